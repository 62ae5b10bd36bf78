/** Answers to golf questions without prices: the current or the next tournament. */
import { expect, test } from 'vitest';
import type { Tournament } from '../../../../lambdas/contracts/feed/stats.ts';
import { golfSentence, upcomingTournaments } from '../../../../lambdas/domain/feed/golf/golf.ts';

const classic: Tournament = {
  id: '1',
  name: 'The Example Classic',
  status: 'In Progress',
  from: '2026-11-19',
  to: '2026-11-22',
  leaders: ['1', 'T2', 'T2', '4'].map((position, index) => ({
    position,
    player: `Player ${index + 1}`,
    country: 'USA',
  })),
};
const open: Tournament = {
  ...classic,
  id: '2',
  name: 'The Sample Open',
  status: '',
  from: '2026-12-03',
  leaders: [],
};
const unpriced = 'Golf is not priced right now, so there is nothing to suggest.';

test('lists the current tournament, its leaders and the next ones', () => {
  expect(golfSentence([classic], [open])).toBe(
    `${unpriced} On now: The Example Classic (In Progress), leaderboard: Player 1 (1), Player 2 (T2), Player 3 (T2). ` +
      'Next: The Sample Open, from Thu, Dec 3.',
  );
  expect(golfSentence([open], [{ ...open, from: null }])).toBe(
    `${unpriced} On now: The Sample Open. Next: The Sample Open.`,
  );
});

test.each(['Finished', 'Final', 'Not Started', 'Postponed', 'Cancelled'])(
  'a tournament that is %s is listed, but not as current',
  (status) => {
    const other = { ...classic, status, leaders: [] };
    expect(golfSentence([other], null)).toBe(
      `${unpriced} No tournament is in progress. Listed: The Example Classic (${status}).`,
    );
    expect(golfSentence([other, classic], null)).toMatch(/On now: .*In Progress.* Listed: /);
  },
);

test('explains an empty list and a failed read', () => {
  expect(golfSentence([], [])).toBe(`${unpriced} No tournament is in progress.`);
  expect(golfSentence(null, null)).toBe(`${unpriced} The tournaments could not be read from the feed.`);
});

test('upcoming tournaments, soonest first', () => {
  const later = { ...open, id: '3', from: '2026-12-10' };
  const undated = { ...open, id: '4', from: null };
  expect(upcomingTournaments([later, undated, classic, open], '2026-11-21').map(({ id }) => id)).toEqual([
    '2',
    '3',
  ]);
});
