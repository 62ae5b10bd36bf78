/** Terms shared by several calls (sports, bet types, risk, pick status), and their accepted spellings. */
import * as z from 'zod/mini';
import { filter, lower, upper, word } from '../platform/inputs.ts';

export const sports = ['NBA', 'NFL', 'NHL', 'MLB', 'MLS', 'CFL', 'GOLF'] as const;
export type Sport = (typeof sports)[number];

/** Sports with two sides; golf has tournaments. */
export const gameSports = sports.filter((sport) => sport !== 'GOLF');

export const betTypes = ['moneyline', 'spread', 'over/under', 'prop', 'parlay', 'general'] as const;
export type BetType = (typeof betTypes)[number];

export const riskProfiles = ['low', 'medium', 'high'] as const;
export type RiskProfile = (typeof riskProfiles)[number];

/** `push`: the stake is returned. */
export const pickStatuses = ['pending', 'hit', 'miss', 'push'] as const;
export type PickStatus = (typeof pickStatuses)[number];

/** A sport in any case. */
export const sport = z.pipe(upper, word('sport', sports));

export const sportFilter = filter(sport);
export const betTypeFilter = filter(z.pipe(lower, word('bet_type', betTypes)));
/** `moderate`, used by the fallback analysis, means medium. */
export const riskFilter = filter(
  z.pipe(
    z.pipe(
      lower,
      z.transform((risk: string) => (risk === 'moderate' ? 'medium' : risk)),
    ),
    word('risk_level', riskProfiles),
  ),
);
export const statusFilter = filter(z.pipe(lower, word('status', pickStatuses)));
