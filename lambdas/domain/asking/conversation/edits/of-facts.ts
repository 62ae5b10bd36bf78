/** A fact once more, from another side: by how much a game was won, the line of the player, the days before, where it is played. */

import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { addDays } from '../../../platform/calendar.ts';
import { openMarket } from '../../queries/market/open-market.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { bareOf, isMadeOf, wordsOf } from '../asked/around.ts';
import type { Heard, Opens } from '../heard.ts';
import { editOfLog } from './facts/of-log.ts';
import { gameAfterNext, otherOfTeam } from './facts/of-team.ts';
import { maskedOf } from './masked.ts';
import { sortOfGames } from './sort-of-games.ts';

/** @returns undefined if it asks for something else */
export function editOfFacts(prompt: string, last: FindQuery, context: QuestionContext): Heard | undefined {
  const text = bareOf(prompt);
  const made =
    otherConference(text, last) ??
    sortOfGames(text, last) ??
    gameAfterNext(prompt, last, context) ??
    editOfLog(prompt, last, context) ??
    otherOfTeam(prompt, last) ??
    gameBefore(text, last) ??
    gamesOver(prompt, last, context) ??
    marginOf(text, last) ??
    lastMeetingOf(text, last) ??
    earlier(text, last) ??
    meetingsOver(prompt, last, context) ??
    lineOf(text, last);
  if (made) return { kind: 'queries', queries: [made], isAside: false };
  const again: Heard = { kind: 'queries', queries: [last], isAside: true };
  if (last.topic === 'injuries' && howLong.test(text))
    return { ...again, says: 'Reports say who is out, and not until when.' };
  const position = last.topic === 'leaders' ? ofPosition.exec(text)?.[1] : undefined;
  if (position !== undefined) return { ...again, queries: [{ ...last, unkept: ['positions of players'] }] };
  if (last.topic === 'schedule' && (where.test(text) || (last.teams.length > 0 && when.test(text))))
    return again;
  const isRanked = last.topic === 'leaders' || last.topic === 'standings' || last.order !== null;
  if (isRanked && ofRank.test(text)) {
    const opens = placeIn(text);
    return opens ? { ...again, opens } : again;
  }
  if (last.topic === 'leaders' && ofHisTeam.test(text)) return again;
  if (last.topic !== 'form') return undefined;
  if (ofResult.test(text))
    return /\bhow many\b/.test(text)
      ? again
      : { ...again, says: 'Each game says whether it was won or lost:' };
  return covered.test(text) ? { ...again, queries: [{ ...last, topic: 'spread' }] } : undefined;
}

const when =
  /^(?:(?:and|so|at|what|when|whens|when's|is|does|do|it|that|the|game|they) )*(?:time|start(?:s|ing)?|kick ?off|tip(?: ?off)?|puck drop|what time|when)(?: (?:is|does|do|it|that|the|game|they|start|play|at|on|off|kick|tip))*$/;
/** A list has all of its places. */
const ofRank =
  /^(?:(?:and|so|ok|who|whos|who's|which|what|is|are|was|in|at|the|one|team|player|guy|comes?|about|sits?|sitting) )*(?:second|third|fourth|fifth|2nd|3rd|4th|5th|next|last|runner ?up|number (?:two|three|2|3)|#?[23]|right behind|behind (?:him|them|that)|after (?:him|them|that)|at the bottom|dead last)(?: (?:place|best|then|up|on|in|the|list|one|after|place|behind|him|them|that))*$/;
/** "Who is second" is one row of them. */
const placeIn = (text: string): Opens | undefined => placesSaid.find(([words]) => words.test(text))?.[1];
const placesSaid: readonly (readonly [RegExp, Opens])[] = [
  [/\b(?:second|2nd|runner ?up|(?:number|#) ?(?:two|2)|#2|behind|after|next)\b/, 'second'],
  [/\b(?:third|3rd|number (?:three|3)|#3)\b/, 'third'],
  [/\b(?:fourth|4th)\b/, 'fourth'],
  [/\b(?:fifth|5th)\b/, 'fifth'],
];

const ofHisTeam =
  /^(?:and |so )*(?:(?:what|which) team (?:is|does|do)(?: that)? ?(?:he|she|that|this guy)?(?: (?:on|for|play|plays|with|play for|play on))*|who (?:does|do) (?:he|she) play for|where does (?:he|she) play|(?:his|her) team)$/;
const ofResult =
  /^(?:(?:and|so|ok|only|just|show|me|the|what|about|which|how|many|of|those|them|were|did|they|ones|games) )*(?:wins?|won|loss(?:es)?|lost|lose)(?: (?:only|of|those|them|ones|games|were|did|they))*$/;
const covered =
  /^(?:(?:and|so|ok|how|many|much|often|of|those|them|these|did|do|they|in|have|any|against|the) )*(?:cover(?:ed|s)?|ats|spread)(?: (?:of|in|those|them|these|the|spread|all|any|games|that))*$/;

const howLong =
  /^(?:(?:and|so|how|long|when|whens|when's|is|are|will|does|do|what|whats|what's|the|his|their|any|idea|he|she|they|hes|he's|gonna|going|expected|supposed|timeline|timetable|eta|for|a|on|return|to|be|been|much|longer|many|games|weeks) )*(?:out|back|return(?:s|ing)?|miss(?:es|ing)?|timeline|timetable|eta|playing again|play again|sidelined)(?: (?:for|date|from|injury|on|him|her|them|to|play|in|the|lineup|til|till|until|when|long|again|how))*$/;

/** What the table of the best has no column for. */
const ofPosition =
  /^(?:(?:and|ok|only|just|what|about|how|among|for|of|the|but|show|me|best|top|no) )*(defense?men|d[- ]?men|forwards|cent(?:er|re)s|wingers|goalies|rookies|guards|bigs|big men|wings|point guards|qbs|quarterbacks|rbs|running backs|wrs|wide ?outs|receivers|wide receivers|tes|tight ends|kickers|pitchers|catchers|outfielders|infielders|shortstops|backs)(?: (?:only|instead|though|then))*$/;

const margin =
  /^(?:so |and |but )*(?:(?:by )?how (?:much|many)(?: (?:points?|runs?|goals?|pts))?(?: (?:did|do|were|was))?(?: (?:they|it|he|we))?(?: (?:lose|lost|win|won|or|cover|covered|beat|beaten|get|got|miss|by|them|it|short|the spread|decided|margin))*(?: by)?(?: how (?:much|many))?|(?:they|did they|it was|was it|we|did we) (?:win|won|lose|lost|cover|covered|decided) (?:it )?by (?:how (?:much|many)|what)|(?:what|whats|what's)(?: (?:was|is|the|final|winning|their|of|victory))* margin(?: of victory)?|what (?:did|do|were|was) (?:they|it|we|he) (?:win|lose|cover|beat them|get beat|decided)(?: it)? by|(?:was|is) it (?:even )?(?:a )?(?:close|blowout|tight|a nail ?biter|one ?sided)(?: (?:game|one|or (?:not|what|a blowout|close)))*|how (?:close|bad|badly|big)(?: (?:was|is|did))?(?: (?:it|they|of a win|of a loss))?(?: (?:lose|win|beat|get beat))?)$/;

/** Of a result: how far apart the teams were. */
function marginOf(text: string, last: FindQuery): FindQuery | undefined {
  if (last.topic !== 'score' || !margin.test(text)) return undefined;
  return { ...last, market: 'moneyline' };
}

/** Of two teams, the last meeting has a score. */
function lastMeetingOf(text: string, last: FindQuery): FindQuery | undefined {
  if (last.topic !== 'meetings' || !margin.test(text)) return undefined;
  return { ...last, last: 1, detail: null, splits: [] };
}

const before =
  /^(?:(?:and|ok|what|whats|what's|about|how|did|they|it|was|were|do|go|went|for|in|on|over|under|cover|that|then|hit|win|lose|the same|same) )*(?:the )?(week|day|night|weekend|month)(?:s)? (?:before|prior|earlier|previous)(?: (?:that|this|it|too|then|last))*$|^(?:(?:and|ok|what|about|how|the|for|in|on) )*(?:previous|prior) (week|day|night|weekend|month)$/;
const lengths: Readonly<Record<string, number>> = { week: 7, weekend: 7, day: 1, night: 1, month: 28 };

/** "What about the week before". */
function earlier(text: string, last: FindQuery): FindQuery | undefined {
  const [, one, other] = before.exec(text) ?? [];
  const length = lengths[one ?? other ?? ''];
  if (length === undefined || !last.days) return undefined;
  return { ...last, days: last.days.map((day) => addDays(day, -length)) };
}

const oneBefore =
  /^(?:(?:and|ok|so|what|whats|what's|about|how|hows|in|for|did|they|do|the|their|was|were|game|go) )*(?:one|game|week|match) (?:before|prior)(?: (?:that|this|it|then))*$|^(?:and |what about |how about )?(?:the )?(?:previous|prior) (?:one|game|match)$/;

/** "And the one before": of the results of a week, those of the week before it. */
function gameBefore(text: string, last: FindQuery): FindQuery | undefined {
  if (last.topic !== 'score' || !last.days || last.teams.length === 0 || !oneBefore.test(text))
    return undefined;
  const { length } = last.days;
  return { ...last, days: last.days.map((day) => addDays(day, -length)) };
}

const over =
  /^(?:(?:how|many|much|often|did|do|have|has|of|the|them|those|these|that|were|was|any|all|went|go|gone|goes|going|hit|hits|cash|cashed|landed|and|so|games?|meetings|times) )*(over|under)(?: (?:the|a|total|number|of|games?|N))*$/;

/** "How many of those went over 6": of the meetings that were listed. */
function meetingsOver(prompt: string, last: FindQuery, context: QuestionContext): FindQuery | undefined {
  if (last.topic !== 'meetings') return undefined;
  const masked = maskedOf(prompt, context);
  const [, side] = masked ? (over.exec(masked.text.replace(/\bC\b/g, 'N')) ?? []) : [];
  const [figure, ...more] = masked?.figures ?? [];
  // "Over?" alone is a bet.
  const isCounted = /\b(?:how|of|went|go|goes|going|gone|hits?|cash|landed)\b/.test(masked?.text ?? '');
  if (!isCounted || (side !== 'over' && side !== 'under') || more.length > 0) return undefined;
  return { ...last, market: 'total', side, over: figure?.value ?? null };
}

const conferences: Readonly<Record<string, string>> = {
  afc: 'nfc',
  nfc: 'afc',
  american: 'national',
  national: 'american',
};
const ofConference =
  /^(?:(?:and|ok|so|now|what|whats|what's|about|how|the|in|for|do|show|me) )*(?:(afc|nfc|al|nl|american|national)(?: (?:league|conference))?(?:'s)? )?(?:other )?(?:version|one|equivalent|counterpart|conference|league)$/;

/** "National league version" of a division: the one of the same name. */
function otherConference(text: string, last: FindQuery): FindQuery | undefined {
  const [own = '', ...division] = (last.group ?? '').split(' ');
  const [isMeant, said] = ofConference.exec(text) ?? [];
  const other = conferences[own];
  const isOther = said === undefined ? /\bother\b/.test(text) : other?.startsWith(said[0] ?? '') === true;
  if (isMeant === undefined || other === undefined || !isOther) return undefined;
  return { ...last, group: [other, ...division].join(' ') };
}

const counting =
  /^(?:(?:and|so|how|many|much|often|did|do|does|have|has|he|she|they|of|the|them|those|these|that|his|her|were|was|games?|times|in|had|with|get|got|gets|go|went|gone|goes|hit|hits|score|scored) )+(over|under|above|below|more than|less than|fewer than|at least|N)(?: (?:N|or more|or better|plus|of|them|those|games?|times|in|points?|rebounds|assists|yards|goals|shots))*$/;

/** "How many of those were over 12": of the games of the player that were listed. */
function gamesOver(prompt: string, last: FindQuery, context: QuestionContext): FindQuery | undefined {
  if (last.players.length !== 1 || last.stat === null) return undefined;
  const masked = maskedOf(prompt, context);
  const text = masked?.text.replace(/\b[CL]\b/g, 'N') ?? '';
  const [figure, ...more] = masked?.figures ?? [];
  const [, word] = counting.exec(text) ?? [];
  const isMeant = /\b(?:how many|how often|of (?:those|them|these|the|his|her))\b/.test(text);
  if (!figure || word === undefined || more.length > 0 || !isMeant) return undefined;
  const isLeast = word === 'at least' || /\bN(?: \w+)? (?:or more|or better|plus)\b/.test(text);
  if (word === 'N' && !isLeast) return undefined;
  const isUnder = /^(?:under|below|less|fewer)/.test(word);
  return {
    ...last,
    over: isLeast ? figure.value - 0.5 : figure.value,
    side: isUnder ? 'under' : 'over',
  };
}

const ofLine = wordsOf(
  "and ok so but what whats what's how hows where wheres where's is are was the his her their its it's he she a of for on at in to today today's tonight tonights tonight's this game week next now currently rn set sitting tho though then line lines number numbers prop props odds price prices over under o/u ou look looks like got any there compare compared vs versus that current does have",
);

/** "What's the line tonight": of the player and the statistic that were asked about. */
function lineOf(text: string, last: FindQuery): MarketQuery | undefined {
  if (last.players.length === 0 || !/\b(?:lines?|numbers?|props?|odds|prices?|o\/u)\b/.test(text))
    return undefined;
  if (!isMadeOf(text.replaceAll('o/u', 'ou'), ofLine) || /\bnumbers? (?:look|like|this)/.test(text))
    return undefined;
  const { sports, players, stat, stats } = last;
  return {
    ...openMarket,
    topic: 'player_lines',
    sports,
    players,
    stat: stat === 'other' ? null : stat,
    ...(stats && { stats }),
  };
}

const where =
  /^(?:(?:and|so|is|are|it|that|they|the|game|at|playing|that's|what|whats|what's) )*(?:where(?: (?:at|is it|is that|are they|are they playing|is the game|they at|they playing|they play|do they play|is it at|played))*|(?:a |at )?home(?: game)? or (?:away|road|on the road|an away game)|(?:away|road) or home|(?:the |which |what )*(?:stadium|arena|venue|city|building)|(?:is (?:it|that) )?at home)$/;
