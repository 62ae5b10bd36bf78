/** What the whole is to pay, or how safe it is to be, beside what becomes of its legs. */
import { describe, expect, test } from 'vitest';
import { selectionKey } from '../../../../../lambdas/domain/asking/answer/candidate.ts';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { legOf } from '../legs.ts';
import { shownTurn } from '../turns.ts';

const context = { selectedSport: 'NFL' as const, teams, now: new Date('2026-11-21T15:00:00Z') };
const bills = legOf({ market: 'moneyline', line: null, price: -300 });
const cowboys = legOf({ gameId: 'G2', home: 'Dallas Cowboys', away: 'Miami Dolphins' });
const bears = legOf({ gameId: 'G3', home: 'Chicago Bears', away: 'Detroit Lions' });
const shown = shownTurn([bills, cowboys, bears]);
const keyOf = (leg: typeof bills) => selectionKey(leg.gameId, leg);

const nextAfter = (prompt: string) => {
  const heard = hear(prompt, shown, context);
  return heard?.kind === 'play' ? heard.next : undefined;
};

describe('a leg stays, and the whole pays something else', () => {
  test.each([
    'get it closer to +800 without touching the bills leg',
    'can u bump it up to +800 but keep the bills',
    'keep leg 1, make it pay +800',
    'make it around +800 but dont swap the bills leg',
    'more like +800, keeping the first leg',
    'get it to +800 and leave the bills leg alone',
    'keep the bills leg and swap the others so it pays around +800',
  ])('“%s”', (prompt) => {
    const next = nextAfter(prompt);
    expect(next?.keep).toEqual([keyOf(bills)]);
    expect(next?.reading.payout).toEqual({ min: 512, max: 1152 });
    expect(next?.reading.price).toBeNull();
  });

  test('all but the one that leaves', () => {
    expect(nextAfter('swap leg 2 and get it to +800')).toMatchObject({
      keep: [keyOf(bills), keyOf(bears)],
      reading: { payout: { min: 512, max: 1152 } },
    });
  });
});

test.each([
  ['make it safer but keep leg 1', { min: 35, max: null }],
  ['riskier but dont touch leg 1', { min: 15, max: 25 }],
])('a leg stays, and the whole is likelier or less so: “%s”', (prompt, chance) => {
  expect(nextAfter(prompt)).toMatchObject({ keep: [keyOf(bills)], reading: { chance } });
});

test.each(['get it to +800 without touching the jaguars leg', 'make it +800 but keep the jaguars'])(
  'a leg that is not there is said: “%s”',
  (prompt) => {
    const heard = hear(prompt, shown, context);
    expect(heard).toMatchObject({ kind: 'unclear', why: expect.stringContaining('none is on') });
  },
);

test.each([
  'get it closer to +800',
  'keep leg 1',
  'keep leg 1 and swap leg 2',
  'drop leg 1 and add the jets',
])('only one of the two: “%s”', (prompt) => {
  const next = nextAfter(prompt);
  expect(next?.reading.payout !== null && next?.keep.length !== 0).toBe(false);
});
