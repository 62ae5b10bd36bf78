/** One of several bets of which one is wished for: one that has a price, and why the others have none. */
import { expect, test } from 'vitest';
import type { Load } from '../../../lambdas/app/asking/boards.ts';
import { boardsFor } from '../../../lambdas/app/asking/boards.ts';
import { asRead } from '../../../lambdas/app/asking/question.ts';
import { ranking } from '../../../lambdas/app/asking/solver.ts';
import { suggestOne } from '../../../lambdas/app/asking/suggested/options.ts';
import { leagueDay } from '../../../lambdas/domain/platform/calendar.ts';
import { gameWith, now, readingWith } from '../../domain/feed/games/games.ts';

const load: Load = async (sport) => ({
  notes: [],
  games: [
    {
      ...gameWith({ id: 'game', startsAt: new Date(now.getTime() + 3_600_000).toISOString() }),
      sport,
      day: leagueDay(now),
    },
  ],
});
const props = readingWith({ sports: ['NBA'], markets: ['prop'], stat: 'blocks' });
const sides = readingWith({ sports: ['NBA'], markets: ['moneyline'] });

const answerTo = async (bets: (typeof props)[], areInOrder: boolean) => {
  const [reading = props] = bets;
  const question = { prompt: 'one of them', sport: 'NBA' as const, now, teams: [] };
  const understood = asRead(question, { reading, unread: [], options: { bets, areInOrder } });
  return suggestOne(understood, await boardsFor(understood, load), { load, solver: ranking });
};

test('without a price for the first, the second is the play, which says so', async () => {
  for (const areInOrder of [true, false]) {
    const answer = await answerTo([props, sides], areInOrder);
    expect(answer.kind).toBe('play');
    expect(answer.read.markets).toEqual(['moneyline']);
    expect(answer.notes.map(({ text }) => text).join(' ')).toContain(
      'No NBA player prop is priced right now.',
    );
  }
});

test('the first that has a price is the play where they stand in order', async () => {
  const answer = await answerTo([sides, props], true);
  expect(answer).toMatchObject({ kind: 'play', read: { markets: ['moneyline'] } });
});

test('without a price for any, the first is the reason', async () => {
  const answer = await answerTo([props, props], false);
  expect(answer).toMatchObject({ kind: 'no_play', read: { stat: 'blocks' } });
});

test('of two that are said in full, the one that pays more or is likelier is the play, and says why', async () => {
  const favorites = readingWith({ sports: ['NBA'], markets: ['moneyline'], sides: ['favorite'] });
  const underdogs = readingWith({ sports: ['NBA'], markets: ['moneyline'], sides: ['underdog'] });
  const bets = [favorites, underdogs];
  const answer = async (by: 'payout' | 'chance') => {
    const question = { prompt: 'one of them', sport: 'NBA' as const, now, teams: [] };
    const chosen = { by, names: ['favorite', 'underdog'] as const };
    const options = { bets, areInOrder: false, chosen };
    const understood = asRead(question, { reading: favorites, unread: [], options });
    return suggestOne(understood, await boardsFor(understood, load), { load, solver: ranking });
  };
  const [longer, likelier] = [await answer('payout'), await answer('chance')];
  expect(longer.read.sides).toEqual(['underdog']);
  expect(longer.response).toContain('Of “favorite” and “underdog”, this bet has the longer odds.');
  expect(likelier.read.sides).toEqual(['favorite']);
  expect(likelier.response).toContain('this bet has the higher chance.');
});
