/** At any hour of the year, the stand-in has priced players in at least two sports, and only teams that the product knows. */
import { expect, test } from 'vitest';
import { readQuestion } from '../../../../lambdas/domain/asking/reading/read.ts';
import { addDays, leagueDay } from '../../../../lambdas/domain/platform/calendar.ts';
import { playersOf } from '../../../../scripts/local/feed/players.ts';
import { arePosted } from '../../../../scripts/local/feed/pricing/books.ts';
import { propsOf } from '../../../../scripts/local/feed/pricing/props.ts';
import { history } from '../../../../scripts/local/feed/seasons/history.ts';
import { gamesBetween } from '../../../../scripts/local/feed/seasons/replay.ts';
import { replayedSports, teamsOf } from '../../../../scripts/local/feed/seasons/teams.ts';

const hourMs = 3600_000;
const props = ['NFL', 'NBA', 'NHL', 'MLB'] as const;

test.each(['2026-01-12', '2026-04-13', '2026-07-13', '2026-10-12'])(
  'at each hour of the week from %s, two sports or more have priced players',
  (monday) => {
    const from = Date.parse(`${monday}T05:00:00Z`);
    for (let hour = 0; hour < 168; hour++) {
      const now = new Date(from + hour * hourMs);
      const today = leagueDay(now);
      const priced = props.filter((sport) =>
        gamesBetween(sport, today, addDays(today, 2)).some(
          (game) => arePosted(game, now) && propsOf(game).length > 0,
        ),
      );
      expect(priced.length, now.toISOString()).toBeGreaterThanOrEqual(2);
    }
  },
);

test('every team code of the data is a team that plays, and that a question can name', () => {
  for (const sport of replayedSports) {
    const teams = teamsOf(sport).map(({ name }) => ({ sport, name }));
    const playing = new Set(history[sport].flatMap(({ home, away }) => [home.name, away.name]));
    expect([...playing].sort()).toEqual(teams.map(({ name }) => name).sort());
    for (const { team } of playersOf(sport).values()) expect(playing).toContain(team.name);
    for (const { name } of teams) {
      const now = new Date('2026-11-22T15:00:00Z');
      const { reading } = readQuestion(`${name} moneyline`, { teams, selectedSport: sport, now });
      expect(reading.teams.map((each) => each.name)).toEqual([name]);
    }
  }
});
