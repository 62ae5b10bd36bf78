/** A player's games once more: how often he was over the line that was shown, in how many he scored, and when he last played. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { scoringStat } from '../../../feed/players/scoring-stat.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { isMadeOf, wordsOf } from '../asked/around.ts';
import { mergedSplits } from '../ellipsis/merged-splits.ts';
import type { Heard } from '../heard.ts';
import { heardOf, isPlain, type Said, unreadIn } from './said.ts';
import { splitsSaid, statSaid } from './stats-said.ts';

const aroundLine = wordsOf(
  'how often many times much does do did has have is was he she his her they been usually normally always typically mostly go goes going gone get gets got hit hits hitting clear clears cleared clearing top topped beat beats beating cover covers covered cash cashed make reach reached over under above below that this it the line number prop mark total lately recently of in for last past games game starts out time percent what percentage three four five six seven eight nine ten season year',
);
const aroundFigures = /^\d{1,2}$/;
const ofLine =
  /\b(?:over|under|above|below|hit(?:s|ting)?|clear(?:s|ed|ing)?|top(?:ped)?|beat(?:s|ing)?|cover(?:s|ed)?|cash(?:ed)?|reach(?:ed)?)\b/;
const isOften = /\b(?:how (?:often|many)|has|have|does|did|what percent(?:age)?|usually|out of)\b/;
const ofHim = /\b(?:he|she|his|her|it|that|this|line|number)\b/;

/** "How often has he gone over it": the number is that of the prices that were shown, which the answer says. */
export function overLine(said: Said): Heard | undefined {
  const { text, shown, slots, sport } = said;
  const [player, ...others] = shown.players;
  const { last } = shown;
  if (last?.ask !== 'market' || last.topic !== 'player_lines' || !player || others.length > 0)
    return undefined;
  const words = text.split(' ').filter((word) => !aroundFigures.test(word));
  if (!isMadeOf(words.join(' '), aroundLine) || !ofLine.test(text) || !isOften.test(text)) return undefined;
  if (!ofHim.test(text) || slots.players.length > 0) return undefined;
  const query: FindQuery = {
    ...openFind,
    topic: 'game_log',
    sports: [sport],
    players: [player],
    stat: last.stat,
    side: /\b(?:under|below)\b/.test(text) ? 'under' : 'over',
    over: last.line,
    last: slots.last,
  };
  return { ...heardOf(query, said), ...(last.line === null && { isOverShown: true }) };
}

const inHowMany =
  /\b(?:how many (?:of|games|times)|how often|what percent(?:age)? of)\b.*\b(?:scored?|found the end zone|find the end zone|(?:has|have|had|get|got|hit|caught) (?:a|an|one|at least (?:a|one)) (?:touchdown|td|goal|hit|home run|homer|assist|sack|three|double[- ]double|triple[- ]double))(?: (?:a|at least (?:a|one)) (?:touchdown|td|goal))?(?: in)?$/;

/** "How many of his last ten games has he scored in": games, and no sum. */
export function gamesScored(said: Said): FindQuery | undefined {
  const { text, shown, slots, sport } = said;
  const [player = shown.players[0], ...others] = slots.players;
  if (!inHowMany.test(text) || player === undefined || others.length > 0 || !isPlain(said)) return undefined;
  if (slots.players.length === 0 && shown.players.length > 1) return undefined;
  const stat = statSaid(said) ?? scoringStat[sport];
  if (stat === undefined || slots.teams.length > 0) return undefined;
  // In basketball, all score.
  if (stat === 'points') return undefined;
  return {
    ...openFind,
    topic: 'game_log',
    sports: [sport],
    players: [player],
    stat,
    over: 0.5,
    last: slots.last,
  };
}

const without =
  /^(?:(?:and|so|but|ok) )*(?:how (?:do|did|are|have|has|'?re|'?ve|is|does|well do|good are) (?:they|the team|his team|their team)(?: (?:do|done|doing|been|look|play|playing|fare|fared|perform))?|what(?:'?s| is) (?:their|the team'?s?|his team'?s?) record|(?:their )?record)(?: lately| this season| so far)? (?:without|w\/o|minus|when) (?:him|her|he(?:'?s| is)? (?:out|not playing|sitting|sits(?: out)?|misses|doesn'?t play|didn'?t play|isn'?t playing|missing))(?: (?:in|out there|on the (?:court|field|ice)))*$/;

/** "How do they do without him": the record of his team in games that he missed. */
export function withoutHim({ text, shown, sport, context }: Said): FindQuery | undefined {
  const [player, ...others] = shown.players;
  if (player === undefined || others.length > 0 || !without.test(text)) return undefined;
  const team = context.roster?.find((each) => each.name === player && each.sport === sport)?.team;
  return team === undefined
    ? undefined
    : { ...openFind, topic: 'record', sports: [sport], teams: [team], withoutPlayer: player };
}

const lastPlayed =
  /^(?:(?:and|so) )*(?:when (?:did|was) (?:he|she|his|her) last (?:play|suit up|take the (?:field|floor|ice)|start|pitch|game|time out|start|appearance|played)|when(?:'?s| is| was) the last time (?:he|she) (?:played|pitched|started|suited up)|(?:what was |how was |how did he (?:do|play) in )?(?:his|her) last game|how long (?:has it been since he (?:last )?played|since he played)|did (?:he|she) play (?:in )?(?:last night|yesterday|(?:in )?(?:their|the) last game))$/;

/** "When did he last play". */
export function lastGameOf({ text, shown, sport, slots }: Said): FindQuery | undefined {
  const [player, ...others] = shown.players;
  if (!lastPlayed.test(text) || player === undefined || others.length > 0 || slots.players.length > 0)
    return undefined;
  const stat = shown.last?.ask === 'find' && shown.last.topic === 'game_log' ? shown.last.stat : null;
  return { ...openFind, topic: 'game_log', sports: [sport], players: [player], stat, last: 1 };
}

const average =
  /^(?:(?:and|so) )*(?:what(?:'?s| is| was| does that) )?(?:his|her|the|their|that)? ?averag(?:e|es)(?: (?:out to|in those|over those|for those|of those|in that span|per game|a game|there|to|games|in them))*$/;

/** "What is his average" of the games that were listed, which the answer says. */
export function averageOf({ text, shown: { last } }: Said): Heard | undefined {
  const isOfGames = last?.ask === 'find' && last.topic === 'game_log' && last.players.length === 1;
  return isOfGames && average.test(text)
    ? { kind: 'queries', queries: [last], isAside: true, isWhole: true }
    : undefined;
}

const otherStat =
  /^(?:(?:and|so|but|ok) )*(?:what about|how about|what(?:'?s| is| are)|how many|and|show me|what were|what was) (?:(?:his|her|their|for|of|in|the) )*[\w +-]+?(?: (?:does he have|did he have|has he got|did he get|does he average|has he had|did he put up|is he averaging|he has|he had|has he hit|did he hit|has he made|does he get|did he throw|has he thrown|did he catch))?$/;

/** "What about his home runs": the games that were shown, in another statistic. */
export function otherStatOf(said: Said): FindQuery | undefined {
  const { text, shown, slots } = said;
  const { last } = shown;
  if (last?.ask !== 'find' || last.topic !== 'game_log' || last.players.length === 0) return undefined;
  const stat = statSaid(said);
  const isAlone = slots.teams.length + slots.players.length === 0 && unreadIn(said).length === 0;
  if (stat === undefined || slots.stats.length > 1 || !isAlone || !isPlain(said)) return undefined;
  if (!otherStat.test(text) || /\b(?:lines?|props?|odds|price)\b/.test(text) || slots.side !== null)
    return undefined;
  if (slots.over !== null || slots.isNext || slots.unkept.length > 0) return undefined;
  const { stats: _, ...one } = last;
  return {
    ...one,
    stat,
    over: null,
    side: null,
    detail: null,
    splits: mergedSplits(last.splits, splitsSaid(said)),
    last: slots.last ?? last.last,
    days: slots.days ?? last.days,
  };
}

const against = [
  "(?:(?:and|so|but|ok) )*(?:how(?:'?s|'?d)?|what(?:'?s|'?d)?|show me|any|hows|whats)(?: (?:has|have|did|does|do|is|was|are|were|about|good|well|bad|badly|many|much))*(?: (?:[a-z+]+))?? (?:he|she|his|her|hes|shes|him)(?: (?:usually|normally|typically|ever|career|historically|generally|recent|recently|last))*",
  '(?: (?:done|do|does|did|fared?|play(?:ed|s)?|look(?:ed|s)?|been|perform(?:ed|s)?|numbers?|stats?|game log|games?|history|track record|record|put up|get|got|average[ds]?|averaging|have|had|like|do in|done in|doing|log|line|lines|results?|last game))*',
  " (?:vs\\.?|versus|against|facing|playing|v) (?:the )?[a-z0-9 .'-]{2,30}?(?: (?:before|lately|in the past|historically|this (?:season|year)|usually|normally|so far|recently|last time|ever))*",
].join('');
const againstWhole = new RegExp(`^${against}$`);

/** "Hows he done vs Brooklyn": the games of the one player that was shown against that team. */
export function gamesAgainst(said: Said): FindQuery | undefined {
  const { text, shown, slots, sport } = said;
  const [player, ...others] = shown.players;
  const [team, ...more] = slots.teams;
  if (player === undefined || others.length > 0 || team === undefined || more.length > 0) return undefined;
  if (slots.players.length > 0 || slots.over !== null || slots.isNext || !isPlain(said)) return undefined;
  if (!againstWhole.test(text)) return undefined;
  const stat = statSaid(said) ?? shown.stat ?? shown.bets[0]?.stat ?? null;
  return {
    ...openFind,
    topic: 'game_log',
    sports: [sport],
    players: [player],
    against: [team],
    stat: stat === 'other' ? null : stat,
    last: slots.last,
  };
}
