/**
 * Normalizes every string of a request: it must be well-formed Unicode and is converted to NFC, so that lengths are checked
 * on the stored form. DynamoDB rejects lone surrogates and keys over its limit.
 */
import { badRequest } from './errors.ts';

/**
 * @param value parsed JSON or a query; the caller has limited its depth
 * @returns the same value with all strings and field names in NFC
 * @throws HttpError 400 for a string with a lone surrogate
 */
export function normalized(value: unknown): unknown {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== 'object' || value === null) return value;
  // Not by assignment, which would treat `__proto__` specially.
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [textOf(name), normalized(each)]));
}

function textOf(text: string): string {
  if (!text.isWellFormed()) throw badRequest('Text must be well-formed Unicode');
  return text.normalize('NFC');
}
