/** A bet on two of the three results of a soccer game, wanted after a bet on one of its teams. */
import { describe, expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { legOf } from '../legs.ts';
import { shownTurn } from '../turns.ts';

const context = { selectedSport: 'MLS' as const, teams, now: new Date('2026-11-21T15:00:00Z') };
const miami = legOf({
  sport: 'MLS',
  home: 'FC Cincinnati',
  away: 'Inter Miami CF',
  market: 'moneyline',
  selection: 'away',
  line: null,
});
const shown = shownTurn([miami], {
  sports: ['MLS'],
  teams: [{ sport: 'MLS', name: 'Inter Miami CF', stance: 'back' }],
});

/** `Inter Miami CF double chance`, of the one bet that is judged. */
const betAfter = (prompt: string, turn = shown) => {
  const heard = hear(prompt, turn, context);
  const [query] = heard?.kind === 'queries' ? heard.queries : [];
  return query?.ask === 'check'
    ? query.legs.map(({ teams: [team], unlisted }) => `${team} ${unlisted}`)
    : undefined;
};

describe('after a bet on a team to win', () => {
  test.each([
    'make it them or the draw instead',
    'make it double chance instead',
    'miami or draw instead',
    'can i get win or draw',
    'cover the draw too',
    'them or a tie',
    'whats the price on win or draw',
    'what about them not to lose',
  ])('both results win: “%s”', (prompt) => {
    expect(betAfter(prompt)).toEqual(['Inter Miami CF double chance']);
  });

  test('the stake comes back', () => {
    expect(betAfter('what about draw no bet')).toEqual(['Inter Miami CF draw no bet']);
  });

  test('of the team that is named', () => {
    expect(betAfter('give me cincinnati or draw')).toEqual(['FC Cincinnati double chance']);
  });

  test('also where none could be had', () => {
    const { play: _, ...none } = shown;
    expect(betAfter('make it double chance then', none)).toEqual(['Inter Miami CF double chance']);
  });

  test.each(['make it the draw instead', 'what if they draw', 'add the under or the draw of another game'])(
    'something else is said: “%s”',
    (prompt) => {
      expect(betAfter(prompt)).toBeUndefined();
    },
  );
});

test('a team of another sport has no such bet', () => {
  const bills = shownTurn([legOf({ market: 'moneyline', line: null })]);
  expect(betAfter('them or the tie', bills) ?? []).not.toContain('Buffalo Bills double chance');
});

test.each(['inter miami or draw sunday', 'a play on inter miami to win or draw'])(
  'by itself, it is a bet that has no prices: “%s”',
  (prompt) => {
    const { reading } = readQuestion(prompt, context);
    expect(reading).toMatchObject({ stat: 'other', sides: [] });
  },
);
