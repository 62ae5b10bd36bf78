/** How past games get new dates. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, leagueDay, weekdayOf } from '../../../../lambdas/domain/platform/calendar.ts';
import { history } from '../../../../scripts/local/feed/seasons/history.ts';
import { gamesBetween, gamesOn } from '../../../../scripts/local/feed/seasons/replay.ts';
import { recordsOf } from '../../../../scripts/local/feed/seasons/season.ts';
import { placeOf, replayedOn, seasonStart } from '../../../../scripts/local/feed/seasons/seasons.ts';
import {
  type ReplayedSport,
  replayedSports,
  seasons,
  seasonsReplayed,
  teamsOf,
} from '../../../../scripts/local/feed/seasons/teams.ts';

const anySport = fc.constantFrom<ReplayedSport>(...replayedSports);
const pastDay = (sport: ReplayedSport, day: string) => placeOf(sport, day).past;
const anyDay = fc.integer({ min: 0, max: 40 * 365 }).map((days) => addDays('2000-01-01', days));

describe('on any day', () => {
  test('the week ahead and the week before have games of every sport', () => {
    fc.assert(
      fc.property(anySport, anyDay, (sport, day) => {
        expect(gamesBetween(sport, day, addDays(day, 6))).not.toEqual([]);
      }),
    );
  });

  test('no sport pauses for a week, on any day of four years', () => {
    for (const sport of replayedSports) {
      let idleDays = 0;
      for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 1)) {
        idleDays = gamesOn(sport, day).length > 0 ? 0 : idleDays + 1;
        expect(idleDays, `${sport} ${day}`).toBeLessThan(7);
      }
    }
  });

  test('each game was really played, with its teams, score and prices, on its weekday', () => {
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
        expect(weekdayOf(day)).toBe(weekdayOf(past));
      }),
    );
  });

  test('a game starts on the day it is listed, at nine in the morning or later, and ends before the next day is over', () => {
    fc.assert(
      fc.property(anySport, anyDay, (sport, day) => {
        for (const { startsAt, endsAt } of gamesOn(sport, day)) {
          expect(leagueDay(startsAt)).toBe(day);
          expect(startsAt.getTime()).toBeGreaterThan(Date.parse(`${day}T12:59:00Z`));
          expect(endsAt > startsAt).toBe(true);
        }
      }),
    );
  });

  test('no two games share an id, and no team plays twice at once', () => {
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

describe('in season', () => {
  const whole = replayedSports.filter((sport) => seasons[sport].isWhole);
  const anyWhole = fc.constantFrom<ReplayedSport>(...whole);

  test('a day has the games of the same time of year, apart from the weeks by which breaks are shortened', () => {
    fc.assert(
      fc.property(anyWhole, anyDay, (sport, day) => {
        const past = pastDay(sport, day);
        fc.pre(!isOffSeason(sport, day));
        const place = (of: string) => Date.parse(`2001${of.slice(4).replace('02-29', '02-28')}`) / 86_400_000;
        const apart = Math.abs(place(day) - place(past));
        expect(Math.min(apart, 365 - apart)).toBeLessThanOrEqual(sport === 'MLS' ? 25 : 11);
      }),
    );
  });

  test('a round starts with the season’s first week, and is cut short by the next opening', () => {
    fc.assert(
      fc.property(anyWhole, anyDay, (sport, day) => {
        const start = seasonStart(sport, day);
        const [first] = history[sport];
        expect(pastDay(sport, start)).toBe(first?.date);
        expect(start <= day).toBe(true);
        expect((Date.parse(day) - Date.parse(start)) % 86_400_000).toBe(0);
      }),
    );
  });

  test('Thanksgiving games are on Thanksgiving, and March has the games of March', () => {
    expect(gamesOn('NFL', '2026-11-26').map(({ home }) => home.name)).toEqual([
      'Detroit Lions',
      'Dallas Cowboys',
      'Seattle Seahawks',
    ]);
    expect(pastDay('NFL', '2026-11-26')).toBe('2023-11-23');
    expect(pastDay('NBA', '2027-03-20')).toBe('2024-03-23');
    expect(pastDay('NHL', '2026-10-21')).toBe('2025-10-22');
    expect(pastDay('MLB', '2026-07-04')).toBe('2025-07-05');
    expect(pastDay('MLS', '2026-11-21')).toBe('2025-11-22');
  });

  test('out of season, it starts over from its first week', () => {
    // Twenty-two weeks after the opening on September 10, of which one without a game is cut.
    expect(seasonStart('NFL', '2027-02-10')).toBe('2026-09-10');
    expect(seasonStart('NFL', '2027-02-11')).toBe('2027-02-11');
    expect(pastDay('NFL', '2027-02-11')).toBe('2023-09-07');
    expect(pastDay('NFL', '2027-02-07')).toBe('2024-02-11');
    expect(pastDay('NFL', '2027-09-09')).toBe('2023-09-07');
  });

  /** The round follows a complete one: it is not the first of its year. */
  function isOffSeason(sport: ReplayedSport, day: string): boolean {
    const before = pastDay(sport, addDays(seasonStart(sport, day), -1));
    return before.slice(0, 7) >= (history[sport].at(-1)?.date.slice(0, 7) ?? '');
  }
});

test('the days of the past season are unchanged: 2023-09-07 has the game of 2023-09-07', () => {
  expect(gamesOn('NFL', '2023-09-07')).toMatchObject([
    {
      week: 1,
      home: { name: 'Kansas City Chiefs' },
      away: { name: 'Detroit Lions' },
      score: { home: 20, away: 21 },
      startsAt: new Date('2023-09-08T00:20:00Z'),
    },
  ]);
});

test('soccer keeps its local start times across clock changes', () => {
  const [final] = gamesOn('MLS', '2025-12-06');
  expect(final).toMatchObject({ isPlayOff: true, home: { name: 'Inter Miami CF' } });
  expect(final?.startsAt).toEqual(new Date('2025-12-06T19:30:00Z'));
});

test('playoffs do not count in the standings', () => {
  const records = recordsOf('MLS', new Date('2026-11-25T12:00:00Z'));
  expect(records).toHaveLength(30);
  for (const { won, lost, tied } of records) expect(won + lost + tied).toBe(34);
});

test('reports which seasons and days are replayed', () => {
  expect(replayedOn('2026-11-22')).toMatch(/^NFL November 19, 2023; NBA March \d+, 2024; NHL /);
  expect(seasonsReplayed).toBe('NFL 2023, NBA 2023-24, NHL 2025-26, MLB 2025, MLS 2025');
});

test('NFL times: early, late and night games on Sunday, one on Thursday and one on Monday', () => {
  const times = (day: string) =>
    gamesOn('NFL', day).map(({ startsAt }) => startsAt.toISOString().slice(11, 16));
  const sunday = times('2023-09-10');
  expect(sunday.slice(0, 8)).toEqual(Array(8).fill('17:00'));
  expect(sunday.slice(8)).toEqual(['20:25', '20:25', '20:25', '20:25', '20:25', '00:20']);
  expect(times('2023-09-18')).toEqual(['23:15', '00:15']);
});

test('two games of the same teams on a day start one after the other', () => {
  const days = Array.from({ length: 150 }, (_, index) => addDays('2025-06-02', index));
  const doubleheader = days.flatMap((day) =>
    [...Map.groupBy(gamesOn('MLB', day), ({ home }) => home.id).values()].filter(({ length }) => length > 1),
  );
  expect(doubleheader.length).toBeGreaterThan(0);
  for (const [first, second] of doubleheader) {
    expect(Number(second?.startsAt)).toBeGreaterThan(Number(first?.startsAt));
  }
});

describe('the data', () => {
  test('is complete: every team plays, and prices are valid', () => {
    expect(Object.fromEntries(replayedSports.map((sport) => [sport, history[sport].length]))).toEqual({
      NFL: 285,
      NBA: 323,
      NHL: 380,
      MLB: 1585,
      MLS: 540,
    });
    for (const sport of replayedSports) {
      const playing = new Set(history[sport].flatMap(({ home, away }) => [home.name, away.name]));
      expect(playing.size).toBe(teamsOf(sport).length);
      for (const { prices, books, score, date } of history[sport]) {
        const priced = [prices, ...books.flatMap(({ close, early }) => (early ? [close, early] : [close]))];
        const american = priced.flatMap(({ moneyline, spread, total }) => [
          moneyline?.home,
          moneyline?.away,
          moneyline?.draw,
          spread?.home,
          spread?.away,
          total?.over,
          total?.under,
        ]);
        for (const price of american.filter((each) => typeof each === 'number')) {
          expect(Math.abs(price)).toBeGreaterThanOrEqual(100);
        }
        for (const { spread, total } of priced) {
          if (spread) expect(Math.abs(spread.line)).toBeLessThan(25);
          if (total) expect(total.line).toBeGreaterThan(4);
        }
        expect(prices.moneyline.draw === null).toBe(sport !== 'MLS');
        if (sport !== 'MLS') expect(score.home + score.away).toBeGreaterThan(0);
        expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
  });

  test('has line scores that add up to the final score, and overtime where a game was level', () => {
    for (const sport of ['NFL', 'NBA', 'NHL', 'MLB'] as const) {
      const scored = history[sport].filter(({ lines }) => lines !== null);
      expect(scored.length / history[sport].length).toBeGreaterThan(0.95);
      for (const { lines, score, home, date } of scored) {
        const sum = (line: readonly string[] = []) =>
          line.reduce((all, part) => all + (part === 'x' ? 0 : Number(part)), 0);
        expect([sum(lines?.home), sum(lines?.away)], `${home.name} ${date}`).toEqual([
          score.home,
          score.away,
        ]);
      }
    }
  });
});
