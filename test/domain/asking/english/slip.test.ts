/** What is said of a slip with legs of one game. */
import { expect, test } from 'vitest';
import {
  paymentQuestion,
  questionableNote,
  voidRuleWords,
} from '../../../../lambdas/domain/asking/english/slip.ts';
import { legWith } from '../../feed/games/games.ts';

test('the rule of its book for a void leg, or the advice to look for it', () => {
  const at = (book: string | null) => voidRuleWords({ book, legs: [legWith({ book })] });
  expect(at('DraftKings')).toContain('in Ontario it voids the whole slip');
  expect(at('FanDuel')).toBe('If a leg is void or pushed: FanDuel re-prices the other legs.');
  expect(at('bet365')).toContain('Check bet365’s rules first.');
  expect(at(null)).toContain('Check your book’s rules first.');
});

test.each([
  [['won', 'void'], 'One leg void.'],
  [['push', 'won'], 'One leg pushed.'],
  [['void', 'void', 'won'], '2 legs void.'],
  [['void', 'push', 'lost'], '2 legs void or pushed.'],
] as const)('after %j: %s', (results, start) => {
  expect(paymentQuestion(results)).toBe(
    `${start} DraftKings re-prices, some books refund: what did yours pay?`,
  );
});

test('how often a prop on a questionable player was void, where it was measured', () => {
  const prop = {
    playerId: '1',
    player: 'Travis Kelce',
    team: 'Kansas City Chiefs',
    stat: 'receptions',
  } as const;
  const leg = legWith({ sport: 'NFL', market: 'prop', selection: 'over', prop, questionable: true });
  expect(questionableNote([leg, leg])).toBe(
    'Travis Kelce is listed questionable: 1 in 7 such props was void in 2023.',
  );
  expect(questionableNote([{ ...leg, sport: 'NBA' }])).toBeUndefined();
  const { questionable: _, ...healthy } = leg;
  expect(questionableNote([healthy])).toBeUndefined();
});
