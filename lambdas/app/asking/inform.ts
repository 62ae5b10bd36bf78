/** Answers without a pick: information, distress and subjects other than sports. */
import type { Note } from '../../contracts/asking/analysis.ts';
import { canNameTeam } from '../../domain/asking/answer/clarifications.ts';
import { emptyAnalysis } from '../../domain/asking/answer/compose.ts';
import { infoText } from '../../domain/asking/answer/info.ts';
import { info } from '../../domain/asking/answer/words/info.ts';
import { showReading } from '../../domain/asking/reading/parts.ts';
import { spoken } from '../../domain/asking/reading/terms/care.ts';
import { isInCrisis } from '../../domain/asking/reading/terms/distress/crisis.ts';
import { isNothingAsked } from '../../domain/asking/reading/terms/everyday/nothing-asked.ts';
import type { Load } from './boards.ts';
import { askWhatIsWanted, clarify } from './clarify.ts';
import type { NoPlay } from './outcome.ts';
import type { Understood } from './question.ts';

/** Answers a question that asks for no pick. */
export async function inform(understood: Understood, load: Load): Promise<NoPlay> {
  const { result, sports, now, prompt } = understood;
  const { reading } = result;
  if (reading.intent === 'care')
    return plain(understood, 'care', result.isUnderAge ? info.underAge : careFor(prompt));
  if (reading.intent === 'off_topic' && isNothingAsked(prompt)) {
    if (!canNameTeam({ prompt, unread: result.unread, teams: understood.teams }))
      return askWhatIsWanted(understood);
    // "Bills" alone: an everyday word that can be a team.
    const asked = { ...understood, result: { ...result, reading: { ...reading, intent: 'play' as const } } };
    return clarify(asked, await Promise.all(sports.map((sport) => load(sport))), load);
  }
  if (reading.intent === 'off_topic') return plain(understood, 'info', info.offTopic);
  const needsGames = reading.topic !== 'how_it_works' && reading.topic !== 'record';
  const boards = needsGames ? await Promise.all(sports.map((sport) => load(sport))) : [];
  const why = boards.flatMap(({ whyNothing }) => whyNothing ?? []);
  const text =
    why.length > 0 && why.length === boards.length ? why.join(' ') : infoText(reading, boards, now);
  return plain(
    understood,
    'info',
    text,
    boards.flatMap((board) => board.notes),
  );
}

const careFor = (prompt: string): string => (isInCrisis(spoken(prompt)) ? info.crisis : info.care);

function plain(
  { result: { reading, isUnderAge }, sport, readBy }: Understood,
  kind: 'info' | 'care',
  response: string,
  notes: readonly Note[] = [],
): NoPlay {
  return {
    kind,
    charged: false,
    readBy,
    response,
    analysis: emptyAnalysis(reading.sports[0] ?? sport, notes),
    reading: showReading(reading, { selectedSport: sport }),
    notes,
    alternatives: [],
    read: reading,
    ...((reading.intent === 'care' || reading.intent === 'off_topic') && {
      asks: [isUnderAge ? ('age' as const) : reading.intent],
    }),
  };
}
