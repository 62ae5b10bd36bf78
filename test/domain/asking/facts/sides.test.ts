/** Which selections a fact supports: its thresholds, and symmetry between both sides. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EvidenceSide } from '../../../../lambdas/contracts/asking/analysis.ts';
import type { EvidenceKind } from '../../../../lambdas/contracts/asking/evidence-kinds.ts';
import { factsOf, sideOf } from '../../../../lambdas/domain/asking/answer/fact-kinds.ts';
import type { Fact } from '../../../../lambdas/domain/asking/facts/fact.ts';
import { anyGame, asOf, game, now, selections } from './samples.ts';

function fact(kind: EvidenceKind, values: Fact['values'], more: Partial<Fact> = {}): Fact {
  return {
    id: 'f',
    kind,
    gameId: game.id,
    sport: game.sport,
    about: 'x',
    team: 'home',
    values,
    n: 5,
    asOf,
    source: 'x',
    knownToMarket: true,
    ...more,
  };
}

/** In the order of `selections`: moneyline home, away, draw; spread home, away; over, under. */
function sidesOf(of: Fact): string {
  const signs: Record<EvidenceSide, string> = { for: '+', against: '-', neutral: '0' };
  return selections(game)
    .map((selection) => signs[sideOf(of, selection)])
    .join('');
}

describe.each<[EvidenceKind, [Fact['values'], string][]]>([
  [
    'record',
    [
      [{ won: 3, lost: 2, games: 5 }, '+-0+-00'],
      [{ won: 4, lost: 3, games: 7 }, '0000000'],
      [{ won: 2, lost: 3, games: 5 }, '-+0-+00'],
      [{ won: 2, lost: 1, drawn: 2, games: 5 }, '+-0+-00'],
    ],
  ],
  ['venue_record', [[{ won: 6, lost: 1, games: 7 }, '+-0+-00']]],
  [
    'form',
    [
      [{ won: 4, lost: 1, games: 5 }, '+-0+-00'],
      [{ won: 3, lost: 2, games: 5 }, '0000000'],
      [{ won: 2, lost: 3, games: 5 }, '0000000'],
      [{ won: 1, lost: 4, games: 5 }, '-+0-+00'],
      [{ won: 1, lost: 0, drawn: 4, games: 5 }, '0000000'],
    ],
  ],
  [
    'scoring',
    [
      [{ scoredRank: 10, concededRank: 11, teams: 32 }, '+-0+-00'],
      [{ scoredRank: 11, concededRank: 20, teams: 32 }, '0000000'],
      [{ scoredRank: 20, concededRank: 22, teams: 32 }, '-+0-+00'],
      [{ scoredRank: 2, concededRank: 30, teams: 32 }, '00000+-'],
      [{ scoredRank: 30, concededRank: 2, teams: 32 }, '00000-+'],
      [{ scoredRank: 2, concededRank: 2, teams: 32 }, '+-0+-00'],
    ],
  ],
  [
    'rest',
    [
      [{ days: 10, opponentDays: 7 }, '+-0+-00'],
      [{ days: 9, opponentDays: 7 }, '0000000'],
      [{ days: 4, opponentDays: 10 }, '-+0-+00'],
      [{ days: 14 }, '0000000'],
    ],
  ],
  [
    'meetings',
    [
      [{ won: 3, meetings: 5 }, '+-0+-00'],
      [{ won: 2, meetings: 2 }, '0000000'],
      [{ won: 3, meetings: 6 }, '0000000'],
    ],
  ],
  [
    'standing',
    [
      [{ position: 1, opponentPosition: 2 }, '+-0+-00'],
      [{ position: 4, opponentPosition: 2 }, '-+0-+00'],
      [{ position: 1 }, '0000000'],
    ],
  ],
  [
    'injuries',
    [
      [{ out: 1 }, '-+0-+00'],
      [{ questionable: 3 }, '0000000'],
      [{ back: 1 }, '0000000'],
    ],
  ],
  [
    'cover',
    [
      [{ covered: 6, games: 10 }, '000+-00'],
      [{ covered: 5, games: 10 }, '0000000'],
      [{ covered: 4, games: 10 }, '000-+00'],
    ],
  ],
  [
    'totals',
    [
      [{ over: 6, games: 10 }, '00000+-'],
      [{ over: 5, games: 10 }, '0000000'],
      [{ over: 4, games: 10 }, '00000-+'],
    ],
  ],
  ['cost', [[{ price: -110 }, '0000000']]],
])('%s', (kind, cases) => {
  test.each(cases)('%j is %s', (values, sides) => {
    expect(sidesOf(fact(kind, values))).toBe(sides);
  });
});

test.each([
  [{ homeEra: 3.1, awayEra: 4.1 }, '+-0+-00'],
  [{ homeEra: 3.1, awayEra: 4.09 }, '0000000'],
  [{ homeEra: 3.2, awayEra: 3.1 }, '00000-+'],
  [{ homeEra: 5, awayEra: 6.5 }, '+-0+-+-'],
  [{ homeEra: 1, awayEra: 6, awayInnings: 19.2 }, '0000000'],
  [{ homeEra: 1 }, '0000000'],
])('starting pitchers %j are %s', (values, sides) => {
  const innings = { homeInnings: 60, awayInnings: 60 };
  expect(sidesOf(fact('starters', { ...innings, ...values }, { team: null }))).toBe(sides);
});

test('a back-to-back supports the opponent, unless both teams have one', () => {
  const nba = { ...game, id: 'NBA-1', sport: 'NBA' as const };
  const tired = fact('rest', { days: 1, opponentDays: 2 }, { gameId: nba.id, sport: 'NBA' });
  expect(selections(nba).map((selection) => sideOf(tired, selection))).toEqual([
    'against',
    'for',
    'neutral',
    'against',
    'for',
    'neutral',
    'neutral',
  ]);
  const both = fact('rest', { days: 1, opponentDays: 1 }, { gameId: nba.id, sport: 'NBA' });
  expect(new Set(selections(nba).map((selection) => sideOf(both, selection)))).toEqual(new Set(['neutral']));
});

test('a fact does not apply to another game', () => {
  const [selection] = selections({ ...game, id: 'NFL-2' });
  expect(selection && sideOf(fact('record', { won: 5, games: 5 }), selection)).toBe('neutral');
});

const opposite: Record<EvidenceSide, EvidenceSide> = { for: 'against', against: 'for', neutral: 'neutral' };
const swappedSelection = { home: 'away', away: 'home', over: 'over', under: 'under', draw: 'draw' } as const;

test('home and away are opposites, as are over and under; a draw has no side', () => {
  fc.assert(
    fc.property(anyGame, ({ game: own, sheet }) => {
      const facts = factsOf(own, sheet, now);
      for (const each of facts) {
        const [mlHome, mlAway, draw, atsHome, atsAway, over, under] = selections(own).map((selection) =>
          sideOf(each, selection),
        );
        expect([mlAway, atsAway, under, draw]).toEqual([
          opposite[mlHome ?? 'neutral'],
          opposite[atsHome ?? 'neutral'],
          opposite[over ?? 'neutral'],
          'neutral',
        ]);
      }
    }),
  );
});

test("swapping a game's sides gives the same facts for and against the same teams", () => {
  fc.assert(
    fc.property(anyGame, ({ game: own, sheet, swapped }) => {
      const factsBySide = (of: typeof own, from: typeof sheet, as: (selection: string) => string) =>
        factsOf(of, from, now)
          // A tie of meetings is counted from the home team's side and supports neither.
          .flatMap((each) =>
            selections(of).map((selection) => {
              const who = each.kind === 'meetings' || each.kind === 'starters' ? '' : each.about;
              return `${each.kind} ${who} ${selection.market} ${as(selection.selection)} ${sideOf(each, selection)}`;
            }),
          )
          .sort();
      const back = (selection: string) => swappedSelection[selection as keyof typeof swappedSelection];
      expect(factsBySide(swapped.game, swapped.sheet, back)).toEqual(
        factsBySide(own, sheet, (selection) => selection),
      );
    }),
  );
});

test('facts have unique ids, finite numbers and a source', () => {
  fc.assert(
    fc.property(anyGame, ({ game: own, sheet }) => {
      const facts = factsOf(own, sheet, now);
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
      for (const { values, asOf: at, source, n } of facts) {
        expect(
          Object.values(values).every((value) => typeof value === 'string' || Number.isFinite(value)),
        ).toBe(true);
        expect([at, source === '']).toEqual([asOf, false]);
        expect(n === null || n > 0).toBe(true);
      }
    }),
  );
});
