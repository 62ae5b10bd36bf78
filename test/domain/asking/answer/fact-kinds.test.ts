/** The registry of fact kinds: what a leg's first sentence says of a comparison, and which results can be drawn. */
import { describe, expect, test } from 'vitest';
import { inOrder, leadSentence, thesisOf } from '../../../../lambdas/domain/asking/answer/fact-kinds.ts';
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

const sabres = { opponent: 'Buffalo Sabres' };

describe('a lead has the values of both teams', () => {
  test.each<[Fact['kind'], Fact['values'], string]>([
    [
      'form',
      { ...sabres, won: 4, lost: 1, games: 5, opponentWon: 1, opponentLost: 4, opponentGames: 5 },
      'The Bruins have won 4 of 5, the Sabres 1 of 5.',
    ],
    [
      'form',
      { ...sabres, won: 5, lost: 0, games: 5, opponentWon: 0, opponentLost: 5, opponentGames: 5 },
      'The Bruins have won five straight, the Sabres have lost five straight.',
    ],
    [
      'form',
      { ...sabres, won: 3, lost: 0, games: 3, opponentWon: 1, opponentLost: 4, opponentGames: 5 },
      'The Bruins have won three straight, the Sabres have won 1 of 5.',
    ],
    [
      'record',
      { ...sabres, won: 9, lost: 3, games: 12, opponentWon: 4, opponentLost: 8, opponentGames: 12 },
      'The Bruins are 9–3, the Sabres 4–8.',
    ],
    [
      'venue_record',
      { ...sabres, won: 6, lost: 1, games: 7, opponentWon: 2, opponentLost: 5, opponentGames: 7 },
      'The Bruins are 6–1 at home, the Sabres 2–5 on the road.',
    ],
    [
      'scoring',
      { ...sabres, margin: 0.8, opponentMargin: -1.1 },
      'The Bruins outscore opponents by 0.8 a game, the Sabres are outscored by 1.1 a game.',
    ],
    [
      'cover',
      { ...sabres, covered: 10, games: 10, opponentCovered: 3, opponentGames: 9 },
      'The Bruins have covered all of their last 10, the Sabres 3 of 9.',
    ],
    [
      'totals',
      { ...sabres, over: 7, under: 3, games: 10, opponentOver: 9, opponentUnder: 0, opponentGames: 9 },
      '7 of the Bruins’ last 10 games went over the closing total, and all of the Sabres’ last 9.',
    ],
    [
      'meetings',
      { ...sabres, won: 4, lost: 1, meetings: 5 },
      'The Bruins have won 4 of the last 5 meetings, the Sabres 1.',
    ],
    [
      'rest',
      { ...sabres, days: 3, because: 'days', opponentDays: 1, opponentBecause: 'back_to_back' },
      'The Bruins have had 3 days since their last game; the Sabres play on back-to-back days.',
    ],
    ['injuries', { ...sabres, out: 4, opponentOut: 0 }, 'The Bruins list 4 players as out, the Sabres none.'],
    [
      'injuries',
      { ...sabres, questionable: 1, opponentOut: 3 },
      'The Sabres list 3 players as out, the Bruins none.',
    ],
    [
      'starters',
      {
        home: 'Boston Bruins',
        away: 'Buffalo Sabres',
        homeName: 'Lee',
        homeEra: 4.5,
        awayName: 'Ray',
        awayEra: 3,
      },
      'Ray (3.00 ERA) starts for the Sabres, Lee (4.50 ERA) for the Bruins.',
    ],
  ])('%s', (kind, values, sentence) => {
    const of = fact(kind, 'home', values, { about: 'Boston Bruins' });
    expect(leadSentence(of, { selection: 'home', line: null })).toBe(sentence);
  });

  test('scoring is compared with the line of a total', () => {
    const of = fact(
      'scoring',
      'home',
      { ...sabres, inAll: 6.4, opponentInAll: 7 },
      { about: 'Boston Bruins' },
    );
    expect(leadSentence({ ...of, sport: 'NHL' }, { selection: 'over', line: 5.5 })).toBe(
      'The Bruins’ games average 6.4 goals and the Sabres’ 7.0; the line is 5.5.',
    );
  });

  test('a standing and a price have none', () => {
    const standing = fact('standing', 'home', { position: 1, opponentPosition: 2, ...sabres });
    const selection = { selection: 'home', line: null } as const;
    expect([leadSentence(standing, selection), leadSentence(fact('cost', null, {}), selection)]).toEqual([
      undefined,
      undefined,
    ]);
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
