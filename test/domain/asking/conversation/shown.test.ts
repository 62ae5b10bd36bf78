/** New questions about what was shown, in which only the last answer says whom and what they are about. */
import { describe, expect, test } from 'vitest';
import type { Query } from '../../../../lambdas/contracts/asking/query.ts';
import type { Turn } from '../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { toldOf } from '../../../../lambdas/domain/asking/encoder/told.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { encoder } from '../../../../lambdas/services/asking/encoder.ts';
import { teams } from '../../../../scripts/eval/teams.ts';
import { readingWith } from '../../feed/games/games.ts';
import { legOf } from './legs.ts';

const context = {
  selectedSport: 'NFL' as const,
  teams,
  players: ['Josh Allen'],
  roster: [{ sport: 'NFL', team: 'Buffalo Bills', name: 'Josh Allen' }] as const,
  now: new Date('2026-11-21T15:00:00Z'),
};
const told = (prompt: string) => () => toldOf(prompt, context.roster, encoder());

/** The turn of a question that was answered in words. */
const after = (prompt: string): Turn => ({
  askId: null,
  queries: [],
  shown: [],
  asked: [...((readQueries(prompt, context) ?? []) as Query[])],
});
/** The turn of a bet that could not be had. */
const unmet: Turn = {
  askId: null,
  queries: [
    readingWith({
      sports: ['NFL'],
      markets: ['spread'],
      teams: [
        { sport: 'NFL', name: 'Kansas City Chiefs', stance: 'game' },
        { sport: 'NFL', name: 'Philadelphia Eagles', stance: 'game' },
      ],
    }),
  ],
  shown: [],
};
const play: Turn = {
  askId: 'A1',
  queries: [readingWith({ sports: ['NFL'] })],
  shown: [],
  play: { legs: [legOf({})], chance: 60, price: -150, without: [] },
};
/** A bet that was named is stored as well. */
const own = (prompt: string, price: number): Turn => ({
  ...after(prompt),
  askId: 'A2',
  play: { legs: [legOf({ price })], chance: 60, price, without: [] },
});
const check = own('is bills ml -140 a good price', -140);
const prop = after('is Josh Allen over 1.5 passing touchdowns at +110 good');
const logged = own('log bills ml -150 for $30', -150);
const hit = { ask: 'find', topic: 'game_log', players: ['Josh Allen'], over: 1.5, side: 'over' };

describe('a question that leaves out what it is about', () => {
  test.each<readonly [string, Turn, object]>([
    // How the prices moved.
    ['has it budged', unmet, { ask: 'market', topic: 'movement', market: 'spread' }],
    ['has it come down any', check, { ask: 'market', topic: 'movement', teams: ['Buffalo Bills'] }],
    ['is the line moving', check, { ask: 'market', topic: 'movement' }],
    // What it pays.
    ['how much do i stand to make on it', logged, { sum: 'payout', stake: 30, odds: { value: -150 } }],
    ['whats my profit if it hits', logged, { sum: 'payout', stake: 30 }],
    ['how much could i win', check, { sum: 'convert', odds: { value: -140 } }],
    // Whether he does that.
    ['did he hit that in his last 10', prop, { ...hit, last: 10 }],
    ['how often has he gone over', prop, hit],
    ['whats his average', prop, { ask: 'find', players: ['Josh Allen'], stat: 'passing_touchdowns' }],
    // Of the games that were listed.
    [
      'which of those have the lowest total',
      after('what games are on tomorrow'),
      { ask: 'market', topic: 'board', market: 'total', order: 'least', days: ['2026-11-22'] },
    ],
    // What the price is worth.
    ['how likely is that to cash', logged, { ask: 'check', legs: [{ teams: ['Buffalo Bills'] }] }],
    ['is that good', logged, { ask: 'check', legs: [{ teams: ['Buffalo Bills'] }] }],
  ])('“%s”', (prompt, turn, query) => {
    const heard = hear(prompt, turn, context, told(prompt));
    expect(heard).toMatchObject({ kind: 'queries', queries: [query] });
  });

  test.each([
    ['what edge is that in cents or percent', check],
    ['how much of an edge do i have', logged],
    ['whats my edge there', play],
    ['is there any ev in that', check],
  ])('“%s” is answered in percent first', (prompt, turn) => {
    expect(hear(prompt, turn, context, told(prompt))).toMatchObject({
      kind: 'queries',
      queries: [{ ask: 'check' }],
      opens: 'edge',
    });
  });

  test.each([
    // A figure and a name that no part of the question has a place for.
    ['has it budged by 9000', check],
    // A bet.
    ['another one', play],
    ['best bets today', check],
    ['any value', play],
  ])('“%s” is no such question', (prompt, turn) => {
    expect(hear(prompt, turn, context, told(prompt))?.kind).not.toBe('queries');
  });
});
