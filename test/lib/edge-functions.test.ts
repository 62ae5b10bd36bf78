/**
 * What runs in CloudFront itself is written in the JavaScript that it knows: ES 5.1 and some words of later years. A
 * word too many is refused at the first deploy, and by nothing before it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { synthesize } from './synthesized.ts';

const edge = resolve(import.meta.dirname, '../../lib/edge');
const files = readdirSync(edge).filter((name) => name.endsWith('.js'));
const functions = Object.values(synthesize().template.findResources('AWS::CloudFront::Function'));

/** What the documentation of cloudfront-js-2.0 lists beyond ES 5.1. */
const supported = {
  'const-and-let': true,
  'template-literal': true,
  arrow: true,
  'rest-argument': true,
  'exponent-operator': true,
  'async-await': true,
};

/** Whether nothing has to be put into older words; some, esbuild cannot put so, and throws. */
function isKnown(code: string): boolean {
  try {
    const older = transformSync(code, { target: 'es5', supported, logLevel: 'silent' });
    return older.code === transformSync(code, { target: 'esnext' }).code;
  } catch {
    return false;
  }
}

describe.each(files)('%s', (file) => {
  const code = readFileSync(resolve(edge, file), 'utf8');

  test('has no word that CloudFront does not know', () => expect(isKnown(code)).toBe(true));

  test('runs there', () => {
    const running = functions.filter(({ Properties }) => Properties.FunctionCode === code);
    expect(running.map(({ Properties }) => Properties.FunctionConfig.Runtime)).toEqual(['cloudfront-js-2.0']);
  });

  test('is no larger than CloudFront takes: 10 KB', () =>
    expect(Buffer.byteLength(code)).toBeLessThan(10_000));
});

test('all that runs there stands in a file of its own', () => expect(functions).toHaveLength(files.length));

test.each([
  ['const { request } = event;', false],
  ['const host = event?.request;', false],
  ['const all = { ...event };', false],
  ["const name = event.uri || '/';", true],
])('%s is known: %s', (code, known) => expect(isKnown(code)).toBe(known));
