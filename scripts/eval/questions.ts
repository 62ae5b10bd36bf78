/** Asks the questions of a file, for somebody who judges the answers: measuring needs questions that nobody has seen. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { sports } from '../../lambdas/contracts/feed/sports.ts';
import { repliesIn } from '../local/model/recordings.ts';
import { askCase, makeBoard } from './ask.ts';
import type { Asking } from './outcome.ts';
import { silence } from './run.ts';
import { startModel } from './service.ts';

const question = z.object({
  ask: z.string(),
  before: z.optional(z.string()),
  box: z.enum(sports),
});

/**
 * @param file a JSON object per line: `{"ask": "…", "box": "NFL"}`, with the question before a follow-up as `before`
 * @throws if a line is not such an object
 */
export function questionsIn(file: string): z.infer<typeof question>[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => question.parse(JSON.parse(line)));
}

/** @param folder where the replies of a model are, if it has one; requests without a reply are written to it */
export async function* answersTo(file: string, folder: string | undefined): AsyncGenerator<Asking> {
  const questions = questionsIn(file);
  const restore = silence();
  const model = await startModel(
    folder === undefined ? 'stand-in' : 'recorded',
    folder === undefined ? {} : { replies: repliesIn(folder) },
  );
  try {
    const board = makeBoard();
    for (const { ask, before, box } of questions) {
      const of = { ask, box, ...(before !== undefined && { before }), expect: { kinds: [] } };
      yield await askCase(of, board, model);
    }
  } finally {
    await model.stop();
    restore();
  }
}
