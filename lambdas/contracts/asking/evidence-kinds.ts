/** The kinds of evidence, and what their sample sizes count. */

/** About a game, its teams and its players. */
export const gameKinds = [
  'record',
  'venue_record',
  'form',
  'scoring',
  'rest',
  'meetings',
  'standing',
  'injuries',
  'cover',
  'totals',
  'starters',
  'history',
  'player',
] as const;
export type GameKind = (typeof gameKinds)[number];

/** About the price. */
export const priceKinds = ['best_price', 'agreement', 'movement', 'cost'] as const;
export type PriceKind = (typeof priceKinds)[number];

export const evidenceKinds = [...gameKinds, ...priceKinds] as const;
export type EvidenceKind = GameKind | PriceKind;

/** Whether it is about the price rather than the game. */
export const isPriceKind = (kind: EvidenceKind): kind is PriceKind =>
  priceKinds.some((each) => each === kind);

type Unit = readonly [one: string, many: string];

const [game, book]: readonly [Unit, Unit] = [
  ['game', 'games'],
  ['book', 'books'],
];

/** What `n` counts. */
export const unitOfKind = {
  record: game,
  venue_record: game,
  form: game,
  scoring: game,
  rest: game,
  meetings: ['meeting', 'meetings'],
  standing: game,
  injuries: ['report', 'reports'],
  cover: game,
  totals: game,
  starters: ['start', 'starts'],
  history: game,
  player: game,
  best_price: book,
  agreement: book,
  movement: book,
  cost: book,
} as const satisfies Record<EvidenceKind, Unit>;
