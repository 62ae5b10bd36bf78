/** Asks as the product does, with a model in the test's hands and nothing stored. */
import { ask } from '../../lambdas/app/asking/ask.ts';
import type { Load } from '../../lambdas/app/asking/boards.ts';
import type { Answered } from '../../lambdas/app/asking/outcome.ts';
import { type Question, reader } from '../../lambdas/app/asking/question.ts';
import { modelSolver } from '../../lambdas/app/asking/solver.ts';
import type { choose } from '../../lambdas/services/asking/model.ts';
import { makeLedger } from '../../scripts/eval/ledger.ts';
import { replyTo } from '../../scripts/local/model/reply.ts';

/** The stand-in's choice, without a request. */
export const standIn: typeof choose = async (brief) => ({
  kind: 'reply',
  reply: replyTo(brief),
  model: 'stand-in',
  tokens: { input: 1, output: 1 },
});

/** @returns how the question ended, and the prompts it used */
export async function askWith(
  { preferences, ...question }: Omit<Question, 'next'>,
  { load, model = standIn }: { readonly load: Load; readonly model?: typeof choose },
) {
  const ledger = makeLedger();
  const asked = await ask(
    {
      ...question,
      id: 'ask',
      user: { id: 'asker', plan: 'pro', ...(preferences && { profile: preferences }) },
      remainingMs: () => Number.POSITIVE_INFINITY,
    },
    { ...ledger, load, reader, solver: modelSolver(model) },
  );
  return { asked, used: ledger.used };
}

/** @throws unless there is an answer */
export async function answerTo(...given: Parameters<typeof askWith>): Promise<Answered> {
  const { asked } = await askWith(...given);
  if (asked.kind !== 'answered' || asked.outcome.kind === 'unparsable') throw new Error(asked.kind);
  return asked.outcome;
}
