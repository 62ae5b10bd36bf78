/**
 * What is asked of the last answer in words that say it in full: each reader takes a text only if it has a place for every word.
 */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { betterOf } from '../compared/better.ts';
import { orDraw } from '../compared/or-draw.ts';
import type { Heard } from '../heard.ts';
import { edgeOf } from '../shown/verdicts.ts';
import { ifDraw } from '../spoken/if-draw.ts';
import { breakEvenOf } from './break-even.ts';
import { claimOf } from './claims.ts';
import { againstOfLast } from './doubts/against-leg.ts';
import { doubted } from './doubts/doubted.ts';
import { formOfPlayer } from './doubts/form-of-player.ts';
import { notInIt } from './doubts/not-in-it.ts';
import { nothingPicked } from './doubts/nothing-picked.ts';
import { fairPriceOf } from './fair-price.ts';
import { formOf } from './form-of.ts';
import { hourOf } from './hours.ts';
import { atOwnBook, channelOf, legAlone, otherPriceOf, teaserOf } from './leg-alone.ts';
import { namesakeOf } from './namesakes.ts';
import { notedOf, ofEarlier } from './noted.ts';
import { metBefore, pricesOfGame } from './of-game.ts';
import { otherCountOf } from './other-count.ts';
import { gamesOfPlayer, hurtIn, startersOf } from './players.ts';
import { chanceOfPriced } from './priced/chance-of-priced.ts';
import { chanceOfWanted } from './priced/chance-of-wanted.ts';
import { favoredOf } from './priced/favored.ts';
import { pricesOfOther } from './priced/of-other.ts';
import { pricesOfWanted } from './priced/of-wanted.ts';
import { caseForOther } from './priced/other-case.ts';
import { otherNumberOf } from './priced/other-number.ts';
import { overtimeOf } from './priced/overtime.ts';
import { ownPriceOf } from './priced/own-price.ts';
import { stakeOn } from './priced/stakes.ts';
import { removalOf } from './removal.ts';
import { atBook, cheaperLegOf, cheaperOf, doubtedPrice, placeOf } from './where.ts';
import { singlesOfShown } from './whole/as-singles.ts';
import { withFewerLegs } from './whole/fewer-legs.ts';
import { ofWhole } from './whole/of-whole.ts';
import { someLegs } from './whole/some-legs.ts';
import { ofBet, verdictOf } from './words-of-bet.ts';

/** Characters. A longer text says more than these. */
const longest = 120;

/** @returns undefined if it asks for none of these */
export function askedOfAnswer(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  if (prompt.length > longest) return undefined;
  return (
    notedOf(prompt, turn) ??
    orDraw(prompt, turn, context) ??
    nothingPicked(prompt, turn) ??
    notInIt(prompt, turn, context) ??
    pricesOfWanted(prompt, turn) ??
    pricesOfOther(prompt, turn, context) ??
    chanceOfWanted(prompt, turn) ??
    chanceOfPriced(prompt, turn) ??
    betterOf(prompt, turn, context) ??
    stakeOn(prompt, turn) ??
    ownPriceOf(prompt, turn, context) ??
    favoredOf(prompt, turn) ??
    caseForOther(prompt, turn) ??
    overtimeOf(prompt, turn) ??
    otherNumberOf(prompt, turn) ??
    ifDraw(prompt, turn) ??
    singlesOfShown(prompt, turn) ??
    legAlone(prompt, turn) ??
    teaserOf(prompt, turn) ??
    atOwnBook(prompt, turn) ??
    otherPriceOf(prompt, turn, context) ??
    channelOf(prompt, turn) ??
    breakEvenOf(prompt, turn) ??
    fairPriceOf(prompt, turn) ??
    edgeOf(prompt, turn) ??
    otherCountOf(prompt, turn) ??
    removalOf(prompt) ??
    hourOf(prompt, turn) ??
    placeOf(prompt, turn) ??
    atBook(prompt, turn, context) ??
    doubtedPrice(prompt, turn) ??
    cheaperLegOf(prompt, turn, context) ??
    cheaperOf(prompt, turn) ??
    startersOf(prompt, turn) ??
    hurtIn(prompt, turn, context) ??
    gamesOfPlayer(prompt, turn, context) ??
    claimOf(prompt, turn, context) ??
    formOf(prompt, turn) ??
    doubted(prompt, turn) ??
    formOfPlayer(prompt, turn) ??
    someLegs(prompt, turn) ??
    withFewerLegs(prompt, turn, context) ??
    ofWhole(prompt, turn) ??
    againstOfLast(prompt, turn, context) ??
    pricesOfGame(prompt, turn) ??
    metBefore(prompt, turn) ??
    verdictOf(prompt, turn) ??
    ofBet(prompt, turn) ??
    ofEarlier(prompt, turn) ??
    namesakeOf(prompt, turn, context)
  );
}
