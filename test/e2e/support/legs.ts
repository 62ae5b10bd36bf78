/** Sample legs with evidence for and against each. The teams are real, the figures are not. */
import type { Evidence, Leg, Note } from '../../../lambdas/contracts/asking/analysis.ts';

const hour = 3_600_000;
const after = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

type Fact = Pick<Evidence, 'kind' | 'side' | 'text'> & Partial<Evidence>;

function fact({ about = 'Philadelphia Eagles', ...given }: Fact, index: number): Evidence {
  return {
    id: `${about}-${index}`,
    about,
    values: {},
    n: 7,
    source: 'Goalserve: standings',
    asOf: after(-1),
    knownToMarket: true,
    ...given,
  };
}

const shared = {
  sport: 'NFL',
  market: 'moneyline',
  selection: 'home',
  line: null,
  pricedAt: after(-0.2),
  books: 3,
} as const;

export const eagles: Leg = {
  ...shared,
  gameId: 'NFL-1',
  startsAt: after(26),
  home: 'Philadelphia Eagles',
  away: 'Washington Commanders',
  price: -240,
  book: 'FanDuel',
  bestPrice: -240,
  bestBook: 'FanDuel',
  medianPrice: -250,
  saves: 1.67,
  elsewhere: null,
  movement: [
    { at: after(-116), chance: 63.2, line: null },
    { at: after(-70), chance: 65.1, line: null },
    { at: after(-44), chance: 64, line: null },
    { at: after(-9), chance: 68.7, line: null },
  ],
  marketProbability: 69.1,
  breakEven: 70.6,
  cost: 2.11,
  thesis: {
    id: 'likeliest',
    text: 'The Philadelphia Eagles are the strongest favorite left under your limit.',
  },
  evidence: [
    fact({ kind: 'form', side: 'for', text: 'Won 6 of their last 7, by 9.3 points on average.' }, 1),
    fact({ kind: 'rest', side: 'for', text: 'Ten days of rest; Washington has had four.', n: null }, 2),
    fact(
      { kind: 'cover', side: 'against', text: 'Washington covered the spread in 7 of its last 9.', n: 9 },
      3,
    ),
    fact(
      {
        kind: 'cost',
        side: 'against',
        text: 'At -240 it must win 70.6% of the time to break even, and the market says 69.1%: $2.11 per $100.',
        source: 'FanDuel',
        n: 3,
      },
      4,
    ),
  ],
};

export const bills: Leg = {
  ...shared,
  gameId: 'NFL-2',
  startsAt: after(26),
  home: 'Buffalo Bills',
  away: 'New England Patriots',
  price: -200,
  book: 'DraftKings',
  medianPrice: -200,
  saves: null,
  elsewhere: { price: -190, book: 'Hollywood Casino Sportsbook & Racing' },
  movement: [
    { at: after(-116), chance: 68, line: null },
    { at: after(-30), chance: 66.2, line: null },
  ],
  marketProbability: 64.9,
  breakEven: 66.7,
  cost: 2.65,
  thesis: { id: 'rest', text: 'Buffalo comes off its bye; New England played on Monday.' },
  evidence: [
    fact({ kind: 'venue_record', side: 'for', text: 'Buffalo is 5-1 at home.', n: 6, about: 'Bills' }, 1),
    fact(
      {
        kind: 'injuries',
        side: 'for',
        about: 'Patriots',
        text: 'New England is without C. Barmore (DL, toe, since Nov 12) and questionable at left tackle.',
        n: 2,
        source: 'Goalserve: injuries',
      },
      2,
    ),
    fact(
      {
        kind: 'meetings',
        side: 'against',
        about: 'Bills',
        text: 'New England won the last 2 meetings, most recently 24-17 on Nov 2.',
        n: 2,
      },
      3,
    ),
    fact({ kind: 'totals', side: 'neutral', about: 'Bills', text: 'Over in 5 of the last 10.', n: 10 }, 4),
  ],
};

/** A side that gives more points than it did at first. */
export const packers: Leg = {
  ...shared,
  gameId: 'NFL-4',
  startsAt: after(26),
  home: 'Green Bay Packers',
  away: 'Minnesota Vikings',
  market: 'spread',
  line: -4,
  price: -105,
  book: 'Caesars',
  medianPrice: -110,
  saves: 4.33,
  elsewhere: null,
  movement: [
    { at: after(-116), chance: null, line: -2.5 },
    { at: after(-30), chance: null, line: -3 },
    { at: after(-9), chance: null, line: -4 },
  ],
  marketProbability: 50.2,
  breakEven: 51.2,
  cost: 1.99,
  thesis: { id: 'movement', text: 'The books keep asking the Packers for more points.' },
  evidence: [
    fact(
      { kind: 'best_price', side: 'for', about: 'Packers', text: 'The best of 3 books.', source: 'Caesars' },
      1,
    ),
    fact({ kind: 'movement', side: 'for', about: 'Packers', text: 'The line has moved from -2.5 to -4.' }, 2),
    fact({ kind: 'cover', side: 'for', about: 'Packers', text: 'Covered in 6 of their last 8.', n: 8 }, 3),
  ],
};

/** Without facts about its teams. */
export const lions: Leg = {
  ...shared,
  gameId: 'NFL-3',
  startsAt: after(74),
  home: 'Detroit Lions',
  away: 'Chicago Bears',
  price: -225,
  book: 'FanDuel',
  marketProbability: 66.8,
  breakEven: 69.2,
  cost: 3.51,
  thesis: { id: 'best_price', text: 'The best price of three books on Detroit.' },
  evidence: [
    fact(
      {
        kind: 'best_price',
        side: 'for',
        about: 'Lions',
        text: 'Pays (-225) at FanDuel; the two other books ask -240 or more.',
        source: 'FanDuel',
        n: 3,
      },
      1,
    ),
  ],
};

export const notes = {
  substituted: {
    kind: 'substituted',
    text: 'You asked for player props. None are priced right now, so these are game lines.',
  },
  price_only: { kind: 'price_only', text: 'Price only: no results of Detroit and Chicago are known yet.' },
  known_to_market: { kind: 'known_to_market', text: 'The market price already reflects all of this.' },
} as const satisfies Record<string, Note>;
