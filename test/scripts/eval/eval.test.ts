/** The eval as a test: what must never happen in an answer does not, with the stand-in and with a model that lies. */
import { expect, test } from 'vitest';
import { cases } from '../../../scripts/eval/cases.ts';
import { findings } from '../../../scripts/eval/print.ts';
import { evaluate } from '../../../scripts/eval/run.ts';
import { faultsOf, type Summary } from '../../../scripts/eval/summary.ts';

/** Shows what was found, with its questions, where something was. */
function expectNoFaults(summary: Summary): void {
  expect(faultsOf(summary), findings(summary, false).join('\n')).toEqual([]);
}

const minute = 60_000;

test('every answer is honest, true, and argued', { timeout: 5 * minute }, async () => {
  const summary = await evaluate(cases);
  expectNoFaults(summary);
  expect(summary.fit).toBeGreaterThanOrEqual(90);
  expect(summary.modelCalls).toBeGreaterThan(50);
});

test('whatever the model says', { timeout: 10 * minute }, async () => {
  // `npm run eval -- --hostile` asks with more seeds.
  const summary = await evaluate(cases, { hostile: true, seeds: [1] });
  expectNoFaults(summary);
  expect(summary.modelCalls).toBeGreaterThan(100);
});
