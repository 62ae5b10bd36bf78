/** The day's answers, newest first. Kept across pages and reloads, per user and tab. */
import { useState } from 'react';
import * as z from 'zod/mini';
import { askForPlay } from '../../../../../lambdas/contracts/asking/ask.ts';
import { torontoDay } from '../../../../../lambdas/domain/platform/toronto-day.ts';
import type { PlayAnswer, Question } from '../../../api/ask.ts';
import { useUser } from '../../../session/provider.tsx';
import { readTab, writeTab } from '../../../session/tab.ts';

export interface Exchange {
  readonly question: Question;
  readonly answer: PlayAnswer;
}

/** Limits what the tab's session storage has to hold. */
const maxAnswers = 12;

const question = z.object({
  prompt: z.string(),
  sport: z.string(),
  changed: z.optional(z.string()),
  requestKey: z.string(),
});
const storedDay = z.object({
  /** Day in America/Toronto, as for the daily prompts. */
  day: z.string(),
  answers: z.array(z.object({ question, answer: askForPlay.output as z.ZodMiniType<PlayAnswer> })),
});

export function useAnswers() {
  const { id } = useUser();
  const [answers, setAnswers] = useState(() => answersOf(readTab(id)));
  const add = (exchange: Exchange) => {
    // A support message is not shown again later.
    if (exchange.answer.kind === 'care') return;
    setAnswers((before) => {
      const after = [exchange, ...before].slice(0, maxAnswers);
      writeTab(id, { day: torontoDay(new Date()), answers: after });
      return after;
    });
  };
  return [answers, add] as const;
}

/** @returns the answers of today; none if the stored value does not match the schema */
export function answersOf(stored: unknown, now = new Date()): readonly Exchange[] {
  const { data } = storedDay.safeParse(stored);
  return data?.day === torontoDay(now) ? data.answers : [];
}
