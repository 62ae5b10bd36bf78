/**
 * From a question to an answer: read it, lay out what fits with its evidence, let the model point, and compose. The table
 * and the feed are reached through `load`, so that a request, the slate and a test come along the same path.
 */
import type { Profile } from '../../contracts/account.ts';
import type { Note, PromptAnalysis } from '../../contracts/analysis.ts';
import type { Alternative } from '../../contracts/ask.ts';
import type { Reading, ShownReading } from '../../contracts/reading.ts';
import { gameSports, type Sport } from '../../contracts/sports.ts';
import { alternativesTo } from '../../domain/answer/alternatives.ts';
import type { Reply } from '../../domain/answer/brief.ts';
import type { Board, Candidate } from '../../domain/answer/candidate.ts';
import { choose as chooseLegs } from '../../domain/answer/choose.ts';
import { composePlay, emptyAnalysis, fallbackAnalysis } from '../../domain/answer/compose.ts';
import { infoText } from '../../domain/answer/info.ts';
import { type Briefed, briefOf } from '../../domain/answer/make-brief.ts';
import { type Offer, offerFor } from '../../domain/answer/offer.ts';
import { fits } from '../../domain/answer/terms.ts';
import { addDays, leagueDay } from '../../domain/calendar.ts';
import { info } from '../../domain/english/info.ts';
import {
  nameOf,
  notAtOwnBooks,
  notes,
  notUnderstood,
  propsBesides,
  readByModel,
  substituteNote,
  unmetSentence,
} from '../../domain/english/notes.ts';
import { correctReading } from '../../domain/reading/correct.ts';
import { showReading } from '../../domain/reading/parts.ts';
import { withPreferences } from '../../domain/reading/preferences.ts';
import { type KnownTeam, type ReadResult, readQuestion } from '../../domain/reading/read.ts';
import type * as model from '../../services/model.ts';

/** How far ahead an answer looks, today included. */
export const daysAhead = 7;

export interface Asked {
  readonly prompt: string;
  /** The sport of the box beside the question; one named in the words beats it. */
  readonly sport: Sport;
  readonly now: Date;
  /** Every team that the feed has listed. */
  readonly teams: readonly KnownTeam[];
  /** The asker's own, from the profile. */
  readonly preferences?: Profile | undefined;
  /** What the model may take in all, milliseconds. */
  readonly withinMs?: number | undefined;
}

/** A sport's games of the coming days, with what must be said of them. */
export interface Loaded extends Board {
  readonly notes: readonly Note[];
  /** Why there is nothing, where it is not that nothing is scheduled. */
  readonly whyNothing?: string | undefined;
}

export interface Means {
  /** At most once for each sport. */
  readonly load: (sport: Sport) => Promise<Loaded>;
  /** Asks the model; never throws. */
  readonly choose: typeof model.choose;
}

interface Said {
  readonly charged: boolean;
  /** Plain text. */
  readonly response: string;
  readonly analysis: PromptAnalysis;
  readonly reading: ShownReading;
  readonly notes: readonly Note[];
  readonly alternatives: readonly Alternative[];
  /** The reading that was answered. */
  readonly read: Reading;
  /** Of all calls together; absent where the model was not asked. */
  readonly tokens?: model.Tokens;
}

export type Answered =
  | (Said & { readonly kind: 'play'; readonly model: string; readonly dropped: number })
  | (Said & { readonly kind: 'no_play' | 'info' | 'care' });

export type Outcome =
  | Answered
  | {
      readonly kind: 'unparsable';
      readonly why: string;
      readonly tokens: model.Tokens;
      readonly analysis: PromptAnalysis;
    }
  | { readonly kind: 'no-text'; readonly why: string; readonly tokens: model.Tokens }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'timed-out' };

/** A question that has been read. */
export interface Understood extends Asked {
  readonly result: ReadResult;
  /** Words that only the model could read: an answer that rests on them is not charged. */
  readonly hardWords?: readonly string[];
}

export function understand(asked: Asked): Understood {
  const { prompt, sport, teams, now } = asked;
  return { ...asked, result: readQuestion(prompt, { box: sport, teams, now }) };
}

/** Whether a question asks for a play, so that a prompt is reserved and the model may be asked. */
export function wantsPlay({ result: { reading } }: Understood): boolean {
  return reading.intent === 'play' || reading.intent === 'compare';
}

/** The sports that a reading is about. */
export function sportsOf({ result: { reading }, sport }: Understood): readonly Sport[] {
  return reading.sports.length > 0 ? reading.sports : [sport];
}

export async function answer(asked: Asked, means: Means): Promise<Outcome> {
  const understood = understand(asked);
  return wantsPlay(understood) ? suggest(understood, means) : inform(understood, means);
}

/** Answers what wants no pick; no model is asked. */
export async function inform(understood: Understood, { load }: Pick<Means, 'load'>): Promise<Answered> {
  const { reading } = understood.result;
  if (reading.intent === 'care') return plain(understood, reading, 'care', info.care);
  if (reading.intent === 'off_topic') return plain(understood, reading, 'info', info.offTopic);
  const needsGames = reading.topic !== 'how_it_works' && reading.topic !== 'record';
  const boards = needsGames ? await Promise.all(sportsOf(understood).map(load)) : [];
  const why = boards.flatMap(({ whyNothing }) => whyNothing ?? []);
  const text =
    why.length > 0 && why.length === boards.length
      ? why.join(' ')
      : infoText(reading, boards, understood.now);
  return plain(understood, reading, 'info', text, { notes: boards.flatMap((board) => board.notes) });
}

/** Suggests a play, or says why there is none. */
export async function suggest(understood: Understood, means: Means): Promise<Outcome> {
  const { result, now, withinMs } = understood;
  const taste = tasteOf(understood);
  const boards = await Promise.all(sportsOf(understood).map(means.load));
  const offer = offerFor(result.reading, boards, now, taste, sportsOf(understood));
  if (offer.kind === 'unmet' && result.unread.length === 0)
    return noPlay(understood, result.reading, offer, boards, means);

  const started = performance.now();
  const left = () => (withinMs === undefined ? undefined : withinMs - (performance.now() - started));
  const first = await consult({ understood, result, offer, boards, means, withinMs: left() });
  if (first.kind === 'failure') return first.outcome;
  const corrected = first.reply
    ? correctReading(result, first.reply.reading, namesOf(understood, now))
    : result.reading;
  if (sameTerms(corrected, result.reading)) {
    return finish(understood, result.reading, offer, boards, means, {
      ...first,
      elapsed: performance.now() - started,
    });
  }
  // What was not read by code is read now: the board is laid out again, and the model asked once more.
  const again: Understood = {
    ...understood,
    result: { reading: corrected, unread: [] },
    hardWords: result.unread,
  };
  if (!wantsPlay(again)) return withTokens(await inform(again, means), first.tokens);
  const newBoards = await Promise.all(sportsOf(again).map(means.load));
  const newOffer = offerFor(corrected, newBoards, now, taste, sportsOf(again));
  if (newOffer.kind === 'unmet')
    return withTokens(await noPlay(again, corrected, newOffer, newBoards, means), first.tokens);
  const second = await consult({
    understood: again,
    result: again.result,
    offer: newOffer,
    boards: newBoards,
    means,
    withinMs: left(),
  });
  // Where there is no time for a second answer, the choice is ours: the reading is what counts.
  const consulted =
    second.kind === 'failure' ? { ...first, reply: undefined, briefed: second.briefed } : second;
  const tokens = second.kind === 'failure' ? first.tokens : sum(first.tokens, second.tokens);
  return finish(again, corrected, newOffer, newBoards, means, {
    ...consulted,
    tokens,
    elapsed: performance.now() - started,
  });
}

interface Consultation {
  readonly understood: Understood;
  readonly result: ReadResult;
  readonly offer: Offer;
  readonly boards: readonly Loaded[];
  readonly means: Means;
  readonly withinMs: number | undefined;
}

interface Consulted {
  readonly reply: Reply | undefined;
  readonly briefed: Briefed;
  readonly tokens: model.Tokens;
  readonly model: string;
}

async function consult({ understood, result, offer, means, withinMs }: Consultation) {
  const pool = offer.kind === 'offer' ? offer.pool : [];
  const own = offer.kind === 'offer' ? offer.legs : [];
  const names = namesOf(understood, understood.now);
  const briefed = briefOf(understood.prompt, result, pool, own, {
    teams: names.teams.map(({ name }) => name),
    days: names.days,
  });
  const said = await means.choose(briefed.brief, withinMs);
  switch (said.kind) {
    case 'reply':
      return {
        kind: 'consulted',
        reply: said.reply,
        briefed,
        tokens: said.tokens,
        model: said.model,
      } as const;
    case 'unparsable':
      return { kind: 'failure', briefed, outcome: { ...said, analysis: fallbackAnalysis() } } as const;
    default:
      return { kind: 'failure', briefed, outcome: said } as const;
  }
}

async function finish(
  understood: Understood,
  reading: Reading,
  offer: Offer,
  boards: readonly Loaded[],
  means: Means,
  { reply, briefed, tokens, model, elapsed }: Consulted & { elapsed: number },
): Promise<Outcome> {
  const { unread } = understood.result;
  if (offer.kind === 'unmet')
    return withTokens(await noPlay(understood, reading, offer, boards, means), tokens);
  // Only words that code could not read can mean that nothing on the list is what was asked for.
  if (reply?.decline && unread.length > 0) {
    const text = reply.decline === 'not_about_sports' ? info.offTopic : info.declined;
    return withTokens(
      await plain(understood, reading, 'info', text, { notes: [notUnderstood(unread)] }),
      tokens,
    );
  }
  const later = new Date(understood.now.getTime() + elapsed);
  const choice = chooseLegs(offer, briefed, reply, later);
  if (choice.legs.length === 0) {
    return withTokens(
      await noPlay(understood, reading, { kind: 'unmet', unmet: { kind: 'whole' } }, boards, means),
      tokens,
    );
  }
  const hard = understood.hardWords ?? [];
  const said = notesOf(
    offer,
    reading,
    { unread, hard },
    boards,
    choice.legs.map(({ candidate }) => candidate),
  );
  const charged =
    fits(
      choice.legs.map(({ candidate }) => candidate),
      reading,
    ) && isUnderstood(reading, unread);
  return {
    kind: 'play',
    charged:
      charged && hard.length === 0 && offer.substitutes.length === 0 && !reading.markets.includes('prop'),
    ...composePlay(choice, said),
    reading: shown(understood, reading),
    notes: said,
    alternatives: [],
    read: reading,
    tokens,
    model,
    dropped: choice.dropped,
  };
}

/** A question of which more was missed than read is not charged for. */
function isUnderstood(reading: Reading, unread: readonly string[]): boolean {
  return unread.length <= 1 + showReading(reading, { box: 'NBA' }).parts.length;
}

function notesOf(
  offer: Extract<Offer, { kind: 'offer' }>,
  reading: Reading,
  { unread, hard }: { readonly unread: readonly string[]; readonly hard: readonly string[] },
  boards: readonly Loaded[],
  legs: readonly Candidate[],
): Note[] {
  const elsewhere = legs.filter(({ isOwnBook }) => !isOwnBook).map(nameOf);
  const isBare = legs.some(({ facts }) => Object.values(facts).every((each) => each.length === 0));
  return [
    ...offer.substitutes.map(substituteNote),
    ...(reading.markets.includes('prop') ? [propsBesides()] : []),
    ...(unread.length > 0 ? [notUnderstood(unread)] : []),
    ...(hard.length > 0 ? [readByModel(hard)] : []),
    ...boards.flatMap((board) => board.notes),
    ...(elsewhere.length > 0 ? [notAtOwnBooks(elsewhere)] : []),
    ...(isBare ? [notes.priceOnly] : []),
    ...(legs.every(({ books }) => books === 1) ? [notes.oneBook] : []),
    notes.known,
  ];
}

async function noPlay(
  understood: Understood,
  reading: Reading,
  { unmet }: Extract<Offer, { kind: 'unmet' }>,
  boards: readonly Loaded[],
  { load }: Pick<Means, 'load'>,
): Promise<Answered> {
  const { sport, now } = understood;
  const asked = sportsOf({ ...understood, result: { ...understood.result, reading } });
  const sources = { boards, box: sport, now };
  let alternatives = alternativesTo(reading, { ...sources, others: [] });
  if (alternatives.length === 0) {
    // Nothing in these sports: what the others have. A sport that cannot be read now is left out.
    const loaded = await Promise.allSettled(gameSports.filter((each) => !asked.includes(each)).map(load));
    const others = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    alternatives = alternativesTo(reading, { ...sources, others });
  }
  const why = boards.flatMap(({ whyNothing }) => whyNothing ?? []);
  const isEmpty = unmet.kind === 'no_games' && why.length > 0;
  const reason = isEmpty ? why.join(' ') : unmetSentence(unmet, reading, daysAhead);
  const said = [
    { kind: 'unavailable' as const, text: reason },
    ...(understood.result.unread.length > 0 ? [notUnderstood(understood.result.unread)] : []),
    ...boards.flatMap((board) => board.notes),
  ];
  return {
    kind: 'no_play',
    charged: false,
    response: `No play. ${reason}`,
    analysis: emptyAnalysis(asked[0] ?? sport, said),
    reading: shown(understood, reading),
    notes: said,
    alternatives,
    read: reading,
  };
}

function plain(
  understood: Understood,
  reading: Reading,
  kind: 'info' | 'care',
  response: string,
  { notes: said = [] }: { notes?: readonly Note[] } = {},
): Answered {
  const sport = reading.sports[0] ?? understood.sport;
  return {
    kind,
    charged: false,
    response,
    analysis: emptyAnalysis(sport, said),
    // What somebody in distress wrote is not taken apart.
    reading: kind === 'care' ? { sports: [], summary: '', parts: [] } : shown(understood, reading),
    notes: said,
    alternatives: [],
    read: reading,
  };
}

function shown({ sport }: Understood, reading: Reading): ShownReading {
  return showReading(reading, { box: sport });
}

function tasteOf({ result, preferences, sport }: Understood) {
  const { preferredTeam, preferredRisk } = withPreferences(result.reading, preferences, sport);
  return { preferredTeam, preferredRisk, books: preferences?.books ?? [] };
}

function namesOf({ teams }: Understood, now: Date) {
  const today = leagueDay(now);
  return { teams, days: Array.from({ length: daysAhead }, (_, index) => addDays(today, index)) };
}

function sameTerms(a: Reading, b: Reading): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function withTokens(said: Answered, tokens: model.Tokens): Answered {
  return { ...said, tokens };
}

function sum(a: model.Tokens, b: model.Tokens): model.Tokens {
  return { input: a.input + b.input, output: a.output + b.output };
}
