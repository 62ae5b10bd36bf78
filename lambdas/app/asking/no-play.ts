/** Explains why there is no play, and suggests similar questions that have one. */
import type { Reading } from '../../contracts/reading.ts';
import { gameSports } from '../../contracts/sports.ts';
import { alternativesTo } from '../../domain/answer/alternatives.ts';
import { emptyAnalysis } from '../../domain/answer/compose.ts';
import type { NotMet } from '../../domain/answer/offer.ts';
import { info } from '../../domain/english/info.ts';
import { notUnderstood, unmetSentence } from '../../domain/english/notes.ts';
import type { Answered, Dependencies, Loaded } from './outcome.ts';
import { daysAhead, shown, sportsOf, type Understood } from './question.ts';

export async function noPlay(
  understood: Understood,
  reading: Reading,
  { unmet, of = reading }: NotMet,
  boards: readonly Loaded[],
  { load }: Pick<Dependencies, 'load'>,
): Promise<Answered> {
  const { sport, now } = understood;
  const sports = sportsOf({ ...understood, result: { ...understood.result, reading } });
  const sources = { boards, selectedSport: sport, now };
  let alternatives = alternativesTo(reading, { ...sources, others: [] });
  if (alternatives.length === 0) {
    // Nothing in these sports, so try the others. A sport that fails to load is left out.
    const loaded = await Promise.allSettled(
      gameSports.filter((each) => !sports.includes(each)).map((each) => load(each)),
    );
    const others = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    alternatives = alternativesTo(reading, { ...sources, others });
  }
  // No sport has a play, but a question about the schedule can always be answered.
  if (alternatives.length === 0) alternatives = [{ label: info.askSchedule, prompt: info.askSchedule }];
  const why = boards.flatMap(({ whyNothing }) => whyNothing ?? []);
  const isEmpty = unmet.kind === 'no_games' && why.length > 0;
  const reason = isEmpty ? why.join(' ') : unmetSentence(unmet, of, daysAhead);
  const notes = [
    { kind: 'unavailable' as const, text: reason },
    ...(understood.result.unread.length > 0 ? [notUnderstood(understood.result.unread)] : []),
    ...boards.flatMap((board) => board.notes),
  ];
  return {
    kind: 'no_play',
    charged: false,
    response: `No play. ${reason}`,
    analysis: emptyAnalysis(sports[0] ?? sport, notes),
    reading: shown(understood, reading),
    notes,
    alternatives,
    read: reading,
  };
}
