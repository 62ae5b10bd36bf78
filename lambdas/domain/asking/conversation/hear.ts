/**
 * Reads a question as one about the last answer: a change of it, or a question that refers to it. What is complete by itself is a
 * new question.
 */

import type { Turn } from '../../../contracts/asking/turn.ts';
import type { Told } from '../encoder/told.ts';
import { afterAnswer, likelyOf } from '../likely/likely.ts';
import { readQueries } from '../queries/reading/read-queries.ts';
import { type QuestionContext, sentenceOf } from '../queries/reading/sentence.ts';
import { readQuestion } from '../reading/read.ts';
import { isUnderAge } from '../reading/terms/age.ts';
import { namesCare, needsCare } from '../reading/terms/care.ts';
import { namesAnything } from '../reading/terms/intent.ts';
import { aboutAnswer } from './about-answer.ts';
import { askedOfAnswer } from './asked/asked.ts';
import { changedQueries } from './changed-queries.ts';
import { changedTerms } from './changed-terms.ts';
import { countFor } from './counts.ts';
import { edited } from './edits/edited.ts';
import { coveredOnly } from './edits/of-sum.ts';
import { carriedOn } from './ellipsis/carried-on.ts';
import { carriedSum } from './ellipsis/carried-sum.ts';
import { followed } from './followed/followed.ts';
import { metWhom } from './followed/met-whom.ts';
import { fragmentOf } from './fragment.ts';
import type { Heard } from './heard.ts';
import { afterOpening, isSetAside, wantedVersion } from './opening.ts';
import { apart } from './operations/apart.ts';
import { atMost } from './operations/at-most.ts';
import { changedLegs } from './operations/changed-legs.ts';
import { complaint } from './operations/complaints.ts';
import { withoutDoubled } from './operations/doubled.ts';
import { kindRefused, positionRefused } from './operations/kinds-refused.ts';
import { withoutReasons } from './operations/reasons.ts';
import { safestLegs } from './operations/safest-legs.ts';
import { inItsGame, kindInItsGame } from './operations/said/in-its-game.ts';
import { saidChange } from './operations/said/said-change.ts';
import { anotherOfGame } from './operations/same-game.ts';
import { wantedLeg } from './operations/wanted-leg.ts';
import { wholeChange } from './operations/whole-changes.ts';
import { payoutFor } from './payouts.ts';
import { referring } from './referring.ts';
import { saidIn } from './said.ts';
import { savedBet } from './saving.ts';
import { askedOfShown } from './shown/asked-of-shown.ts';
import { goesOn } from './shown/goes-on.ts';
import { asksIn } from './shown/kinds.ts';
import { nthListed } from './shown/nth-listed.ts';
import { ofItsTeams } from './shown/of-its-teams.ts';
import { settledOf } from './shown/settled.ts';
import { topListed } from './shown/top-listed.ts';
import { topTotals } from './shown/top-totals.ts';
import { marketAsked } from './spoken/bare-market.ts';
import { heldElsewhere } from './spoken/held-already.ts';
import { inOneForm } from './spoken/in-one-form.ts';
import { meantBy } from './spoken/meant-by.ts';
import { changedNamed } from './spoken/named-leg.ts';
import { withoutNewOdds } from './spoken/new-odds.ts';
import { oddsBesideLegs } from './spoken/odds-beside-legs.ts';
import { ofStake } from './spoken/of-stake.ts';
import { otherOfPosition } from './spoken/other-of-position.ts';
import { supposedOf } from './spoken/supposed.ts';
import { teamMeant } from './spoken/team-meant.ts';
import { isThanks } from './spoken/thanked.ts';
import { whatIf } from './spoken/what-if.ts';
import { tapsOf, whatToChangeWhy } from './taps.ts';
import { isBorneOut } from './told/borne-out.ts';
import { hearTold } from './told/hear-told.ts';
import { onThatGame, unplaced } from './unplaced.ts';
import { changedWanted, countOfWanted } from './wanted/changed.ts';
import { otherPlayerWanted } from './wanted/other-player.ts';
import { otherPropWanted } from './wanted/other-prop.ts';
import { payoutOfWanted } from './wanted/payout.ts';
import { wishFor } from './wish.ts';

/** Characters. A longer text says what it is about, unless it names operations on legs. */
const longest = 120;
const longestOperations = 500;

/** What is heard, and whether the encoder told it, because the rules did not know what is meant, or doubts what they heard. */
export type HeardBy = Heard & { readonly isTold?: true };

/**
 * @param told what the encoder tells of the prompt
 * @returns undefined for a new question
 */
export function hear(
  prompt: string,
  turn: Turn,
  context: QuestionContext,
  told?: () => Told,
): HeardBy | undefined {
  const heard = heardOf(prompt, turn, context, told);
  if (heard?.kind !== 'play') return heard;
  const next = ofItsTeams(inItsGame(heard.next, prompt, turn), turn, context);
  return { ...heard, ...withoutDoubled(next, turn) };
}

function heardOf(
  prompt: string,
  turn: Turn,
  context: QuestionContext,
  told?: () => Told,
): HeardBy | undefined {
  if (prompt.length > longestOperations || isUnderAge(prompt)) return undefined;
  // "I only want my 100 back" after a hedge chases nothing: it is what the hedge is for.
  if (needsCare(prompt)) return coveredOnly(prompt, turn, context) ?? rulesOfShown(prompt, turn);
  const heard = turn.play ? hearAlone(prompt, turn, context) : hearRules(prompt, turn, context);
  const isReason = heard?.kind === 'unclear' && isSaid(heard.why);
  // "Hows he vs Chicago" names a team of the bet, and asks about its player.
  const asksForFacts =
    heard?.kind === 'unclear' && heard.why === onThatGame && told && asksIn(told()).length > 0;
  const asksOfBet =
    heard?.kind === 'queries' &&
    !heard.isWhole &&
    heard.queries.every(({ ask }) => ask !== 'sum' && ask !== 'track' && ask !== 'compare');
  const changed = asksOfBet && told ? surelyChanged(told(), turn, context) : undefined;
  if (changed) return { ...changed, isTold: true };
  if (heard && (heard.kind !== 'unclear' || (isReason && !asksForFacts))) {
    const isDoubted = heard.kind === 'play' && told && !isBorneOut(heard.next, told(), turn);
    return isDoubted ? { ...heard, isTold: true } : heard;
  }
  const byRoles = told && hearTold(told(), turn, context);
  if (byRoles && byRoles.kind !== 'unclear') return { ...byRoles, isTold: true };
  const ofShown =
    told && (heard || goesOn(prompt, told(), context)) ? askedOfShown(told(), turn, context) : undefined;
  const last = ofShown ?? byRoles;
  return last ? { ...last, isTold: true } : heard;
}

/** "What happens if one of them sits out, do I lose the whole thing": only its weights say that this is somebody's loss. */
const rulesOfShown = (prompt: string, turn: Turn): Heard | undefined =>
  namesCare(prompt) ? undefined : whatIf(prompt, turn);

/** "Go under on the second one": a change of the play, whatever question its words may be. */
function surelyChanged(told: Told, turn: Turn, context: QuestionContext): Heard | undefined {
  const likely = likelyOf(told, afterAnswer);
  const [topic] = likely.topicsOf('change');
  if (!turn.play || !topic || topic.chance < surelyChange || !ofPlays.has(topic.topic)) return undefined;
  const heard = hearTold(told, turn, context);
  return heard?.kind === 'play' ? heard : undefined;
}
/** From this chance of one change on, it is one. */
const surelyChange = 0.8;
/** What is done to a bet, and is no question about it. */
const ofPlays: ReadonlySet<string> = new Set(
  'again safer riskier swap drop keep add flip terms refuse'.split(' '),
);

/** A change without the price that is asked for beside it, which every answer has. */
function hearAlone(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const change = withoutNewOdds(prompt);
  const heard = change === prompt ? undefined : hearRules(change, turn, context);
  return heard?.kind === 'play' ? heard : hearRules(prompt, turn, context);
}

/** A reason of its own, such as that a team is in the bet already. */
const isSaid = (why: string): boolean =>
  why !== whatToChangeWhy &&
  (/ none is on /.test(why) || !/^(?:Which|We couldn’t place|The last answer has)/.test(why));

function hearRules(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  if (isThanks(prompt) && (turn.play || turn.asked || turn.queries.length > 0)) return { kind: 'thanks' };
  const settled =
    settledOf(prompt, turn, context) ??
    marketAsked(prompt, turn) ??
    topListed(prompt, turn) ??
    topTotals(prompt, turn, context) ??
    nthListed(prompt, turn, context) ??
    teamMeant(prompt, turn, context);
  if (settled) return settled;
  const meant = meantBy(prompt, context) ?? supposedOf(prompt, turn) ?? metWhom(prompt, turn, context);
  if (meant) return meant;
  const changed =
    anotherOfGame(prompt, turn, context) ??
    oddsBesideLegs(prompt, turn, context) ??
    heldElsewhere(prompt, turn, context) ??
    changedNamed(prompt, turn, context) ??
    otherOfPosition(prompt, turn, context);
  if (changed) return changed;
  const asked =
    askedOfAnswer(prompt, turn, context) ?? followed(prompt, turn, context) ?? edited(prompt, turn, context);
  if (asked) return asked;
  const said = inOneForm(prompt, turn, context);
  const rest = said === prompt ? afterOpening(prompt) : undefined;
  if (rest === undefined) return heardIn(said, turn, context);
  // "New bet: just the Bills" restricts nothing that was there.
  const isNew = isComplete(rest.replace(/^(?:just|only) /i, ''), context);
  const heard = isNew ? undefined : heardIn(rest, turn, context);
  return heard?.kind === 'play' ? heard : { kind: 'text', prompt: rest };
}

function heardIn(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const to = wantedVersion(prompt);
  if (to) return { kind: 'back', to };
  if (isSetAside(prompt)) return setAside(turn);
  const changed =
    whatIf(prompt, turn) ??
    ofStake(prompt, turn) ??
    saidChange(prompt, turn, context) ??
    kindInItsGame(prompt, turn, context) ??
    safestLegs(prompt, turn) ??
    atMost(prompt, turn, context) ??
    apart(prompt, turn) ??
    wantedLeg(prompt, turn, context) ??
    legCount(prompt, turn) ??
    wholeChange(prompt, turn, context) ??
    kindRefused(prompt, turn, context) ??
    positionRefused(prompt, turn, context) ??
    changedLegs(prompt, turn, context) ??
    otherPropWanted(prompt, turn, context) ??
    otherPlayerWanted(prompt, turn, context) ??
    changedWanted(prompt, turn, context) ??
    countOfWanted(prompt, turn) ??
    payoutOfWanted(prompt, turn, context) ??
    savedBet(prompt, turn, context);
  if (changed || prompt.length > longest) return changed;
  return (
    payout(prompt, turn, context) ??
    afterReason(prompt, turn, context) ??
    aboutAnswer(prompt, turn, context) ??
    complaint(prompt, turn, context) ??
    wishFor(prompt, turn, context) ??
    carriedSum(prompt, turn, context) ??
    carriedOn(prompt, turn, context) ??
    changedQueries(prompt, turn, context) ??
    changedTerms(prompt, turn, context) ??
    referring(prompt, turn, context) ??
    thanked(prompt, context) ??
    unplaced(prompt, turn, context)
  );
}

/** A question by itself: of another kind, or for a bet with terms of its own. */
function isComplete(prompt: string, context: QuestionContext): boolean {
  if (fragmentOf(prompt)?.isMarked) return false;
  if (readQueries(prompt, context)) return true;
  const { reading, unread } = readQuestion(prompt, context);
  return unread.length === 0 && reading.intent === 'play' && namesAnything(reading);
}

const setAside = (turn: Turn): Heard | undefined =>
  turn.play || turn.asked
    ? {
        kind: 'unclear',
        why: 'The last answer is set aside. Ask anything else, or go on from it.',
        instead: tapsOf(turn),
      }
    : undefined;

/** How many legs the whole has. */
function legCount(prompt: string, { play, queries: [before] }: Turn): Heard | undefined {
  return play && before?.intent === 'play' ? countFor(prompt, before, play) : undefined;
}

/** What the whole pays. */
function payout(
  prompt: string,
  { play, queries: [before] }: Turn,
  context: QuestionContext,
): Heard | undefined {
  if (!play || before?.intent !== 'play' || before.wishes.length > 0) return undefined;
  return payoutFor(prompt, before, play, context);
}

/** "He's been hurt though, somebody else": the reason asks for nothing, whatever it speaks of. */
function afterReason(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const bare = withoutReasons(prompt);
  if (bare === prompt || bare === prompt.trim() || /\?/.test(prompt)) return undefined;
  // "Not feeling the Preds, put somebody else in" says who is to leave.
  if (sentenceOf(prompt, context).tokens.some(({ team }) => team)) return undefined;
  const heard = wishFor(bare, turn, context);
  return heard?.kind === 'play' ? heard : undefined;
}

/** "Cool, now give me one more": a wish, whatever is thanked for. */
const wished = /\b(?:(?:give|get|show|find|build|make) me|gimme|gimmie)\b/i;

/** Words of thanks and nothing else: "thank you, could you save those" asks for something. */
function thanked(prompt: string, context: QuestionContext): Heard | undefined {
  const { has, left, figures } = saidIn(prompt, context, 0);
  const isAlone = left.length === 0 && figures.length === 0 && !has('save') && !wished.test(prompt);
  return isAlone && has('thanks') ? { kind: 'thanks' } : undefined;
}
