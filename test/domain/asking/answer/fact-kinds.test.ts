/** The registry of fact kinds: which comparisons put a team ahead, and which results can be drawn. */
import { describe, expect, test } from 'vitest';
import { inOrder, isAhead, seriesOf, thesisOf } from '../../../../lambdas/domain/asking/answer/fact-kinds.ts';
import type { Fact } from '../../../../lambdas/domain/asking/facts/fact.ts';

function fact(
  kind: Fact['kind'],
  team: Fact['team'],
  values: Fact['values'],
  more: Partial<Fact> = {},
): Fact {
  const ids = { id: `${kind} ${team}`, gameId: 'NFL-1', sport: 'NFL', about: `${team}` } as const;
  return { ...ids, kind, team, values, n: 5, asOf: '', source: 'x', knownToMarket: true, ...more };
}

const form = (team: 'home' | 'away', won: number) => fact('form', team, { won, lost: 5 - won, games: 5 });

describe('a team is ahead', () => {
  test.each<[string, Fact[], boolean, boolean]>([
    ['by one more win in five', [form('home', 4), form('away', 3)], true, false],
    ['of a team in worse form, whichever fact comes first', [form('away', 1), form('home', 2)], true, false],
    ['of nobody at the same form', [form('home', 4), form('away', 4)], false, false],
    ['of nobody whose form is unknown', [form('home', 5)], false, false],
    [
      'by a share of wins that is a tenth higher',
      [
        fact('record', 'home', { won: 6, lost: 4, games: 10 }),
        fact('record', 'away', { won: 7, lost: 3, games: 10 }),
      ],
      false,
      true,
    ],
    [
      'of nobody within a field goal',
      [
        fact('scoring', 'home', { scored: 24, conceded: 20 }),
        fact('scoring', 'away', { scored: 23, conceded: 21 }),
      ],
      false,
      false,
    ],
    [
      'in hockey by less than in football',
      [
        fact('scoring', 'home', { scored: 3.4, conceded: 2.9 }, { sport: 'NHL' }),
        fact('scoring', 'away', { scored: 3, conceded: 2.9 }, { sport: 'NHL' }),
      ],
      true,
      false,
    ],
    [
      'by covers',
      [fact('cover', 'home', { covered: 7, games: 10 }), fact('cover', 'away', { covered: 5, games: 10 })],
      true,
      false,
    ],
    ['by rest', [fact('rest', 'home', { days: 4, opponentDays: 10 })], false, true],
    ['of nobody whose rest is unknown', [fact('rest', 'home', { days: 10 })], false, false],
    ['in the standings', [fact('standing', 'away', { position: 1, opponentPosition: 3 })], false, true],
    ['in their meetings', [fact('meetings', 'home', { won: 3, meetings: 4 })], true, false],
    [
      'by its starter',
      [fact('starters', null, { homeEra: 2.9, homeInnings: 40, awayEra: 4, awayInnings: 40 })],
      true,
      false,
    ],
    [
      'of nobody with a starter of few innings',
      [fact('starters', null, { homeEra: 2.9, homeInnings: 40, awayEra: 4, awayInnings: 9 })],
      false,
      false,
    ],
  ])('%s', (_what, facts, home, away) => {
    const [first] = facts;
    if (!first) throw new Error('no fact');
    expect([isAhead('home', first, facts), isAhead('away', first, facts)]).toEqual([home, away]);
  });

  test('without a comparison for kinds that compare no teams', () => {
    const out = fact('injuries', 'away', { out: 1, outNames: 'A. Brown' });
    expect([isAhead('home', out, [out]), isAhead('away', out, [out])]).toEqual([true, true]);
  });
});

test('injuries come first and players last', () => {
  const kinds = ['player', 'record', 'injuries', 'form'] as const;
  expect(inOrder(kinds.map((kind) => fact(kind, 'home', {}))).map(({ kind }) => kind)).toEqual([
    'injuries',
    'form',
    'record',
    'player',
  ]);
});

test('a standing supports no thesis, a moved price does', () => {
  expect([thesisOf({ kind: 'standing' }), thesisOf({ kind: 'movement' })]).toEqual([null, 'price_move']);
});

test('the last games of a player can be drawn, an average cannot', () => {
  expect(seriesOf(fact('player', 'home', { what: 'last', list: '31, 12.5, 0' }))).toEqual([31, 12.5, 0]);
  expect(seriesOf(fact('player', 'home', { what: 'average', average: 12 }))).toEqual([]);
  expect(seriesOf(fact('cost', null, { cost: 2 }))).toEqual([]);
});
