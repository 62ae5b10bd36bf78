import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';

/** A question for prices that narrows nothing: its readers say the topic and what was asked. */
export const openMarket = {
  ask: 'market',
  sports: [],
  teams: [],
  players: [],
  days: null,
  market: null,
  side: null,
  line: null,
  stat: null,
  books: [],
  order: null,
  night: false,
} satisfies Omit<MarketQuery, 'topic'>;
