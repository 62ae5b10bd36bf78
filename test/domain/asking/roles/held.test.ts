/**
 * Marked bets that the encoder has not learned, by people whose other bets it has: how many it tells right. The network before it told all
 * roles of 47 in 100, this one of 63.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { toldOf } from '../../../../lambdas/domain/asking/encoder/told.ts';
import { rolesOf } from '../../../../lambdas/domain/asking/roles/spans.ts';
import { encoder } from '../../../../lambdas/services/asking/encoder.ts';
import { makeBoard, playersOn } from '../../../../scripts/eval/ask.ts';
import { parsed, spansOf } from '../../../../scripts/roles/marked.ts';
import { isFull } from '../../../support/depth.ts';

const file = resolve(import.meta.dirname, '../../../../scripts/roles/held.txt');
const leastShare = 0.55;
/** The encoder reads all lines in half a minute alone, and in some minutes beside other tests. In milliseconds. */
const timeout = 300_000;

test('the roles of most bets are told as they are marked', { timeout }, async () => {
  const { roster } = await playersOn(makeBoard());
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((_, at) => isFull || at % 5 === 0);
  const known = new Set(encoder().roleNames.map((role) => role.replace(/^[BI]-/, '')));
  const right = lines.filter((line) => {
    const { text, tokens } = parsed(line);
    const wanted = spansOf({ text, tokens }).map(({ role, isRefused }) => `${isRefused ? '!' : ''}${role}`);
    const told = rolesOf(toldOf(text, roster, encoder())).spans.map(
      ({ role, isRefused }) => `${isRefused ? '!' : ''}${role}`,
    );
    return told.join(' ') === wanted.map((role) => (known.has(role) ? role : 'other')).join(' ');
  });
  expect(right.length / lines.length).toBeGreaterThan(leastShare);
});
