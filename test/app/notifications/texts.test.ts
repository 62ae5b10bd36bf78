/** Which channel tells what about same-game parlays. */
import { expect, test } from 'vitest';
import { gradedNotices } from '../../../lambdas/app/notifications/texts.ts';

const grade = {
  userId: 'user',
  pickId: 'pick',
  what: 'Bills −3',
  status: 'hit',
  profitCents: 90_91,
  corrected: false,
  at: '2026-11-23T05:00:00.000Z',
} as const;
const slip = {
  ...grade,
  what: '2-leg same-game parlay: Mahomes, Kelce',
  profitCents: null,
  isSlip: true,
} as const;

test('a graded slip is told by mail only, with its missing price', () => {
  expect(gradedNotices([slip])).toMatchObject([
    { only: 'email', body: '2-leg same-game parlay: Mahomes, Kelce. Its price is not entered yet.' },
  ]);
});

test('beside other picks, a push tells the others and a mail all of them', () => {
  const [mail, push, ...more] = gradedNotices([slip, grade]);
  expect(mail).toMatchObject({ only: 'email', title: '2 picks graded' });
  expect(push).toMatchObject({
    only: 'push',
    title: 'Your pick hit',
    body: 'Bills −3. +$90.91 on a flat $100.',
  });
  expect(more).toEqual([]);
});

test('other picks are told on every channel', () => {
  expect(gradedNotices([grade])[0]).not.toHaveProperty('only');
});
