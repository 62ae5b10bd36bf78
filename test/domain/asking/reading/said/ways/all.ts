/** Every term, said in many ways. */
import type { Said } from '../way.ts';
import { days } from './days.ts';
import { legs } from './legs.ts';
import { lines } from './lines.ts';
import { markets } from './markets.ts';
import { periods } from './periods.ts';
import { players } from './players.ts';
import { prices } from './prices.ts';
import { refused } from './refused.ts';
import { risk } from './risk.ts';
import { sides } from './sides.ts';
import { slips } from './slips.ts';
import { sports } from './sports.ts';
import { teams } from './teams.ts';

export const said: readonly Said[] = [
  ...legs,
  ...sports,
  ...markets,
  ...sides,
  ...risk,
  ...prices,
  ...lines,
  ...days,
  ...teams,
  ...players,
  ...periods,
  ...refused,
  ...slips,
];
