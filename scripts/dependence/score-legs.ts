/** The legs of a game, or of a period of it, that its score settles. */
import { noVig } from '../../lambdas/domain/feed/odds/odds.ts';
import { consensus, type Named, type PastLeg, pastLeg, type Quoted } from './leg.ts';

/** One book's prices of a game or a period; `line` of a spread is the home team's. */
export interface Priced {
  readonly home: string;
  readonly away: string;
  readonly moneyline: readonly [home: number | null, away: number | null];
  readonly spread: readonly [line: number | null, home: number | null, away: number | null];
  readonly total: readonly [line: number | null, over: number | null, under: number | null];
  readonly homeTotal?: readonly [line: number | null, over: number | null, under: number | null];
  readonly awayTotal?: readonly [line: number | null, over: number | null, under: number | null];
}

/**
 * What is tied or pushed is left out.
 * @param books at least one book's prices
 * @param period `h1 ` in front of the legs of a first half; empty for the game
 */
export function scoreLegs(
  of: Named,
  books: readonly Priced[],
  score: { readonly home: number; readonly away: number },
  period = '',
): PastLeg[] {
  const [first] = books;
  if (!first) return [];
  const { home, away } = first;
  const margin = score.home - score.away;
  const win = meanOf(
    books.flatMap(({ moneyline: [h, a] }) => (h === null || a === null ? [] : [noVig([h, a])[0] ?? 0.5])),
  );
  const favorite = win === null || win === 0.5 ? null : win > 0.5;
  const both = (what: string, chance: number, isWon: boolean, spread: number | null = null): PastLeg[] => [
    pastLeg(of, period + what, {
      team: home,
      isHome: true,
      isFavorite: favorite,
      chance,
      won: isWon,
      spread,
    }),
    pastLeg(of, period + what, {
      team: away,
      isFavorite: favorite === null ? null : !favorite,
      chance: 1 - chance,
      won: !isWon,
      spread,
    }),
  ];
  const quoted = (pick: (book: Priced) => Priced['spread'] | undefined): Quoted[] =>
    books.flatMap((book) => {
      const [line, over, under] = pick(book) ?? [null, null, null];
      return line === null || over === null || under === null ? [] : [{ line, over, under }];
    });
  const cover = consensus(quoted(({ spread }) => spread));
  const total = consensus(quoted((book) => book.total));
  const ofTeam = (isHome: boolean): PastLeg[] => {
    const own = consensus(quoted((book) => (isHome ? book.homeTotal : book.awayTotal)));
    const scored = isHome ? score.home : score.away;
    if (!own || own.line === scored) return [];
    const team = isHome ? home : away;
    return [pastLeg(of, `${period}team_total`, { team, isHome, ...own, won: scored > own.line })];
  };
  return [
    ...(win !== null && margin !== 0 ? both('win', win, margin > 0) : []),
    ...(cover && margin + cover.line !== 0
      ? both('cover', cover.chance, margin + cover.line > 0, cover.spread)
      : []),
    ...(total && score.home + score.away !== total.line
      ? [
          pastLeg(of, `${period}total`, {
            chance: total.chance,
            spread: total.spread,
            won: score.home + score.away > total.line,
          }),
        ]
      : []),
    ...ofTeam(true),
    ...ofTeam(false),
  ];
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length;
}
