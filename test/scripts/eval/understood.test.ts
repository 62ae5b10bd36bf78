/** What counts as understood, and a question that is asked after another one. */
import { expect, test } from 'vitest';
import { askCase, makeBoard } from '../../../scripts/eval/ask.ts';
import { type Case, type Expectation, play } from '../../../scripts/eval/cases/case.ts';
import { guesses } from '../../../scripts/eval/checks/honesty.ts';
import { silence } from '../../../scripts/eval/run.ts';
import { startModel } from '../../../scripts/eval/service.ts';
import { understoodOf } from '../../../scripts/eval/understood.ts';
import { asking, gameId, moneyline } from './answers.ts';

const dolphins = moneyline(gameId('NFL', '2026-11-22', 'Miami Dolphins'));
const lions = moneyline(gameId('NFL', '2026-11-22', 'Detroit Lions'));

const drop = (expectation: Expectation): Case => ({
  before: 'parlay the dolphins and the lions',
  ask: 'drop the lions',
  box: 'NFL',
  asks: 'change',
  expect: expectation,
});

test('a follow-up is understood if its answer fits, whatever it was read as', () => {
  const first = asking([dolphins, lions]);
  const after = (expectation: Expectation) => ({ ...asking([dolphins], { of: drop(expectation) }), first });
  expect(understoodOf([after(play({ legs: 1, keeps: 1 }))])).toMatchObject({
    change: { asked: 1, byGrammar: 1 },
  });
  expect(understoodOf([after(play({ legs: 2 }))]).change).toMatchObject({
    byGrammar: 0,
    misread: ['change "parlay the dolphins and the lions" → "drop the lions": play'],
  });
});

test('a follow-up is asked with the answer before it, and uses its own prompt', {
  timeout: 60_000,
}, async () => {
  const restore = silence();
  const model = await startModel('stand-in');
  try {
    const of = drop(play({ legs: 1, keeps: 1, onlyTeams: ['Miami Dolphins'] }));
    const asked = await askCase(of, makeBoard(), model);
    expect(understoodOf([asked]).change).toMatchObject({ asked: 1, byGrammar: 1 });
    expect(asked.used).toBe(1);
    expect(guesses(asked)).toEqual([]);
    expect(asked.first?.outcome.kind).toBe('play');
  } finally {
    await model.stop();
    restore();
  }
});
