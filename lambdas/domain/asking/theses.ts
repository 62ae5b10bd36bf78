/** The closed lists of reasons for a leg, and of what holds the legs of a bet together. */

/** Each compares the teams, or a player with a line, and needs a fact that does. */
export const comparedTheses = [
  'rest_edge',
  'missing_players',
  'form',
  'scoring',
  'record',
  'home',
  'meetings',
  'covers',
  'totals_trend',
  'starters',
  'player_trend',
] as const;
export type ComparedThesis = (typeof comparedTheses)[number];

export const theses = [
  'likeliest',
  'cheapest',
  'best_price',
  'price_move',
  ...comparedTheses,
  'coin_flip',
  'long_shot',
  'asked_team',
  'asked_side',
  'price_only',
] as const;
export type Thesis = (typeof theses)[number];

export const isCompared = (thesis: Thesis): thesis is ComparedThesis =>
  comparedTheses.some((each) => each === thesis);

export const themes = [
  'likeliest',
  'likely',
  'payout',
  'form',
  'rest',
  'home',
  'favorites',
  'underdogs',
  'totals',
  'mixed',
] as const;
export type Theme = (typeof themes)[number];
