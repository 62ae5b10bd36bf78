/** The words of the field that several calls share: sports, bet types, risk, and how a caller may write them. */
import * as z from 'zod/mini';

export const sports = ['NBA', 'NFL', 'NHL', 'MLB', 'MLS', 'CFL', 'GOLF'] as const;
export type Sport = (typeof sports)[number];

export const betTypes = ['moneyline', 'spread', 'over/under', 'prop', 'parlay', 'general'] as const;
export type BetType = (typeof betTypes)[number];

export const riskProfiles = ['low', 'medium', 'high'] as const;
export type RiskProfile = (typeof riskProfiles)[number];

/** `push` is ours: a pick whose stake came back. The three others are the product's own. */
export const pickStatuses = ['pending', 'hit', 'miss', 'push'] as const;
export type PickStatus = (typeof pickStatuses)[number];

const upper = z.pipe(
  z.string(),
  z.transform((text: string) => text.trim().toUpperCase()),
);
export const lower = z.pipe(
  z.string(),
  z.transform((text: string) => text.trim().toLowerCase()),
);

/** A sport in any case. */
export const sport = z.pipe(upper, z.enum(sports, { error: `sport must be one of: ${sports.join(', ')}` }));

/** A filter in a query: absent, empty or `all` is no filter. */
export function filter<T>(schema: z.ZodMiniType<T, string>) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => (/^(all)?$/i.test(text.trim()) ? undefined : text)),
      ),
      z.optional(schema),
    ),
  );
}

export const sportFilter = filter(sport);
export const betTypeFilter = filter(
  z.pipe(lower, z.enum(betTypes, { error: `bet_type must be one of: ${betTypes.join(', ')}` })),
);
/** `moderate`, the word of the fallback analysis, means medium. */
export const riskFilter = filter(
  z.pipe(
    z.pipe(
      lower,
      z.transform((risk: string) => (risk === 'moderate' ? 'medium' : risk)),
    ),
    z.enum(riskProfiles, { error: `risk_level must be one of: ${riskProfiles.join(', ')}` }),
  ),
);
export const statusFilter = filter(
  z.pipe(lower, z.enum(pickStatuses, { error: `status must be one of: ${pickStatuses.join(', ')}` })),
);

/** A whole number in a query, within bounds; absent or empty gives the default. */
export function integer(
  name: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
) {
  const problem = `${name} must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text: string | undefined) => {
        if (text === undefined || text === '') return fallback;
        return /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      }),
    ),
    z.number({ error: problem }).check(z.gte(min, { error: problem }), z.lte(max, { error: problem })),
  );
}
