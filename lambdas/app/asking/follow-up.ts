/** Answers to questions about the last answer that are no new play: asides, what cannot be changed, and repeated calls. */
import type { PromptAnalysis } from '../../contracts/asking/analysis.ts';
import type { AskKind } from '../../contracts/asking/query.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Ask } from '../../data/asking/asks.ts';
import { guessed } from '../../domain/asking/answer/clarifications.ts';
import { emptyAnalysis } from '../../domain/asking/answer/compose.ts';
import { info } from '../../domain/asking/answer/words/info.ts';
import {
  bookOf,
  chanceOf,
  elsewhereOf,
  gamesOf,
  movedOf,
  reasonsOf,
  strongestOf,
  weakestOf,
} from '../../domain/asking/conversation/about-play.ts';
import {
  againstOf,
  lostOf,
  meaningOf,
  noted,
  placeOf,
} from '../../domain/asking/conversation/asked/about-bet.ts';
import { reasonOfNoPlay } from '../../domain/asking/conversation/asked/doubts/nothing-picked.ts';
import { chanceOfSome } from '../../domain/asking/conversation/asked/whole/some-legs.ts';
import type { AboutPlay, Heard } from '../../domain/asking/conversation/heard.ts';
import { whatToChangeWhy } from '../../domain/asking/conversation/taps.ts';
import { toSave } from '../../domain/asking/conversation/to-save.ts';
import type { QueryAnswer } from '../../domain/asking/queries/answered.ts';
import { completed, emptyReading } from '../../domain/asking/reading/draft.ts';
import type { Asking } from './asking.ts';
import { type Load, loadedFor } from './boards.ts';
import type { NoPlay, Play } from './outcome.ts';

type About = Extract<Heard, { kind: 'about' | 'save' }>;

/** @param ask the stored answer that the question is about */
export function answerAbout(about: About, { analysis, read }: Pick<Ask, 'analysis' | 'read'>): NoPlay {
  const { legs } = analysis;
  const sport = legs[0]?.sport;
  if (about.kind === 'save') {
    const saved = toSave(analysis, about);
    return { ...told(saved, 'track', sport), ...(saved.own && { isOwn: true, analysis: saved.own }) };
  }
  if (about.what === 'why') return told(reasonsOf(analysis, about.leg, read), 'change', sport);
  const [answer, kind] = answers[about.what];
  return told(answer(analysis, about.leg ?? about.count, about.books), kind, sport);
}

const answers: Readonly<
  Record<
    Exclude<AboutPlay, 'why'>,
    readonly [(analysis: PromptAnalysis, leg?: number, books?: readonly string[]) => QueryAnswer, AskKind]
  >
> = {
  weakest: [weakestOf, 'compare'],
  strongest: [strongestOf, 'compare'],
  chance: [chanceOf, 'change'],
  some: [chanceOfSome, 'change'],
  book: [bookOf, 'market'],
  shown: [bookOf, 'change'],
  games: [gamesOf, 'find'],
  elsewhere: [elsewhereOf, 'market'],
  moved: [movedOf, 'market'],
  against: [againstOf, 'change'],
  place: [placeOf, 'market'],
  meaning: [meaningOf, 'explain'],
  lost: [lostOf, 'change'],
};

/** @returns a stored play as it was answered; null once a game of it has started, or if it is too old to be changed */
export function earlierPlay(
  { response, analysis, readBy, reading, changes = [], read }: Ask,
  now: Date,
): Play | null {
  const hasStarted = analysis.legs.some(({ startsAt }) => startsAt <= now.toISOString());
  if (!read || !reading || hasStarted) return null;
  return {
    kind: 'play',
    charged: false,
    readBy: readBy ?? 'grammar',
    response,
    analysis,
    reading,
    notes: analysis.notes ?? [],
    alternatives: [],
    changes,
    read: completed(read),
  };
}

/** Thanks get a word back. @param sport selected beside the question */
export const welcome = (sport: Sport): NoPlay =>
  told({ response: 'You’re welcome. Good luck.', cards: [], alternatives: [] }, 'change', sport);

/** A bet is wanted right after help was shown: the help stays. @param sport selected beside the question */
export const stillCare = (sport: Sport): NoPlay => ({
  ...nothing(sport),
  kind: 'care',
  response: info.stillCare,
  alternatives: [],
  asks: ['care'],
});

/** Somebody thinks about it. @param sport selected beside the question */
export const leaveIt = (sport: Sport): NoPlay => told(noted, 'change', sport);

function told({ response, cards, alternatives }: QueryAnswer, kind: AskKind, sport: Sport = 'NFL'): NoPlay {
  return {
    ...nothing(sport),
    kind: 'info',
    response,
    alternatives,
    cards,
    asks: [kind],
  };
}

/** Changes that most plays allow, each as a question that is asked by one tap. */
const offered = ['Safer', 'Longer odds', 'Something else'].map((label) => ({ label, prompt: label }));

type Unclear = Pick<Extract<Heard, { kind: 'unclear' }>, 'why' | 'instead' | 'bet'>;

/** The most choices. */
const most = 4;

/**
 * The same, with the bet that the words name as the first choice where it can be had.
 * @throws if the games of that bet cannot be read
 */
export async function askWhatToChange(
  unclear: Unclear,
  { sport, now, turn }: Pick<Asking, 'sport' | 'now' | 'turn'>,
  load: Load,
): Promise<NoPlay> {
  const { bet, instead = [] } = unclear;
  const reason = turn && unclear.why === whatToChangeWhy ? reasonOfNoPlay(turn) : undefined;
  // What is wanted otherwise does not help while nothing can be had: the reason stays the answer.
  const [own] = guessed({ guesses: bet ? await loadedFor([bet], sport, load) : [], now });
  if (!own && reason !== undefined)
    return cannotChange(
      { ...unclear, why: `The last answer had no play that could be changed. ${reason}` },
      sport,
    );
  if (!own) return cannotChange(unclear, sport);
  return cannotChange({ ...unclear, instead: [...new Set([own.prompt, ...instead])].slice(0, most) }, sport);
}

/** @param why the change cannot be made, in one sentence; `instead`: questions that may have been meant */
export function cannotChange({ why, instead }: Unclear, sport: Sport): NoPlay {
  const alternatives = instead?.map((prompt) => ({ label: prompt, prompt })) ?? offered;
  return { ...nothing(sport), kind: 'clarify', unread: [], response: why, alternatives };
}

const nothing = (sport: Sport) => ({
  charged: false,
  readBy: 'grammar' as const,
  analysis: emptyAnalysis(sport, []),
  reading: { sports: [sport], summary: '', parts: [] },
  notes: [],
  read: { ...emptyReading(), intent: 'info' as const },
});
