/** What is asked about a player: whether he plays, or his last games in a statistic. */
import type { PropStat } from '../../../../../contracts/feed/props.ts';
import type { Slots } from './slots.ts';
import type { Found } from './topic.ts';
import type { Meaning } from './words.ts';

/** Words that ask about teams and results. */
const ofTeams: readonly Meaning[] = [
  'record',
  'ats',
  'totals',
  'standings',
  'score',
  'win',
  'won',
  'covered',
  'best',
  'worst',
  'scoring',
  'last',
  'form',
];

/** "Is Curry out", "Mahomes playing tonight?" */
export function playerTopic(given: Slots): Found | undefined {
  const { has, markets, sides, odd, over, last, side, text } = given;
  // "Booker o26.5 last 5": the number says which statistic.
  if (over !== null && side !== null && last !== null && markets.length + odd.length === 0)
    return { topic: 'game_log', side, over, last };
  if (markets.length + sides.length + odd.length > 0 || over !== null) return undefined;
  if ((has('injuries') || has('schedule')) && !ofTeams.some(has)) return { topic: 'injuries' };
  // "How has Cease pitched his last few starts" is of games that are over, "is Cease starting" of the next one.
  if (has('starters') && !(has('log') || isOfPast(given))) return { topic: 'starters' };
  const isOfGames =
    has('log') ||
    has('last') ||
    has('form') ||
    has('fared') ||
    last !== null ||
    has('streak') ||
    has('starters');
  if (asksWhatHeDid.test(text)) return { topic: 'game_log', last: lastOf(given) };
  // "How many points is he averaging".
  if (has('scoring') && !isOfGames && !has('allowed'))
    return { topic: 'game_log', stat: scoredIn(text), last: lastOf(given) };
  return isOfGames && !has('win') && !has('won') ? { topic: 'game_log', last: lastOf(given) } : undefined;
}

/** "What did Burrow do against the Ravens". */
const asksWhatHeDid =
  /\b(?:what|how)(?:['’]?d| did| has| have)\b.*\b(?:do(?:ne)?|play(?:ed)?|look(?:ed)?|fared?|perform(?:ed)?)\b/;

const scoredIn = (text: string): PropStat | null =>
  /\bgoals?\b/.test(text)
    ? 'goals'
    : /\bruns?\b/.test(text)
      ? 'runs'
      : /\bp(?:oin)?ts\b|\bppg\b/.test(text)
        ? 'points'
        : null;

/** "Last game" is one. */
const lastOf = ({ last, text }: Slots): number | null =>
  last ?? (/\b(?:last|previous|prior) (?:game|start|outing|match)\b/.test(text) ? 1 : null);

/** Words of games that are over, also beside those of who starts. */
export const isOfPast = ({ has, last, isPast, text }: Slots): boolean =>
  isPast ||
  last !== null ||
  has('last') ||
  has('form') ||
  has('season') ||
  /\b(?:pitched|threw|thrown|did)\b|\bhow(?:['’]?s|['’]?d| has| did| does)\b.*\b(?:pitch|throw|look)/.test(
    text,
  );

/** Words that ask for past games. */
const ofGames = [
  'last',
  'often',
  'log',
  'record',
  'form',
  'scoring',
  'season',
  'fared',
  'did',
  'streak',
  'lastTime',
  'home',
  'road',
  'leader',
  'earlier',
] as const;

/** As many as a query lists. */
const mostStats = 4;

/** "Do his assists usually go over": of games that were, whatever number books list. */
export const asksHowOften =
  /\b(?:how (?:often|frequently|many times)|usually|normally|typically|generally|regularly|consistently|tends? to|mostly|most (?:nights|games|of the time)|often|always)\b/i;

/** "How often does Draisaitl go over 3.5 shots", "Edwards last 10 games points". */
export function logTopic(given: Slots): Found | undefined {
  const { has, stats, side, over, markets, odd, isNext, isPast } = given;
  const [stat, ...others] = stats;
  if (!stat || markets.length > 0 || isNext || odd.length > 0) return undefined;
  const isSeveral = others.length > 0;
  if (isSeveral && (over !== null || stats.length > mostStats || stats.includes('other'))) return undefined;
  const isOfGames = ofGames.some((each) => has(each)) || isPast || lastOf(given) !== null;
  if (!isOfGames && !(side !== null && asksHowOften.test(given.text))) return undefined;
  if (over === null && side !== null)
    return isSeveral || !asksHowOften.test(given.text)
      ? undefined
      : { topic: 'game_log', stat, side, over: null, last: lastOf(given) };
  return {
    topic: 'game_log',
    stat,
    side: over === null ? null : side,
    over,
    last: lastOf(given),
    ...(isSeveral && { stats: [...stats] }),
    ...(has('streak') && { detail: 'streak' as const }),
  };
}
