/** Stake and odds as users type them. */
import { expect, test } from 'vitest';
import { parseBet } from '../../../../../web/src/features/picks/tracker/bet-input.ts';

const nothing = { stake: '', price: '', book: '', note: '', boost: '', maxStake: '', isBonus: false };

test.each([
  ['25', 25],
  ['$1,250.50', 1250.5],
  ['', null],
])('a stake of “%s” is %s', (stake, dollars) => {
  expect(parseBet({ ...nothing, stake })).toMatchObject({ bet: { stake: dollars } });
});

test.each(['0', '-5', '1.005', 'ten', '1000001'])('refuses a stake of “%s”', (stake) => {
  expect(parseBet({ ...nothing, stake })).toMatchObject({ problems: { stake: expect.any(String) } });
});

test.each([
  ['-110', -110],
  ['−110', -110],
  ['+150', 150],
  ['150', 150],
  ['2.5', 150],
  ['1.91', -110],
  ['9/2', 450],
  ['10/11', -110],
  ['', null],
])('odds of “%s” are %s', (price, american) => {
  expect(parseBet({ ...nothing, price })).toMatchObject({ bet: { price: american } });
});

test.each(['-99', '1', 'evens', '1.0001', '9/0', '0/2', '100000000'])('refuses odds of “%s”', (price) => {
  expect(parseBet({ ...nothing, price })).toMatchObject({ problems: { price: expect.any(String) } });
});

test('a book and a note are trimmed, and null if empty', () => {
  expect(parseBet({ ...nothing, book: ' A Book ', note: '  ' })).toMatchObject({
    bet: { book: 'A Book', note: null },
  });
});

test('a boost has a limit or none, and a bonus bet is said', () => {
  const offer = { ...nothing, boost: '30 %', maxStake: '25', isBonus: true };
  expect(parseBet(offer)).toMatchObject({ bet: { boost: { percent: 30, maxStake: 25 }, bonusBet: true } });
  expect(parseBet({ ...nothing, boost: '30' })).toMatchObject({ bet: { boost: { maxStake: null } } });
  expect(parseBet(nothing)).toEqual({ bet: { stake: null, price: null, book: null, note: null } });
  for (const boost of ['0', '501', '12.5', 'some']) {
    expect(parseBet({ ...nothing, boost })).toMatchObject({ problems: { boost: expect.any(String) } });
  }
});
