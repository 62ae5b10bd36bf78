/** Asks every case and every offered alternative, and summarizes the results. */
import type { Load } from '../../lambdas/app/asking/boards.ts';
import { sports } from '../../lambdas/contracts/feed/sports.ts';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { log } from '../../lambdas/telemetry/log.ts';
import type { Call } from '../local/model/call.ts';
import { setEnvironment } from '../local/process/environment.ts';
import { afterwards, ask, askCase, makeBoard } from './ask.ts';
import type { Case } from './cases/case.ts';
import { brokenOf } from './changes.ts';
import { type Asking, isAnswered, nameOf, type Run } from './outcome.ts';
import { type ModelMode, type ModelService, startModel } from './service.ts';
import { type Summary, summarize } from './summary.ts';

export interface Options {
  /** Which stand-in reads; by default the plain one, or the real model if one is set. */
  readonly model?: Exclude<ModelMode, 'real'>;
  /** Seeds of the hostile model; all cases are asked once per seed. */
  readonly seeds?: readonly number[];
  /** Gets each request to the model. */
  readonly onCall?: (call: Call) => void;
  /** The games and prices, if they were read already. */
  readonly board?: Load;
  /** Prints progress. */
  readonly note?: (line: string) => void;
}

/** Uses the real model if one is set, otherwise the stand-in, or the hostile model. */
export async function evaluate(
  cases: readonly Case[],
  { model: wanted = 'stand-in', seeds = [1], onCall, board = makeBoard(), note = () => {} }: Options = {},
): Promise<Summary> {
  const restore = silence();
  const model = await startModel(wanted, { ...(onCall && { onCall }) });
  try {
    // Read the feed first, so that it does not count toward the time of a question.
    await Promise.all(sports.map((sport) => board(sport)));
    const runs: Run[] = [];
    for (const seed of wanted === 'hostile' ? seeds : [1]) {
      model.reseed(seed);
      runs.push(await runAll(cases, board, model, note));
    }
    return summarize({
      askings: runs.flatMap(({ askings }) => askings),
      emptyAlternatives: runs.flatMap(({ emptyAlternatives }) => emptyAlternatives),
      brokenChanges: runs.flatMap(({ brokenChanges }) => brokenChanges),
      model,
    });
  } finally {
    await model.stop();
    restore();
  }
}

/** The product logs and counts every answer, for nobody here. @returns a function that restores what was set */
export function silence(): () => void {
  const level = log.getLevelName();
  log.setLogLevel('SILENT');
  const putBack = setEnvironment({ [environment.metricsNamespace]: 'GamePlanEval' });
  return () => {
    putBack();
    log.setLogLevel(level);
  };
}

/** Changes are tested for every fifth answer; all of them would be thousands of questions. */
const changedEvery = 5;

async function runAll(
  cases: readonly Case[],
  board: Load,
  model: ModelService,
  note: (line: string) => void,
): Promise<Run> {
  const askings: Asking[] = [];
  const emptyAlternatives: string[] = [];
  const brokenChanges: string[] = [];
  const given = new Map<string, boolean>();
  for (const each of cases) {
    const asking = await askCase(each, board, model);
    askings.push(asking);
    // The hostile model sometimes gives no answer, which says nothing about the alternative.
    if (model.mode !== 'hostile') emptyAlternatives.push(...(await emptyOf(asking, board, model, given)));
    if (model.mode === 'stand-in' && askings.length % changedEvery === 0) {
      brokenChanges.push(...(await brokenOf(asking, board, model)));
    }
    if (askings.length % 50 === 0) note(`${askings.length} of ${cases.length} questions`);
  }
  return { askings, emptyAlternatives, brokenChanges, model };
}

/** @param given whether a question that was asked before led to an answer */
async function emptyOf(
  asking: Asking,
  board: Load,
  model: ModelService,
  given: Map<string, boolean>,
): Promise<string[]> {
  const { of, outcome } = asking;
  if (!isAnswered(outcome) || (outcome.kind !== 'no_play' && outcome.kind !== 'clarify')) return [];
  const count = outcome.alternatives.length;
  if (count < (outcome.kind === 'clarify' ? 2 : 1) || count > 4)
    return [`${nameOf(of)} has ${count} alternatives`];
  const empty: string[] = [];
  for (const { prompt } of outcome.alternatives) {
    // After a follow-up it may be one, too.
    const name = [of.box, ...(of.before === undefined ? [] : [of.before, of.ask]), prompt].join(' ');
    if (!given.has(name)) {
      const { outcome: next } = await ask(
        { ask: prompt, box: of.box, expect: { kinds: ['play'] } },
        board,
        model,
        of.before === undefined ? {} : afterwards(asking),
      );
      given.set(name, next.kind === 'play' || (outcome.kind === 'clarify' && next.kind === 'info'));
    }
    if (!given.get(name)) empty.push(`${nameOf(of)} offers "${prompt}", which leads to no answer`);
  }
  return empty;
}
