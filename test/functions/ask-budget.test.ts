/**
 * What an ask costs on a full Sunday: the replay of December 31, 2023, with week 17 of the NFL and its props, and NBA, NHL,
 * MLB and MLS beside it. The figures do not depend on the day the test runs.
 */
import { beforeAll, expect, test } from 'vitest';
import { golfTournaments } from '../../lambdas/app/feed/golf-pages.ts';
import { refreshSport } from '../../lambdas/app/feed/refresh.ts';
import { writeBoards } from '../../lambdas/app/feed/write-boards.ts';
import { writeNames } from '../../lambdas/app/feed/write-names.ts';
import { gameSports, type Sport } from '../../lambdas/contracts/feed/sports.ts';
import { allBoards, storeBoard } from '../../lambdas/data/feed/boards.ts';
import * as states from '../../lambdas/data/feed/feed-states.ts';
import * as games from '../../lambdas/data/feed/games.ts';
import * as names from '../../lambdas/data/feed/players/player-names.ts';
import * as priced from '../../lambdas/data/feed/priced.ts';
import * as prices from '../../lambdas/data/feed/prices.ts';
import * as recent from '../../lambdas/data/feed/recent-games.ts';
import * as seasons from '../../lambdas/data/feed/seasons.ts';
import * as sheets from '../../lambdas/data/feed/sheets.ts';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { get } from '../../lambdas/data/platform/table.ts';
import { handler } from '../../lambdas/functions/prompt-process.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import * as model from '../../lambdas/services/asking/model.ts';
import * as feed from '../../lambdas/services/feed/feed.ts';
import { feedAt } from '../../scripts/local/seed/feed-at.ts';
import { playersAt } from '../../scripts/local/seed/players.ts';
import { sheetAt } from '../../scripts/local/seed/sheet-at.ts';
import { noGameMarkets, noLineScores } from '../app/feed/refresh-parts.ts';
import { standIn } from '../support/asking.ts';
import { eventOf } from '../support/event.ts';
import { useOwnTable } from '../support/own-table.ts';
import { newSubscriber } from '../support/people.ts';
import { costOf, type TableCost } from '../support/table-cost.ts';

const sunday = new Date('2023-12-31T15:00:00.000Z');

/** The table as the scheduled functions leave it. */
async function read(sport: Sport): Promise<void> {
  const vendor = feedAt(sunday);
  const sheet = await sheetAt(sunday, sport, vendor);
  if (sheet) await sheets.storeSheet(sheet);
  for (const team of await playersAt(sunday, sport, vendor))
    await seasons.changeTeamPlayers(sport, team.teamId, () => team);
  await refreshSport(
    sport,
    { now: sunday },
    {
      withFeedLock: async (_feed, _waiting, read) => read(),
      states,
      games,
      priced,
      prices,
      recent,
      sheets,
      withLineScores: noLineScores,
      gameMarkets: noGameMarkets,
      golfTournaments,
      writeBoards,
      feed,
      feedConfig: async () => vendor.config,
      metric: () => {},
    },
  );
  await writeNames(sport);
}

beforeAll(async () => {
  await useOwnTable();
  for (const sport of gameSports) await read(sport);
});

async function ask(
  prompt: string,
  by?: Awaited<ReturnType<typeof newSubscriber>>['user'],
): Promise<{ cost: TableCost; kind: string; askId: string; userId: string }> {
  const user = by ?? (await newSubscriber()).user;
  const token = await signSession(user, 'gameplan-users', { remember: false, now: sunday });
  const event = eventOf('prompt-process', { token, body: { prompt, sport: 'NFL' } });
  // As if the function had not read the boards in the last seconds.
  const [board] = [...(await allBoards(sunday)).values()];
  if (board) await storeBoard(board);
  // Nor the names of players in the last hour.
  const [player] = await names.knownPlayers(sunday);
  if (player) await names.storePlayerNames('MLS', [{ ...player, sport: 'MLS' }]);
  let body: { kind: string; promptLogId: string } = { kind: '', promptLogId: '' };
  const cost = await costOf(async () => {
    const answer = await handler.with({ model: { ...model, read: standIn } }, () => sunday)(event);
    body = JSON.parse(answer.body ?? '');
  });
  return { cost, kind: body.kind, askId: body.promptLogId, userId: user.id };
}

test.each([
  ['one sport', 'Safest NFL moneyline on Sunday', { read: 20, write: 20 }],
  ['all sports', 'Safest NFL, NBA, NHL, MLB or MLS moneyline this week', { read: 20, write: 20 }],
  ['five legs', 'A 5-leg NFL moneyline parlay on Sunday', { read: 20, write: 20 }],
  ['one sport with props, on its fullest day', 'Best NFL player prop on Sunday', { read: 28, write: 20 }],
  ['two sports with props', 'An NFL prop and an NBA prop', { read: 36, write: 20 }],
])('about %s', async (what, prompt, budget) => {
  const { cost, kind, askId, userId } = await ask(prompt);
  console.info(
    `${what}: read ${cost.read} of ${budget.read} units, write ${cost.write} of ${budget.write}, round trips ${cost.roundTrips} of 3`,
  );
  expect(kind).toBe('play');
  expect(cost.read).toBeLessThanOrEqual(budget.read);
  expect(cost.write).toBeLessThanOrEqual(budget.write);
  expect(cost.roundTrips).toBeLessThanOrEqual(3);
  const stored = await get<{ packed: Uint8Array }>(keys.ask(userId, askId));
  expect(stored?.packed.length).toBeLessThanOrEqual(8_000);
});

test.each([
  ['a change', 'Swap the second', 'play', 20],
  ['a question about the answer', 'why', 'info', 8],
])('%s of a parlay, as typed, takes no round trip more', async (_what, prompt, answered, write) => {
  const { user } = await newSubscriber();
  await ask('A 5-leg NFL moneyline parlay on Sunday', user);
  const { cost, kind } = await ask(prompt, user);
  expect(kind).toBe(answered);
  expect(cost.read).toBeLessThanOrEqual(20);
  expect(cost.write).toBeLessThanOrEqual(write);
  expect(cost.roundTrips).toBeLessThanOrEqual(3);
});

test('the items of that Sunday are within their sizes', async () => {
  for (const sport of gameSports) {
    const board = await get<{ packed: Uint8Array }>(keys.board(sport));
    expect(board?.packed.length).toBeLessThanOrEqual(40_000);
  }
  const named = await get<Record<string, Uint8Array>>(keys.playerNames());
  for (const sport of ['NFL', 'NBA', 'NHL', 'MLB']) {
    expect(named?.[sport]?.length).toBeGreaterThan(2_000);
    expect(named?.[sport]?.length).toBeLessThanOrEqual(8_000);
  }
  const props = await get<{ packed: Uint8Array }>(keys.dayProps('NFL', '2023-12-31'));
  expect(props?.packed.length).toBeGreaterThan(5_000);
  expect(props?.packed.length).toBeLessThanOrEqual(80_000);
});
