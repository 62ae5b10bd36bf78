/** The age rule: one sentence, and no other age for betting in any text. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ageRule } from '../../../lambdas/domain/accounts/age-rule.ts';
import { document } from '../../../lambdas/http/pages/frame.ts';
import { html } from '../../../lambdas/http/pages/html.ts';

const root = resolve(import.meta.dirname, '../../..');
const home = 'lambdas/domain/accounts/age-rule.ts';

test('names 18, and where local law asks for more', () => {
  expect(ageRule).toBe('18+, or the legal age where you live (21 in most of the USA, 19 in most of Canada)');
});

test('stands on pages made by functions', () => {
  expect(document({ title: 'A', description: 'B' }, html`<p>C</p>`)).toContain(ageRule);
});

test('is the only text that names an age', () => {
  const files = globSync(['lambdas/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: root });
  const named = files.filter((file) =>
    /\b(18|19|21)\+|of legal age|\b(18|19|21) in most/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(named).toEqual([home]);
});
