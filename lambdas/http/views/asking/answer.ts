/** The view of an answer for the user who asked. */
import type { Answered, NoPlay } from '../../../app/asking/outcome.ts';
import type { askForPlay } from '../../../contracts/asking/ask.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { OutputOf } from '../../../contracts/platform/contract.ts';
import type { Ask } from '../../../data/asking/asks.ts';
import { helpLinks } from '../../../domain/accounts/helplines.ts';
import { emptyAnalysis } from '../../../domain/asking/answer/compose.ts';
import { info } from '../../../domain/asking/answer/words/info.ts';
import { startLabel } from '../../../domain/platform/calendar.ts';

type Shown = OutputOf<typeof askForPlay>;

const nothingRead = { sports: [], summary: '', parts: [] };

interface Context {
  /** Null if nothing was stored. */
  readonly askId: string | null;
  readonly remaining: number;
}

export function showOutcome(
  outcome: Answered,
  { askId: promptLogId, remaining: remainingPrompts }: Context,
): Shown {
  const { kind, charged, readBy, response, analysis, reading, notes, alternatives } = outcome;
  return {
    response,
    promptAnalysis: analysis,
    kind,
    charged,
    readBy,
    unread: outcome.kind === 'play' ? [] : [...(outcome.unread ?? [])],
    ...(kind === 'care' && { help: helpLinks() }),
    reading,
    notes: [...notes],
    alternatives: [...alternatives],
    ...(outcome.kind === 'play' ? { changes: [...outcome.changes] } : ofQueries(outcome)),
    promptLogId,
    remainingPrompts,
  };
}

/** What is shown of a question that was read as queries. */
function ofQueries({
  asks,
  cards,
  verdict,
  screens,
}: NoPlay): Pick<Shown, 'asks' | 'cards' | 'verdict' | 'screens'> {
  return {
    ...(asks && { asks: [...asks] }),
    ...(cards && { cards: [...cards] }),
    ...(verdict && { verdict }),
    ...(screens && { screens: [...screens] }),
  };
}

/** The stored answer, for a repeated call. */
export function showAsk(
  { id, response, analysis, charged, readBy, reading, changes }: Ask,
  remainingPrompts: number,
): Shown {
  return {
    response,
    promptAnalysis: analysis,
    kind: 'play',
    charged: charged ?? true,
    readBy: readBy ?? 'grammar',
    unread: [],
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
    readBy: 'grammar',
    unread: [],
    help: helpLinks(),
    reading: nothingRead,
    notes: [],
    alternatives: [],
    breakUntil: until,
    promptLogId: null,
    remainingPrompts,
  };
}
