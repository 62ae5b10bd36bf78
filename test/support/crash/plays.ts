/** Crash cases of asking, saving and marking picks. */
import { expect } from 'vitest';
import { gradeLegsOn } from '../../../lambdas/app/picks/grading.ts';
import type { PickStatus } from '../../../lambdas/contracts/feed/sports.ts';
import { latestAsks } from '../../../lambdas/data/asking/asks.ts';
import { usedPrompts } from '../../../lambdas/data/asking/usage.ts';
import { storeGames } from '../../../lambdas/data/feed/games.ts';
import { picksByStatus } from '../../../lambdas/data/picks/pick-records.ts';
import { findPick, savedMarks } from '../../../lambdas/data/picks/picks.ts';
import { torontoDay } from '../../../lambdas/domain/platform/toronto-day.ts';
import { handler as ask } from '../../../lambdas/functions/prompt-process.ts';
import { legOn, newGame, storeAnswer } from '../asks.ts';
import { mark, saved } from '../own-picks.ts';
import { newSubscriber, randomWord } from '../people.ts';
import { slipWith } from '../slips.ts';
import { type Case, callHere, calling } from './case.ts';

/** A clock past the minute after which the reservation of a dead function is given back. */
const later = () => new Date(Date.now() + 2 * 60_000);

export const asking: Case[] = [
  {
    what: 'a play',
    atMost: 6,
    async prepare() {
      const { user, token } = await newSubscriber();
      const body = {
        prompt: 'A safe play for this week, please',
        sport: 'NFL',
        requestKey: `crash-${randomWord()}`,
      };
      return {
        call: async () => (await callHere('prompt-process', { token, body }, ask)).status,
        // The browser retries once the first attempt has certainly ended.
        again: async () => (await callHere('prompt-process', { token, body }, ask.with({}, later))).status,
        verify: async () => {
          const day = torontoDay(new Date());
          const [asks, used] = [await latestAsks(user.id, 10), await usedPrompts(user.id, day, later())];
          expect([asks.length, used]).toEqual([1, 1]);
        },
      };
    },
  },
];

export const saving: Case[] = [
  {
    what: 'an answer with two legs',
    status: 201,
    done: [200],
    async prepare() {
      const { user, token } = await newSubscriber();
      const { id } = await storeAnswer(user.id, [legOn(newGame()), legOn(newGame())]);
      return {
        call: calling('tracker-save', { token, body: { promptLogId: id } }),
        verify: async () => {
          expect(await savedMarks(user.id, 10)).toHaveLength(1);
          expect((await picksByStatus(user.id, {})).pending).toBe(1);
        },
      };
    },
  },
  {
    what: 'an answer whose game is over',
    status: 201,
    done: [200],
    async prepare() {
      const { user, token } = await newSubscriber();
      const startsAt = new Date(Date.now() - 5 * 3600_000);
      const game = newGame({ startsAt: startsAt.toISOString(), day: startsAt.toISOString().slice(0, 10) });
      const over = { ...game, status: 'final', statusText: 'Final', score: { home: 24, away: 20 } } as const;
      await storeGames([over], [], new Date());
      const { id } = await storeAnswer(user.id, [legOn(game)]);
      return {
        call: calling('tracker-save', { token, body: { promptLogId: id } }),
        verify: async () => expect((await picksByStatus(user.id, {})).hit).toBe(1),
      };
    },
  },
];

export const marking: Case[] = [
  {
    what: 'a parlay as hit',
    async prepare() {
      const { user, token } = await newSubscriber();
      const pick = await saved([legOn(newGame()), legOn(newGame())], user.id);
      return {
        call: calling('tracker-update', { method: 'PUT', token, body: { pickId: pick.id, status: 'hit' } }),
        verify: async () => {
          expect(await findPick(user.id, pick.id)).toMatchObject({ status: 'hit' });
          expect((await picksByStatus(user.id, {})).hit).toBe(1);
        },
      };
    },
  },
];

/** A bulk change of picks by an action of `tracker-update`. */
function changing(
  what: string,
  bodyOf: (pickIds: readonly string[]) => object,
  outcome: Partial<Record<PickStatus, number>>,
  done?: Case['done'],
): Case {
  return {
    what,
    ...(done && { done }),
    async prepare() {
      const { user, token } = await newSubscriber();
      const picks = [await saved([legOn(newGame())], user.id), await saved([legOn(newGame())], user.id)];
      const [first] = picks;
      if (first) await mark(first, 'miss', new Date().toISOString());
      const body = bodyOf(picks.map(({ id }) => id));
      return {
        call: calling('tracker-update', { method: 'PUT', token, body }),
        verify: async () => expect(await picksByStatus(user.id, {})).toMatchObject(outcome),
      };
    },
  };
}

/** The price of a same-game slip, entered after its result: in money once, however often the call is cut off. */
const payingSlip: Case = {
  what: 'what a book paid for a slip',
  async prepare() {
    const { user, token } = await newSubscriber();
    const game = newGame();
    const legs = [legOn(game), legOn(game, { market: 'spread', line: -3 })];
    const { id } = await saved(legs, user.id, new Date(), slipWith());
    const ended = { ...game, status: 'final', statusText: 'Final', score: { home: 20, away: 10 } } as const;
    await gradeLegsOn(ended, new Date().toISOString());
    const body = { action: 'bet', pickId: id, bet: { stake: 20, price: 490 } };
    return {
      call: calling('tracker-update', { method: 'PUT', token, body }),
      verify: async () => {
        const pick = await findPick(user.id, id);
        expect(pick).toMatchObject({ status: 'hit', profitCents: 490_00 });
        expect(pick?.grades).toHaveLength(2);
      },
    };
  },
};

export const changes: Case[] = [
  payingSlip,
  changing('two marked as hit', (pickIds) => ({ action: 'mark', pickIds, status: 'hit' }), {
    hit: 2,
    miss: 0,
  }),
  changing('undone', (pickIds) => ({ action: 'undo', pickIds }), { pending: 2, miss: 0 }),
  changing(
    'an own stake and price',
    ([pickId]) => ({ action: 'bet', pickId, bet: { stake: 25, price: 105, book: null, note: null } }),
    { pending: 1, miss: 1 },
  ),
  changing('removed', ([, pickId]) => ({ action: 'remove', pickId }), { pending: 0, miss: 1 }, [404]),
];

export const facts: Case[] = [
  {
    what: 'of two teams',
    atMost: 3,
    async prepare() {
      const { token } = await newSubscriber();
      const query = { sport: 'nfl', team: 'Kansas City Chiefs', opponent: 'Denver Broncos' };
      return { call: calling('goalserve-stats', { method: 'GET', token, query }) };
    },
  },
];
