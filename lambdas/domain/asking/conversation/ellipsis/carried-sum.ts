/** A sum or a definition that is asked again for something else: "three legs how much", "w/o the vig", "baseball got the same thing?". */
import type { SumQuery } from '../../../../contracts/asking/queries/sum.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { readQueries } from '../../queries/reading/read-queries.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { readQuestion } from '../../reading/read.ts';
import { numberNames } from '../../reading/words/counts.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';
import { whatToChange } from '../taps.ts';

/** @returns undefined if the last question was none of these, or if the text says something else */
export function carriedSum(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const [last, ...others] = turn.asked ?? [];
  if (!last || others.length > 0 || turn.play) return undefined;
  const text = tidied(prompt).toLowerCase();
  if (last.ask === 'explain') return ofTerm(text, last.terms, turn, context);
  if (last.ask !== 'sum') return undefined;
  const again = last.sum === 'parlay' ? withLegs(text, last) : undefined;
  if (again) return { kind: 'queries', queries: [again], isAside: false };
  return withoutVig.test(text) ? ofOtherSide(last, turn) : undefined;
}

const legs = new RegExp(
  `^(?:(?:and|ok|so|what|whats|how|about|if|does|do|would|with|for|make|it|its|was|is|i|we|did|a|same|but|just|then|now|wait|no|sorry|meant|mean|had)[ ,]+)*(\\d{1,2}|${numberNames.slice(1).join('|')})[ -](?:legs?|leggers?|legged|teams?|teamers?|picks?|of (?:them|em|those))(?:[ ,]+(?:how|much|what|whats|it|that|does|do|would|pay|pays|win|wins|get|gets|me|i|the|payout|then|instead|parlay|same|odds|price|at|each|all|too))*$`,
);
const most = 12;

/** As many legs at the same odds: what each of different ones would be is not known. */
function withLegs(text: string, last: Extract<SumQuery, { sum: 'parlay' }>): SumQuery | undefined {
  const said = legs.exec(text)?.[1];
  const [first] = last.legs;
  if (said === undefined || !first || last.pushes > 0) return undefined;
  const count = numberNames.includes(said) ? numberNames.indexOf(said) : Number(said);
  const isAlike = last.legs.every(({ format, value }) => format === first.format && value === first.value);
  if (!isAlike || count < 2 || count > most) return undefined;
  return { ...last, legs: Array.from({ length: count }, () => first) };
}

const withoutVig =
  /^(?:(?:and|ok|so|what|whats|what's|about|how|but|is|that|it|now)[ ,]+)*(?:w\/o|without|minus|no|less|excluding|after|taking out|take out|remove|removing|strip|devig|no-?vig)(?: (?:the )?(?:vig|juice|margin|rake|hold))?(?:[ ,]+(?:tho|then|pls|please|price|odds|chance))*$/;

/** The margin of one price alone is not known. */
function ofOtherSide(last: SumQuery, turn: Turn): Heard | undefined {
  if (last.sum !== 'convert' && last.sum !== 'payout' && last.sum !== 'break_even') return undefined;
  if (last.odds.format !== 'american') return undefined;
  const why = `Without the vig, the other side’s price is needed too. Name both prices, or the game: ${formatAmerican(last.odds.value)} alone does not say what the book keeps.`;
  return { ...whatToChange(turn), why };
}

/** One thing under the names that sports have for it. */
const namedBySport = {
  NHL: 'puck_line',
  MLB: 'run_line',
  NFL: 'spread',
  NBA: 'spread',
  CFL: 'spread',
  MLS: 'spread',
} as const;
const spreads: ReadonlySet<string> = new Set(Object.values(namedBySport));
const inSport =
  /^(?:(?:and|ok|so|what|whats|how|about|does|do|is|in|for|the|it|its)[ ,]+)*(football|nfl|basketball|nba|hoops|hockey|nhl|baseball|mlb|soccer|mls)(?:[ ,]+(?:too|got|has|have|have|had|do|does|call|calls|it|that|one|a|an|the|same|thing|version|of|equivalent|what|whats|in|then|as|well|also|something|like|similar))*$/;
/** "Show me one with real teams": an example. */
const forExample =
  /\b(?:show|give|gimme|get|make|build|do) (?:me )?(?:one|an? (?:real )?(?:example|one)|a real one|another example)\b|\b(?:example|for instance|with real (?:teams|games|numbers))\b/;

const beforeTerm =
  /^(?:(?:ok|and|also|now|but|or|so|then|what about|what bout|how about|hows|what is|whats|what's|explain|define|same for|vs|versus|a|an|the)[ ,]+)+|(?:[ ,]+(?:too|also|as well|then|tho|though|mean|means))+$/g;
/** Words of a term. */
const longestTerm = 4;

/** "And pleaser", "round robin?": another term, where nothing else is said. */
function otherTerm(text: string, context: QuestionContext): Heard | undefined {
  const said = text.replace(beforeTerm, '').trim();
  if (said === '' || said.split(' ').length > longestTerm) return undefined;
  const [read, ...others] = readQueries(`what does ${said} mean`, context) ?? [];
  if (read?.ask !== 'explain' || others.length > 0) return undefined;
  return { kind: 'queries', queries: [read], isAside: false };
}

function ofTerm(
  text: string,
  terms: readonly string[],
  turn: Turn,
  context: QuestionContext,
): Heard | undefined {
  const [term, ...others] = terms;
  if (term === undefined || others.length > 0) return undefined;
  const other = otherTerm(text, context);
  if (other) return other;
  const named = inSport.exec(text)?.[1];
  if (named !== undefined && spreads.has(term)) {
    const [sport] = readQuestion(named, context).reading.sports;
    const own = sport && sport !== 'GOLF' ? namedBySport[sport] : undefined;
    return own && { kind: 'queries', queries: [{ ask: 'explain', terms: [own] }], isAside: false };
  }
  if (!forExample.test(text)) return undefined;
  const { reading, unread } = readQuestion(text, context);
  const isRead = unread.length === 0 && reading.intent === 'play';
  return whatToChange(turn, isRead ? reading : undefined);
}
