/** Explains why there is no play, and suggests similar questions that have one. */
import { gameSports } from '../../contracts/feed/sports.ts';
import { alternativesTo } from '../../domain/asking/answer/alternatives.ts';
import { emptyAnalysis } from '../../domain/asking/answer/compose.ts';
import type { NotMet } from '../../domain/asking/answer/offer.ts';
import { info } from '../../domain/asking/answer/words/info.ts';
import { unmetSentence } from '../../domain/asking/answer/words/reasons.ts';
import { showReading } from '../../domain/asking/reading/parts.ts';
import type { Load, Loaded } from './boards.ts';
import type { NoPlay } from './outcome.ts';
import { lastDayAhead, type Understood } from './question.ts';

export async function noPlay(
  { result, prompt, sport, sports, now, readBy }: Understood,
  { unmet, of = result.reading }: NotMet,
  boards: readonly Loaded[],
  load: Load,
): Promise<NoPlay> {
  const { reading } = result;
  const sources = { boards, selectedSport: sport, now };
  let alternatives = alternativesTo(reading, { ...sources, others: [] });
  if (alternatives.length === 0) {
    // Nothing in these sports, so try the others. A sport that fails to load is left out.
    const loaded = await Promise.allSettled(
      gameSports.filter((each) => !sports.includes(each)).map((each) => load(each, { withoutFacts: true })),
    );
    const others = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    alternatives = alternativesTo(reading, { ...sources, others });
  }
  // No sport has a play, but a question about the schedule can always be answered.
  if (alternatives.length === 0) alternatives = [{ label: info.askSchedule, prompt: info.askSchedule }];
  const why = boards.flatMap(({ whyNothing }) => whyNothing ?? []);
  const isEmpty = unmet.kind === 'no_games' && why.length > 0;
  const asked = {
    reading: of,
    prompt,
    sports: of.sports.length > 0 ? of.sports : sports,
    lastDay: lastDayAhead(now),
  };
  const reason = isEmpty ? why.join(' ') : unmetSentence(unmet, asked);
  const notes = [{ kind: 'unavailable' as const, text: reason }, ...boards.flatMap((board) => board.notes)];
  return {
    kind: 'no_play',
    charged: false,
    readBy,
    response: `No play. ${reason}`,
    analysis: emptyAnalysis(sports[0] ?? sport, notes),
    reading: showReading(reading, { selectedSport: sport }),
    notes,
    alternatives,
    read: reading,
  };
}
