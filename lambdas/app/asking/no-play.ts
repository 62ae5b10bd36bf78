/** Explains why there is no play, and suggests similar questions that have one. */
import type { Reading } from '../../contracts/asking/reading.ts';
import { gameSports } from '../../contracts/feed/sports.ts';
import { alternativesTo } from '../../domain/asking/answer/alternatives.ts';
import { emptyAnalysis } from '../../domain/asking/answer/compose.ts';
import type { NotMet } from '../../domain/asking/answer/offer.ts';
import { wishesMissed } from '../../domain/asking/answer/wishes/told.ts';
import { info } from '../../domain/asking/answer/words/info.ts';
import { unmetSentence } from '../../domain/asking/answer/words/reasons.ts';
import { showReading } from '../../domain/asking/reading/parts.ts';
import type { Load, Loaded } from './boards.ts';
import type { NoPlay } from './outcome.ts';
import { lastDayAhead, type Understood } from './question.ts';

export async function noPlay(
  { result, prompt, sport, sports, now, readBy }: Understood,
  { unmet, of = result.reading, wishes = [] }: NotMet,
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
  const sentence = (each: NotMet, about: Reading) =>
    unmetSentence(each.unmet, {
      reading: about,
      prompt,
      sports: about.sports.length > 0 ? about.sports : sports,
      lastDay: lastDayAhead(now),
    });
  const reason = isEmpty ? why.join(' ') : sentence({ kind: 'unmet', unmet }, of);
  const ofWishes = wishes.map((each) => each && sentence(each, each.of ?? of));
  const reasons = [...new Set([reason, ...ofWishes.filter((each) => each !== null)])];
  const notes = [
    ...reasons.map((text) => ({ kind: 'unavailable' as const, text })),
    ...boards.flatMap((board) => board.notes),
  ];
  return {
    kind: 'no_play',
    charged: false,
    readBy,
    response: `No play. ${reasons.join('\n')}`,
    analysis: {
      ...emptyAnalysis(sports[0] ?? sport, notes),
      ...(wishes.length > 0 && { wishes: wishesMissed(reading, ofWishes) }),
    },
    reading: showReading(reading, { selectedSport: sport }),
    notes,
    alternatives,
    read: reading,
  };
}
