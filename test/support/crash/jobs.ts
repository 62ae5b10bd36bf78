/** Crash cases of the functions that schedules and topics run. */
import { expect } from 'vitest';
import { boardsOf } from '../../../lambdas/app/asking/boards.ts';
import { refreshSport } from '../../../lambdas/app/feed/refresh.ts';
import { refreshFacts as readFacts } from '../../../lambdas/app/feed/refresh-facts.ts';
import { findUser } from '../../../lambdas/data/accounts/users.ts';
import { newestPicks, pagePicks } from '../../../lambdas/data/picks/pick-pages.ts';
import { findPick } from '../../../lambdas/data/picks/picks.ts';
import { beginRemoval } from '../../../lambdas/data/removal.ts';
import { slateUserId } from '../../../lambdas/domain/records/slate.ts';
import { handler as makeSlate } from '../../../lambdas/functions/make-slate.ts';
import { handler as refreshFacts } from '../../../lambdas/functions/refresh-facts.ts';
import { handler as refreshGames } from '../../../lambdas/functions/refresh-games.ts';
import { snsEvent, troubleOf } from '../../../scripts/local/mail/feedback.ts';
import { legOn, newGame } from '../asks.ts';
import { saved } from '../own-picks.ts';
import { newPerson, newSubscriber } from '../people.ts';
import { expectGone, newFullAccount } from './accounts.ts';
import { type Case, running } from './case.ts';

export const removals: Case[] = [
  {
    what: 'of an account with every kind of data',
    atMost: 6,
    async prepare() {
      const { user } = await newFullAccount();
      await beginRemoval(user.id, new Date().toISOString());
      return { call: running('finish-removals'), verify: () => expectGone(user.id) };
    },
  },
];

export const feedback: Case[] = [
  {
    what: 'a bounce',
    async prepare() {
      const { user } = await newPerson();
      const event = snsEvent(JSON.stringify(troubleOf('bounced', 'crash', [user.email])));
      return {
        call: running('mail-feedback', event),
        verify: async () => expect((await findUser(user.id))?.mailProblem?.problem).toBe('bounced'),
      };
    },
  },
];

const nothing = { games: [], stored: 0, skipped: 0, problem: null };

export const games: Case[] = [
  {
    what: 'the grades of picks on a game that is over',
    async prepare() {
      const [{ user }, { user: other }] = [await newSubscriber(), await newSubscriber()];
      const [game, second] = [newGame(), newGame()];
      const picks = [
        await saved([legOn(game)], user.id),
        await saved([legOn(game), legOn(second)], other.id),
        await saved([legOn(game)], slateUserId),
      ];
      const over = { ...game, status: 'final', statusText: 'Final', score: { home: 24, away: 20 } } as const;
      const run = refreshGames.with({
        refreshSport: async (sport) => (sport === 'NFL' ? { ...nothing, games: [over] } : nothing),
        refreshBoxScores: async () => undefined,
        settleUnplayed: async () => 0,
      });
      return {
        call: running('refresh-games', {}, run),
        verify: async () => {
          const statuses = await Promise.all(
            picks.map(async ({ userId, id }) => (await findPick(userId, id))?.status),
          );
          expect(statuses).toEqual(['hit', 'pending', 'hit']);
        },
      };
    },
  },
  {
    what: 'the games of a sport',
    writesOnly: true,
    atMost: 4,
    async prepare() {
      const run = refreshGames.with({
        refreshSport: async (sport, options) => (sport === 'NFL' ? refreshSport(sport, options) : nothing),
        refreshBoxScores: async () => undefined,
      });
      return { call: running('refresh-games', {}, run) };
    },
  },
];

export const factPages: Case[] = [
  {
    what: 'the facts of a sport',
    writesOnly: true,
    atMost: 3,
    async prepare() {
      const run = refreshFacts.with({
        refreshFacts: async (sport, options) => (sport === 'NBA' ? readFacts(sport, options) : undefined),
        refreshRosters: async () => ({}) as never,
      });
      return { call: running('refresh-facts', {}, run) };
    },
  },
];

export const slate: Case[] = [
  {
    what: 'the predictions of a sport',
    writesOnly: true,
    async prepare() {
      const run = makeSlate.with({
        boardsOf: (...given) => {
          const load = boardsOf(...given);
          return async (sport) => (sport === 'NFL' ? load(sport) : { games: [], notes: [] });
        },
      });
      return {
        call: running('make-slate', {}, run),
        verify: async () => {
          const made = await pagePicks(slateUserId, { ...newestPicks, limit: 100 });
          const entries = made.map(({ promptLogId }) => promptLogId);
          expect(new Set(entries).size).toBe(entries.length);
        },
      };
    },
  },
];
