/** Reads a question as the model wrote it out: by the readers that read what people type, and only if it says what was typed. */
import { isRecord } from '../../../domain/asking/brief.ts';
import { hasTerm, isPlaced, onlyAsks } from '../../../domain/asking/reading/placed.ts';
import { type Found, isFaithful } from '../../../domain/asking/reading/restated/faithful.ts';
import { sparedWords } from '../../../domain/asking/reading/words/talk.ts';
import { playersOf, type Reader, type Understood } from '../question.ts';
import { isRead } from './rewritten.ts';

/** Sentences, and characters of one. */
const [mostSentences, longest] = [3, 400];

/**
 * @param given the model's reply, unvalidated
 * @returns the question as its restatement is read, with the prompt as it was typed; undefined if there is none, if it is not read in full,
 * or if it says something else
 */
export function readRestated(understood: Understood, given: unknown, reader: Reader): Understood | undefined {
  const { prompt, result, teams, before, unclear } = understood;
  const sentences = sentencesOf(given);
  const { intent } = result.reading;
  if (sentences.length === 0 || intent === 'care' || (intent === 'off_topic' && !unclear)) return undefined;
  const read = readAll(sentences, understood, reader);
  if (!read) return undefined;
  const restated = sentences.join(' ');
  const players = playersOf(understood);
  const typed = {
    prompt,
    before: before ? `${before.question ?? ''} ${before.answer}` : '',
    named: result.reading.teams,
    namedPlayers: namesIn(result.reading).players,
    teams,
    players,
    hasNickname: result.unread.some((word) => placesAs(word, given, (term) => names.has(term))),
  };
  if (!isFaithful(restated, foundIn(read), typed)) return undefined;
  const spared = sparedWords(result.unread, { teams, players });
  const said = new Set(restated.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const isSaid = (word: string) =>
    said.has(word) ||
    placesAs(
      word,
      given,
      (term) =>
        !read.wantsPlay || spared.has(word) || (term !== onlyAsks && hasTerm(term, read.result.reading)),
    );
  // The words of a follow-up that nobody heard were read as a question by itself, which it is not.
  if (!unclear && !result.unread.every(isSaid)) return undefined;
  return { ...read, prompt, hardWords: result.unread, readBy: 'model' };
}

const sentencesOf = (given: unknown): string[] => {
  const list: readonly unknown[] = isRecord(given) && Array.isArray(given.restated) ? given.restated : [];
  const texts = list.filter(
    (each) => typeof each === 'string' && each.trim() !== '' && each.length <= longest,
  );
  return texts.length === list.length && list.length <= mostSentences ? (texts as string[]) : [];
};

/** Several sentences are one bet, or several questions of which none asks for one. */
function readAll(sentences: readonly string[], question: Understood, reader: Reader): Understood | undefined {
  const {
    prompt: _typed,
    told: _ofTyped,
    sport,
    now,
    teams,
    golfers,
    players,
    roster,
    preferences,
    shown,
  } = question;
  const readOne = (prompt: string) =>
    reader({ prompt, sport, now, teams, golfers, players, roster, preferences, shown, isTold: true });
  const whole = readOne(sentences.join(' '));
  if (isRead(whole)) return whole;
  const parts = sentences.map(readOne);
  const queries = parts.flatMap((part) => (isRead(part) && part.queries) || []);
  const [first] = parts;
  return parts.length > 1 && first && parts.every((part) => part.queries && isRead(part))
    ? { ...first, queries }
    : undefined;
}

/** Terms that are names. */
const names: ReadonlySet<string> = new Set(['teams', 'player', 'players']);

const placesAs = (word: string, given: unknown, as: (term: string) => boolean): boolean =>
  isRecord(given) && isPlaced(word, given.placed, as);

/** Whom a reading names, as a bet or as questions. */
function foundIn({ result: { reading }, queries }: Understood): Found {
  const named = namesIn(queries ?? reading);
  return { teams: named.teams, players: named.players };
}

const ofTeams: ReadonlySet<string> = new Set(['teams', 'against']);
const ofPlayers: ReadonlySet<string> = new Set(['player', 'players', 'withPlayer', 'withoutPlayer']);

function namesIn(value: unknown, key = ''): Found {
  if (Array.isArray(value)) return joined(value.map((each) => namesIn(each, key)));
  if (isRecord(value)) {
    if (ofTeams.has(key) && typeof value.name === 'string') return { teams: [value.name], players: [] };
    return joined(Object.entries(value).map(([name, each]) => namesIn(each, name)));
  }
  const isName = typeof value === 'string';
  return {
    teams: isName && ofTeams.has(key) ? [value] : [],
    players: isName && ofPlayers.has(key) ? [value] : [],
  };
}

const joined = (all: readonly Found[]): Found => ({
  teams: all.flatMap(({ teams }) => teams),
  players: all.flatMap(({ players }) => players),
});
