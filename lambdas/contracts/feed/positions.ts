/** Positions of players, as far as bets are asked for by them. */

export const positions = [
  'quarterback',
  'running_back',
  'wide_receiver',
  'tight_end',
  'kicker',
  'guard',
  'forward',
  'center',
  'winger',
  'defenseman',
  'goalie',
  'pitcher',
  'batter',
] as const;
export type Position = (typeof positions)[number];
