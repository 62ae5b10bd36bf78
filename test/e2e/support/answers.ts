/** Sample responses of `prompt-process`, one of each kind. */
import type { PromptAnalysis } from '../../../lambdas/contracts/asking/analysis.ts';
import type { askForPlay } from '../../../lambdas/contracts/asking/ask.ts';
import type { OutputOf } from '../../../lambdas/contracts/platform/contract.ts';
import { slipWith } from '../../support/slips.ts';
import { bills, eagles, lions, notes } from './legs.ts';

export type Answer = OutputOf<typeof askForPlay>;

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
  readBy: 'grammar',
  unread: [],
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

/** The same for legs that were asked for one by one. */
export const wished: Answer = {
  ...play,
  promptAnalysis: {
    ...parlay,
    wishes: [
      { asked: '2 × favorites', count: 2, legs: [0, 2], why: null },
      { asked: 'nothing longer than -180', count: 1, legs: [1], why: null },
    ],
  },
};

/** One leg, in place of what was asked for. */
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

/** Three legs of one game, whose price only the asker's book knows. */
export const sameGame: Answer = {
  ...play,
  response: 'NFL 3-leg same-game parlay',
  reading: { ...play.reading, summary: 'NFL · 3 legs · same game', parts: [part('game', 'same game')] },
  notes: [],
  promptAnalysis: {
    ...parlay,
    team_name: 'Philadelphia Eagles',
    opponent: 'Washington Commanders',
    risk_profile: 'high',
    odds: null,
    confidence: 19.8,
    market_probability: 19.8,
    break_even: null,
    expected_value: null,
    book: 'DraftKings',
    suggestion: [
      'Philadelphia Eagles moneyline (-240)',
      'Over 44.5 (-110)',
      'Jalen Hurts over 225.5 passing yards (-112)',
    ],
    legs: [
      { ...eagles, book: 'DraftKings' },
      { ...eagles, book: 'DraftKings', market: 'total', selection: 'over', line: 44.5, price: -110 },
      {
        ...eagles,
        book: 'DraftKings',
        market: 'prop',
        selection: 'over',
        line: 225.5,
        price: -112,
        prop: {
          playerId: '1',
          player: 'Jalen Hurts',
          team: 'Philadelphia Eagles',
          stat: 'passing_yards',
        },
        questionable: true,
      },
    ],
    slip: slipWith({
      groups: [[0, 1, 2]],
      why: 'A quarterback and his team go together: of 390 such pairs in 2023 both hit 29% of the time; apart it would have been 25%.',
      says: [
        'About 1 in 5, if all three play.',
        'Good at +490 or better; from +340 to +490 it is too close to call.',
        'A parlay calculator would say +527; books don’t pay that in one game.',
      ],
      care: [
        'Hits about 1 time in 5. New Jersey’s books kept 18¢ of each parlay dollar in 2022, about 4¢ of single football and baseball bets.',
      ],
    }),
    notes: [],
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

/** Two of three wishes cannot be met. */
export const unmetWishes: Answer = {
  ...noPlay,
  response: 'No play. No prop on Nikola Jokić is priced right now.\nNo book lists a total for the Chiefs.',
  promptAnalysis: {
    ...none,
    wishes: [
      {
        asked: 'Nikola Jokić points overs',
        count: 1,
        legs: [],
        why: 'No prop on Nikola Jokić is priced right now.',
      },
      { asked: 'Chiefs over/under', count: 1, legs: [], why: 'No book lists a total for the Chiefs.' },
      { asked: 'Bills moneyline', count: 1, legs: [], why: null },
    ],
  },
};

export const clarify: Answer = {
  ...uncharged,
  kind: 'clarify',
  unread: ['revenge', 'spot'],
  response:
    'We read this as NFL · 2 legs. We couldn’t place “revenge” and “spot”. Did you mean one of these?',
  reading: {
    sports: ['NFL'],
    summary: 'NFL · 2 legs',
    parts: [part('sport', 'NFL'), part('legs', '2 legs')],
  },
  alternatives: [
    { label: 'A 2-leg NFL parlay', prompt: 'A 2-leg NFL parlay' },
    { label: 'Safest NFL pick', prompt: 'Safest NFL pick' },
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
