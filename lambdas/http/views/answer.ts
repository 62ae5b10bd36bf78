/** The view of an answer for the person who asked. */
import type { Answered, Outcome } from '../../app/asking/outcome.ts';
import type { askForPlay } from '../../contracts/ask.ts';
import type { OutputOf } from '../../contracts/contract.ts';
import type { Sport } from '../../contracts/sports.ts';
import type { Ask } from '../../data/asks.ts';
import { emptyAnalysis } from '../../domain/answer/compose.ts';
import { startLabel } from '../../domain/calendar.ts';
import { info } from '../../domain/english/info.ts';

type Shown = OutputOf<typeof askForPlay>;

const nothingRead = { sports: [], summary: '', parts: [] };

interface Around {
  readonly prompt: string;
  /** Null where nothing was stored. */
  readonly promptLogId: string | null;
  readonly remainingPrompts: number;
}

export function shownOutcome(
  said: Answered | Extract<Outcome, { kind: 'unparsable' }>,
  { prompt, promptLogId, remainingPrompts }: Around,
): Shown {
  if (said.kind === 'unparsable') {
    return {
      response: 'The AI’s answer couldn’t be read. Your prompt was not counted.',
      promptAnalysis: said.analysis,
      kind: 'no_play',
      charged: false,
      reading: nothingRead,
      notes: [],
      alternatives: [{ label: info.askAgain, prompt }],
      promptLogId,
      remainingPrompts,
    };
  }
  const { kind, charged, response, analysis, reading, notes, alternatives } = said;
  return {
    response,
    promptAnalysis: analysis,
    kind,
    charged,
    reading,
    notes: [...notes],
    alternatives: [...alternatives],
    ...(said.kind === 'play' && { changes: [...said.changes] }),
    promptLogId,
    remainingPrompts,
  };
}

/** An answer that was given before, to a call that is repeated. */
export function shownAsk(
  { id, response, analysis, charged, reading, changes }: Ask,
  remainingPrompts: number,
): Shown {
  return {
    response,
    promptAnalysis: analysis,
    kind: 'play',
    charged: charged ?? true,
    reading: reading ?? nothingRead,
    notes: analysis.notes ?? [],
    alternatives: [],
    ...(changes && { changes: [...changes] }),
    promptLogId: id,
    remainingPrompts,
  };
}

/** @param until ISO 8601 */
export function breakAnswer(until: string, sport: Sport, remainingPrompts: number): Shown {
  return {
    response: info.onBreak(startLabel(until)),
    promptAnalysis: emptyAnalysis(sport, []),
    kind: 'care',
    charged: false,
    reading: nothingRead,
    notes: [],
    alternatives: [],
    breakUntil: until,
    promptLogId: null,
    remainingPrompts,
  };
}
