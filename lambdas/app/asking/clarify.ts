/** Asks back where a word was left unread, or where nothing asks for a bet: with what was read, and readings that can be had. */
import type { Sport } from '../../contracts/feed/sports.ts';
import { clarifications } from '../../domain/asking/answer/clarifications.ts';
import { emptyAnalysis } from '../../domain/asking/answer/compose.ts';
import { infoText } from '../../domain/asking/answer/info.ts';
import { askedBack } from '../../domain/asking/answer/words/clarify.ts';
import { info } from '../../domain/asking/answer/words/info.ts';
import { unlistedSentence } from '../../domain/asking/answer/words/reasons.ts';
import { emptyReading } from '../../domain/asking/reading/draft.ts';
import { showReading } from '../../domain/asking/reading/parts.ts';
import { hasUnlisted } from '../../domain/asking/reading/terms/unlisted.ts';
import type { Load, Loaded } from './boards.ts';
import type { NoPlay } from './outcome.ts';
import type { Understood } from './question.ts';

/** The fewest readings to choose from. */
const fewest = 2;
const most = 4;

/**
 * @param boards of the question's sports
 * @throws if another sport that an ambiguous name can mean cannot be read
 */
export async function clarify(
  { result, prompt, sport, sports, teams, now, readBy }: Understood,
  boards: readonly Loaded[],
  load: Load,
): Promise<NoPlay> {
  const { reading, unread } = result;
  const boardOf = async (each: Sport) => boards[sports.indexOf(each)] ?? load(each, { withoutFacts: true });
  const found = await clarifications(reading, {
    prompt,
    unread,
    teams,
    boards,
    boardOf,
    selectedSport: sport,
    now,
  });
  const schedule = { label: info.askSchedule, prompt: info.askSchedule };
  const general = found.length < fewest ? [schedule, { label: info.askHow, prompt: info.askHow }] : [];
  const alternatives = [...found, ...general].slice(0, most);
  const shown = showReading(reading, { selectedSport: sport });
  const missing = hasUnlisted(reading) ? [unlistedSentence(prompt)].filter((each) => each !== null) : [];
  const slate = {
    ...emptyReading(),
    intent: 'info' as const,
    topic: 'schedule' as const,
    sports: [...sports],
  };
  return {
    kind: 'clarify',
    charged: false,
    readBy,
    unread,
    response:
      unread.length > 0
        ? [...missing, askedBack(unread, shown.summary)].join(' ')
        : `${infoText({ ...slate, days: reading.days }, boards, now)}\n${info.whichBet}`,
    analysis: emptyAnalysis(sports[0] ?? sport, []),
    reading: shown,
    notes: boards.flatMap((board) => board.notes),
    alternatives,
    read: reading,
  };
}
