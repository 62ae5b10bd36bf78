/** The day's answers, newest first; kept across pages and reloads, for one person in one tab. */
import { useState } from 'react';
import * as z from 'zod/mini';
import { askForPlay } from '../../../../lambdas/contracts/ask.ts';
import { torontoDay } from '../../../../lambdas/domain/toronto-day.ts';
import type { PlayAnswer, Question } from '../../api/ask.ts';
import { useUser } from '../../session/provider.tsx';
import { readTab, writeTab } from '../../session/tab.ts';

export interface Exchange {
  readonly asked: Question;
  readonly answer: PlayAnswer;
}

/** More than anybody reads again, and no more than a tab can keep. */
const most = 12;

const question = z.object({ prompt: z.string(), sport: z.string(), requestKey: z.string() });
const kept = z.object({
  /** Day of America/Toronto, as prompts are counted. */
  day: z.string(),
  answers: z.array(z.object({ asked: question, answer: askForPlay.output as z.ZodMiniType<PlayAnswer> })),
});

export function useAnswers() {
  const { id } = useUser();
  const [answers, setAnswers] = useState(() => answersOf(readTab(id)));
  const add = (exchange: Exchange) => {
    // A word of care is for its moment.
    if (exchange.answer.kind === 'care') return;
    setAnswers((before) => {
      const after = [exchange, ...before].slice(0, most);
      writeTab(id, { day: torontoDay(new Date()), answers: after });
      return after;
    });
  };
  return [answers, add] as const;
}

/** @param stored as it was found: only the answers of today, and only whole ones */
export function answersOf(stored: unknown, now = new Date()): readonly Exchange[] {
  const { data } = kept.safeParse(stored);
  return data?.day === torontoDay(now) ? data.answers : [];
}
