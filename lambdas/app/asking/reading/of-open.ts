/** What answers a question that was asked back: one of the choices that were offered, or the words that were missing. */
import type { OpenQuestion, Turn } from '../../../contracts/asking/turn.ts';
import { chosen, isAgreeing } from '../../../domain/asking/conversation/open/chosen.ts';
import { completions, saidOf } from '../../../domain/asking/conversation/open/completed.ts';
import { isOfTerms } from '../../../domain/asking/conversation/rewritten/rewrites.ts';
import { type Told, toldOf } from '../../../domain/asking/encoder/told.ts';
import { askedIn } from '../../../domain/asking/queries/parts/asked.ts';
import { matters } from '../../../domain/asking/queries/reading/matters.ts';
import { isUnderAge } from '../../../domain/asking/reading/terms/age.ts';
import { needsCare } from '../../../domain/asking/reading/terms/care.ts';
import { encoder } from '../../../services/asking/encoder.ts';
import type { Question, Reader, Understood } from '../question.ts';

export type OfOpen =
  /** One that was offered, as if it was typed. */
  | { readonly kind: 'tap'; readonly prompt: string }
  /** Yes to several. */
  | { readonly kind: 'which'; readonly taps: readonly string[] }
  | { readonly kind: 'read'; readonly understood: Understood };

/** The turn without what was asked back; undefined if nothing else was answered. */
export function withoutOpen(turn: Turn | undefined): Turn | undefined {
  if (!turn?.open) return turn;
  const { open: _, ...answered } = turn;
  const { askId, queries, shown, asked, play } = answered;
  const isBlank = askId === null && queries.length + shown.length === 0 && !asked && !play;
  return isBlank ? undefined : answered;
}

/**
 * @param told what the encoder tells of the words
 * @returns undefined if they are a question by themselves, or about the answer before
 */
export function readOfOpen(question: Question, open: OpenQuestion, reader: Reader): OfOpen | undefined {
  const { prompt } = question;
  // The same once more, as of a call that is repeated, is asked back once more.
  if (prompt === open.prompt || needsCare(prompt) || isUnderAge(prompt)) return undefined;
  const choice = chosen(prompt, open);
  if (choice?.isSure) return { kind: 'tap', prompt: choice.tap };
  if (isAgreeing(prompt) && open.taps.length > 1) return { kind: 'which', taps: open.taps };
  const understood = completed(question, open, reader);
  if (understood) return { kind: 'read', understood };
  return choice && { kind: 'read', understood: reader({ ...question, prompt: choice.tap, isTold: true }) };
}

function completed(question: Question, open: OpenQuestion, reader: Reader): Understood | undefined {
  const named = ofWhom(question, open, reader) ?? ofGame(question, open, reader);
  if (named) return named;
  const said = saidOf(question.prompt);
  if (!said) return undefined;
  const told = toldOf(said.words, question.roster ?? [], encoder());
  if (!said.isMarked && !isTermsOnly(told)) return undefined;
  if (isByItself(reader({ ...question, prompt: said.words, told: () => told }))) return undefined;
  for (const prompt of completions(said.words, open)) {
    const understood = reader({ ...question, prompt, isTold: true });
    if (isRead(understood)) return understood;
  }
  return undefined;
}

/** "How has he been playing" after "jokic": of whom was named alone. */
function ofWhom(
  question: Question,
  { prompt, unread }: OpenQuestion,
  reader: Reader,
): Understood | undefined {
  if (prompt === undefined) return undefined;
  const { spans } = askedIn(toldOf(prompt, question.roster ?? [], encoder()));
  const [name, ...others] = spans.filter(({ role }) => role === 'player' || role === 'team');
  const isAlone = unread.join(' ') === prompt.toLowerCase();
  const words = isAlone ? prompt : others.length > 0 ? undefined : name?.words;
  if (words === undefined || (unread.length > 0 && !isAlone)) return undefined;
  const text = question.prompt.replace(pronoun, words);
  const understood =
    text === question.prompt ? undefined : reader({ ...question, prompt: text, isTold: true });
  return understood && isRead(understood) ? understood : undefined;
}
const pronoun = /\b(?:he|she|him|her|they|them|that (?:guy|team))\b/i;

/** "Whats the total set at" after "phillies mets, who has the edge": of the game that was named, where the words name nobody. */
function ofGame(question: Question, { prompt }: OpenQuestion, reader: Reader): Understood | undefined {
  if (prompt === undefined || !asking.test(question.prompt)) return undefined;
  const { spans } = askedIn(toldOf(prompt, question.roster ?? [], encoder()));
  const named = spans.filter(({ role }) => role === 'player' || role === 'team' || role === 'game');
  const [one, other, ...others] = named;
  const isPair = one?.role === 'team' && other?.role === 'team' && others.length === 0;
  const isGame = one?.role === 'game' && other === undefined;
  if (!isPair && !isGame) return undefined;
  const alone = reader(question);
  const isOfNobody =
    alone.result.reading.player === null &&
    alone.result.reading.teams.length === 0 &&
    (alone.queries ?? []).every((query) => ofTeams(query)?.length === 0);
  if (!isOfNobody) return undefined;
  const text = `${question.prompt.replace(/[?!.\s]+$/, '')} in ${named.map(({ words }) => words).join(' vs ')}`;
  const understood = reader({ ...question, prompt: text, isTold: true });
  const [query, ...more] = understood.queries ?? [];
  const isOfGame = query !== undefined && more.length === 0 && ofTeams(query)?.length === 2;
  return isOfGame && isRead(understood) ? understood : undefined;
}
const asking =
  /^(?:(?:and|so|ok|but) )*(?:what|whats|what's|how|hows|who|whos|who's|where|wheres|when|any|is|are)\b/i;

/** Those that a question for prices or facts names; undefined for any other question, and where it names a player. */
const ofTeams = (query: NonNullable<Understood['queries']>[number]): readonly string[] | undefined =>
  (query.ask === 'market' || query.ask === 'find') && query.players.length === 0 ? query.teams : undefined;

const isTermsOnly = (told: Told): boolean => isOfTerms(told.prompt, askedIn(told));

/** Whom it names and what it wants of them: nothing of the question before is needed. */
function isByItself({ queries, result: { reading, unread, isBare }, wantsPlay }: Understood): boolean {
  if (queries) return true;
  if (!wantsPlay) return reading.intent !== 'off_topic';
  const isNamed = reading.teams.length + reading.wishes.length > 0 || reading.player !== null;
  return unread.length === 0 && isNamed && !isBare;
}

/** A name that alone says nothing of a bet is read all the same: it is asked which bet on it is wanted. */
const isRead = ({
  queries,
  wantsPlay,
  result: { unread, reading, isBare },
  asides = [],
}: Understood): boolean =>
  queries !== undefined
    ? !asides.some(matters)
    : wantsPlay &&
      unread.length === 0 &&
      (isBare !== true || reading.teams.length > 0 || reading.player !== null);
