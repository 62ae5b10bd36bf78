/** The days that a question means without naming them, and what is not given twice in a day. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import {
  hoursNear,
  hoursOfEarly,
  hoursOfEnds,
  hoursOfLate,
} from '../../../../lambdas/domain/asking/answer/games/ends-of-day.ts';
import {
  dayPassedOver,
  hoursOfNight,
  nextOfThatName,
  nextSlate,
  slateOfNamed,
} from '../../../../lambdas/domain/asking/answer/games/next-slate.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { noTaste } from '../../../../lambdas/domain/asking/answer/rank.ts';
import { isStarting, minuteOfDay } from '../../../../lambdas/domain/asking/answer/terms.ts';
import { unseen } from '../../../../lambdas/domain/asking/answer/unseen.ts';
import { whatItPays } from '../../../../lambdas/domain/asking/answer/words/payout.ts';
import { yesOrNo } from '../../../../lambdas/domain/asking/answer/words/yes-or-no.ts';
import { openWish } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { now, readingWith } from '../../feed/games/games.ts';
import { board } from './board.ts';

const sports = ['NFL' as const];
const from = (at = now) => ({ boards: [board], now: at, taste: noTaste, sports });
const days = [...new Set(board.games.map(({ day }) => day))].sort();
const lions = { sport: 'NFL' as const, name: 'Detroit Lions', stance: 'back' as const };

describe('the next slate', () => {
  test('lasts through Monday in football', () => {
    expect(nextSlate(readingWith(), from())).toEqual(days.filter((day) => day <= '2026-11-23'));
  });

  test.each<[string, Partial<Reading>]>([
    ['a day', { days: ['2026-11-22'] }],
    ['a team', { teams: [lions] }],
    ['a player', { player: 'Love' }],
    ['the next game', { nextGame: true }],
  ])('is not assumed for a question that names %s', (_what, terms) => {
    expect(nextSlate(readingWith(terms), from())).toBeNull();
  });

  test('is not assumed if only later games have what is asked for', () => {
    const [first = '', ...later] = days;
    const only = board.games.map((game) => (later.includes(game.day) ? game : { ...game, prices: null }));
    const sources = { ...from(), boards: [{ ...board, games: only }] };
    const slate = nextSlate(readingWith(), sources);
    if (slate !== null) expect(slate).not.toEqual([first]);
    expect(nextSlate(readingWith({ legs: { min: 8, max: 8 } }), from())).toBeNull();
  });
});

describe('a day that does not have the bet', () => {
  const [first = '', second = ''] = days;
  const games = board.games.map((game) => ({
    ...game,
    sport: 'NBA' as const,
    ...(game.day === first && { prices: null }),
  }));
  const sources = { ...from(), boards: [{ ...board, games }], sports: ['NBA' as const] };
  const reading = readingWith({ sports: ['NBA'] });

  test('is passed over, and named', () => {
    expect(nextSlate(reading, sources)).toEqual([second]);
    expect(dayPassedOver({ ...reading, days: [second] }, sources)).toBe(first);
  });

  test('is not named where a team, or an earlier day, was meant', () => {
    expect(dayPassedOver({ ...reading, days: [second], teams: [lions] }, sources)).toBeUndefined();
    expect(dayPassedOver({ ...reading, days: [first] }, sources)).toBeUndefined();
  });
});

describe('hours without a day', () => {
  const nba = { sports: ['NBA' as const], starts: { from: 17 * 60, before: null } };
  const daily = board.games.map((game) => ({ ...game, sport: 'NBA' as const }));
  const ofDaily = { ...from(), boards: [{ ...board, games: daily }], sports: ['NBA' as const] };

  test('are of the first day with such games, also where it has too few', () => {
    const [first] = daily
      .filter(({ startsAt }) => isStarting(startsAt, nba.starts))
      .map(({ day }) => day)
      .sort();
    expect(nextSlate(readingWith(nba), ofDaily)).toEqual([first]);
    expect(nextSlate(readingWith({ ...nba, legs: { min: 8, max: 8 } }), ofDaily)).toEqual([first]);
  });

  test('are of one day of a week of football', () => {
    const late = { starts: { from: 16 * 60, before: null }, legs: { min: 2, max: 2 } };
    expect(nextSlate(readingWith(late), from())).toHaveLength(1);
  });
});

describe('a night', () => {
  const [sunday, monday] = [{ days: ['2026-11-22'] }, { days: ['2026-11-23'] }];
  const evening = { from: 17 * 60, before: null };

  test('is no matinee, where the bet can be had in the evening', () => {
    expect(hoursOfNight(readingWith(monday), 'best bet tonight', from())).toEqual(evening);
    expect(hoursOfNight(readingWith(monday), 'a pick for monday night', from())).toEqual(evening);
    expect(hoursOfNight(readingWith(sunday), 'best bet tonight', from())).toBeNull();
  });

  test('says nothing of a team, nor where other hours are said, or the day alone', () => {
    const ofHours = { ...monday, starts: { from: 20 * 60, before: null } };
    const bears = { ...lions, name: 'Chicago Bears' };
    expect(hoursOfNight(readingWith({ ...monday, teams: [bears] }), 'bears tonight', from())).toBeNull();
    expect(hoursOfNight(readingWith(ofHours), 'tonight after 8pm', from())).toBeNull();
    expect(hoursOfNight(readingWith(monday), 'a pick for monday', from())).toBeNull();
  });
});

describe('the late games', () => {
  const starts = { from: 21.5 * 60, before: null };
  const [monday, prompt] = [{ days: ['2026-11-23'], starts }, 'an over from the late games'];
  const after = (minutes: number) => ({
    ...from(),
    boards: [
      {
        games: board.games
          .filter(({ day }) => day === '2026-11-23')
          .map((game) => ({
            ...game,
            startsAt: new Date(
              Date.parse('2026-11-24T05:00:00Z') - (24 * 60 - minutes) * 60_000,
            ).toISOString(),
          })),
      },
    ],
  });

  test('are those of the evening, where none starts as late as usual', () => {
    const evening = { from: 17 * 60, before: null };
    expect(hoursOfLate(readingWith(monday), prompt, after(20 * 60))).toEqual(evening);
    expect(hoursOfLate(readingWith(monday), prompt, after(22 * 60))).toBeNull();
    expect(hoursOfLate(readingWith(monday), prompt, after(13 * 60))).toBeNull();
  });

  test('are not of an hour that is named', () => {
    expect(hoursOfLate(readingWith(monday), 'an over from 9:30 on', after(20 * 60))).toBeNull();
    expect(hoursOfLate(readingWith(monday), 'late games, 9:30 on', after(20 * 60))).toBeNull();
  });
});

describe('the early games', () => {
  const starts = { from: null, before: 20 * 60 };
  const sunday = readingWith({ days: ['2026-11-22'], starts });
  const evening = board.games.filter(({ startsAt }) => minuteOfDay(startsAt) >= 16 * 60);

  test.each([
    "two safe legs from tomorrow's early games",
    'best bet in the early slate sunday',
    'an over from the earlier games',
  ])('are those of the afternoon, on a day that has them: %s', (prompt) => {
    expect(hoursOfEarly(sunday, prompt, from())).toEqual({ from: null, before: 16 * 60 });
    expect(hoursOfEarly(sunday, prompt, { ...from(), boards: [{ games: evening }] })).toBeNull();
  });

  test.each([
    'an over from the early games tonight',
    'early games sunday night',
    'games before 8pm, the early ones',
  ])('are not of a night or of an hour that is named: %s', (prompt) => {
    expect(hoursOfEarly(sunday, prompt, from())).toBeNull();
  });
});

describe('the first or the last games of a day', () => {
  const day = { days: ['2026-11-22'] };
  const minutes = board.games
    .filter((game) => game.day === '2026-11-22')
    .map(({ startsAt }) => minuteOfDay(startsAt))
    .sort((a, b) => a - b);

  test('have their hours', () => {
    const last = hoursOfEnds(readingWith(day), 'an over from the last two games on sunday', from());
    expect(last).toEqual({ from: minutes.at(-2) ?? minutes[0], before: null });
    const first = hoursOfEnds(readingWith(day), 'an over from the first two games on sunday', from());
    expect(first).toEqual({ from: null, before: (minutes[1] ?? minutes[0] ?? 0) + 1 });
  });

  test('are the first of the day games as well', () => {
    const dayGames = readingWith({ ...day, starts: { from: null, before: 17 * 60 } });
    const first = hoursOfEnds(dayGames, 'any day game under, earliest start', from());
    expect(first).toEqual({ from: null, before: (minutes[0] ?? 0) + 1 });
    const last = 'an under from the last two day games on sunday';
    expect(hoursOfEnds(dayGames, last, from())).toBeNull();
  });

  test('have none where hours, two days or a team are named', () => {
    const prompt = 'an over from the last two games on sunday';
    const ofHours = { ...day, starts: { from: 20 * 60, before: null } };
    expect(hoursOfEnds(readingWith(ofHours), prompt, from())).toBeNull();
    expect(hoursOfEnds(readingWith({ days }), prompt, from())).toBeNull();
    expect(hoursOfEnds(readingWith({ ...day, teams: [lions] }), prompt, from())).toBeNull();
  });
});

describe('an hour at whose beginning no game starts', () => {
  const starts = { from: 21 * 60, before: 21 * 60 + 30 };
  const at = (minutes: number) => {
    const startsAt = new Date(Date.parse('2026-11-22T05:00:00Z') + minutes * 60_000).toISOString();
    return {
      ...from(),
      boards: [
        {
          games: board.games.filter(({ day }) => day === '2026-11-22').map((game) => ({ ...game, startsAt })),
        },
      ],
    };
  };
  const sunday = readingWith({ days: ['2026-11-22'], starts });

  test('is that of the game that starts in it', () => {
    expect(hoursNear(sunday, at(21 * 60 + 30))).toEqual({ from: 21 * 60, before: 22 * 60 });
  });

  test('stays as it is where some game starts then, or none does in the hour', () => {
    expect(hoursNear(sunday, at(21 * 60 + 10))).toBeNull();
    expect(hoursNear(sunday, at(22 * 60))).toBeNull();
    expect(hoursNear(readingWith({ starts }), at(21 * 60 + 30))).toBeNull();
    expect(hoursNear({ ...sunday, starts: { from: 21 * 60, before: null } }, at(21 * 60 + 30))).toBeNull();
  });

  test('is none of the first or the last games, which a change names alone', () => {
    const ofDay = readingWith({ days: ['2026-11-22'] });
    expect(hoursOfEnds(ofDay, 'only the first two games', from())).toMatchObject({ from: null });
    expect(hoursOfEnds(ofDay, 'just the last 2 games', from())).toMatchObject({ before: null });
    expect(hoursOfEnds(ofDay, 'over in his last 2 games', from())).toBeNull();
  });
});

describe('what goes with a game that is named', () => {
  const [first] = board.games.filter(({ day }) => day === '2026-11-22');
  if (!first) throw new Error('no game');
  const named = {
    ...openWish,
    teams: [{ sport: 'NFL' as const, name: first.home.name, stance: 'back' as const }],
  };
  const bet = (...wishes: Reading['wishes']) => readingWith({ wishes, legs: { min: 2, max: 2 } });

  test('is of its slate, and not of an earlier one', () => {
    const found = slateOfNamed(bet(named, openWish), from()) ?? [];
    expect(found).toContain(first.day);
    expect(found.every((day) => day >= first.day)).toBe(true);
  });

  test.each<[string, Reading]>([
    ['nothing is named', bet(openWish, { ...openWish, markets: ['total'] })],
    ['every leg is', bet(named, { ...named, markets: ['total'] })],
    ['a day is said', { ...bet(named, openWish), days: [first.day] }],
    ['it is a same-game bet', { ...bet(named, openWish), sameGame: true }],
  ])('is left open if %s', (_why, reading) => {
    expect(slateOfNamed(reading, from())).toBeNull();
  });
});

describe('a day called by its name, without a game left', () => {
  const late = new Date('2026-11-23T04:30:00Z');
  const sunday = readingWith({ days: ['2026-11-22'] });

  test('is that day of the next week', () => {
    expect(nextOfThatName(sunday, 'nfl picks for sunday', from(late))).toEqual(['2026-11-29']);
  });

  test.each([
    ['a game is left', 'nfl picks for sunday', new Date('2026-11-22T15:00:00Z')],
    ['it is said by its date', 'NFL pick for Sunday, Nov 22', late],
    ['today is meant', 'nfl picks for today, sunday', late],
    ['it is not named', 'nfl picks tonight', late],
  ])('stays as it is if %s', (_why, prompt, at) => {
    expect(nextOfThatName(sunday, prompt, from(at))).toBeNull();
  });
});

describe('what was shown today', () => {
  const offer = (terms: Partial<Reading> = {}) => offerFor(readingWith(terms), [board], now);
  const legsOf = (found: ReturnType<typeof offer>) => (found.kind === 'offer' ? found.legs : []);

  test('is not given again, for as long as something else fits', () => {
    const first = offer();
    const shown = new Set(legsOf(first).map(({ key }) => key));
    const again = unseen(offer(), ({ key }) => shown.has(key));
    expect(legsOf(again)).toHaveLength(1);
    expect(legsOf(again).map(({ key }) => key)).not.toEqual([...shown]);
    expect(legsOf(unseen(offer(), () => true))).toEqual(legsOf(first));
  });

  test.each<[string, Partial<Reading>]>([
    ['a team', { teams: [lions] }],
    ['the safest', { risk: 'safest' }],
  ])('is given again to a question that names %s', (_what, terms) => {
    const [own] = legsOf(offer(terms));
    const again = unseen(offer(terms), ({ key }) => key === own?.key);
    expect(legsOf(again)[0]?.key).toBe(own?.key);
  });
});

test.each([
  ['should i bet the lions?', true],
  ['is lions -8 a good bet', true],
  ['lions -8, worth it?', true],
  ['best nfl bet', false],
  ['is there a good parlay', false],
  ['a good bet for sunday', false],
])('"%s" is answered by yes or no: %s', (prompt, isAsked) => {
  const found = offerFor(readingWith({ teams: [lions] }), [board], now);
  if (found.kind === 'unmet') throw new Error(found.unmet.kind);
  const note = yesOrNo(prompt, found.legs);
  expect(note !== undefined).toBe(isAsked);
  if (note) expect(note.text).toMatch(/^(?:No, not by the price|Yes, by the price|It is even): [+-]\d+ at /);
});

test.each([
  ['who do you like, and what would 50 on it pay', 50, true],
  ['lions moneyline, whats the payout on 50', 50, true],
  ['how much do i win with 50 on the lions', 50, true],
  ['i have 50 for the lions', 50, true],
  ['fifty bucks on detroit', 50, true],
  ['lions to win, $50', 50, true],
  ['lions, my bankroll is 50', 50, false],
  ['50 split over a few bets, lions first', 50, false],
  ['lions for 2% of my roll', 50, false],
  ['lions, what does it pay', null, false],
])('"%s" (%s) is told what it pays: %s', (prompt, stake, isTold) => {
  const found = offerFor(readingWith({ teams: [lions] }), [board], now);
  if (found.kind === 'unmet') throw new Error(found.unmet.kind);
  const note = whatItPays(prompt, { budget: stake }, found.legs);
  expect(note !== undefined).toBe(isTold);
  if (note)
    expect(note.text).toMatch(
      /^\$50\.00 at [+-]\d+ wins \$\d+\.\d\d, so \$\d+\.\d\d comes back with the stake\.$/,
    );
});

test.each([
  ['turn 50 into 250 with the lions', true],
  ['$50 to win 200, lions', true],
  ['lions at +400', false],
])('"%s" is told what its own stake pays: %s', (prompt, isTold) => {
  const found = offerFor(readingWith({ teams: [lions] }), [board], now);
  if (found.kind === 'unmet') throw new Error(found.unmet.kind);
  const note = whatItPays(prompt, { budget: null, payout: { min: 400, max: null } }, found.legs);
  expect(note?.text.startsWith('$50.00 at ') ?? false).toBe(isTold);
});

test.each([
  ['split 60 between three plays', '$60.00 over 3 singles is $20.00 on each. $20.00 at '],
  ['put my 60 over 3 singles', '$60.00 over 3 singles is $20.00 on each. $20.00 at '],
  ['60 on each of three bets', '$60.00 at '],
])('singles of which a stake is said have their part: %s', (prompt, words) => {
  const found = offerFor(readingWith({ teams: [lions] }), [board], now);
  if (found.kind === 'unmet') throw new Error(found.unmet.kind);
  const slips = { kind: 'singles', count: 3, by: null } as const;
  expect(whatItPays(prompt, { budget: 60, slips }, found.legs)?.text.startsWith(words)).toBe(true);
});

test('singles have a stake each, of which nothing is said', () => {
  const found = offerFor(readingWith({ teams: [lions] }), [board], now);
  if (found.kind === 'unmet') throw new Error(found.unmet.kind);
  const slips = { kind: 'singles', count: 3, by: null } as const;
  expect(whatItPays('three singles, 50 bucks', { budget: 50, slips }, found.legs)).toBeUndefined();
});
