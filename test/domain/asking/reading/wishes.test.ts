/** Legs named one by one: each keeps its own terms, and terms of the whole stay with the whole. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LegWish, Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { emptyReading } from '../../../../lambdas/domain/asking/reading/draft.ts';
import { showReading } from '../../../../lambdas/domain/asking/reading/parts.ts';
import { openWish, withWishes } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { sampleOf } from '../../../support/depth.ts';
import { read } from './readings.ts';

const leg = (terms: Partial<LegWish>): LegWish => ({ ...openWish, ...terms });
const prop = leg({ sports: ['NFL'], markets: ['prop'] });
const moneyline = leg({ sports: ['NBA'], markets: ['moneyline'] });
const draw = leg({ sports: ['MLS'], sides: ['draw'] });

describe('named one by one', () => {
  test.each([
    'A parlay of an NFL prop, an NBA moneyline and an MLS draw',
    'Build me a 3-leg parlay: NFL player prop, NBA moneyline, MLS draw',
    'give me an NFL player prop, an NBA moneyline, and an MLS draw',
    'NFL prop + NBA moneyline + MLS draw',
    'an NFL prop, NBA moneyline and MLS draw parlay',
  ])('%s', (prompt) => {
    const { reading, unread } = read(prompt);
    expect(reading.wishes).toEqual([prop, moneyline, draw]);
    expect(reading).toMatchObject({ legs: { min: 3, max: 3 }, markets: [], sides: [] });
    expect([...reading.sports].sort()).toEqual(['MLS', 'NBA', 'NFL']);
    expect(unread).toEqual([]);
  });

  test.each([
    'something from Lakers-Warriors with LeBron over his points and the game to go under',
    'a parlay from Lakers at Warriors with LeBron over his points and the under',
  ])('a game of two teams is where the legs are, and no leg: %s', (prompt) => {
    const { reading } = read(prompt, 'NBA');
    expect(reading).toMatchObject({ sameGame: true, legs: { min: 2, max: 2 } });
    expect(reading.wishes[1]).toMatchObject({ markets: ['total'], sides: ['under'] });
  });

  test('two overs beside a team to win are of any games', () => {
    for (const words of [
      'broncos ml + 2 game overs',
      'Broncos to win and the over on the total in two games',
    ])
      expect(read(words, 'NFL').reading.wishes, words).toMatchObject([
        { count: 1, teams: [{ name: 'Denver Broncos' }] },
        { count: 2, sides: ['over'], teams: [] },
      ]);
    expect(read('the Broncos to win and the over', 'NFL').reading.wishes).toMatchObject([
      { teams: [{ name: 'Denver Broncos' }] },
      { sides: ['over'], teams: [{ name: 'Denver Broncos', stance: 'game' }] },
    ]);
  });

  test.each(['with a touchdown scorer', 'including at least one touchdown scorer'])(
    'a 3-leg parlay %s has one, and two other legs',
    (words) => {
      const { reading, unread } = read(`3 leg nfl parlay ${words}`, 'NFL');
      expect(reading.wishes).toMatchObject([
        { stat: 'touchdowns', count: 1 },
        { stat: null, count: 2 },
      ]);
      expect(unread).toEqual([]);
    },
  );

  test('each has its own team, player, statistic, side and line', () => {
    const { reading, unread } = read(
      'Patrick Mahomes over 275.5 passing yards, Lakers -4.5 and Broncos moneyline for Sunday',
    );
    expect(reading.wishes).toMatchObject([
      { sports: ['NFL'], player: 'Patrick Mahomes', stat: 'passing_yards', sides: ['over'], line: 275.5 },
      { sports: ['NBA'], markets: ['spread'], line: -4.5, teams: [{ name: 'Los Angeles Lakers' }] },
      { sports: ['NFL'], markets: ['moneyline'], teams: [{ name: 'Denver Broncos' }] },
    ]);
    expect(reading.days).toEqual(['2026-11-22']);
    expect(unread).toEqual([]);
  });

  test.each([
    'two touchdown scorers, one from the Bears and one from the Lions',
    'a Bears touchdown scorer and another from the Lions',
    'a touchdown scorer from each side of Bears at Lions',
  ])('“%s”: each team has one', (prompt) => {
    const { reading, unread } = read(prompt);
    expect(reading.wishes).toMatchObject([
      { stat: 'touchdowns', count: 1, teams: [{ name: 'Chicago Bears', stance: 'back' }] },
      { stat: 'touchdowns', count: 1, teams: [{ name: 'Detroit Lions', stance: 'back' }] },
    ]);
    expect([reading.legs, unread]).toEqual([{ min: 2, max: 2 }, []]);
  });

  test('two of a kind are two legs, and a price for the whole stays with the whole', () => {
    const { reading } = read('two NFL props and an NBA underdog paying at least +600');
    expect(reading.wishes).toMatchObject([
      { ...prop, count: 2 },
      { sports: ['NBA'], sides: ['underdog'] },
    ]);
    expect(reading.payout).toEqual({ min: 600, max: null });
  });
});

test.each([
  ['team totals only. three unders, one over. nfl.', { markets: ['team_total'] }],
  ['only team totals: two overs and an under', { markets: ['team_total'] }],
  ['player props only, 2 overs 1 under', { markets: ['prop'] }],
  ['first half only: two overs and an under', { markets: ['total'], period: 'first_half' }],
])('“%s”: what is said of all holds for each', (prompt, shared) => {
  const { wishes } = read(prompt).reading;
  expect(wishes).toMatchObject([shared, shared]);
});

test.each([
  'Whatever happens dont give me anything w the Lakers in it. 3 nba spreads',
  'i dont want anything with the Lakers, 3 nba spreads',
  'keep the Lakers out of it, 3 nba spreads',
])('“%s” has no leg on the team that it refuses', (prompt) => {
  expect(read(prompt).reading).toMatchObject({
    wishes: [],
    legs: { min: 3, max: 3 },
    markets: ['spread'],
    teams: [{ name: 'Los Angeles Lakers', stance: 'avoid' }],
  });
});

test('a team is not a golfer, whatever sport is selected', () => {
  const { reading } = read('Broncos moneyline, Lakers to win and an MLS draw', 'GOLF');
  expect(reading.wishes.map(({ sports }) => sports)).toEqual([['NFL'], ['NBA'], ['MLS']]);
  expect(read('Lakers to win', 'GOLF').reading).toMatchObject({ sports: ['NBA'], player: null });
});

describe('one reading', () => {
  test.each([
    'Chiefs and Lakers moneyline parlay',
    'Best NFL bet for Sunday, no favorites under -300',
    'LeBron James points, rebounds and assists',
    'NBA moneyline and NFL moneyline',
    'Which is better, Broncos +3 or Lakers -5?',
    'LeBron James points + rebounds',
    'NBA rebounds and assists props',
    'Derrick Henry rushing + receiving yards',
    'Denver draws favorites',
    'Lakers home favorites, draws',
  ])('%s', (prompt) => {
    const { reading } = read(prompt);
    expect(reading.wishes).toEqual([]);
    expect(read(canonicalPrompt(reading)).reading).toEqual(reading);
  });
});

const anyLeg = fc.constantFrom<LegWish>(
  prop,
  moneyline,
  draw,
  leg({
    sports: ['NFL'],
    markets: ['prop'],
    stat: 'passing_yards',
    player: 'Patrick Mahomes',
    sides: ['over'],
    line: 275.5,
  }),
  leg({
    sports: ['NBA'],
    markets: ['spread'],
    line: -4.5,
    teams: [{ sport: 'NBA', name: 'Miami Heat', stance: 'back' }],
  }),
  leg({ sports: ['NHL'], markets: ['total'], sides: ['under'], line: 6.5 }),
  leg({ sports: ['NBA'], markets: ['prop'], stat: 'points_rebounds_assists' }),
  leg({ sports: ['NFL'], sides: ['underdog'] }),
);

test('reads back the same, as does every remaining part', () => {
  fc.assert(
    fc.property(
      fc.array(anyLeg, { minLength: 2, maxLength: 5 }),
      fc.constantFrom<Partial<Reading>>(
        {},
        { risk: 'safe' as const },
        { payout: { min: 600, max: null } },
        { days: ['2026-11-22'] },
      ),
      (legs, more) => {
        const reading = withWishes({ ...emptyReading(), ...more }, legs);
        expect(read(canonicalPrompt(reading)).reading).toEqual(reading);
        const { parts } = showReading(reading, { selectedSport: 'NBA' });
        expect(parts.filter(({ id }) => id.startsWith('leg:'))).toHaveLength(legs.length);
        for (const { id, without } of parts) {
          const left = id.startsWith('leg:')
            ? withWishes(
                reading,
                legs.filter((_, index) => `leg:${index + 1}` !== id),
              )
            : undefined;
          if (left) expect(read(without).reading).toEqual(left);
        }
      },
    ),
    { numRuns: sampleOf(100) },
  );
});

test('an hour in the terms of the whole is no end of them', () => {
  const { reading, unread } = read(
    'Parlay starting from 8:00 PM ET: NFL pick, overs only; NFL pick on underdogs',
  );
  expect(unread).toEqual([]);
  expect(reading.starts).toEqual({ from: 1200, before: null });
  expect(reading.wishes).toMatchObject([{ sides: ['over'] }, { sides: ['underdog'] }]);
});

describe('the safest leg of several', () => {
  test.each([
    'Parlay: Safest NBA pick; Safest NHL pick; Safest MLB pick',
    '3-leg parlay: Safest NBA pick; Safest NHL moneyline pick; Safest MLB over/under pick',
  ])('is the likeliest one, and no bound of its chance: “%s”', (prompt) => {
    const { wishes } = read(prompt).reading;
    expect(wishes.map(({ order, legChance }) => [order, legChance])).toEqual(
      Array.from({ length: 3 }, () => ['likeliest', null]),
    );
  });

  test('is no safe one, whose chance has a bound beside legs that are not', () => {
    const { wishes, risk } = read('Parlay: Safe NBA pick; NHL pick').reading;
    expect(wishes.map(({ order, legChance }) => [order, legChance])).toEqual([
      [null, { min: 70, max: null }],
      [null, null],
    ]);
    expect(risk).toBeNull();
  });

  test.each([
    'Parlay: Safe NBA pick; Safe NHL pick',
    'Same-game parlay in New York Knicks vs Sacramento Kings: Safe NBA moneyline pick; Safe NBA player prop pick',
    'Safe parlay: 2 × Safe NFL pick; Safe MLB over/under pick',
  ])('where all are safe, the bet is: “%s”', (prompt) => {
    const { wishes, risk } = read(prompt).reading;
    expect(wishes.map(({ legChance }) => legChance)).toEqual([null, null]);
    expect(risk).toBe('safe');
  });
});

describe('one leg that is said twice', () => {
  test.each([
    'i need a lock. give me ONE safe play',
    'i need a lock, just one safe pick',
    'need a lock bad, a single safe bet',
    'an over. just one over please',
    'need a favorite, one favorite only',
  ])('is one: “%s”', (prompt) => {
    expect(read(prompt, 'NFL').reading).toMatchObject({ legs: { min: 1, max: 1 }, wishes: [] });
  });

  test.each(['a lock and one safe play', 'one over, one over', 'an over plus one over'])(
    'are two: “%s”',
    (prompt) => {
      expect(read(prompt, 'NFL').reading.legs).toEqual({ min: 2, max: 2 });
    },
  );
});
