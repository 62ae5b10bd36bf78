/** Every suggestion that is offered at an hour gets an answer at that hour, never a refusal: several moments of the year. */
import { describe, expect, test } from 'vitest';
import type { Loaded } from '../../../lambdas/app/asking/boards.ts';
import { daysAhead } from '../../../lambdas/app/asking/question.ts';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { identified } from '../../../lambdas/domain/asking/facts/identify.ts';
import { pricedAmong } from '../../../lambdas/domain/feed/board/priced.ts';
import { addDays, leagueDay } from '../../../lambdas/domain/platform/calendar.ts';
import { momentOf } from '../../../scripts/local/clock/moment.ts';
import { replayedSports, teamsOf } from '../../../scripts/local/feed/seasons/teams.ts';
import { feedAt } from '../../../scripts/local/seed/feed-at.ts';
import { playersAt } from '../../../scripts/local/seed/players.ts';
import { exampleNow, firstQuestion, suggestionsNow } from '../../../web/src/features/asking/ask/priced.ts';
import { askSports, scheduleQuestions } from '../../../web/src/features/asking/ask/suggestions.ts';
import { questionAbout } from '../../../web/src/features/asking/ask/upcoming.ts';
import { answerTo } from '../../support/asking.ts';
import { isFull } from '../../support/depth.ts';

/** The games, prices and props of all sports at a moment, as refreshed. */
async function boardsAt(now: Date): Promise<ReadonlyMap<Sport, Loaded>> {
  const feed = feedAt(now);
  const today = leagueDay(now);
  const load = async (sport: Sport) => {
    const games = await feed.games(sport, today, addDays(today, daysAhead - 1));
    const hasProps = games.some(({ props = [] }) => props.length > 0);
    const teams = hasProps ? await playersAt(now, sport, feed) : [];
    const around = { sheet: undefined, names: [], now };
    const known = games.map((game) => ({ ...game, props: identified(game, teams, around) }));
    return [sport, { games: known, notes: [] }] as const;
  };
  return new Map(await Promise.all(askSports.map(load)));
}

/** Teams with a period, a digit or a hyphen in their names, and another one. */
const oddlyCalled = replayedSports.flatMap((sport) => {
  const names = teamsOf(sport).map(({ name }) => name);
  return names
    .filter((name) => /[^\p{L} ]/u.test(name))
    .map((name) => [name, names.find((other) => other !== name) ?? '', sport] as const);
});

test.each(oddlyCalled)('the question about %s at %s asks for a bet on their game', (away, home, sport) => {
  const teams = teamsOf(sport).map(({ name }) => ({ sport, name }));
  const prompt = questionAbout({ id: '', startsAt: '', homePrice: -110, awayPrice: -110, home, away });
  const { wantsPlay, result } = grammar({ prompt, sport, now: new Date(), teams });
  expect([wantsPlay, result.unread]).toEqual([true, []]);
  expect(result.reading.teams.map(({ name }) => name).sort()).toEqual([away, home].sort());
});

const moments = [
  ['2026-03-26T12:00', 'before the first pitch of a season'],
  ['2026-07-04T15:00', 'on a holiday'],
  ['2026-11-24T03:00', 'in the night after the last game of a week'],
  ['now', 'at the moment of the tests'],
] as const;

describe.each(isFull ? moments : moments.slice(-1))('at %s, %s', async (at, _when) => {
  const now = at === 'now' ? new Date() : momentOf(at);
  if (!now) throw new Error(`no moment ${at}`);
  const boards = await boardsAt(now);
  const teams = [...boards].flatMap(([sport, { games }]) =>
    games.flatMap(({ home, away }) => [home, away].map(({ name }) => ({ sport, name }))),
  );
  const load = async (sport: Sport) => boards.get(sport) ?? { games: [], notes: [] };

  test.each(askSports)('what is offered for %s is answered', async (sport) => {
    const priced = pricedAmong(boards.get(sport)?.games ?? [], now);
    const prompts = new Set([
      ...suggestionsNow(sport, { priced, now, singlesOnly: false }),
      ...suggestionsNow(sport, { priced, now, singlesOnly: true }),
      firstQuestion(sport, priced, now).prompt,
      ...[false, true].map((singlesOnly) => exampleNow(priced, singlesOnly).replace(/^e\.g\. /, '')),
    ]);
    for (const prompt of prompts) {
      const { kind, response } = await answerTo({ prompt, sport, now, teams }, { load });
      expect(['play', 'info'], `${prompt}: ${response}`).toContain(kind);
    }
    if (priced.games > 0) expect(prompts).not.toContain(scheduleQuestions[sport]);
  });
});
