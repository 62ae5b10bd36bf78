/** The team that was meant, after a question of facts that named another one or none. */
import { expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { readingWith } from '../../../feed/games/games.ts';
import { turnAfter } from '../turns.ts';

const context = { selectedSport: 'MLB' as const, teams, now: new Date('2026-11-21T15:00:00Z') };
const games = {
  askId: null,
  queries: [readingWith({ sports: ['MLB'], intent: 'info', topic: 'schedule', days: ['2026-11-21'] })],
  shown: [],
};
const record = turnAfter('red sox record', context);

test.each(['white sox i mean', 'i meant the white sox', 'sorry, i mean the white sox', 'white sox, my bad'])(
  '“%s”',
  (prompt) => {
    const meant = { teams: ['Chicago White Sox'], sports: ['MLB'] };
    expect(hear(prompt, games, context)).toMatchObject({
      queries: [{ ask: 'find', topic: 'schedule', days: ['2026-11-21'], ...meant }],
    });
    expect(hear(prompt, record, context)).toMatchObject({ queries: [{ topic: 'record', ...meant }] });
  },
);

test.each(['i mean the spread', 'i meant white sox vs cubs', 'white sox moneyline i mean'])(
  '“%s” names no team alone',
  (prompt) => {
    expect(hear(prompt, record, context)).not.toMatchObject({ queries: [{ teams: ['Chicago White Sox'] }] });
  },
);
