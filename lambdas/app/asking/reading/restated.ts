/** Reads a question as the model wrote it, and only if that says what was typed. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import { isRecord } from '../../../domain/asking/brief.ts';
import { asMeant } from '../../../domain/asking/reading/meant/as-meant.ts';
import { daysLeftOut, onDay } from '../../../domain/asking/reading/restated/days.ts';
import { addsNothing, leftOut, withoutReplaced } from '../../../domain/asking/reading/restated/faithful.ts';
import { withoutPast } from '../../../domain/asking/reading/restated/figures.ts';
import { withoutOldHours } from '../../../domain/asking/reading/restated/hours.ts';
import { keepsTerms } from '../../../domain/asking/reading/restated/kept.ts';
import { namesakeOf } from '../../../domain/asking/reading/restated/named.ts';
import type { Typed } from '../../../domain/asking/reading/restated/typed.ts';
import { sparedWords } from '../../../domain/asking/reading/words/talk.ts';
import { leagueDay } from '../../../domain/platform/calendar.ts';
import { isReadInFull, playersOf, type Reader, typedOf, type Understood } from '../question.ts';
import { areAlike } from './alike.ts';
import { asKnown, foundIn } from './found.ts';
import { readAll, sentencesOf } from './sentences.ts';

/**
 * @param given the model's reply, unvalidated
 * @param reader reads one sentence of it
 * @returns the question itself if that is what was written; otherwise as its restatement is read, with the prompt as it was typed; undefined
 * if there is none, if it is not read in full, or if it says something else
 */
export function readRestated(understood: Understood, given: unknown, reader: Reader): Understood | undefined {
  const sentences = sentencesOf(given);
  if (sentences.length === 0) return undefined;
  const read = (written: readonly string[]) => readSentences(written, understood, given, reader);
  return read(onTheirDay(sentences, understood) ?? sentences) ?? read(sentences);
}

/** With the day that was typed, where that is all that was left out. */
function onTheirDay(sentences: readonly string[], understood: Understood): string[] | undefined {
  const typed = { prompt: typedOf(understood), before: understood.before === undefined ? '' : ' ' };
  const [day, ...others] = new Set(daysLeftOut(sentences.join(' '), typed));
  const isOneBet = sentences.every((sentence) => !sentence.includes(';'));
  // "Tonight or tomorrow" asks which.
  const isChoice = /\bor\b/i.test(typed.prompt);
  return day && others.length === 0 && isOneBet && !isChoice
    ? sentences.map((each) => onDay(each, day))
    : undefined;
}

function readSentences(
  sentences: readonly string[],
  understood: Understood,
  given: unknown,
  reader: Reader,
): Understood | undefined {
  const { result, teams, before, roster = [] } = understood;
  const prompt = typedOf(understood);
  const written = readAll(sentences, understood, reader);
  if (!written) return undefined;
  const read = asTyped(written, understood);
  const isWhole = isReadInFull(understood);
  if (isWhole && areAlike(understood, read)) return understood;
  const restated = sentences.join(' ');
  const players = playersOf(understood);
  const placed = placedIn(given, restated);
  const found = asKnown(foundIn(read), players);
  const names = [...found.teams, ...found.players].map((name) => name.toLowerCase());
  const typed = {
    prompt,
    before: before ? `${before.question ?? ''} ${before.answer}` : '',
    named: foundIn(understood),
    asks: askedIn(read),
    teams,
    players,
    teamOf: (player: string) => roster.find(({ name }) => name === player)?.team,
    placed: result.unread.filter((word) => placed.get(word)?.some((as) => as !== '')),
    hasNickname: result.unread.some((word) =>
      placed
        .get(word)
        ?.some((as) => as !== '' && names.some((name) => as.includes(name) || name.includes(as))),
    ),
  };
  if (!addsNothing(restated, found, typed)) return undefined;
  const asides = [...leftOut(restated, typed), ...wordsLeftOut(read, understood, restated, placed, typed)];
  // Instead of being asked back, a question is answered without them, and the answer says so.
  if (asides.length > 0 && (isWhole || read.wantsPlay)) return undefined;
  // What follows an answer may take back any term that the rules carried over from it.
  const areBets = isWhole && before === undefined && understood.wantsPlay && read.wantsPlay;
  // The league of a name that two have is the model's.
  const isOfNamesake = typed.named.teams.some((name) => namesakeOf(name, found.teams, teams) !== undefined);
  const kept = isOfNamesake ? ofAnySport(result.reading) : result.reading;
  if (areBets && !keepsTerms(kept, read.result.reading)) return undefined;
  return {
    ...read,
    prompt,
    hardWords: result.unread,
    readBy: 'model',
    ...(asides.length > 0 && { asides: [...(read.asides ?? []), ...asides] }),
  };
}

/** The words that the rules did not read and that the restatement has no place for. */
function wordsLeftOut(
  read: Understood,
  { result, unclear }: Understood,
  restated: string,
  placed: ReadonlyMap<string, readonly string[]>,
  { prompt, before, teams, players }: Typed,
): string[] {
  // The words of a follow-up that nobody heard were read as a question by itself, which it is not.
  if (unclear) return [];
  const spared = sparedWords(result.unread, { teams, players });
  const said = new Set(restated.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const isLeftOut = (rest: string) => (word: string) =>
    prompt.toLowerCase().includes(word) && !rest.toLowerCase().includes(word);
  const isOfPast = isLeftOut(withoutPast(prompt));
  const isTakenBack = isLeftOut(withoutReplaced(prompt, before, restated));
  return result.unread.filter(
    (word) =>
      !(
        said.has(word) ||
        isOfPast(word) ||
        isTakenBack(word) ||
        (ofSeveral.has(word) && hasSeveral(read)) ||
        placed.get(word)?.some((as) => as !== '' || !read.wantsPlay || spared.has(word))
      ),
  );
}

/** What the words that were typed say of a bet as a whole they say of this one too. */
function asTyped(written: Understood, question: Understood): Understood {
  if (!written.wantsPlay) return written;
  const { result } = written;
  // The words of a change say only a part of the bet.
  if (question.next) {
    const reading = withoutOldHours(result.reading, question.result.reading, typedOf(question));
    return { ...written, result: { ...result, reading } };
  }
  return {
    ...written,
    result: { ...result, reading: asMeant(result.reading, typedOf(question), leagueDay(question.now)) },
  };
}

const ofAnySport = (reading: Reading): Reading => ({
  ...reading,
  sports: [],
  wishes: reading.wishes.map((wish) => ({ ...wish, sports: [] })),
});

/** Each of the legs says what these say of all. */
const ofSeveral: ReadonlySet<string> = new Set(['both', 'all', 'each']);
const hasSeveral = ({ result: { reading } }: Understood): boolean =>
  reading.wishes.length > 1 || (reading.legs?.min ?? 1) > 1;

/** What each word became, in lower case: words of what was written, or nothing. */
function placedIn(given: unknown, restated: string): ReadonlyMap<string, readonly string[]> {
  const list: readonly unknown[] = isRecord(given) && Array.isArray(given.placed) ? given.placed : [];
  const written = restated.toLowerCase();
  const pairs = list.flatMap((each) =>
    isRecord(each) && typeof each.word === 'string' && typeof each.as === 'string'
      ? [[each.word, each.as.trim().toLowerCase()] as const]
      : [],
  );
  const placed = new Map<string, string[]>();
  for (const [word, as] of pairs)
    if (written.includes(as)) placed.set(word, [...(placed.get(word) ?? []), as]);
  return placed;
}

const ofWords: ReadonlySet<string> = new Set(['explain', 'service', 'not_offered']);

function askedIn({ queries }: Understood): Typed['asks'] {
  if (!queries) return 'bet';
  if (queries.every(({ ask }) => ofWords.has(ask))) return 'words';
  return queries.every(({ ask }) => ask === 'sum') ? 'sum' : 'facts';
}
