/** What positions are called. */
import type { Position } from '../../../contracts/feed/positions.ts';

interface Names {
  readonly one: string;
  readonly many: string;
}

const regular = (one: string): Names => ({ one, many: `${one}s` });

export const positionNames: Readonly<Record<Position, Names>> = {
  quarterback: regular('quarterback'),
  running_back: regular('running back'),
  wide_receiver: regular('wide receiver'),
  tight_end: regular('tight end'),
  kicker: regular('kicker'),
  guard: regular('guard'),
  forward: regular('forward'),
  center: regular('center'),
  winger: regular('winger'),
  defenseman: { one: 'defenseman', many: 'defensemen' },
  goalie: regular('goalie'),
  pitcher: regular('pitcher'),
  batter: regular('batter'),
};
