/** Helplines: each can be dialed, and every number that people are shown comes from the one list. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { canada, dialLink, mainLines, usa } from '../../../lambdas/domain/accounts/helplines.ts';
import { document } from '../../../lambdas/http/pages/frame.ts';
import { html } from '../../../lambdas/http/pages/html.ts';

const root = resolve(import.meta.dirname, '../../..');
const home = 'lambdas/domain/accounts/helplines.ts';

test('each line can be dialed, and no two are the same', () => {
  const links = [...usa, ...canada].map(dialLink);
  for (const link of links) expect(link).toMatch(/^tel:(1-\d{3}-\d{3}-\d{4}|988|9-8-8)$/);
  expect(new Set(links.map((link) => link.replaceAll('-', ''))).size, '988 is of both countries').toBe(
    links.length - 1,
  );
});

test('letters are dialed by their digits', () => {
  const keys = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
  const digitsOf = (number: string) =>
    number.replaceAll(/[A-Z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter))));
  for (const line of [...usa, ...canada]) {
    expect(dialLink(line).replaceAll('-', ''), line.number).toBe(
      `tel:${digitsOf(line.number)}`.replaceAll('-', ''),
    );
  }
});

test('the lines for a sentence are in the list of their country, which begins with them', () => {
  expect([usa[0], canada[0]]).toEqual([mainLines.usa, mainLines.canada]);
});

test('pages made by functions link the same lines', () => {
  const page = document({ title: 'A', description: 'B' }, html`<p>C</p>`);
  for (const line of Object.values(mainLines)) {
    expect(page).toContain(`<a href="${dialLink(line)}">${line.number}</a>`);
  }
});

test('no other file has a number of its own', () => {
  const number = /\b1-8\d\d-[\dA-Z]+-?[\dA-Z]{2,}\b/;
  const withNumbers = globSync('{lambdas,web/src,web/public}/**/*.{ts,tsx,js,html}', { cwd: root }).filter(
    (file) => number.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(withNumbers.map((file) => file.replaceAll('\\', '/'))).toEqual([home]);
});
