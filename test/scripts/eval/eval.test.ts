/** The eval as a test: no fault occurs in any answer, with the stand-in and with the hostile model. */
import { expect, test } from 'vitest';
import { cases, themes } from '../../../scripts/eval/cases.ts';
import { findings } from '../../../scripts/eval/print.ts';
import { evaluate } from '../../../scripts/eval/run.ts';
import { faultsOf, type Summary } from '../../../scripts/eval/summary.ts';
import { isFull } from '../../support/depth.ts';

/** @returns of each theme every so many cases; all of them with `--full` */
const every = (step: number) =>
  isFull ? cases : Object.values(themes).flatMap((theme) => theme.filter((_, nth) => nth % step === 0));

/** Prints the faults with their questions, if there are any. */
function expectNoFaults(summary: Summary): void {
  expect(faultsOf(summary), findings(summary, false).join('\n')).toEqual([]);
}

/** In milliseconds. With `--full`, all cases take minutes, and several times as many on a busy machine. */
const timeout = (isFull ? 25 : 5) * 60_000;

test('every answer is honest, correct and supported', { timeout }, async () => {
  // One question in forty needs the model.
  const summary = await evaluate(every(17));
  expectNoFaults(summary);
  expect(summary.fit).toBeGreaterThanOrEqual(90);
  // Only words that the grammar left unread need the model.
  expect(summary.modelCalls).toBeGreaterThan(isFull ? 5 : 0);
});

test('with the replies that a capable model gave', { timeout }, async () => {
  // More of them than elsewhere, so that some have a recorded reply.
  const summary = await evaluate(every(12), { model: 'recorded' });
  expectNoFaults(summary);
  // None at all means that instructions or schema changed: `npm run eval -- --record` makes the recordings anew.
  const byModel = Object.values(summary.understood).reduce((sum, each) => sum + each.byModel, 0);
  expect(byModel).toBeGreaterThan(0);
});

test('for any output of the model', { timeout }, async () => {
  // `npm run eval -- --hostile` runs more seeds.
  const summary = await evaluate(every(40), { model: 'hostile', seeds: [1] });
  expectNoFaults(summary);
  expect(summary.modelCalls).toBeGreaterThan(0);
});
