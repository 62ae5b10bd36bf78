import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';

/** A question for facts that narrows nothing: its readers say the topic and what was asked. */
export const openFind = {
  ask: 'find',
  sports: [],
  teams: [],
  players: [],
  days: null,
  group: null,
  last: null,
  since: null,
  splits: [],
  against: [],
  withPlayer: null,
  withoutPlayer: null,
  market: null,
  side: null,
  stat: null,
  over: null,
  order: null,
  limit: null,
  detail: null,
  part: null,
  rested: null,
  unkept: [],
} satisfies Omit<FindQuery, 'topic'>;
