/**
 * What every text of a request goes through, before anything looks at it: it is well-formed Unicode, and one spelling
 * stands for all that look the same (NFC), so that lengths are checked of what is kept. DynamoDB takes neither a lone
 * surrogate nor a key that grew beyond its limit after it was checked.
 */
import { badRequest } from './errors.ts';

/**
 * @param value what JSON or a query gave; the caller bounds how deeply it is nested
 * @returns the same with every text in NFC, the names of fields included
 * @throws HttpError 400 for a text with half a character in it
 */
export function normalized(value: unknown): unknown {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== 'object' || value === null) return value;
  // Never by assignment, which would take `__proto__` for more than a name.
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [textOf(name), normalized(each)]));
}

function textOf(text: string): string {
  if (!text.isWellFormed()) throw badRequest('Text must be well-formed Unicode');
  return text.normalize('NFC');
}
