/** What the words of several kinds in one bet mean: a mix of props and teams, passes that are caught, the yards of each position. */
import { expect, test } from 'vitest';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { readingOf } from '../../../../lambdas/domain/asking/roles/bet.ts';
import { withMix } from '../../../../lambdas/domain/asking/roles/said/kinds/mixed.ts';
import { parsed, spansOf } from '../../../../scripts/roles/marked.ts';
import { betOf, context } from './known.ts';

const mixOf = (line: string): string | undefined => {
  const { text, tokens } = parsed(line);
  const reading = readingOf(withMix(spansOf({ text, tokens }), text), context);
  return reading && canonicalPrompt(reading);
};

test.each([
  [
    '[6|n] legs, mix of [props|market] and teams',
    'Parlay: 3 × Player prop pick; 3 × Moneyline or spread pick',
  ],
  [
    '[5|n] legger, mix it up with both [player props|market] and [moneylines|market]',
    'Parlay: 3 × Player prop pick; 2 × Moneyline pick',
  ],
  ['[4|n] [props|market]', '4-leg player prop parlay'],
])('%s', (line, bet) => {
  expect(mixOf(line)).toBe(bet);
});

test.each([
  ['who is to catch [5+|line] [passes|stat]', 'Player prop pick on over 4.5 receptions'],
  [
    '[hurts|player] [over|side] [225|line] [passing yards|stat]',
    'NFL player prop pick on over 225 passing yards by Jalen Hurts',
  ],
])('%s', (line, bet) => {
  expect(betOf(line)).toBe(bet);
});

test('each player has the yards of his position', () => {
  const roster = [
    { sport: 'NFL', team: 'Kansas City Chiefs', name: 'Travis Kelce', position: 'tight_end' },
    { sport: 'NFL', team: 'Kansas City Chiefs', name: 'Patrick Mahomes', position: 'quarterback' },
  ] as const;
  const players = roster.map(({ name }) => name);
  const line = 'stack [mahomes|player] with [kelce|player], [passing yards plus receiving yards|stat]';
  const reading = readingOf(spansOf(parsed(line)), { ...context, roster, players });
  expect(reading?.wishes.map(({ player, stat }) => [player, stat])).toEqual([
    ['Patrick Mahomes', 'passing_yards'],
    ['Travis Kelce', 'receiving_yards'],
  ]);
});
