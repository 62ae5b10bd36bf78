/** Past meetings of nobody in particular: which two teams are meant is asked back. */
import { describe, expect, test } from 'vitest';
import type { Query } from '../../../../../lambdas/contracts/asking/query.ts';
import type { Turn } from '../../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { legOf } from '../legs.ts';
import { shownTurn } from '../turns.ts';

const context = { selectedSport: 'NFL' as const, teams, now: new Date('2026-11-21T15:00:00Z') };
const after = (prompt: string): Turn => ({
  askId: null,
  queries: [],
  shown: [],
  asked: [...((readQueries(prompt, context) ?? []) as Query[])],
});
const favorites = after('who is favored in the nfl');
const bills = legOf({ market: 'moneyline', line: null });
const cowboys = legOf({ gameId: 'G2', home: 'Dallas Cowboys', away: 'Miami Dolphins' });

const wordings = [
  'How did those two teams do against each other last time?',
  'have they played each other before',
  'when did these two last met',
  'how have both teams done head to head this season',
  'did those teams already play each other this year?',
];

describe('of no one game', () => {
  test.each(wordings)('“%s” after a list', (prompt) => {
    expect(hear(prompt, favorites, context)).toMatchObject({
      kind: 'unclear',
      isSure: true,
      why: 'The last answer was about no single game. Which two teams do you mean?',
    });
  });

  test.each(wordings)('“%s” after legs of several games', (prompt) => {
    expect(hear(prompt, shownTurn([bills, cowboys]), context)).toMatchObject({
      kind: 'unclear',
      instead: [
        'Head to head New York Jets vs Buffalo Bills',
        'Head to head Miami Dolphins vs Dallas Cowboys',
      ],
    });
  });
});

test.each(wordings)('“%s” of one game is answered', (prompt) => {
  expect(hear(prompt, shownTurn([bills]), context)).toMatchObject({
    kind: 'queries',
    isAside: true,
    queries: [{ ask: 'find', topic: 'meetings', teams: ['New York Jets', 'Buffalo Bills'] }],
  });
});

test.each([
  'how did the bills and jets do against each other last time',
  'will they play each other next week',
  'how did they do last week',
])('“%s” is something else', (prompt) => {
  expect(hear(prompt, favorites, context)).not.toMatchObject({
    why: expect.stringContaining('Which two teams'),
  });
});
