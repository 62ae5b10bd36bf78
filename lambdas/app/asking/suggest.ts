/** Suggests a play: lists the selections that fit, has the solver choose among them, and composes the answer. */
import type { Reading } from '../../contracts/asking/reading.ts';
import type { Candidate } from '../../domain/asking/answer/candidate.ts';
import { restricted } from '../../domain/asking/answer/follow.ts';
import {
  hoursNear,
  hoursOfEarly,
  hoursOfEnds,
  hoursOfLate,
} from '../../domain/asking/answer/games/ends-of-day.ts';
import {
  hoursOfNight,
  nextOfThatName,
  nextSlate,
  slateOfNamed,
} from '../../domain/asking/answer/games/next-slate.ts';
import type { Next } from '../../domain/asking/answer/next.ts';
import { atNearestLine } from '../../domain/asking/answer/offer/at-nearest.ts';
import { mayShareGames } from '../../domain/asking/answer/offer/few-games.ts';
import { withOtherLegs } from '../../domain/asking/answer/offer/open-legs.ts';
import { isWhole, type Offer } from '../../domain/asking/answer/offer/result.ts';
import { withFewerLegs } from '../../domain/asking/answer/offer/safer.ts';
import { offerFor, offerInGames } from '../../domain/asking/answer/offer.ts';
import { numberMissed } from '../../domain/asking/answer/payout/near.ts';
import { another, unseen } from '../../domain/asking/answer/unseen.ts';
import { legsApart } from '../../domain/asking/reading/wishes/apart.ts';
import { isMeasured } from '../../domain/asking/same-game/dependence.ts';
import { type Load, type Loaded, loadedFor } from './boards.ts';
import { noPlay } from './no-play.ts';
import type { Answered } from './outcome.ts';
import { playOf } from './play.ts';
import { typedOf, type Understood } from './question.ts';
import type { Solver } from './solver.ts';
import { hashOf } from './turn.ts';

export interface Means {
  /** Reads each sport once, and once more with player props. */
  readonly load: Load;
  readonly solver: Solver;
  /** False for a play that nobody can follow up: finding the changes takes longer than finding the play. */
  readonly offersChanges?: boolean;
}

/**
 * Suggests a play, or explains why there is none. Without a day, it is a play of the next slate; a pick that nobody named is
 * not shown twice in a day.
 * @param boards the games of the question's sports
 */
export async function suggest(
  question: Understood,
  boards: readonly Loaded[],
  { load, solver, offersChanges = true }: Means,
): Promise<Answered> {
  const started = performance.now();
  const { now, taste, sports, next } = question;
  const first = next ? atMeantHours(question, next, boards) : onMeantDays(inLegs(question), boards);
  const asTold = offerInGames(
    first.result.reading,
    { asked: question.result.reading, prompt: question.prompt },
    [boards, now, taste, sports],
  );
  const ofGame = next ? undefined : inOneGame(question, first, asTold);
  if (ofGame) {
    const [loaded] = await loadedFor([ofGame], question.sport, load);
    const whole = loaded && { ...withReading(question, loaded.reading), sports: loaded.sports };
    const answer = whole && (await suggest(whole, loaded.boards, { load, solver, offersChanges }));
    if (answer?.kind === 'play') return answer;
  }
  const other =
    asTold.kind === 'unmet' && !next
      ? (atLine(first, asTold, boards) ?? inOtherLegs(first, boards))
      : undefined;
  const { asked, offered } = other ?? { asked: first, offered: asTold };
  const isShown = ({ key }: Candidate) => question.shown?.includes(hashOf(key)) ?? false;
  const wanted = next ? changed(offered, next, isShown) : unseen(offered, isShown);
  const fewer =
    next?.isSafer && wanted.kind === 'unmet'
      ? withFewerLegs(asked.result.reading, (reading) => offerFor(reading, boards, now, taste, sports))
      : undefined;
  const understood = fewer ? withReading(asked, fewer.reading) : asOffered(asked, offered);
  const offer = fewer?.offer ?? wanted;
  if (offer.kind === 'unmet') return noPlay(understood, offer, boards, load);
  const choice = solver(offer, new Date(now.getTime() + performance.now() - started));
  return choice.legs.length > 0
    ? playOf(understood, boards, { offer, choice, offersChanges })
    : noPlay(understood, { kind: 'unmet', unmet: { kind: 'whole' } }, boards, load);
}

const withReading = (question: Understood, reading: Reading): Understood => ({
  ...question,
  result: { ...question.result, reading },
});

const inLegs = (question: Understood): Understood =>
  withReading(question, legsApart(question.result.reading));

/** "Something else" is a bet of other games or, where the question names its game, another one of it; once all were shown it ends. */
function changed(offered: Offer, next: Next, isShown: (candidate: Candidate) => boolean): Offer {
  const offer = restricted(offered, next);
  const isAnother = next.keep.length === 0 && next.without.length > 0;
  // Enough same-game bets were given, also where others are left.
  if (offer.kind === 'unmet' && offer.unmet.kind === 'same_game_again') return offer;
  if (offer.kind === 'offer' || offered.kind === 'unmet' || !isAnother) return offer;
  return another(offered, isShown) ?? { kind: 'unmet', unmet: { kind: 'none_left' } };
}

/** A price that the usual number of legs does not pay, or that of the teams that are named, is paid by another number of them. */
function inOtherLegs(question: Understood, boards: readonly Loaded[]): Offered | undefined {
  const { result, prompt, now, taste, sports, readBy, before } = question;
  // A restatement names the usual number where the words name none, which may have been said before.
  const isUsual = readBy === 'model' && before === undefined;
  if (result.legsSaid !== undefined && !isUsual) return undefined;
  let first: Offered | undefined;
  for (const reading of withOtherLegs(result.reading, prompt)) {
    const asked = onMeantDays(withReading(question, reading), boards);
    const offered = offerInGames(asked.result.reading, { asked: result.reading, prompt }, [
      boards,
      now,
      taste,
      sports,
    ]);
    // Where the games are fewer than the legs, the offer has wishes for them.
    if (offered.kind === 'unmet' || !isWhole(offered, offered.wanted.reading)) continue;
    if (numberMissed(offered.legs, asked.result.reading) === undefined) return { asked, offered };
    first ??= { asked, offered };
  }
  return first;
}

/** At the nearest line to one that no book lists, where that is wished for. */
function atLine(question: Understood, offer: Offer, boards: readonly Loaded[]): Offered | undefined {
  const { result, prompt, now, taste, sports } = question;
  const near = atNearestLine({ reading: result.reading, prompt, offer }, (reading) =>
    offerFor(reading, boards, now, taste, sports),
  );
  return near && { asked: withReading(question, near.reading), offered: near.offer };
}

/** "Three legs on Monday night's game": of the only game of its day, for which its props are loaded, too. */
function inOneGame({ result, prompt }: Understood, first: Understood, offer: Offer): Reading | undefined {
  const [short] = offer.kind === 'offer' ? offer.substitutes : [];
  const { reading } = first.result;
  const isOfOne = short?.kind === 'fewer_legs' && short.games === 1 && reading.wishes.length === 0;
  const isOpen = !reading.eachGame && !reading.eachSport && first.sports.every(isMeasured);
  return isOfOne && isOpen && mayShareGames(result.reading, prompt)
    ? { ...reading, sameGame: true }
    : undefined;
}

interface Offered {
  readonly asked: Understood;
  readonly offered: Offer;
}

/** Wishes that only one game can meet ask for a bet on that game, and a price that no leg has is that of all of them. */
function asOffered(question: Understood, offered: Offer): Understood {
  const { result } = question;
  const { reading } = result;
  if (offered.kind === 'unmet') return question;
  const { sameGame, payout, price } = offered.wanted.reading;
  const isOfOneGame = sameGame !== reading.sameGame;
  const isOfAll = price === null && reading.price !== null && payout !== null && reading.payout === null;
  if (!isOfOneGame && !isOfAll) return question;
  const meant = {
    ...reading,
    ...(isOfOneGame && { sameGame: true }),
    ...(isOfAll && { price, payout }),
  };
  return withReading(question, meant);
}

/** A change that keeps no leg is of the hours that it means: "only the first two games", "just the one at 9". */
function atMeantHours(question: Understood, { keep }: Next, boards: readonly Loaded[]): Understood {
  const { result, now, sports } = question;
  const from = { boards, now, sports };
  const starts =
    keep.length > 0
      ? null
      : (hoursOfEnds(result.reading, typedOf(question), from) ?? hoursNear(result.reading, from));
  return starts ? withReading(question, { ...result.reading, starts }) : question;
}

/** With the days that it means, if it does not name them, and the hours of a night. */
function onMeantDays(question: Understood, boards: readonly Loaded[]): Understood {
  const { result, prompt, now, taste, sports } = question;
  const from = { boards, now, taste, sports };
  const slate = nextSlate(result.reading, from) ?? slateOfNamed(result.reading, from);
  const days = slate ?? nextOfThatName(result.reading, prompt, from);
  const known = days ? { ...result.reading, days } : result.reading;
  const starts =
    hoursOfEnds(known, prompt, from) ??
    hoursOfLate(known, prompt, from) ??
    hoursOfEarly(known, prompt, from) ??
    hoursOfNight(result.reading, prompt, from) ??
    hoursNear(result.reading, from);
  if (!days && !starts) return question;
  const reading = { ...result.reading, ...(days && { days }), ...(starts && { starts }) };
  return { ...question, result: { ...result, reading }, isNextSlate: slate !== null };
}
