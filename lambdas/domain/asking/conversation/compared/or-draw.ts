/** "Make it them or the draw" after a bet on a soccer team: one bet on two of the three results, which is no bet on the draw. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { readQueries } from '../../queries/reading/read-queries.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';
import { plain } from '../operations/word-lists.ts';
import { daysOfLast, firstShown } from './one-shown.ts';

const draw = '(?:draws?|ties?|tied|drawn)';
const bets = [
  [
    'draw no bet',
    /\bdraw[ -]no[ -]bet\b|\bdnb\b|\b(?:money|stake) back (?:on|if|for) (?:the |an? |it'?s )*(?:draw|tie)\b/,
  ],
  [
    'double chance',
    new RegExp(
      `\\bdouble chance\\b|\\b(?:or|and) (?:(?:to|for|the|an?|they|also) )*${draw}\\b|\\b(?:not|don'?t|doesn'?t) (?:to )?lose\\b|\\bavoid (?:defeat|losing|a loss)\\b|\\b(?:cover|include|insure|protect) (?:me (?:on|for|against) )?(?:the|an?) ${draw}\\b`,
    ),
  ],
] as const;
/** Besides the words that mean nothing by themselves: all of them say only that this bet is wanted. */
const around =
  /^(?:is|are|does|do|what|whats|what's|how|about|any|price|odds|available|offered|have|has|to|win|wins|winning|want|like|would|i'd|either|result|make|switch|change|give|gimme|for|bet|instead|them)$/;

/** @returns undefined after anything but a bet on one soccer team, and where more is said */
export function orDraw(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const [bet, pattern] = bets.find(([, words]) => words.test(text)) ?? [];
  const shown = bet === undefined ? undefined : teamShown(turn);
  if (pattern === undefined || shown === undefined) return undefined;
  const soccer = { ...context, selectedSport: 'MLS' as const };
  const others = sentenceOf(text.replace(pattern, ' '), soccer).tokens.filter(
    ({ word, isBreak }) => !isBreak && !plain.has(word) && !around.test(word),
  );
  const [named, ...rest] = others;
  if (rest.length > 0 || (named && named.team?.sport !== 'MLS')) return undefined;
  const queries = readQueries(`${named?.team?.name ?? shown} ${bet}`, soccer);
  const [query] = queries ?? [];
  if (query?.ask !== 'check' || queries?.length !== 1) return undefined;
  return { kind: 'queries', queries: [{ ...query, ...daysOfLast(turn) }], isAside: true, isWhole: true };
}

/** The soccer team that was bet on, or that no bet could be found on. */
function teamShown(turn: Turn): string | undefined {
  const { sports = [], player = null, teams = [] } = firstShown(turn) ?? {};
  const [team] = teams;
  if (sports[0] === 'MLS' && player === null) return team;
  const [reading] = turn.queries;
  const [wanted, ...others] = turn.play || turn.asked ? [] : (reading?.teams ?? []);
  return wanted?.sport === 'MLS' && wanted.stance === 'back' && others.length === 0 ? wanted.name : undefined;
}
