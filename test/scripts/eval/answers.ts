/** A correct answer, built by hand, for tests that introduce errors. */
import type { BookOdds, Evidence, Leg, PromptAnalysis } from '../../../lambdas/contracts/asking/analysis.ts';
import type { Brief } from '../../../lambdas/domain/asking/brief.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { type Case, play } from '../../../scripts/eval/cases/case.ts';
import type { Answered, Asking } from '../../../scripts/eval/outcome.ts';
import { decimalOf, rawGame, rawGames } from '../../../scripts/eval/raw.ts';
import { boardOf } from '../../../scripts/eval/recompute/board.ts';

const at = '2026-11-21T15:00:00.000Z';

/** The game of two teams on a day. */
export function gameId(sport: string, day: string, home: string): string {
  const game = rawGames(sport).find((each) => each.day === day && each.home.name === home);
  if (!game) throw new Error(`the ${home} are not at home on ${day}`);
  return `${sport}-${game.id}`;
}

export const evidence = (more: Partial<Evidence> = {}): Evidence => ({
  id: 'fact',
  kind: 'form',
  side: 'for',
  about: 'Miami Dolphins',
  values: {},
  n: 5,
  text: '',
  source: 'Goalserve',
  asOf: at,
  knownToMarket: true,
  ...more,
});

const round = (value: number, places: number) => Number(value.toFixed(places));

/** A moneyline leg at the best price of the replayed books. */
/** @param wanted the book of a parlay; without it, the one that pays most */
export function moneyline(id: string, selection: 'home' | 'away' = 'home', wanted?: string): Leg {
  const game = rawGame(id);
  const board = game && boardOf(game, 'moneyline');
  if (!board) throw new Error(`there is no ${id}`);
  const place = selection === 'home' ? 0 : 1;
  const offers = board.offers.map(({ book, prices }) => ({ book, price: prices[place] ?? Number.NaN }));
  const [best = { book: '', price: 100 }] = offers.sort((a, b) => decimalOf(b.price) - decimalOf(a.price));
  const { book, price } = offers.find((offer) => offer.book === wanted) ?? best;
  const chance = round(board.chances[place] ?? Number.NaN, 1);
  const breakEven = round(100 / decimalOf(price), 1);
  const cost = round(100 - chance * decimalOf(price), 2);
  const team = game[selection].name;
  return {
    gameId: id,
    sport: id.split('-')[0] as Leg['sport'],
    startsAt: game.startsAt.toISOString(),
    home: game.home.name,
    away: game.away.name,
    market: 'moneyline',
    selection,
    line: null,
    price,
    book,
    pricedAt: at,
    marketProbability: chance,
    thesis: { id: 'likeliest', text: `${team} moneyline is among the likeliest sides that fit.` },
    evidence: [
      evidence({
        kind: 'cost',
        side: 'against',
        about: `${team} moneyline`,
        values: { price, chance, break_even: breakEven, cost, per: 100 },
        text: `It must win ${breakEven}% at ${price} to break even; this price costs $${cost} per $100.`,
      }),
    ],
    bestPrice: best.price,
    bestBook: best.book,
    books: offers.length,
    breakEven,
    cost,
  };
}

/** The board's own view of a leg's game. */
function gameOf({ gameId: id, book }: Leg): Game[] {
  const raw = rawGame(id);
  if (!raw) return [];
  const { moneyline: prices } = raw.prices;
  const game: Game = {
    id,
    sport: id.split('-')[0] as Game['sport'],
    startsAt: raw.startsAt.toISOString(),
    day: raw.day,
    home: raw.home,
    away: raw.away,
    status: 'scheduled',
    statusText: '',
    score: null,
    prices: { book: book ?? '', at, moneyline: prices, spread: null, total: null },
  };
  return [game];
}

/** What the other books pay for moneylines on home and away teams, where they list them all. */
function elsewhereOf(legs: readonly Leg[]): BookOdds[] {
  const boards = legs.map(({ gameId: id, selection }) => {
    const game = rawGame(id);
    const place = selection === 'away' ? 1 : 0;
    const offers = (game && boardOf(game, 'moneyline')?.offers) ?? [];
    return new Map(offers.map(({ book, prices }) => [book, prices[place] ?? Number.NaN]));
  });
  const books = [...(boards[0]?.keys() ?? [])].filter(
    (book) => book !== legs[0]?.book && boards.every((board) => board.has(book)),
  );
  return books.map((book) => {
    const decimal = boards.reduce((all, board) => all * decimalOf(board.get(book) ?? Number.NaN), 1);
    return { book, odds: americanOf(decimal) };
  });
}

function americanOf(decimal: number): string {
  const american = Math.round(decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1));
  return american > 0 ? `+${american}` : `${american}`;
}

export function analysisOf(legs: readonly Leg[]): PromptAnalysis {
  const decimal = legs.reduce((all, { price }) => all * decimalOf(price ?? 0), 1);
  const american = Math.round(decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1));
  const confidence = round(
    legs.reduce((all, { marketProbability }) => (all * (marketProbability ?? 0)) / 100, 100),
    1,
  );
  return {
    sport: legs[0]?.sport ?? 'NFL',
    bet_type: legs.length > 1 ? 'parlay' : 'moneyline',
    match_date: at,
    team_name: null,
    player_name: null,
    opponent: null,
    risk_profile: 'low',
    odds: american > 0 ? `+${american}` : `${american}`,
    confidence,
    market_probability: confidence,
    suggestion: legs.map(({ home }) => home),
    analysis: legs.map(({ thesis }) => thesis?.text ?? ''),
    legs: [...legs],
    break_even: round(100 / decimalOf(american), 1),
    expected_value: round(confidence * decimalOf(american) - 100, 2),
    book: legs[0]?.book ?? null,
    elsewhere: elsewhereOf(legs),
    books: 1,
    notes: [],
  };
}

export interface Changes {
  readonly said?: Partial<Answered>;
  readonly analysis?: Partial<PromptAnalysis>;
  readonly of?: Case;
  readonly replies?: readonly string[];
  readonly briefs?: readonly Brief[];
}

/** A charged play of these legs. */
export function asking(
  legs: readonly Leg[],
  { said, analysis, of, replies = [], briefs = [] }: Changes = {},
): Asking {
  const outcome = {
    kind: 'play',
    charged: true,
    readBy: 'grammar',
    response: 'NFL pick',
    analysis: { ...analysisOf(legs), ...analysis },
    reading: { sports: [], summary: '', parts: [] },
    notes: [],
    alternatives: [],
    ...said,
  } as unknown as Answered;
  return {
    of: of ?? { ask: 'a favorite', box: 'NFL', expect: play() },
    outcome,
    used: outcome.charged ? 1 : 0,
    stored: undefined,
    seconds: 0.1,
    briefs,
    replies,
    tokens: [{ input: 1_000, output: 100 }],
    games: new Map(legs.flatMap(gameOf).map((game) => [game.id, game])),
  };
}
