/** Which player the market expects more of, where each is at his own line. */
import { expect, test } from 'vitest';
import type { NamedBet } from '../../../../../lambdas/contracts/asking/queries/common.ts';
import { expectedOf } from '../../../../../lambdas/domain/asking/queries/compare/expected.ts';
import type { Resolved } from '../../../../../lambdas/domain/asking/queries/table/resolved.ts';
import { game } from '../boards.ts';

const offer = { book: 'DraftKings', line: null, price: -110, at: '2026-11-21T15:00:00Z', isOwn: false };
const option = (player: string, line: number | null = null): NamedBet => ({
  sports: ['NFL'],
  teams: [],
  player,
  stat: 'receiving_yards',
  market: null,
  side: null,
  line,
  price: null,
});
const over = (player: string, line: number, chance: number): Resolved => ({
  kind: 'listed',
  side: {
    game,
    market: 'prop',
    selection: 'over',
    prop: { playerId: player, player, team: game.home.name, stat: 'receiving_yards' },
  },
  line,
  name: player,
  words: player,
  price: -110,
  offers: [offer],
  best: offer,
  chance,
  breakEven: 52.4,
  cost: 4.5,
  fair: 100,
});
const said = (options: NamedBet[], priced: Resolved[]) =>
  expectedOf({ ask: 'compare', options, by: 'any', order: 'best' }, priced);

test('the higher line is named', () => {
  const priced = [over('DK Metcalf', 65.5, 50), over('Cooper Kupp', 81.5, 50)];
  expect(said([option('DK Metcalf'), option('Cooper Kupp')], priced)).toEqual([
    'The market expects more receiving yards of Cooper Kupp: his line is 81.5, against 65.5 of DK Metcalf.',
  ]);
});

test.each([
  [
    'lines that were named',
    [option('A', 60.5), option('B', 80.5)],
    [over('A', 60.5, 50), over('B', 80.5, 50)],
  ],
  ['the same line', [option('A'), option('B')], [over('A', 60.5, 52), over('B', 60.5, 50)]],
  ['a lower line that is far likelier', [option('A'), option('B')], [over('A', 4.5, 58), over('B', 5.5, 48)]],
  ['one of them alone', [option('A'), option('B')], [over('A', 60.5, 52)]],
])('nothing is told by %s', (_, options, priced) => {
  expect(said(options, priced)).toEqual([]);
});
