/** Answers of `prompt-process`, one of each kind, as the server composes them. The teams are real, the figures are not. */
import type { Evidence, Leg, Note, PromptAnalysis } from '../../../lambdas/contracts/analysis.ts';
import type { askForPlay } from '../../../lambdas/contracts/ask.ts';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';

export type Answer = OutputOf<typeof askForPlay>;

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

/** Nothing is known of its teams. */
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
  known_to_market: { kind: 'known_to_market', text: 'The price knows all of this already.' },
} as const satisfies Record<string, Note>;

const parlay: PromptAnalysis = {
  sport: 'NFL',
  bet_type: 'parlay',
  match_date: eagles.startsAt,
  team_name: 'Philadelphia Eagles, Buffalo Bills, Detroit Lions',
  player_name: null,
  opponent: 'Washington Commanders, New England Patriots, Chicago Bears',
  risk_profile: 'low',
  odds: '+207',
  confidence: 30,
  market_probability: 30,
  break_even: 32.6,
  expected_value: -8.05,
  books: 3,
  suggestion: [
    'Philadelphia Eagles moneyline (-240)',
    'Buffalo Bills moneyline (-200)',
    'Detroit Lions moneyline (-225)',
  ],
  analysis: [
    'The Philadelphia Eagles are the strongest favorite left under your limit.',
    'Buffalo comes off its bye; New England played on Monday.',
    'The best price of three books on Detroit.',
  ],
  legs: [eagles, bills, lions],
  theme: { id: 'favorites', text: 'Three home favorites, none of them shorter than -300.' },
  notes: [notes.price_only, notes.known_to_market],
};

const part = (id: string, label: string) => ({ id, label, without: `A parlay without ${id}` });

export const play: Answer = {
  kind: 'play',
  charged: true,
  response: 'NFL 3-leg parlay',
  promptAnalysis: parlay,
  reading: {
    sports: ['NFL'],
    summary: 'NFL · 3 legs · safe · Sunday, Nov 22 · nothing shorter than −300',
    parts: [
      part('sport', 'NFL'),
      part('legs', '3 legs'),
      part('risk', 'safe'),
      part('days', 'Sunday, Nov 22'),
      part('price', 'nothing shorter than −300'),
    ],
  },
  notes: [notes.price_only, notes.known_to_market],
  alternatives: [],
  promptLogId: '01M80AZND2Z4F3V2NGS3ZG88W1',
  remainingPrompts: 49,
};

/** One leg, and it is not what was asked for. */
export const substitute: Answer = {
  ...play,
  charged: false,
  notes: [notes.substituted, notes.known_to_market],
  promptAnalysis: {
    ...parlay,
    bet_type: 'moneyline',
    team_name: 'Philadelphia Eagles',
    opponent: 'Washington Commanders',
    odds: '-240',
    confidence: 69.1,
    market_probability: 69.1,
    break_even: 70.6,
    expected_value: -2.11,
    suggestion: parlay.suggestion.slice(0, 1),
    analysis: parlay.analysis.slice(0, 1),
    legs: [eagles],
    notes: [notes.substituted, notes.known_to_market],
  },
};

const none: PromptAnalysis = {
  sport: 'NFL',
  bet_type: 'general',
  match_date: null,
  team_name: null,
  player_name: null,
  opponent: null,
  risk_profile: 'medium',
  odds: null,
  confidence: 0,
  market_probability: null,
  suggestion: [],
  analysis: [],
  legs: [],
};

const uncharged = { ...play, promptAnalysis: none, charged: false, promptLogId: null, notes: [] };

export const noPlay: Answer = {
  ...uncharged,
  kind: 'no_play',
  response: 'No player props are priced for the NFL right now.',
  reading: {
    sports: ['NFL'],
    summary: 'NFL · player props',
    parts: [part('sport', 'NFL'), part('markets', 'player props')],
  },
  alternatives: [
    { label: 'The likeliest NFL winner this week', prompt: 'Safest NFL moneyline pick this week' },
    { label: 'An NFL over/under near -110', prompt: 'An NFL over/under at -110 or better' },
    { label: 'NBA player props tonight', prompt: 'Best NBA player props tonight' },
  ],
};

export const info: Answer = {
  ...uncharged,
  kind: 'info',
  response: [
    'NFL games on Sunday, Nov 22:',
    '• Washington Commanders at Philadelphia Eagles, 1:00 PM ET (-240)',
    '• New England Patriots at Buffalo Bills, 1:00 PM ET (-200)',
    'Times are Eastern.',
  ].join('\n'),
  alternatives: [{ label: 'A play from Sunday’s games', prompt: 'One NFL pick for Sunday' }],
};

export const care: Answer = {
  ...uncharged,
  kind: 'care',
  response:
    'Chasing a loss usually makes it bigger, so there is no pick for this one.\nTalking to somebody helps, and it is free.',
  reading: { sports: [], summary: '', parts: [] },
};

export const unreadable: Answer = {
  ...uncharged,
  kind: 'no_play',
  response: 'The AI’s answer could not be read. Your prompt was not counted.',
  promptAnalysis: {
    ...none,
    sport: 'unknown',
    risk_profile: 'moderate',
    confidence: 50,
    suggestion: ['Failed to parse prediction data'],
    analysis: ['JSON parsing error occurred'],
  },
};
