/**
 * What follows an answer that was no play, as an edit of its question or a question about what it showed: each kind of question has its
 * own reader, which takes a text only if it has a place for every word.
 */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { isOfTournament } from '../../queries/market/golf/prompt.ts';
import { isRuled, type RuledQuery } from '../../queries/reading/kinds.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { bareOf } from '../asked/around.ts';
import { carriedOn } from '../ellipsis/carried-on.ts';
import type { Heard } from '../heard.ts';
import { eachListed } from '../shown/each-listed.ts';
import { moreOf } from './facts/more.ts';
import { gameAfterNext } from './facts/of-team.ts';
import { editOfCheck } from './of-check.ts';
import { editOfComparison } from './of-comparison.ts';
import { editOfFacts } from './of-facts.ts';
import { editOfOwn } from './of-own.ts';
import { editOfPrices } from './of-prices.ts';
import { ofShown } from './of-shown.ts';
import { editOfSum } from './of-sum.ts';
import { editOfTrack } from './of-track.ts';
import { editOfRefused, editOfTerms } from './of-words.ts';
import { ofPrice } from './picks/of-price.ts';
import { pickedOf } from './picks/picked.ts';

/** Characters. A longer text says what it is about. */
const longest = 100;

const span =
  /\b(?:over|for|in|during|across|through|within) (?:the same|that same|that|this) (?:stretch|span|period|time ?frame|time|run|window|stretch of games)\b/i;

/** "And St. Louis over the same stretch": over no total. */
function sameSpan(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const rest = prompt.replace(span, ' ').replace(/\s+/g, ' ').trim();
  return rest === prompt.trim() ? undefined : carriedOn(rest, turn, context);
}

function ofGameAfter(prompt: string, last: RuledQuery, context: QuestionContext): Heard | undefined {
  const query = gameAfterNext(prompt, last, context);
  return query && { kind: 'queries', queries: [query], isAside: false };
}

/** @returns undefined for anything else */
export function edited(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const [last, ...others] = turn.asked ?? [];
  if (!last || others.length > 0 || !isRuled(last) || prompt.length > longest) return undefined;
  // Golf prices have no teams, lines or games to change.
  if (last.ask === 'market' && isOfTournament(last)) return undefined;
  const picked = pickedOf(prompt, last, context) ?? moreOf(prompt, last, context);
  if (picked) return picked;
  switch (last.ask) {
    case 'sum':
      return editOfSum(prompt, last, context);
    case 'compare':
      return editOfComparison(bareOf(prompt).replace(/[?!.,]+$/, ''), last);
    case 'check':
      return editOfCheck(prompt, last, context);
    case 'find':
      return (
        eachListed(prompt, last, context.selectedSport) ??
        sameSpan(prompt, turn, context) ??
        editOfFacts(prompt, last, context) ??
        ofShown(prompt, last, context)
      );
    case 'market':
      return (
        ofGameAfter(prompt, last, context) ??
        ofPrice(prompt, last, context) ??
        editOfPrices(prompt, last, turn.said, context) ??
        ofShown(prompt, last, context)
      );
    case 'mine':
      return editOfOwn(prompt, last, context);
    case 'track':
      return editOfTrack(prompt, last, turn, context);
    case 'explain':
      return editOfTerms(prompt, last.terms, last, context);
    case 'not_offered':
    case 'service':
      return editOfRefused(prompt, last);
    default:
      return undefined;
  }
}
