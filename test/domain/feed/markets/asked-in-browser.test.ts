/** The browser test of all markets asks for every entry of the registry, on days on which the stand-in of the feed prices it. */
import { describe, expect, test } from 'vitest';
import { sports } from '../../../../lambdas/contracts/feed/sports.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import { registry } from '../../../../lambdas/domain/feed/markets/registry.ts';
import { addDays } from '../../../../lambdas/domain/platform/calendar.ts';
import type { FeedConfig } from '../../../../lambdas/services/feed/client.ts';
import { fetchGames } from '../../../../lambdas/services/feed/feed.ts';
import { momentOf } from '../../../../scripts/local/clock/moment.ts';
import { makeControls } from '../../../../scripts/local/controls.ts';
import { makeFeed } from '../../../../scripts/local/feed.ts';
import {
  ofTheFirstDay,
  ofTheSecondDay,
  refusedOnTheFirstDay,
  tries,
} from '../../../e2e/support/market-groups.ts';

const marketsIn = (groups: typeof ofTheFirstDay) =>
  Object.values(groups).flatMap((asked) => asked.flatMap(({ legs }) => legs.map(({ market }) => market)));
const [first, second] = [marketsIn(ofTheFirstDay), marketsIn(ofTheSecondDay)];
const keyIn = (market: string) => market.slice(market.indexOf(' ') + 1);

test('each market is asked for, or in the list of what nobody can save, and not in both', () => {
  const asked = new Set([...first, ...second].map(keyIn));
  const all = [...asked, ...Object.keys(refusedOnTheFirstDay)];
  expect(all.sort()).toEqual(Object.keys(registry).sort());
});

describe.each(tries)('on $first and $second', (days) => {
  test('the stand-in prices what is asked for', async () => {
    const [onTheFirst, onTheSecond] = [await pricedOn(days.first), await pricedOn(days.second)];
    expect(first.filter((market) => !onTheFirst.has(market))).toEqual([]);
    expect(second.filter((market) => !onTheSecond.has(market))).toEqual([]);
  });
});

/** `NFL team_total`, as the product reads them in the morning; golf's of the week. */
async function pricedOn(day: string): Promise<ReadonlySet<string>> {
  const now = momentOf(`${day}T10:00`);
  if (!now) throw new Error(`${day} is no day`);
  const config = feedAt(now);
  const read = await Promise.all(
    sports.map((sport) => {
      const to = sport === 'GOLF' ? addDays(day, 6) : day;
      return fetchGames(sport, { from: day, to, now }, config);
    }),
  );
  return new Set(read.flatMap((answer) => (answer.kind === 'games' ? answer.games.flatMap(pricedIn) : [])));
}

function pricedIn({ sport, prices, markets = [], props = [], field }: Game): string[] {
  const main = (['moneyline', 'spread', 'total'] as const).filter((market) => prices?.[market]);
  const keys = [
    ...main,
    ...markets.map(({ key }) => key),
    ...props.map(({ stat }) => `player.${stat}`),
    ...(field ? ['outright'] : []),
  ];
  return keys.map((key) => `${sport} ${key}`);
}

function feedAt(now: Date): FeedConfig {
  const feed = makeFeed({ key: 'k', controls: makeControls(), clock: () => now });
  return {
    baseUrl: 'http://feed.invalid',
    key: 'k',
    fetch: async (input) => {
      const url = new URL(String(input));
      const { status, body } = feed.answer({ path: url.pathname, query: url.searchParams });
      return new Response(String(body), { status });
    },
  };
}
