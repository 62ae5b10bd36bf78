/** Search words of a user, and which queries match them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Listed,
  matches,
  searchPhrases,
  searchWords,
  sortText,
  wordsIn,
} from '../../../lambdas/domain/accounts/directory.ts';

const person = (name: string, email: string): Listed => ({
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  name,
  email,
  plan: 'free',
  paid: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  lastLoginAt: null,
});

describe('words', () => {
  test('are runs of letters and digits, normalized', () => {
    expect(wordsIn("  Zoë O'Brien-SMITH, 2nd 😀 ")).toEqual(['zoë', 'o', 'brien', 'smith', '2nd']);
    expect(wordsIn('Jose\u0301')).toEqual(wordsIn('JOS\u00c9'));
    expect(wordsIn('% * .+ 😀')).toEqual([]);
  });

  test('skip a word that is the beginning of another', () => {
    expect(searchWords(person('John Smith', 'john.smith48@mail.example'))).toEqual([
      'john',
      'smith48',
      'mail',
      'example',
    ]);
  });

  test('skip a phrase that is the beginning of another', () => {
    expect(searchPhrases(person('John Smith', 'john.smith@mail.example'))).toEqual([
      'john smith mail example',
    ]);
    expect(searchPhrases(person('Cher', 'cher@mail.example'))).toEqual(['cher mail example']);
  });

  test('match every beginning of every word', () => {
    const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (name, email) => {
        const one = person(name, email);
        const rows = searchWords(one);
        for (const word of [...wordsIn(name), ...wordsIn(email)]) {
          expect(rows.some((row) => row.startsWith(word))).toBe(true);
          expect(matches(one, [word.slice(0, 1)])).toBe(true);
        }
      }),
    );
  });

  test('fit into a key however long a normalized name is', () => {
    const long = person('\ufdfa'.repeat(100), `${'\ud835\udd4f'.repeat(100)}@b.co`);
    for (const by of ['name', 'email'] as const) {
      expect(Buffer.byteLength(sortText(long, by))).toBeLessThan(900);
    }
    for (const row of [...searchWords(long), ...searchPhrases(long)]) {
      expect(Buffer.byteLength(row)).toBeLessThan(900);
      expect(row.isWellFormed()).toBe(true);
    }
  });
});

describe('a search for several words', () => {
  test('matches if each one begins a word of name or address', () => {
    const one = person('Ann Lee', 'al@mail.example');
    expect(matches(one, ['lee', 'an'])).toBe(true);
    expect(matches(one, ['lee', 'mail'])).toBe(true);
    expect(matches(one, ['lee', 'bob'])).toBe(false);
  });
});
