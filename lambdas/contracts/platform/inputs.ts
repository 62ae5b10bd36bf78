/** Field schemas of requests, each with its error message. */
import * as z from 'zod/mini';

/** Required text with 1 to `max` characters. */
export function requiredText(name: string, max: number) {
  const missing = { error: `${name} is required` };
  return z.string(missing).check(z.minLength(1, missing), z.maxLength(max, { error: `${name} is too long` }));
}

/** One of our ids: a ULID, possibly with a suffix. */
export const identifier = (name: string) => requiredText(name, 100);

/** One of several words, case-sensitive. */
export function word<const Words extends readonly [string, ...string[]]>(name: string, words: Words) {
  return z.enum(words, { error: `${name} must be one of: ${words.join(', ')}` });
}

/** One of several words in a query; absent or empty gives the default. */
export function choice<const Words extends readonly [string, ...string[]]>(
  name: string,
  words: Words,
  fallback: Words[number],
) {
  return z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text: string | undefined) => text || fallback),
    ),
    word(name, words),
  );
}

export const upper = z.pipe(
  z.string(),
  z.transform((text: string) => text.trim().toUpperCase()),
);
export const lower = z.pipe(
  z.string(),
  z.transform((text: string) => text.trim().toLowerCase()),
);

/** A filter in a query; absent, empty or `all` means no filter. */
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

/** A calendar day, `YYYY-MM-DD`, that exists. */
export function date(name: string) {
  const problem = `${name} must be a date such as 2026-11-20`;
  return z.string().check(
    z.refine(
      (text) => {
        const at = /^2\d{3}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
        return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
      },
      { error: problem },
    ),
  );
}
