/** Answers questions that ask for no pick: information, distress, and subjects other than sports. The model is not called. */
import type { Note } from '../../contracts/analysis.ts';
import type { Reading } from '../../contracts/reading.ts';
import { emptyAnalysis } from '../../domain/answer/compose.ts';
import { infoText } from '../../domain/answer/info.ts';
import { info } from '../../domain/english/info.ts';
import type { Answered, Dependencies } from './outcome.ts';
import { shown, sportsOf, type Understood } from './question.ts';

export async function inform(
  understood: Understood,
  { load }: Pick<Dependencies, 'load'>,
): Promise<Answered> {
  const { reading } = understood.result;
  if (reading.intent === 'care') return plain(understood, reading, 'care', info.care);
  if (reading.intent === 'off_topic') return plain(understood, reading, 'info', info.offTopic);
  const needsGames = reading.topic !== 'how_it_works' && reading.topic !== 'record';
  const boards = needsGames ? await Promise.all(sportsOf(understood).map((sport) => load(sport))) : [];
  const why = boards.flatMap(({ whyNothing }) => whyNothing ?? []);
  const text =
    why.length > 0 && why.length === boards.length
      ? why.join(' ')
      : infoText(reading, boards, understood.now);
  return plain(understood, reading, 'info', text, { notes: boards.flatMap((board) => board.notes) });
}

/** An answer without a play. */
export function plain(
  understood: Understood,
  reading: Reading,
  kind: 'info' | 'care',
  response: string,
  { notes = [] }: { notes?: readonly Note[] } = {},
): Answered {
  const sport = reading.sports[0] ?? understood.sport;
  return {
    kind,
    charged: false,
    response,
    analysis: emptyAnalysis(sport, notes),
    // The reading of a question from a person in distress is not shown.
    reading: kind === 'care' ? { sports: [], summary: '', parts: [] } : shown(understood, reading),
    notes,
    alternatives: [],
    read: reading,
  };
}
