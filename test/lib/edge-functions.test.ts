/**
 * CloudFront functions must use the JavaScript that CloudFront supports: ES 5.1 and some later features. Any other
 * feature would only be refused at the first deployment.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { synthesize } from './synthesized.ts';

const edge = resolve(import.meta.dirname, '../../lib/edge');
const files = readdirSync(edge).filter((name) => name.endsWith('.js'));
const functions = Object.values(synthesize().template.findResources('AWS::CloudFront::Function'));

/** The features beyond ES 5.1 that the documentation of cloudfront-js-2.0 lists. */
const supported = {
  'const-and-let': true,
  'template-literal': true,
  arrow: true,
  'rest-argument': true,
  'exponent-operator': true,
  'async-await': true,
};

/** Whether nothing needs to be transpiled; esbuild throws on what it cannot transpile. */
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

  test('uses only supported syntax', () => expect(isKnown(code)).toBe(true));

  test('is deployed', () => {
    const running = functions.filter(({ Properties }) => Properties.FunctionCode === code);
    expect(running.map(({ Properties }) => Properties.FunctionConfig.Runtime)).toEqual(['cloudfront-js-2.0']);
  });

  test("is within CloudFront's limit of 10 KB", () => expect(Buffer.byteLength(code)).toBeLessThan(10_000));
});

test('every deployed CloudFront function is in its own file', () =>
  expect(functions).toHaveLength(files.length));

test.each([
  ['const { request } = event;', false],
  ['const host = event?.request;', false],
  ['const all = { ...event };', false],
  ["const name = event.uri || '/';", true],
])('%s is recognized: %s', (code, known) => expect(isKnown(code)).toBe(known));
