/** Which selections a fact supports: its thresholds, and symmetry between both sides. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EvidenceSide } from '../../../../lambdas/contracts/asking/analysis.ts';
import type { EvidenceKind } from '../../../../lambdas/contracts/asking/evidence-kinds.ts';
import {
  argumentsOf,
  factsOf,
  leadSentence,
  sideOf,
} from '../../../../lambdas/domain/asking/answer/fact-kinds.ts';
import { nickname } from '../../../../lambdas/domain/asking/english/team-names.ts';
import type { Fact } from '../../../../lambdas/domain/asking/facts/fact.ts';
import type { MarketSide } from '../../../../lambdas/domain/feed/board/sides.ts';
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

/** The opponent's values, as a paired fact has them. */
const against = (values: Fact['values']): Fact['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `opponent${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      value,
    ]),
  );

describe.each<[EvidenceKind, [Fact['values'], Fact['values'], string][]]>([
  [
    'record',
    [
      [{ won: 5, games: 10 }, { won: 3, games: 10 }, '+-0+-00'],
      [{ won: 5, games: 10 }, { won: 4, games: 10 }, '0000000'],
      [{ won: 2, games: 5 }, { won: 4, games: 6 }, '-+0-+00'],
      [{ won: 2, drawn: 2, games: 5 }, { won: 2, games: 5 }, '+-0+-00'],
      [{ won: 5, games: 5 }, {}, '0000000'],
    ],
  ],
  [
    'venue_record',
    [
      [{ won: 6, games: 8 }, { won: 4, games: 8 }, '+-0+-00'],
      [{ won: 6, games: 8 }, { won: 5, games: 8 }, '0000000'],
    ],
  ],
  [
    'form',
    [
      [{ won: 3, games: 5, margin: 1 }, { won: 1, games: 5, margin: -1 }, '+-0+-00'],
      [{ won: 4, games: 5, margin: 1 }, { won: 3, games: 5, margin: -1 }, '0000000'],
      [{ won: 1, games: 5, margin: -1 }, { won: 1, games: 5, margin: 4 }, '0000000'],
      [{ won: 1, games: 5, margin: -3 }, { won: 3, games: 5, margin: 1 }, '-+0-+00'],
      [{ won: 4, games: 5, margin: -0.2 }, { won: 2, games: 5, margin: 11.8 }, '0000000'],
      [{ won: 5, games: 5, margin: 9 }, {}, '0000000'],
    ],
  ],
  [
    'scoring',
    [
      // The total is 2.5, far below what both teams' games add up to.
      [{ margin: 3, inAll: 44 }, { margin: 0.5, inAll: 50 }, '+-0+-+-'],
      [{ margin: 3, inAll: 44 }, { margin: 0.6, inAll: 2.5 }, '0000000'],
      [{ margin: -1, inAll: 2 }, { margin: 4, inAll: 2.4 }, '-+0-+-+'],
    ],
  ],
  [
    'cover',
    [
      [{ covered: 6, games: 10 }, { covered: 3, games: 10 }, '000+-00'],
      [{ covered: 6, games: 10 }, { covered: 4, games: 10 }, '0000000'],
      [{ covered: 2, games: 10 }, { covered: 5, games: 10 }, '000-+00'],
    ],
  ],
  [
    'totals',
    [
      [{ over: 7, under: 3, games: 10 }, { over: 5, under: 5, games: 10 }, '00000+-'],
      [{ over: 8, under: 2, games: 10 }, { over: 4, under: 6, games: 10 }, '0000000'],
      [{ over: 5, under: 5, games: 10 }, { over: 6, under: 4, games: 10 }, '0000000'],
      [{ over: 3, under: 7, games: 10 }, { over: 4, under: 6, games: 10 }, '00000-+'],
      [{ over: 10, under: 0, games: 10 }, {}, '0000000'],
    ],
  ],
  [
    'injuries',
    [
      [{ out: 3 }, { out: 1 }, '-+0-+00'],
      [{ questionable: 3 }, { out: 2 }, '+-0+-00'],
      [{ out: 2 }, { out: 1 }, '0000000'],
      [{ out: 9 }, {}, '0000000'],
    ],
  ],
  [
    'rest',
    [
      [{ days: 10 }, { days: 7 }, '+-0+-00'],
      [{ days: 9 }, { days: 7 }, '0000000'],
      [{ days: 4 }, { days: 10 }, '-+0-+00'],
      [{ days: 14 }, {}, '0000000'],
    ],
  ],
  [
    'meetings',
    [
      [{ won: 4, lost: 2, meetings: 6 }, {}, '+-0+-00'],
      [{ won: 3, lost: 2, meetings: 5 }, {}, '0000000'],
      [{ won: 2, lost: 0, meetings: 2 }, {}, '0000000'],
    ],
  ],
  [
    'standing',
    [
      [{ position: 1 }, { position: 2 }, '+-0+-00'],
      [{ position: 4 }, { position: 2 }, '-+0-+00'],
      [{ position: 1 }, {}, '0000000'],
    ],
  ],
  ['cost', [[{ price: -110 }, {}, '0000000']]],
])('%s', (kind, cases) => {
  test.each(cases)('%j against %j is %s', (own, theirs, sides) => {
    expect(sidesOf(fact(kind, { ...own, ...against(theirs) }))).toBe(sides);
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

test('a back-to-back supports the opponent', () => {
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
});

test.each([
  { days: 1, opponentDays: 1 },
  // A third game in four days, against a back-to-back.
  { days: 2, opponentDays: 1, because: 'third_in_four' },
  { days: 1, opponentDays: 2, opponentBecause: 'third_in_four' },
])('a tired team is not ahead of a tired opponent: %j', (values) => {
  const nba = { ...game, id: 'NBA-1', sport: 'NBA' as const };
  const both = fact('rest', values, { gameId: nba.id, sport: 'NBA' });
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

const isTeam = ({ selection }: MarketSide) => selection === 'home' || selection === 'away';

test('a fact is for a team only if it has the numbers of both, and a lead names both teams', () => {
  fc.assert(
    fc.property(anyGame, ({ game: own, sheet }) => {
      const facts = factsOf(own, sheet, now);
      for (const selection of selections(own).filter(isTeam)) {
        for (const each of argumentsOf(facts, selection)) {
          const lead = leadSentence(each, selection);
          if (sideOf(each, selection) !== 'for' || lead === undefined) continue;
          for (const { name } of [own.home, own.away]) expect(lead).toContain(nickname(name, own.sport));
          // The same comparison is not for the opponent as well.
          const other = {
            ...selection,
            selection: selection.selection === 'home' ? 'away' : 'home',
          } as const;
          expect(sideOf(each, other)).toBe('against');
        }
      }
    }),
  );
});

test('two teams are compared once, from the side of the one that is ahead', () => {
  fc.assert(
    fc.property(anyGame, ({ game: own, sheet }) => {
      const facts = factsOf(own, sheet, now);
      for (const selection of selections(own)) {
        const compared = argumentsOf(facts, selection).filter(
          ({ kind, values }) => kind !== 'injuries' && values.opponent !== undefined,
        );
        const kinds = compared.map(({ kind }) => kind);
        expect(new Set(kinds).size).toBe(kinds.length);
      }
    }),
  );
});
