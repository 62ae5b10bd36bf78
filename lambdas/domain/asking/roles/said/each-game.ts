/** How many legs are of a game: at most two of the same one, or two of each that is named. */
import { amountIn } from '../figures.ts';
import type { Span } from '../spans.ts';

const isWanted = (role: string, span: Span | undefined): span is Span =>
  span?.role === role && !span.isRefused;

const most =
  /\b(?:max(?:imum)?|at most|no more than|not more than|up to|limit(?:ed)?(?: to| of)?|cap(?:ped)?(?: at)?)\b/i;
const ofSameGame =
  /^(?:(?:from |in |per |out of )?(?:the |a |any |each |one |every )*(?:same |single )?)?(?:games?|matchup|match)(?: max)?$/i;

/** "Six legs, max 2 from the same game": legs are of different games wherever there are enough. */
export const withoutMostOfGame = (spans: readonly Span[]): readonly Span[] => {
  const isMost = (at: number) => {
    const [count, game] = [spans[at], spans[at + 1]];
    const isOfGame = (isWanted('form', game) || isWanted('each', game)) && ofSameGame.test(game.words.trim());
    return isWanted('n', count) && isOfGame && most.test(`${count.before} ${count.words}`);
  };
  return spans.filter((_, at) => !isMost(at) && !isMost(at - 1));
};

const each =
  /^(?:from |of |for |in |per |on )?(?:each|apiece|both)(?: (?:of (?:them|those)|one|game|matchup|match|team|side))?$/i;
const joining = /^(?:,|and|&|\+|plus|, and|n|then)(?: the)?$/i;
const meeting = /^(?:-|–|\/|vs?\.?|at|@|versus)?$/i;

/** "Sens Bolts and Panthers Isles, 2 legs each": as many of each game or team. */
export const withCountOfEach = (spans: readonly Span[]): readonly Span[] => {
  const [count, ...counts] = spans.filter((span) => isWanted('n', span));
  const said = spans.filter((span) => isWanted('each', span) && each.test(span.words));
  const own = count && amountIn(count.words.replace(ofEach, ''));
  const named = spans.filter(isSubject);
  const isEach =
    count !== undefined &&
    (ofEach.test(count.words) || said.length > 0 || /^each\b/i.test(named[0]?.before ?? ''));
  const games = inPairs(named);
  const isOther = spans.some((span) => isWanted('player', span) || isWanted('sport', span));
  if (!count || !own || counts.length > 0 || !isEach || isOther || !games || games.length < 2) return spans;
  const rest = spans.filter((span) => span !== count && !said.includes(span) && !isSubject(span));
  const legs = games.flatMap((game, leg) => [
    { ...count, words: `${own}`, leg, before: leg === 0 ? count.before : ',' },
    { ...game, leg, before: 'from' },
  ]);
  return [...rest.map((span) => ({ ...span, leg: null })), ...legs];
};
const ofEach = / (?:\w+ )?(?:each|apiece)$/i;

const isSubject = (span: Span): boolean =>
  isWanted('team', span) || isWanted('game', span) || isWanted('vs', span);

/**
 * "Sens Bolts and Panthers Isles" are two games, "Lions and Bears" two teams.
 * @returns undefined where some stand in pairs and others alone
 */
function inPairs(named: readonly Span[]): Span[] | undefined {
  if (named.slice(1).every(({ before }) => !meeting.test(before.trim()))) return [...named];
  const isPaired =
    named.length % 2 === 0 &&
    named.every(({ before }, at) => at === 0 || (at % 2 === 1 ? meeting : joining).test(before.trim()));
  if (!isPaired) return undefined;
  return named.flatMap((one, at): Span[] => {
    const other = named[at + 1];
    return at % 2 === 0 && other ? [{ ...one, role: 'game', words: `${one.words} vs ${other.words}` }] : [];
  });
}
