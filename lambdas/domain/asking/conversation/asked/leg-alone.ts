/** One leg without the others, and the bet with moved lines or at the asker's own book: "how much is the first leg by itself", "tease it". */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { maskedOf } from '../edits/masked.ts';
import { formOfPrice } from '../edits/sums/other-form.ts';
import type { Heard } from '../heard.ts';
import { bareOf, isMadeOf, wordsOf } from './around.ts';
import { priceOfPlay, priceSaid } from './priced/price-said.ts';

const places: Readonly<Record<string, number>> = {
  ...{
    first: 0,
    '1st': 0,
    '1': 0,
    one: 0,
    second: 1,
    '2nd': 1,
    '2': 1,
    two: 1,
    third: 2,
    '3rd': 2,
    '3': 2,
    three: 2,
  },
  ...{ fourth: 3, '4th': 3, '4': 3, four: 3, fifth: 4, '5th': 4, '5': 4, five: 4 },
};
const lead =
  "(?:(?:and|so|ok|but|what|whats|what's|how|hows|much|is|are|does|do|would|the|odds?|price|prices|payout|on|for|of|just|only|about|be|get|i|me|give|show|if|bet|took|take|we) )*";
const alone =
  '(?: (?:by (?:itself|themselves)|alone|on its own|on their own|solo|only|just|straight|straight up|as a (?:single|straight bet|straight)|single|a single|without the (?:others|rest|other legs?)|pay|pays|odds|price|worth|at|then|now|paying|alone))+';
const ofLeg = new RegExp(
  `^${lead}(?:(?:leg|pick|number) (?:number )?(\\d|one|two|three|four|five)|(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|last)(?: (?:leg|one|pick|bet|team|game))?)${alone}$`,
);
const isAlone = /\b(?:itself|themselves|alone|own|solo|only|just|straight|single|without)\b/;

/** @returns undefined if it asks for something else, or if no parlay is stored */
export function legAlone(prompt: string, { play, askId }: Turn): Heard | undefined {
  if (!play || askId === null || play.legs.length < 2) return undefined;
  const text = bareOf(prompt);
  const [, number, place] = ofLeg.exec(text) ?? [];
  if ((number === undefined && place === undefined) || !isAlone.test(text)) return undefined;
  const leg = place === 'last' ? play.legs.length - 1 : places[number ?? place ?? ''];
  return leg !== undefined && leg < play.legs.length ? { kind: 'about', what: 'shown', leg } : undefined;
}

const teasing =
  /^(?:(?:can|could|would|you|u|we|i|lets|let's|just|please|what if|how about|want|wanna|to|do|and|ok|but|id|i'd|rather|like|should|if|maybe) )*(?:tease(?:d)? (?:it|that|this|them|em|those|these|both|all|all of (?:them|those)|the (?:legs|spread|parlay|line|bet))?(?: ?(?:up|down|through|past|by|to|it|instead|\d{1,2}(?:\.5)?|six|seven|ten|points?|pts?|a|as|in a|teaser|the|key numbers?|three|3|7))*|(?:(?:make|turn|do|put|have|get) )?(?:it|that|this|them|em|those|these)? ?(?:into|as|in|like|to|be)? ?(?:a |an )?(?:\d{1,2}(?:\.5)?[ -]?(?:points?|pts?|pt)[ -]?)?teaser)(?: (?:instead|please|then|possible|bet))*$/;

/** A teaser has no prices here. */
export const teaserOf = (prompt: string, { play }: Turn): Heard | undefined =>
  play && teasing.test(bareOf(prompt))
    ? { kind: 'queries', queries: [{ ask: 'not_offered', thing: 'teaser_prices' }], isAside: true }
    : undefined;

const ownBook =
  /^(?:(?:can|could|would|you|u|we|i|lets|let's|just|only|please|but|and|ok|keep|it|that|this|make|do|with|from|use|stick|to|for|at|on|in|all|want|wanna|need|have|get|bet|prices?|odds) )*(?:at|on|from|with|in|only|just|use|to)? ?(?:my|our) (?:own )?(?:book|sportsbook|app|books|sportsbooks|apps|bookie)(?: (?:only|please|instead|though|prices?|odds|then))*$/;

/** Which book is the asker's is not in the words. */
export const atOwnBook = (prompt: string, { play }: Turn): Heard | undefined =>
  play && ownBook.test(bareOf(prompt))
    ? {
        kind: 'unclear',
        why: 'Which book is yours? Name it here, or choose yours in Settings: plays then use the best price among them.',
        instead: ['Only at DraftKings', 'Only at FanDuel', 'Only at BetMGM', 'Only at Caesars'],
      }
    : undefined;

const ofBonus =
  /^(?:(?:can|could|should|would|i|we|you|u|use|do|put|bet|place|take|it|that|this|with|as|on|what|if|how about|my|ok|and|so|is|for|make|want|wanna|to) )*(?:an? |my |the )?(?:free|bonus|promo) (?:bets?|credits?|money)(?: (?:on|for|with|to|use|bet|it|that|this|them|those|the|parlay|pick|instead|then|good))*$/;

/** The price of the bet with a boost, or in another form; and what a bonus bet is. */
export function otherPriceOf(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play } = turn;
  if (play && play.legs.length > 0 && ofBonus.test(bareOf(prompt)))
    return { kind: 'queries', queries: [{ ask: 'explain', terms: ['bonus_bet'] }], isAside: true };
  const own = play ? priceOfPlay(play) : (priceSaid(turn) ?? null);
  const masked = own === null ? undefined : maskedOf(prompt, context);
  const query = own !== null && masked ? formOfPrice(own, masked) : undefined;
  return query && { kind: 'queries', queries: [query], isAside: true };
}

const aroundChannel = wordsOf(
  "and so what which whats what's where is are the tv channel network game it they that this on can could i we watch stream see streaming air airing aired tonight today at do does for playing show showing shown",
);
const isOfChannel = /\b(?:channel|network|watch|stream|streaming|tv|air(?:ing|ed)?)\b/;

/** "What channel is it on". */
export const channelOf = (prompt: string, { play, asked }: Turn): Heard | undefined => {
  const text = bareOf(prompt);
  return (play || asked) && isOfChannel.test(text) && isMadeOf(text, aroundChannel)
    ? { kind: 'queries', queries: [{ ask: 'not_offered', thing: 'tickets' }], isAside: true }
    : undefined;
};
