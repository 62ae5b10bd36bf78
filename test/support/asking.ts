/** Asks as the product does, with a model of the test and nothing stored. */
import { ask } from '../../lambdas/app/asking/ask.ts';
import type { Asking } from '../../lambdas/app/asking/asking.ts';
import type { Load } from '../../lambdas/app/asking/boards.ts';
import type { Answered } from '../../lambdas/app/asking/outcome.ts';
import type { Question } from '../../lambdas/app/asking/question.ts';
import { grammar } from '../../lambdas/app/asking/reading/grammar.ts';
import { readWritten } from '../../lambdas/app/asking/reading/written.ts';
import { modelReader } from '../../lambdas/app/asking/second-reader.ts';
import { ranking } from '../../lambdas/app/asking/solver.ts';
import type { read } from '../../lambdas/services/asking/model.ts';
import { type Ledger, makeLedger } from '../../scripts/eval/ledger.ts';
import { blankReply } from '../../scripts/local/model/reply.ts';

/** The stand-in's reply, without a request. */
export const standIn: typeof read = async () => ({
  kind: 'reply',
  reply: blankReply,
  tokens: { input: 1, output: 1 },
});

/** @returns how the question ended, and the prompts it used */
export async function askWith(
  {
    preferences,
    ...question
  }: Omit<Question, 'next' | 'heard'> & Pick<Asking, 'turn' | 'requestKey' | 'change' | 'earlier'>,
  {
    load,
    model = standIn,
    ledger = makeLedger(),
  }: { readonly load: Load; readonly model?: typeof read; readonly ledger?: Ledger },
) {
  const asked = await ask(
    {
      ...question,
      id: `ask-${ledger.stored.length}`,
      user: { id: 'asker', plan: 'pro', ...(preferences && { profile: preferences }) },
      remainingMs: () => Number.POSITIVE_INFINITY,
    },
    { ...ledger, load, reader: grammar, secondReader: modelReader(model, readWritten), solver: ranking },
  );
  return { asked, used: ledger.used };
}

/** @throws unless there is an answer */
export async function answerTo(...given: Parameters<typeof askWith>): Promise<Answered> {
  const { asked } = await askWith(...given);
  if (asked.kind !== 'answered') throw new Error(asked.kind);
  return asked.outcome;
}
