/** Where the bet that was shown is placed, whether a book has it, and whether its price is right or the best one. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { bookCalled } from '../../reading/names/books.ts';
import type { Heard } from '../heard.ts';
import { meantLegs } from '../operations/meant-legs.ts';
import { wantedBet } from '../wanted/bet.ts';
import { bareOf, clausesOf, isMadeOf, wordsOf } from './around.ts';
import { legsAtBooks, pricesOfLast } from './prices.ts';

const it =
  '(?:it|this|that|these|them|all (?:of )?(?:it|this|that)|(?:the|this|that) (?:bet|parlay|pick|slip|one|play|price|line|odds|number))';
/** "Where do I bet this", "which app do I use". */
const where = new RegExp(
  `^(?:where|wheres|where's|(?:which|what) (?:book|app|site|sportsbook|place)s?|how)(?: (?:do|can|should|would|could|to|i|we|u|you|ppl|people|one|even|go|is|are|the|best|place|going|gonna|be|actually))* (?:to )?(?:bet|place|get|make|put|play|find|lay|use|wager|buy|see|seeing|getting)(?: (?:on|in))?(?: ${it})?(?: (?:in|down|at|from|on|with|online))*$`,
);
/** "Can I bet it here", "link?" */
const here = new RegExp(
  `^(?:can|do|could|should|how (?:do|can)) (?:i|we|you|u) (?:just )?(?:bet|place|play|make|put|take|buy)(?: (?:on|in))?(?: ${it})?(?: (?:on|down|in))? ?(?:here|on (?:this|the|your|ur) (?:site|app|page)|thru (?:here|you|u|this)|through (?:here|you|u|this)|with (?:you|u))$|^(?:(?:is there|got|have|send(?: me)?|gimme|give me|drop|whats|what's) )?(?:the |a |any )?(?:bet ?slip )?links?(?: (?:to|for|it|that|this|bet|the|book|slip))*$`,
);

/** @returns undefined if it asks for something else, or if no bet was shown */
export function placeOf(prompt: string, turn: Turn): Heard | undefined {
  const text = bareOf(prompt);
  if (!where.test(text) && !here.test(text)) return undefined;
  if (turn.play) return turn.askId === null ? undefined : { kind: 'about', what: 'place' };
  const query = pricesOfLast(turn);
  return query && { kind: 'queries', queries: [query], isAside: true };
}

const aroundBook = wordsOf(
  "does do is are can could whats what's what how hows about and at on i u you we get it that this them those they the price line odds number parlay have has got offer offers list lists carry with for in paying pay pays much only just use using my book bet app there same one too also would give see find any there's theres it's its play bets of to from which have'em em through have, an account accounts either each any individually separately cheaper better",
);
const asking =
  /\b(?:does|is|are|can|could|whats?|what's|how|hows|about|has|have|got|any|there|do (?:they|you|u|i|we))\b/;
/** "Can you do it on FanDuel" wants a bet there. */
const wanting = /\b(?:do|put|make|keep|play|give|run|take) (?:it|this|that|them|me|one)\b/;

/** "Does DraftKings have it? I only use them", "what's it at FanDuel". */
export function atBook(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { tokens } = sentenceOf(prompt, context);
  const books = [...new Set(tokens.flatMap(({ word }) => bookCalled(word) ?? []))];
  if (books.length === 0) return undefined;
  const rest = tokens.filter(({ word }) => bookCalled(word) === undefined);
  const text = rest.map(({ word }) => word).join(' ');
  const isOf = rest.every(
    ({ isBreak, word, figure, team }) => isBreak || (!figure && !team && aroundBook.has(word)),
  );
  if (!isOf) return undefined;
  const { play } = turn;
  // "Only DraftKings" wants a bet there.
  if (play && (!asking.test(text) || wanting.test(text))) return undefined;
  if (play && play.legs.length > 1)
    return turn.askId === null
      ? undefined
      : (legsAtBooks(play.legs, books, text) ?? { kind: 'about', what: 'elsewhere', books });
  const query = pricesOfLast(turn, books);
  return query && { kind: 'queries', queries: [query], isAside: play !== undefined };
}

const screen =
  '(?:app|book|sportsbook|screen|site|phone|slip|end|side|one|books|bookie|dk|fd|draftkings|fanduel|mgm|betmgm|caesars|bet365|mine)';
const other =
  '(?:(?:something|a|an|it|totally|way|whole|completely|another|at) )*(?:diff(?:erent)?|else|other|another|lower|higher|worse)(?: (?:line|number|price|odds|one|thing|spread|total))?';
/** What somebody sees who doubts a price. */
const doubts = [
  `(?:my|the|on my|on|at)?(?: ?my)? ?${screen}(?: (?:shows?|says?|has|is|got|gives?|showing|saying|lists?|have|it'?s|its))+ (?:me )?${other}`,
  `(?:that|this|it)(?:'?s| is)? ?(?:not|isn'?t|aint|ain't)(?: even)? (?:right|correct|accurate|what|the (?:right )?(?:price|line|number|odds))(?: (?:i|my|the|on|at|in|see|seeing|got|getting|says?|shows?|has|i'?m|im|it|${screen}))*`,
  `(?:i'?m |im |i )(?:seeing|see|getting|get|got|showing) ${other}(?: (?:on|at|in) (?:my |the )?${screen})?`,
  '(?:is|are) (?:that|this|the|these|those|it)(?: (?:price|line|odds|number)s?)? (?:still )?(?:current|live|up to date|up-to-date|fresh|old|stale|accurate|updated|outdated)(?: (?:now|anymore|today))?',
  '(?:when|how (?:old|recent|fresh|long ago)) (?:is|was|are|were) (?:that|this|the|it|those)(?: (?:price|line|odds|number)s?)?(?: from| updated)?',
  "(?:where|wheres|where's) (?:are |r |did |do |does )?(?:you|u|ya) (?:seeing|getting|get|see|find|pull|pulling) (?:that|this|those|the|it)(?: (?:price|line|number|odds))?(?: from)?",
];
const doubt = new RegExp(`^(?:${doubts.join('|')})$`);
const sure =
  /^(?:are )?(?:you|u|ya) (?:sure|certain|positive)(?: (?:that'?s|thats|that is|its|it's|about|on|of|right|correct|accurate|it|that|this|the|price|line|legit|still|good))*$/;

/** "U sure that's right? My app shows something different": the price is said once more, with its age. */
export function doubtedPrice(prompt: string, turn: Turn): Heard | undefined {
  const clauses = clausesOf(prompt);
  const isDoubt = clauses.every((clause) => doubt.test(clause) || sure.test(clause));
  // Of a pick, "you sure" asks for its chance.
  if (!isDoubt || clauses.length === 0 || (turn.play && !clauses.some((clause) => doubt.test(clause))))
    return undefined;
  if (turn.play && turn.play.legs.length > 1)
    return turn.askId === null ? undefined : { kind: 'about', what: 'elsewhere' };
  const query = pricesOfLast(turn);
  return query && { kind: 'queries', queries: [query], isAside: true, opens: 'prices' };
}

const aroundBest = wordsOf(
  "does do is are can could who whos who's where wheres where's what whats what's which anybody anyone any anywhere somewhere someone somebody else another other book books one has have got get i it that this them the a at of on for there here out is price prices number numbers line lines odds juice vig offer offers paying pays pay all you u should not find of see spot app with",
);
const best = /\b(?:cheaper|cheapest|better|best|lower|less|higher|longer|highest price)\b/g;
const worst = /\b(?:worst|worse|avoid|skip|highest (?:juice|vig)|crappiest|shittiest|lousiest)\b/g;

/** "Best bet" asks for a bet. */
const ofPrices =
  /\b(?:cheaper|cheapest|lower|less|better|higher|longer|worst|worse|highest|crappiest|shittiest|lousiest|who|whos|who's|where|wheres|where's|which|prices?|numbers?|odds|lines?|books?|there is|it gets)\b/;

/** After a pick, "better odds" wants another one. */
const ofSame =
  /\b(?:cheaper|cheapest|it|that|this|any(?:body|one|where)|some(?:body|one|where)|elsewhere|who|whos|who's|where|wheres|where's|which|books?|out there)\b/;

/** "Anyone at longer odds" asks for another player, and "anyone got longer odds" for another book. */
const ofOthers = /\b(?:any|some)(?:one|body) (?:else )?(?:at|with|who|who's|around)\b/;

const otherLine = /\b(?:lower|higher|longer) (?:numbers?|lines?|spreads?|totals?)\b/;
/** "Who has a higher one" after the line of a player asks for others. */
const ofBooks =
  /\b(?:books?|apps?|sites?|places?|where|elsewhere|anywhere|somewhere|prices?|odds|cheaper|cheapest|juice)\b/;

/** A price of one side, of which the best is shown first. */
const isScorer = ({ stat, line }: MarketQuery): boolean =>
  line === null &&
  (stat === 'touchdowns' || stat === 'goals' || stat === 'first_touchdowns' || stat === 'first_goals');

/** "Is there a better book for leg 2": what the books pay for one leg of several. */
export function cheaperLegOf(
  prompt: string,
  { play, askId }: Turn,
  context: QuestionContext,
): Heard | undefined {
  if (!play || play.legs.length < 2 || askId === null) return undefined;
  const text = bareOf(prompt);
  const { tokens } = sentenceOf(text, context);
  const isAround = (word: string) => aroundBest.has(word) || word.replace(best, '') === '';
  if (text.match(best) === null || !ofPrices.test(text)) return undefined;
  const { legs, left, isNumbered, unclear, isMissing, isOthers } = meantLegs(
    tokens.filter(({ word, team }) => team !== undefined || !isAround(word)),
    play.legs,
  );
  const [leg, ...others] = legs;
  // "Best price on the Bills" asks for that of their game.
  const isOne = isNumbered && leg !== undefined && others.length === 0 && left.length === 0;
  return isOne && !unclear && !isMissing && !isOthers ? { kind: 'about', what: 'elsewhere', leg } : undefined;
}

/** "Does anybody have it cheaper", "where's the worst number": of the one bet whose prices were shown. */
export function cheaperOf(prompt: string, turn: Turn): Heard | undefined {
  const [last] = turn.asked ?? [];
  // A lower number of a line is another line.
  const isOfLine = (last?.ask === 'market' || last?.ask === 'check') && otherLine.test(bareOf(prompt));
  if (isOfLine && last.ask === 'market' && last.market !== 'moneyline' && last.market !== null)
    return undefined;
  // A bet that was judged is one that the asker named.
  const isPriced =
    last?.ask === 'market' ||
    last?.ask === 'check' ||
    turn.play?.legs.length === 1 ||
    wantedBet(turn) !== undefined;
  if (!isPriced) return undefined;
  const text = bareOf(prompt);
  const isWorst = text.match(worst) !== null;
  const rest = text.replace(isWorst ? worst : best, ' ').trim();
  if (rest === text || !isMadeOf(rest, aroundBest) || !ofPrices.test(text)) return undefined;
  if (turn.play && (!ofSame.test(text) || ofOthers.test(text))) return undefined;
  const query = pricesOfLast(turn);
  // Of one prop, every book's price is listed.
  if (
    query?.topic === 'player_lines' &&
    query.players.length === 1 &&
    query.stat !== null &&
    !isWorst &&
    ofBooks.test(text)
  )
    return {
      kind: 'queries',
      queries: [query],
      isAside: true,
      ...(isScorer(query) && { opens: 'best' as const }),
    };
  if (query?.topic !== 'best_price') return undefined;
  if (isWorst) return { kind: 'queries', queries: [{ ...query, order: 'least' }], isAside: true };
  const isShown =
    last?.ask === 'market' && last.topic === 'best_price' && /\b(?:cheaper|better|lower)\b/.test(text);
  return { kind: 'queries', queries: [query], isAside: true, ...(isShown && { opens: 'best' as const }) };
}
