/** Bounds of lines, whole numbers, key numbers and alternates, as bettors say them, and what is no line. */
import { expect, test } from 'vitest';
import type { WantedLines } from '../../../../../lambdas/contracts/asking/reading.ts';
import { read } from '../readings.ts';

const lines = (terms: Partial<WantedLines>): WantedLines => ({
  min: null,
  max: null,
  any: [],
  ending: null,
  alternate: null,
  ...terms,
});

test.each<readonly [prompt: string, wanted: Partial<WantedLines>, markets: readonly string[]]>([
  ['two overs with lines of 44.5 or lower', { max: 44.5 }, ['total']],
  ['over 44.5 or lower lines only, 2', { max: 44.5 }, ['total']],
  ['nba over on anything 230 or higher', { min: 230 }, ['total']],
  ['unders on totals over 48, two', { min: 48.5 }, ['total']],
  ['dogs getting at least 7 points', { min: 7 }, ['spread']],
  ['spread bet under 3 points', { max: 2.5 }, ['spread']],
  ['underdogs of 7+', { min: 7 }, ['spread']],
  ['road dogs +7 or better, two', { min: 7 }, ['spread']],
  ['a favorite of -3 or better', { max: 3 }, ['spread']],
  ['favorites laying no more than 4, 3 legs', { max: 4 }, ['spread']],
  ['2 spreads between 3 and 7', { min: 3, max: 7 }, ['spread']],
  ['whole number spreads only, 3 teams', { ending: 'whole' }, ['spread']],
  ['no hooks, two spreads', { ending: 'whole' }, ['spread']],
  ['3 totals that cant push', { ending: 'half' }, ['total']],
  ['two spreads with the hook', { ending: 'half' }, ['spread']],
  ['dogs at +3 or +7', { any: [3, 7] }, ['spread']],
  ['key numbers only, one nfl spread', { any: [3, 7] }, ['spread']],
  ['3 alt spreads', { alternate: 'any' }, ['spread']],
  ['alternate totals, 2 legs', { alternate: 'any' }, ['total']],
  ['alt spreads teased down, 4 legs', { alternate: 'likelier' }, ['spread']],
  ['buy down the points on two nba spreads', { alternate: 'likelier' }, ['spread']],
  ['two nfl spreads with some cushion', { alternate: 'likelier' }, ['spread']],
])('"%s"', (prompt, wanted, markets) => {
  const { reading, unread } = read(prompt, 'NFL');
  expect([reading.lines, reading.markets, unread]).toEqual([lines(wanted), markets, []]);
});

test('a price beside alternates is that of each of them', () => {
  expect(read('give me three alternate totals at about -200').reading).toMatchObject({
    price: { min: -250, max: -160 },
    payout: null,
  });
});

test('the line that an alternate is moved to is the one that is asked for', () => {
  const { reading, unread } = read('denver broncos +3.5 alt to +6.5', 'NFL');
  expect([reading.line, reading.lines, unread]).toEqual([6.5, undefined, []]);
});

test.each([
  '3 or more legs',
  'over 45.5 bears colts',
  'three nfl spreads, no alt lines',
  'nothing over -150, 2 legs',
  'lebron 25 or more points',
  'nfl unders in games between 1 and 4',
  'lost by the hook last week, 3 legs',
])('"%s" says nothing of lines', (prompt) => {
  expect(read(prompt, 'NFL').reading.lines).toBeUndefined();
});
