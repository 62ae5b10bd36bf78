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
  partlyPricedNote,
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
import type { Answered, Dependencies, Loaded, Outcome } from './outcome.ts';
import { daysAhead, shown, sportsOf, type Understood, wantsPlay } from './question.ts';

/** Suggests a play, or explains why there is none. */
export async function suggest(understood: Understood, dependencies: Dependencies): Promise<Outcome> {
  const { result, now, withinMs } = understood;
  const taste = tasteOf(understood);
  const boards = await loadFor(understood, dependencies);
  const offer = restricted(
    offerFor(result.reading, boards, now, taste, sportsOf(understood)),
    understood.next ?? { keep: [], without: [] },
  );
  if (offer.kind === 'unmet' && result.unread.length === 0)
    return noPlay(understood, result.reading, offer, boards, dependencies);

  const started = performance.now();
  const left = () => (withinMs === undefined ? undefined : withinMs - (performance.now() - started));
  const first = await consult({ understood, result, offer, dependencies, withinMs: left() });
  if (first.kind === 'failure') return first.outcome;
  const corrected = first.reply
    ? correctReading(result, first.reply.reading, namesOf(understood, now))
    : result.reading;
  if (sameTerms(corrected, result.reading)) {
    return finish(understood, result.reading, offer, boards, dependencies, {
      ...first,
      elapsed: performance.now() - started,
    });
  }
  // The model interpreted words the code could not: list the selections again, and call the model a second time.
  const again: Understood = {
    ...understood,
    result: { reading: corrected, unread: [] },
    hardWords: result.unread,
  };
  if (!wantsPlay(again)) return withTokens(await inform(again, dependencies), first.tokens);
  const newBoards = await loadFor(again, dependencies);
  const newOffer = offerFor(corrected, newBoards, now, taste, sportsOf(again));
  if (newOffer.kind === 'unmet')
    return withTokens(await noPlay(again, corrected, newOffer, newBoards, dependencies), first.tokens);
  const second = await consult({
    understood: again,
    result: again.result,
    offer: newOffer,
    dependencies,
    withinMs: left(),
  });
  // If the second call fails, for example for lack of time, the code chooses for the corrected reading.
  const consulted =
    second.kind === 'failure' ? { ...first, reply: undefined, briefed: second.briefed } : second;
  const tokens = second.kind === 'failure' ? first.tokens : sum(first.tokens, second.tokens);
  return finish(again, corrected, newOffer, newBoards, dependencies, {
    ...consulted,
    tokens,
    elapsed: performance.now() - started,
  });
}

/** Loads the games of the question's sports, with player props if it asks for them. */
export function loadFor(understood: Understood, { load }: Pick<Dependencies, 'load'>): Promise<Loaded[]> {
  const { reading } = understood.result;
  return Promise.all(
    sportsOf(understood).map((sport) => load(sport, { withProps: wantsPropsOf(sport, reading) })),
  );
}

interface Consultation {
  readonly understood: Understood;
  readonly result: ReadResult;
  readonly offer: Offer;
  readonly dependencies: Dependencies;
  readonly withinMs: number | undefined;
}

interface Consulted {
  readonly reply: Reply | undefined;
  readonly briefed: Briefed;
  readonly tokens: model.Tokens;
  readonly model: string;
}

async function consult({ understood, result, offer, dependencies, withinMs }: Consultation) {
  const pool = offer.kind === 'offer' ? offer.pool : [];
  const own = offer.kind === 'offer' ? offer.legs : [];
  const names = namesOf(understood, understood.now);
  const briefed = briefOf(understood.prompt, result, pool, own, {
    teams: names.teams.map(({ name }) => name),
    days: names.days,
  });
  const choice = await dependencies.choose(briefed.brief, withinMs);
  switch (choice.kind) {
    case 'reply':
      return {
        kind: 'consulted',
        reply: choice.reply,
        briefed,
        tokens: choice.tokens,
        model: choice.model,
      } as const;
    case 'unparsable':
      return { kind: 'failure', briefed, outcome: { ...choice, analysis: fallbackAnalysis() } } as const;
    default:
      return { kind: 'failure', briefed, outcome: choice } as const;
  }
}

async function finish(
  understood: Understood,
  reading: Reading,
  offer: Offer,
  boards: readonly Loaded[],
  dependencies: Dependencies,
  { reply, briefed, tokens, model, elapsed }: Consulted & { elapsed: number },
): Promise<Outcome> {
  const { unread } = understood.result;
  if (offer.kind === 'unmet')
    return withTokens(await noPlay(understood, reading, offer, boards, dependencies), tokens);
  // The model may decline only if the question has words that the code could not read.
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
      await noPlay(understood, reading, { kind: 'unmet', unmet: { kind: 'whole' } }, boards, dependencies),
      tokens,
    );
  }
  const legs = choice.legs.map(({ candidate }) => candidate);
  const asRead = shown(understood, reading);
  const hard = understood.hardWords ?? [];
  const playNotes = notesOf(offer, reading, { unread, hard }, boards, legs);
  const composed = composePlay(choice, playNotes);
  const isExact = fits(legs, reading) && offer.substitutes.length === 0 && !lacksProps(offer, reading);
  return {
    kind: 'play',
    charged: isExact && hard.length === 0 && isUnderstood(asRead, unread),
    ...composed,
    reading: asRead,
    notes: playNotes,
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

/** Whether the question asks for props among other markets, and no prop is priced. */
function lacksProps({ pool }: Extract<Offer, { kind: 'offer' }>, reading: Reading): boolean {
  return reading.markets.includes('prop') && !pool.some(({ market }) => market === 'prop');
}

/** False if more words were left unread than parts were understood (not charged then); a single unknown word is tolerated. */
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
    ...(offer.partlyPriced ? [partlyPricedNote(offer.partlyPriced)] : []),
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

function withTokens(answer: Answered, tokens: model.Tokens): Answered {
  return { ...answer, tokens };
}

function sum(a: model.Tokens, b: model.Tokens): model.Tokens {
  return { input: a.input + b.input, output: a.output + b.output };
}
