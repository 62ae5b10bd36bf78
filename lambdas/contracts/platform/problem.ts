/** Turns the first validation error of an input into one plain sentence. */
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const named: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

/**
 * @param issues the issues found by zod
 * @param input the validated input, to distinguish a missing field from one of the wrong type
 * @returns e.g. `email must be text`; a message in the schema is used unchanged
 */
export function firstProblem(issues: readonly Issue[], input: unknown): string {
  const issue = issues[0];
  if (!issue) return 'Invalid input';
  if (issue.message && issue.message !== 'Invalid input') return issue.message;
  const field = issue.path.length > 0 ? issue.path.join('.') : 'The request';
  switch (issue.code) {
    case 'invalid_type':
      return issue.path.length > 0 && valueAt(input, issue.path) === undefined
        ? `${field} is required`
        : `${field} must be ${named[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `${field} must be one of: ${issue.values.join(', ')}`;
    case 'too_big':
      return `${field} is too ${issue.origin === 'string' || issue.origin === 'array' ? 'long' : 'large'} (at most ${issue.maximum})`;
    case 'too_small':
      return `${field} is too ${issue.origin === 'string' || issue.origin === 'array' ? 'short' : 'small'} (at least ${issue.minimum})`;
    default:
      return `${field} is not valid`;
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}
