/** The cost of a selection's price as a fact, the only one available for every leg. */
import type { Game } from '../../../feed/games/game.ts';
import type { Fact } from '../fact.ts';

interface Priced {
  readonly game: Game;
  readonly label: string;
  /** American odds. */
  readonly price: number;
  /** Percent. */
  readonly chance: number;
  /** Percent. */
  readonly breakEven: number;
  /** Dollars per $100; negative if the bet wins on average. */
  readonly cost: number;
  readonly books: number;
  readonly book: string;
  /** ISO 8601 in UTC. */
  readonly pricedAt: string;
}

export function costFact({
  game,
  label,
  price,
  chance,
  breakEven,
  cost,
  books,
  book,
  pricedAt,
}: Priced): Fact {
  return {
    id: `${game.id} cost ${label}`,
    kind: 'cost',
    gameId: game.id,
    sport: game.sport,
    about: label,
    team: null,
    values: { price, chance, break_even: breakEven, cost: Math.abs(cost), per: 100 },
    n: books,
    asOf: pricedAt,
    source: book,
    knownToMarket: true,
  };
}

/** A price with an expected loss counts against its leg, one with an expected gain for it. */
export function costSide(cost: number): 'for' | 'against' | 'neutral' {
  if (cost === 0) return 'neutral';
  return cost > 0 ? 'against' : 'for';
}
