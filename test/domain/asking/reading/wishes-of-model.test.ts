/** A whole bet as the model reads it: legs with terms of their own, of the question's words only, with nothing lost. */

import { expect, test } from 'vitest';
import type { LegWish } from '../../../../lambdas/contracts/asking/reading.ts';
import { matters } from '../../../../lambdas/domain/asking/queries/reading/matters.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { correctReading } from '../../../../lambdas/domain/asking/reading/correct.ts';
import type { ReadResult } from '../../../../lambdas/domain/asking/reading/draft.ts';
import { openWish } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { listed, read as readPrompt } from './readings.ts';

const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
const players = ['Nikita Kucherov', 'Courtland Sutton', 'Bo Nix'];
const wish = (terms: Record<string, unknown>) => ({ ...openWish, period: null, ...terms });
const team = (name: string, stance = 'back') => [{ name, stance }];

/** @param placed words by the term that the model says they became */
function reread(
  prompt: string,
  wishes: readonly unknown[],
  placed: Record<string, string>,
  terms: object = {},
) {
  const read = readPrompt(prompt, 'NFL');
  const left: ReadResult = { ...read, unread: [...new Set([...read.unread, ...Object.keys(placed)])] };
  const reply = {
    queries: [
      {
        ask: 'play',
        terms: { ...left.reading, teams: [], player: null, group: null, period: null, ...terms, wishes },
      },
    ],
    placed: Object.entries(placed).map(([word, term]) => ({ word, term })),
    care: false,
    age: false,
  };
  return { read: left, made: correctReading(left, reply, { prompt, teams: listed, days, players, matters }) };
}

const legs = (made: ReadResult) =>
  made.reading.wishes.map(({ count, player, stat, markets, sides, line, teams, price }: LegWish) => ({
    count,
    ...(player && { player }),
    ...(stat && { stat }),
    markets,
    ...(sides.length > 0 && { sides }),
    ...(line !== null && { line }),
    ...(teams.length > 0 && { teams: teams.map(({ name }) => name) }),
    ...(price && { price }),
  }));

const sutton = wish({ player: 'sutton', stat: 'receiving_yards', sides: ['over'], line: 60.5 });
const broncos = wish({ markets: ['moneyline'], teams: team('Denver Broncos') });
const suttonPrompt = 'my wife swears by sutton over 60.5 receiving yards, broncos win';
const suttonWords = { wife: 'ask', swears: 'ask', sutton: 'player' };

test('a player, a team to win and the talk around them', () => {
  const { made } = reread(suttonPrompt, [sutton, broncos], suttonWords);
  expect(made.unread).toEqual([]);
  expect(legs(made)).toEqual([
    { count: 1, player: 'sutton', stat: 'receiving_yards', markets: ['prop'], sides: ['over'], line: 60.5 },
    { count: 1, markets: ['moneyline'], teams: ['Denver Broncos'] },
  ]);
  expect(made.reading).toMatchObject({ legs: { min: 2, max: 2 }, teams: [], player: null, stat: null });
});

test('two hockey totals and a player called by a part of his name', () => {
  const prompt = 'kuch for a helper and two nhl overs, plus money on him';
  const { made } = reread(
    prompt,
    [
      wish({ player: 'Nikita Kucherov', stat: 'assists', sports: ['NHL'], price: { min: 100, max: null } }),
      wish({ count: 2, sports: ['NHL'], markets: ['total'], sides: ['over'] }),
    ],
    { kuch: 'player', helper: 'stat' },
    { price: null },
  );
  expect(made.unread).toEqual([]);
  expect(made.reading.legs).toEqual({ min: 3, max: 3 });
  expect(legs(made).map(({ count }) => count)).toEqual([1, 2]);
  const again = readPrompt(canonicalPrompt(made.reading), 'NFL');
  expect(again.reading.wishes.map(({ count, stat }) => [count, stat])).toEqual([
    [1, 'assists'],
    [2, null],
  ]);
});

test.each([
  ['drops the team that the grammar read', [sutton]],
  ['drops a line', [{ ...sutton, line: null }, broncos]],
  ['drops a side', [{ ...sutton, sides: [] }, broncos]],
  ['turns against the team', [sutton, { ...broncos, teams: team('Denver Broncos', 'against') }]],
  ['invents a player', [{ ...sutton, player: 'Homer Simpson' }, broncos]],
  ['names a known player of whom nothing is said', [{ ...sutton, player: 'Bo Nix' }, broncos]],
  ['invents a number', [{ ...sutton, line: 99.5 }, broncos]],
  ['invents a price', [{ ...sutton, price: { min: -155, max: null } }, broncos]],
  ['invents a team', [sutton, { ...broncos, teams: team('Springfield Isotopes') }]],
  ['names a team that the question does not', [sutton, broncos, wish({ teams: team('Oakland Raiders') })]],
  ['names a day that has no games', [sutton, { ...broncos, days: ['2030-01-01'] }]],
  ['wants too many legs', [sutton, { ...broncos, count: 8 }]],
  ['wants half a leg', [{ ...sutton, count: 0.5 }, broncos]],
  ['writes no wish', [sutton, 'guaranteed winner']],
])('a reply that %s is refused', (_, wishes) => {
  const { read, made } = reread(suttonPrompt, wishes, suttonWords);
  expect(made).toBe(read);
});

test('a number of legs that the question names is kept', () => {
  const prompt = 'three legs with sutton over 60.5 receiving yards, broncos win';
  const { made } = reread(prompt, [sutton, broncos], { sutton: 'player' });
  expect(made.reading.legs).toEqual({ min: 3, max: 3 });
});

test('a part of the game that no word of the question names is not taken', () => {
  const prompt = 'sutton over 60.5 receiving yards, broncos win';
  const half = { ...broncos, period: 'first_half' };
  const { made, read } = reread(prompt, [sutton, half], { sutton: 'player' });
  expect(made.reading).toEqual(read.reading);
});

test('a word that is no part of what it is said to be stays unread', () => {
  const prompt = `${suttonPrompt}, not 2 days early`;
  const { made } = reread(prompt, [sutton, broncos], {
    ...suttonWords,
    not: 'player',
    '2': 'line',
    early: 'stat',
  });
  expect(made.unread).toEqual(expect.arrayContaining(['not', '2']));
});
