/** What must never be in the repository: keys and traces of one machine. */
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesMatching, textOf } from './source.ts';

const root = resolve(import.meta.dirname, '../..');
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** A shorter path could be part of any other path. */
const telling = [root, homedir()].filter((path) => path.split('/').length > 2);

/** Examples are concatenated so that this file passes its own rules. */
const rules: readonly (readonly [name: string, pattern: RegExp, example: string])[] = [
  ['a home folder', /(?<![\w.])\/(home|Users|root)\/[a-z]/, ['', 'home', 'ann'].join('/')],
  ['a path of this machine', new RegExp(['\\0', ...telling.map(escaped)].join('|')), telling[0] ?? '\0'],
  ['a temporary folder (use os.tmpdir)', /['"`]\/tmp\//, ["'", 'tmp', 'x'].join('/')],
  ['a registry host', /registry\.[\w.-]+\.(org|com|io)\b/, ['registry', 'example', 'org'].join('.')],
  ['an AWS key', /\b(AKIA|ASIA)[0-9A-Z]{16}\b/, `AKIA${'Q7'.repeat(8)}`],
  [
    'an AWS account number in an ARN',
    /arn:aws[\w-]*:[\w-]+:[\w-]*:(?!0{12})\d{12}:/,
    `arn:aws:sns:x:${'12'.repeat(6)}:`,
  ],
  [
    'a key of the payment provider',
    /\b([rs]k|whsec)_(live_|test_)?[A-Za-z0-9]{20,}/,
    `sk_live_${'a1'.repeat(12)}`,
  ],
  ['a key of the model', /\bsk-[A-Za-z0-9_-]{20,}/, `sk-${'a1'.repeat(12)}`],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/, ['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ')],
  ['a private JWK', /"d"\s*:\s*"[A-Za-z0-9_-]{40,}"/, `"d": "${'a1'.repeat(22)}"`],
  ['a token of a code host', /\bgh[pousr]_[A-Za-z0-9]{30,}/, `ghp_${'a1'.repeat(18)}`],
  [
    'a session',
    /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}/,
    `eyJ${'a1'.repeat(8)}.eyJ${'b2'.repeat(8)}`,
  ],
];

const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|gz|db|sqlite|bin)$/;
const files = filesMatching('{*,.*,{bin,lib,lambdas,web,test,scripts,.ci,.github,docs}/**}').filter(
  (file) => !binary.test(file),
);

test('the checked files are those of the project', () => {
  expect(files).toEqual(
    expect.arrayContaining(['package.json', 'package-lock.json', 'scripts/bootstrap.mjs', '.ci/run']),
  );
});

test.each(rules)('no file contains %s', (_name, pattern) => {
  const findings = files.flatMap((file) => {
    const lines = textOf(file).split('\n');
    const line = lines.findIndex((text) => pattern.test(text));
    return line < 0 ? [] : [`${file}:${line + 1}`];
  });
  expect(findings).toEqual([]);
});

test.each(rules)('the rule can fail: %s', (_name, pattern, example) => {
  expect(`const a = ${example};`).toMatch(pattern);
});

test('the lock file contains no registry host', () => {
  expect(textOf('package-lock.json')).not.toMatch(/"resolved": "(?!https:\/\/codeload)/);
});
