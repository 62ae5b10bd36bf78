/** The asker's own figures once more: of other days, in units, or of what is open. */
import type { MineQuery } from '../../../../contracts/asking/queries/own.ts';
import { gameSports } from '../../../../contracts/feed/sports.ts';
import { addDays, leagueDay } from '../../../platform/calendar.ts';
import { periodIn } from '../../queries/mine/period.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { bareOf, isMadeOf, wordsOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';

const ofRecord: ReadonlySet<MineQuery['topic']> = new Set(['record', 'units', 'results']);

const ofDays = wordsOf(
  "and ok so but what whats what's how hows about just only the for in over of my me it that this these those do show give was is were narrow down to limit last past previous day days week weeks wk month from since then instead now same recent picks ones bets rather past, 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 did doing go i been",
);
const numbers: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  five: '5',
  seven: '7',
  ten: '10',
  fourteen: '14',
  thirty: '30',
};
const ofOneDay =
  /^(?:(?:and|ok|so|what|whats|what's|about|how|just|only|my|in|for|the|of|it|show|me|from|did|i|do|was|were) )*(today|yesterday|last night)(?: (?:only|instead|alone|then))*$/;
const ofAll =
  /^(?:(?:and|ok|so|what|whats|what's|about|how|just|my|in|for|the|of|it|show|me) )*(?:all[- ]?time|overall|lifetime|ever|career|total|in total|since (?:i started|the beginning|forever|day one)|all of (?:it|them))$/;
const ofUnits =
  /^(?:(?:and|so|ok|what|whats|what's|that|it|is|how|many|much|about|in|as|by|terms|of|the|my|am|i|up|down|for|give|me|show) )*units?(?: (?:am|i|up|down|is|that|won|lost|or|profit|total|though|instead))*$/;

/** @returns undefined if it asks for something else */
export function editOfOwn(prompt: string, last: MineQuery, context: QuestionContext): Heard | undefined {
  if (last.topic === 'open') return ofOpen(prompt, last);
  if (!ofRecord.has(last.topic)) return undefined;
  const text = bareOf(prompt).replace(
    /\b(two|three|five|seven|ten|fourteen|thirty)\b/g,
    (word) => numbers[word] ?? word,
  );
  const { isLonger: _, ...open } = last;
  const again = (query: MineQuery): Heard => ({ kind: 'queries', queries: [query], isAside: false });
  if (ofAll.test(text)) return again({ ...open, days: null });
  if (ofUnits.test(text)) return again({ ...open, topic: 'units' });
  const today = leagueDay(context.now);
  const named = ofOneDay.exec(text)?.[1];
  if (named !== undefined) return again({ ...open, days: [named === 'today' ? today : addDays(today, -1)] });
  const part = partOf(text, { ...open, days: last.days });
  if (part) return part;
  if (!isMadeOf(text, ofDays)) return undefined;
  const weeks = /\b(?:last|past|previous) ([1-4]) (?:weeks|wks)\b/.exec(text)?.[1];
  const said = weeks === undefined ? text : `last ${7 * Number(weeks)} days`;
  const days = periodIn(said, today);
  return days ? again({ ...open, days }) : undefined;
}

const onlyPart =
  /^(?:(?:and|ok|so|but|what|whats|what's|about|how|hows|just|only|now|show|give|me|the|my|for|on|in|of|with|do|did|does|have|i|done|record|narrow|it|down|to) )*(?:(nfl|nba|nhl|mlb|mls|cfl) ?)?(?:(parlays?|singles?|straights?|straight bets?|spreads?|totals?|over[- ]unders?|moneylines?|mls?|props?|player props?|futures?) ?)?(?:(?:bets?|picks?|ones?|plays?|only|alone|instead|record|then|though|please|do|done|doing|did|been|at|on|the|just) ?)*$/;
const markets: readonly (readonly [RegExp, MineQuery['market']])[] = [
  [/^spread/, 'spread'],
  [/^(?:total|over)/, 'total'],
  [/^m/, 'moneyline'],
  [/prop/, 'prop'],
  [/^future/, 'outright'],
];

/** "Only the parlays", "just the props": a part of the record, by what it is counted by. */
function partOf(text: string, last: MineQuery): Heard | undefined {
  const [isMeant, league, kind] = onlyPart.exec(text) ?? [];
  const sport = gameSports.find((each) => each.toLowerCase() === league);
  if (isMeant === undefined || (sport === undefined && kind === undefined)) return undefined;
  const found = markets.find(([words]) => kind !== undefined && words.test(kind))?.[1] ?? null;
  // "Only the parlays" of a month: a kind of bet with more than one pick is listed among all of them.
  const isOfForm = kind !== undefined && found === null;
  const query: MineQuery = {
    ...last,
    topic: isOfForm ? 'by_type' : 'record',
    sports: sport ? [sport] : [],
    market: found,
    ...(isOfForm && { days: null }),
  };
  const says = 'Kinds of bets, such as parlays, are counted for all time and not by days.';
  return { kind: 'queries', queries: [query], isAside: false, ...(isOfForm && { says }) };
}

const start =
  /^(?:(?:and|so|ok) )*(?:when|what time)(?: (?:does|do|is|are|will|the|my|they|it|first|next|last|earliest|one|ones|of|them|em|those|these|all|game|games|bets?|picks?|start|starts|starting|kick|kicks|off|tip|play|begin|on|go|today|tonight|up))+$|^(?:(?:and|so|do|does|are|is|any|of|them|em|those|these|which|ones?|one) )+(?:start|starting|starts|play|playing|on|going|live|today|tonight|tomorrow)(?: (?:today|tonight|tomorrow|soon|first|next|now|yet))*$/;
const riding =
  /^(?:(?:and|so|ok|how|much|money|what|whats|what's|is|do|i|have|got|the|my|total|in|all|of|on|them|em|those|these|that|it|are|am) )*(?:riding|at (?:stake|risk)|staked|risk(?:ed|ing)?|on the line|exposure|in play)(?: (?:on|in|them|em|those|these|that|all|total|of|it|right|now|altogether))*$|^how much(?: (?:do|did|i|have|on|in|all|of|them|those|these|total|to|could|would|can|win|stand|make|pays?|they))+$/;

/** Of open picks, the answer lists when each of them starts; what is staked on them is not added up. */
function ofOpen(prompt: string, last: MineQuery): Heard | undefined {
  const text = bareOf(prompt);
  const again: Heard = { kind: 'queries', queries: [last], isAside: true };
  if (
    start.test(text) ||
    /^(?:so |and )*how many(?: (?:is|are|of them|do i have|in all|total|that|there))*$/.test(text)
  )
    return again;
  if (!riding.test(text)) return undefined;
  return {
    ...again,
    says: 'We don’t add up the stakes of open picks: the Tracker shows each under “Your bet”.',
  };
}
