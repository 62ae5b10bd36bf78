/** Schemas of parameters in zod, and refusals of invalid ones. */
import * as z from 'zod/mini';
import type { Form } from './form.ts';
import { invalid, missing, type Refused, unknown } from './refusal.ts';

/** @param code the provider's error code for values that `holds` rejects */
const failing = <T>(holds: (value: T) => boolean, error: string, code?: string) =>
  z.refine<T>(holds, { error, params: { code } });

export const text = z
  .string('Invalid string')
  .check(
    failing(
      (value: string) => value !== '',
      'An empty string attempts to unset a parameter, and this one cannot be unset',
      'parameter_invalid_empty',
    ),
  );

export const integer = z.pipe(
  z
    .string('Invalid integer')
    .check(failing((value: string) => /^-?\d+$/.test(value), 'Invalid integer', 'parameter_invalid_integer')),
  z.transform(Number),
);

export const flag = z.pipe(
  z.enum(['true', 'false'], 'Invalid boolean'),
  z.transform((value) => value === 'true'),
);

export const url = text.check(
  failing(
    (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'Not a valid URL',
    'url_invalid',
  ),
);

export const email = text.check(
  failing(
    (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    'Invalid email address',
    'email_invalid',
  ),
);

export const oneOf = <T extends string>(...words: readonly T[]) =>
  z.enum(words, `Must be one of ${words.join(', ')}`);

/** An empty string removes the value. */
export const emptyOr = <T extends z.ZodMiniType>(schema: T) => z.union([z.literal(''), schema]);

/** `name[0]=a&name[1]=b` */
export const list = <T extends z.ZodMiniType>(each: T) =>
  z.pipe(
    z.record(z.string().check(z.regex(/^\d+$/, 'Invalid array')), each, 'Invalid array'),
    z.transform((values) => Object.values(values)),
  );

/** Metadata: at most 50 strings, with keys of 40 and values of 500 characters; an empty value removes the key. */
export const metadata = z
  .record(
    z.string().check(z.maxLength(40, 'Metadata keys can have up to 40 characters')),
    z
      .string('Metadata values must be strings')
      .check(z.maxLength(500, 'Metadata values can have up to 500 characters')),
    'Invalid object',
  )
  .check(failing((values: object) => Object.keys(values).length <= 50, 'Metadata can have up to 50 keys'));

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** An object with these parameters only. */
export function fields<O extends Shape, R extends Shape = Record<never, never>>(optional: O, required?: R) {
  const absentOr = Object.entries(optional).map(([name, schema]) => [name, z.exactOptional(schema)]);
  type Optional = { [Name in keyof O]: z.ZodMiniExactOptional<O[Name]> };
  const shape = { ...Object.fromEntries(absentOr), ...required } as Optional & R;
  return z.strictObject(shape, 'Invalid object');
}

/** @throws Refused for the first invalid parameter */
export function readParams<T extends z.ZodMiniType>(schema: T, form: Form): z.infer<T> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  throw refusalOf(read.error.issues[0], form);
}

function refusalOf(issue: z.core.$ZodIssue | undefined, form: Form): Refused {
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') return unknown(nameOf([...path, issue.keys[0] ?? '']));
  const given = path.reduce<Form | string | undefined>(
    (at, part) => (typeof at === 'object' ? at[part] : undefined),
    form,
  );
  const name = nameOf(path);
  if (given === undefined) return missing(name);
  const code = issue?.code === 'custom' ? issue.params?.code : undefined;
  return invalid(name, `${issue?.message}: ${JSON.stringify(given)}`, code);
}

/** As written in error messages: `line_items[0][price]` */
const nameOf = ([first = '', ...rest]: readonly string[]) => first + rest.map((part) => `[${part}]`).join('');
