/** Alternate lines of players and games, and what is said where one is not listed or not kept. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import { answerMarket } from '../../../../../lambdas/domain/asking/queries/market/answer.ts';
import { market } from '../../../../../lambdas/domain/asking/queries/market/kind.ts';
import { readMarket } from '../../../../../lambdas/domain/asking/queries/market/read.ts';
import { gameWith } from '../../../feed/games/games.ts';
import { book, tablesOf, teams } from '../boards.ts';

const at = '2026-11-20T22:50:00.000Z';
const price = (line: number, over: number | null, under: number | null, name = 'DraftKings') => ({
  book: name,
  at,
  line,
  over,
  under,
});
const known = {
  id: '1',
  name: 'Kenneth Walker III',
  side: 'home' as const,
  availability: null,
  last: [80, 40],
  lastAt: '2026-11-15T18:00:00.000Z',
};
const game = gameWith({
  books: ['DraftKings', 'FanDuel'].map((name) => book(name)),
  props: [
    {
      player: 'Kenneth Walker III',
      stat: 'rushing_yards',
      known,
      prices: [
        price(60.5, -110, -110),
        price(60.5, -105, -115, 'FanDuel'),
        price(79.5, 180, -230),
        price(99.5, 400, null),
      ],
    },
    { player: 'Kenneth Walker III', stat: 'rush_attempts', known, prices: [price(15.5, -110, -110)] },
  ],
  markets: [
    {
      key: 'alternate_spread',
      team: null,
      prices: [
        { book: 'DraftKings', at, line: -6.5, prices: [150, -180] },
        { book: 'FanDuel', at, line: -6.5, prices: [145, -175] },
        { book: 'FanDuel', at, line: -9.5, prices: [230, -290] },
      ],
    },
  ],
});
const reading = {
  selectedSport: 'NFL' as const,
  teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
  players: ['Kenneth Walker III'],
  today: '2026-11-20',
};

function answer(prompt: string) {
  const query = readMarket(prompt, reading);
  if (!query) throw new Error(`not read: ${prompt}`);
  const found = answerMarket(query, tablesOf([game]));
  for (const each of found.cards) expect(card.safeParse(each).error).toBeUndefined();
  return found;
}

describe('every line of a player', () => {
  test.each([
    'alt lines for kenneth walker rushing yards',
    'kenneth walker iii alternate rushing yards ladder',
    'kenneth walker rushing yards every line',
    'what are all the rushing yards lines for kenneth walker',
  ])('%s', (prompt) => {
    const query = readMarket(prompt, reading);
    expect(query).toMatchObject({ topic: 'player_lines', lines: { min: null, max: null } });
    expect(query && readMarket(market.prompt(query), reading)).toMatchObject({
      lines: { min: null, max: null },
    });
    const { response, cards } = answer(prompt);
    expect(response).toContain('61+ (over 60.5): −105 at FanDuel');
    expect(cards).toMatchObject([
      {
        type: 'table',
        rows: [
          ['60.5', '−105', '−110', '49.5%'],
          ['79.5', '+180', '−230', expect.any(String)],
          ['99.5', '+400', '–', expect.any(String)],
        ],
      },
    ]);
  });

  test('a statistic with one line has no alternates, and the answer says so', () => {
    expect(answer('alt lines for kenneth walker rush attempts').response).toContain('no alternate lines');
  });

  test('beside a number that no book lists stand the nearest ones', () => {
    const { response } = answer('what are the odds on kenneth walker 90+ rushing yards');
    expect(response).toContain('No book lists 90+ rushing yards');
    expect(response).toMatch(/Listed: .*80\+ \(over 79\.5\).*100\+ \(over 99\.5\)/);
  });
});

describe('a line of a game', () => {
  test.each(['what does seahawks -6.5 pay', 'where can i get seahawks -6.5'])(
    '%s is an alternate',
    (prompt) => {
      const { response, cards } = answer(prompt);
      expect(response).toMatch(/^Seahawks −6.5, .*: \+150 at DraftKings/);
      expect(cards).toMatchObject([
        { type: 'books', rows: [{ book: 'DraftKings', line: -6.5 }, { book: 'FanDuel' }] },
      ]);
    },
  );

  test.each(['what does seahawks -7.5 pay', 'anyone have seahawks -7.5'])(
    '%s is not listed, and the nearest are named',
    (prompt) => {
      expect(answer(prompt).response).toMatch(
        /^No book lists Seahawks −7.5 .* Better numbers near it: Seahawks −6.5 .* and Seahawks −3 .*\. Worse ones: Seahawks −9.5 /,
      );
    },
  );
});

test.each([
  'has the kenneth walker rushing yards line moved',
  'where did the kenneth walker rushing yards line open',
  'did the kenneth walker rushing yards line go up',
])('%s: of a prop no movement is kept', (prompt) => {
  expect(readMarket(prompt, reading)).toMatchObject({ topic: 'movement' });
  const { response } = answer(prompt);
  expect(response).toMatch(/^We keep how the lines of games moved, and not those of player props/);
  expect(response).toContain('60.5');
});
