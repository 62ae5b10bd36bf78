/** The rule by which past games get new dates. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, leagueDay, weekdayOf } from '../../../lambdas/domain/calendar.ts';
import { history, type ReplayedSport, replayedSports, teamsOf } from '../../../scripts/local/feed/history.ts';
import { gamesBetween, gamesOn, pastDay } from '../../../scripts/local/feed/replay.ts';

const anySport = fc.constantFrom<ReplayedSport>(...replayedSports);
const anyDay = fc.integer({ min: 0, max: 40 * 365 }).map((days) => addDays('2000-01-01', days));

describe('whatever the day', () => {
  test('a week ahead and a week back there are games of every sport', () => {
    fc.assert(
      fc.property(anySport, anyDay, (sport, day) => {
        expect(gamesBetween(sport, day, addDays(day, 6))).not.toEqual([]);
      }),
    );
  });

  test('each game is one that was played, with its own teams, score and prices, on its own weekday for the NFL', () => {
    fc.assert(
      fc.property(anySport, anyDay, (sport, day) => {
        const past = pastDay(sport, day);
        const played = history[sport].filter(({ date }) => date === past);
        const replayed = gamesOn(sport, day);
        const facts = ({
          home,
          away,
          score,
          prices,
        }: (typeof played)[number] | (typeof replayed)[number]) => ({
          home,
          away,
          score,
          prices,
        });
        expect(replayed.map(facts)).toEqual(played.map(facts));
        if (sport === 'NFL') expect(weekdayOf(day)).toBe(weekdayOf(past));
        else expect(replayed).not.toEqual([]);
      }),
    );
  });

  test('a game starts on the day it is listed under, at noon or later, and ends before the next day is over', () => {
    fc.assert(
      fc.property(anySport, anyDay, (sport, day) => {
        for (const { startsAt, endsAt } of gamesOn(sport, day)) {
          expect(leagueDay(startsAt)).toBe(day);
          expect(startsAt.getTime()).toBeGreaterThan(Date.parse(`${day}T15:59:00Z`));
          expect(endsAt > startsAt).toBe(true);
        }
      }),
    );
  });

  test('no two games have one id, and nobody plays twice at once', () => {
    fc.assert(
      fc.property(anySport, anyDay, (sport, day) => {
        const games = gamesBetween(sport, day, addDays(day, 130));
        expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
        const starts = games.flatMap(({ home, away, startsAt }) =>
          [home, away].map(({ id }) => `${id} ${startsAt.getTime()}`),
        );
        expect(new Set(starts).size).toBe(starts.length);
      }),
      { numRuns: 20 },
    );
  });
});

test('the days of the past season are their own: 2014-09-04 has the game of 2014-09-04', () => {
  expect(gamesOn('NFL', '2014-09-04')).toMatchObject([
    {
      week: 1,
      home: { name: 'Seattle Seahawks' },
      away: { name: 'Green Bay Packers' },
      score: { home: 36, away: 16 },
      startsAt: new Date('2014-09-05T00:20:00Z'),
    },
  ]);
});

test('NFL times: early, late and night games on Sunday, one on Thursday and on Monday', () => {
  const times = (day: string) =>
    gamesOn('NFL', day).map(({ startsAt }) => startsAt.toISOString().slice(11, 16));
  const sunday = times('2014-09-07');
  expect(sunday.slice(0, 9)).toEqual(Array(9).fill('17:00'));
  expect(sunday.slice(9)).toEqual(['20:25', '20:25', '20:25', '00:20']);
  expect(times('2014-09-08')).toEqual(['20:45', '00:15']);
});

test('two games of the same teams on a day are an afternoon and an evening game', () => {
  const days = Array.from({ length: 60 }, (_, index) => addDays('2018-08-01', index));
  const twice = days.flatMap((day) =>
    [...Map.groupBy(gamesOn('MLB', day), ({ home }) => home.id).values()].filter(({ length }) => length > 1),
  );
  expect(twice.length).toBeGreaterThan(0);
  for (const [first, second] of twice) {
    expect(Number(second?.startsAt) - Number(first?.startsAt)).toBe(6 * 3600_000);
  }
});

describe('the facts', () => {
  test('are whole: every team plays, and prices are prices', () => {
    expect(history.NFL).toHaveLength(256);
    for (const sport of replayedSports) {
      const playing = new Set(history[sport].flatMap(({ home, away }) => [home.name, away.name]));
      expect(playing.size).toBe(teamsOf(sport).length);
      for (const { prices, score, date } of history[sport]) {
        const { moneyline, spread, total } = prices;
        const american = [
          moneyline.home,
          moneyline.away,
          spread?.home,
          spread?.away,
          total?.over,
          total?.under,
        ];
        for (const price of american.filter((each) => typeof each === 'number')) {
          expect(Math.abs(price)).toBeGreaterThanOrEqual(100);
        }
        if (spread) expect(Math.abs(spread.line)).toBeLessThan(25);
        if (total) expect(total.line).toBeGreaterThan(4);
        expect(score.home + score.away).toBeGreaterThan(0);
        expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
  });

  test('have no price that nobody gave: none for the NBA’s spreads, none for MLB’s unders', () => {
    expect(history.NBA.every(({ prices }) => prices.spread === null && prices.total === null)).toBe(true);
    expect(history.MLB.every(({ prices }) => prices.total?.under === null)).toBe(true);
  });
});
