/** Suggests a play: lists the selections that fit, lets the model choose among them, and composes the answer. */
import type { Note } from '../../contracts/analysis.ts';
import type { Reading, ShownReading } from '../../contracts/reading.ts';
import type { Reply } from '../../domain/answer/brief.ts';
import type { Candidate } from '../../domain/answer/candidate.ts';
import { choose as chooseLegs } from '../../domain/answer/choose.ts';
import { composePlay, fallbackAnalysis } from '../../domain/answer/compose.ts';
import { changesTo, restricted } from '../../domain/answer/follow.ts';
import { type Briefed, briefOf } from '../../domain/answer/make-brief.ts';
import { type Offer, offerFor, wantsPropsOf } from '../../domain/answer/offer.ts';
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
} from '../../domain/english/notes.ts';
import { correctReading } from '../../domain/reading/correct.ts';
import { withPreferences } from '../../domain/reading/preferences.ts';
import type { ReadResult } from '../../domain/reading/read.ts';
import type * as model from '../../services/model.ts';
import { inform, plain } from './inform.ts';
import { noPlay } from './no-play.ts';
import type { Answered, Loaded, Means, Outcome } from './outcome.ts';
import { daysAhead, shown, sportsOf, type Understood, wantsPlay } from './question.ts';

/** Suggests a play, or says why there is none. */
export async function suggest(understood: Understood, means: Means): Promise<Outcome> {
  const { result, now, withinMs } = understood;
  const taste = tasteOf(understood);
  const boards = await loadFor(understood, means);
  const offer = restricted(
    offerFor(result.reading, boards, now, taste, sportsOf(understood)),
    understood.next ?? { keep: [], without: [] },
  );
  if (offer.kind === 'unmet' && result.unread.length === 0)
    return noPlay(understood, result.reading, offer, boards, means);

  const started = performance.now();
  const left = () => (withinMs === undefined ? undefined : withinMs - (performance.now() - started));
  const first = await consult({ understood, result, offer, means, withinMs: left() });
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
  const newBoards = await loadFor(again, means);
  const newOffer = offerFor(corrected, newBoards, now, taste, sportsOf(again));
  if (newOffer.kind === 'unmet')
    return withTokens(await noPlay(again, corrected, newOffer, newBoards, means), first.tokens);
  const second = await consult({
    understood: again,
    result: again.result,
    offer: newOffer,
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

/** What an answer to the question may be made of: player props where it asks for them. */
export function loadFor(understood: Understood, { load }: Pick<Means, 'load'>): Promise<Loaded[]> {
  const { reading } = understood.result;
  return Promise.all(
    sportsOf(understood).map((sport) => load(sport, { withProps: wantsPropsOf(sport, reading) })),
  );
}

interface Consultation {
  readonly understood: Understood;
  readonly result: ReadResult;
  readonly offer: Offer;
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
  const legs = choice.legs.map(({ candidate }) => candidate);
  const asRead = shown(understood, reading);
  const hard = understood.hardWords ?? [];
  const said = notesOf(offer, reading, { unread, hard }, boards, legs);
  const composed = composePlay(choice, said);
  const isAsAsked = fits(legs, reading) && offer.substitutes.length === 0 && !lacksProps(offer, reading);
  return {
    kind: 'play',
    charged: isAsAsked && hard.length === 0 && isUnderstood(asRead, unread),
    ...composed,
    reading: asRead,
    notes: said,
    alternatives: [],
    changes: changesTo(
      {
        reading,
        legs: composed.analysis.legs,
        chance: composed.analysis.confidence,
        without: understood.next?.without ?? [],
      },
      { boards, now: understood.now, taste: tasteOf(understood), sports: sportsOf(understood) },
    ),
    read: reading,
    tokens,
    model,
    dropped: choice.dropped,
  };
}

/** A prop was asked for beside other markets, and none is priced. */
function lacksProps({ pool }: Extract<Offer, { kind: 'offer' }>, reading: Reading): boolean {
  return reading.markets.includes('prop') && !pool.some(({ market }) => market === 'prop');
}

/** A question of which more was missed than read is not charged for; a single word that nobody knows does not count. */
function isUnderstood({ parts }: ShownReading, unread: readonly string[]): boolean {
  return unread.length <= Math.max(1, parts.length);
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
    ...(lacksProps(offer, reading) ? [propsBesides()] : []),
    ...(unread.length > 0 ? [notUnderstood(unread)] : []),
    ...(hard.length > 0 ? [readByModel(hard)] : []),
    ...boards.flatMap((board) => board.notes),
    ...(elsewhere.length > 0 ? [notAtOwnBooks(elsewhere)] : []),
    ...(isBare ? [notes.priceOnly] : []),
    ...(legs.every(({ books }) => books === 1) ? [notes.oneBook] : []),
    notes.known,
  ];
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
