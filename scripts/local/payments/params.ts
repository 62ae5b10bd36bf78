/** Reads parameters by rules and refuses what the payment provider refuses: unknown, missing, and wrong ones. */
import type { Form } from './form.ts';
import { invalid, missing, unknown } from './refusal.ts';

/** @param name as messages write it: `line_items[0][price]` */
type Rule<T> = (value: Form | string, name: string) => T;

interface Required<T> {
  readonly required: Rule<T>;
}

type Fields = Readonly<Record<string, Rule<unknown> | Required<unknown>>>;
export type Read<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends Required<unknown> ? Name : never]: F[Name] extends Required<
    infer T
  >
    ? T
    : never;
} & {
  readonly [Name in keyof F as F[Name] extends Required<unknown> ? never : Name]?: F[Name] extends Rule<
    infer T
  >
    ? T
    : never;
};

export const required = <T>(rule: Rule<T>): Required<T> => ({ required: rule });

export const text: Rule<string> = (value, name) => {
  if (typeof value !== 'string') throw invalid(name, `Invalid string: ${JSON.stringify(value)}`);
  if (value !== '') return value;
  throw invalid(
    name,
    `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`,
    'parameter_invalid_empty',
  );
};

export const integer: Rule<number> = (value, name) => {
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return Number(value);
  throw invalid(name, `Invalid integer: ${String(value)}`, 'parameter_invalid_integer');
};

export const flag: Rule<boolean> = (value, name) => {
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalid(name, `Invalid boolean: ${String(value)}`);
};

export const url: Rule<string> = (value, name) => {
  const given = text(value, name);
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given;
  throw invalid(name, 'Not a valid URL', 'url_invalid');
};

export const email: Rule<string> = (value, name) => {
  const given = text(value, name);
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)) return given;
  throw invalid(name, `Invalid email address: ${given}`, 'email_invalid');
};

export const oneOf =
  <T extends string>(...words: readonly T[]): Rule<T> =>
  (value, name) => {
    const word = words.find((known) => known === value);
    if (word !== undefined) return word;
    throw invalid(name, `Invalid ${name}: must be one of ${words.join(', ')}`);
  };

/** An empty text takes a value away. */
export const emptyOr =
  <T>(rule: Rule<T>): Rule<T | ''> =>
  (value, name) =>
    value === '' ? '' : rule(value, name);

export const list =
  <T>(rule: Rule<T>): Rule<T[]> =>
  (value, name) => {
    if (typeof value === 'string') throw invalid(name, 'Invalid array');
    return Object.entries(value).map(([index, each]) => {
      if (!/^\d+$/.test(index)) throw invalid(name, 'Invalid array');
      return rule(each, `${name}[${index}]`);
    });
  };

/** Metadata: at most 50 texts, names of 40 characters and values of 500; an empty value takes a name away. */
export const metadata: Rule<Record<string, string>> = (value, name) => {
  if (typeof value === 'string') throw invalid(name, 'Invalid object');
  const entries = Object.entries(value);
  if (entries.length > 50) throw invalid(name, 'Metadata can have up to 50 keys');
  return Object.fromEntries(
    entries.map(([key, each]) => {
      if (typeof each !== 'string') throw invalid(`${name}[${key}]`, 'Metadata values must be strings');
      if (key.length > 40) throw invalid(`${name}[${key}]`, 'Metadata keys can have up to 40 characters');
      if (each.length > 500)
        throw invalid(`${name}[${key}]`, 'Metadata values can have up to 500 characters');
      return [key, each];
    }),
  );
};

export const object =
  <F extends Fields>(fields: F): Rule<Read<F>> =>
  (value, name) => {
    if (typeof value === 'string') throw invalid(name, 'Invalid object');
    return read(fields, value, (field) => `${name}[${field}]`);
  };

/** @throws Refused for the first thing wrong */
export function readParams<F extends Fields>(fields: F, form: Form): Read<F> {
  return read(fields, form, (field) => field);
}

function read<F extends Fields>(fields: F, form: Form, nameOf: (field: string) => string): Read<F> {
  for (const field of Object.keys(form)) if (!Object.hasOwn(fields, field)) throw unknown(nameOf(field));
  const found: Record<string, unknown> = {};
  for (const [field, rule] of Object.entries(fields)) {
    const value = form[field];
    if (value !== undefined)
      found[field] = (typeof rule === 'function' ? rule : rule.required)(value, nameOf(field));
    else if (typeof rule !== 'function') throw missing(nameOf(field));
  }
  return found as Read<F>;
}
