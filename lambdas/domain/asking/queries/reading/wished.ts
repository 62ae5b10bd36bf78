/**
 * Whether a question asks for a bet in so many words: a verb of wishing with a bet as its object, or a slip described by itself. No
 * other kind takes such a question, whatever words of its own stand in the story around the wish.
 */
import { plainly } from './cues.ts';

const anyOf = (phrases: readonly string[]) => new RegExp(`(?<![\\w'-])(?:${phrases.join('|')})(?![\\w'-])`);

/** What is wished for. */
const bet =
  '(?:bets?|wagers?|parlays?|picks?|plays?|legs?|legger|sgps?|tickets?|slips?|singles?|doubles?|treble|trebles|locks?|lottery|long ?shots?|moneylines?|overs?|unders?|underdogs?|favorites?|winners?|sides?|touchdowns?|props?|nrfis?|yrfis?|flier|flyer|sprinkle|teasers?)';
/** Between the verb and its object: articles, counts and adjectives, not another noun of a question. */
const before =
  "(?:(?!(?:odds|lines?|prices?|record|records|stats?|schedule|scores?|results?|standings|board|numbers?|list|all|every|any|why|how|what|which|for|that|this|apology|payout|payouts|history|info|is|are|was|were|do|does|did|can|should|would|to|if|on|the)\\b)[\\w'%$+-]+ ){0,5}?";
const mine =
  '(?:(?:like|just|maybe|uh|um|please|kindly|really) )*(?:an? |one |two |three |some |another |the (?:best|safest|top) )?';

const wishing = [
  '(?:give|get|find|make|build|hit|throw|toss|send|hand|do|cook|pick) (?:me|us)(?: up)?(?: with)?',
  'help (?:me|us)(?: \\w+)? (?:make|build|create|with|find|pick|get|do|put together)|(?:please|pls|plz|(?:can|could) (?:you|u)) (?:make|create|build|find|get|do)',
  'gimme|(?:let|lemme) (?:me )?(?:get|have|do)|lemme get|lets (?:do|get|go with|build|ride with)',
  '(?:draw|cook|whip|dream|work) (?:me )?up|(?:put|throw|toss|piece|slap) together|build|construct|assemble',
  '(?:i|we|id|ill|im)(?: \\w+){0,2} (?:need|want|like|take|looking for|after|in the mood for)|need|want|wanna|looking for|in the mood for',
];

/** "What the plus means" and "is that any good" are asked, whatever is wished for beside. */
const asked = anyOf([
  'how (?:much|many|often|far|long)|what (?:would|does|do|will|is) (?:it|that|this|they|i) (?:pay|win|return|cost|get)|(?:what is|whats) (?:the |my |that )?(?:payout|pay|return|profit|odds|price|line|spread|total|number|record|juice|vig|hold)|pay ?out',
  '(?:is|are|was) (?:it|that|this|these|those|they|my|the|there(?! an? (?:bet|play|parlay|prop|wager) (?:where|that|for)))|should (?:i|we)|worth|fair|bankroll|break ?even|implied|convert\\w*|hedge|kelly|to win how much|what (?:odds|price) (?:is|are|do|would)',
  '(?:did|does|do|has|have|had|was|were|will) (?:the|my|any|they|he|she|it|that)',
  '(?:didnt|doesnt|dont|wont|never|not)(?: even)? (?:give|get|find|make|build|do|need|want) (?:me|us|an?)|(?:log|track|record|save|mark|grade) (?:it|that|this|my|a|the)|cash ?out|cashed',
  '(?:best|better|good|what) (?:price|prices|odds|line|number) (?:on|for)|which (?:book|books|app|site|one|of|is|leg)|where can|(?<!or )(?:better|safer)|rather|compare',
]);

const wishes = anyOf([
  ...wishing.map((verb) => `(?:${verb}) ${mine}${before}${bet}`),
  // "Put me on Lamar", "I just want to bet on the Browns".
  'put me on|(?:want|wanna|like|going|gonna|looking|love)(?: to)? (?:bet|wager|back|fade)(?: \\$?\\d+)? (?:on|against)',
  // "Can you do me a wager on", "any chance for a bet on", "is there a bet where".
  `(?:any )?chance (?:for|of|at) an? ${bet} (?:on|for|with)|is there an? (?:bet|play|parlay|prop|wager) (?:where|that|for)|(?:what is|whats) (?:a|your) (?:\\w+ )?${bet} (?:for|on)`,
  `(?:anyone|anybody|you) (?:have|got) an? (?:good|great|safe|decent|solid|nice) ${bet}`,
  // "Who do you like to score in Bears Lions", "what would you put 20 on".
  '(?:who|whom|which \\w+) (?:do|would) you (?:like|love|fancy|want|have|got) to (?:score|hit|cash)|what would you (?:bet|put|throw|stake|wager|play)(?: \\$?\\d+(?: bucks| dollars)?)?(?: on)?(?= ?$| (?:tonight|today|tomorrow|on|in|for))',
]);
/** A slip described by itself, from the start on: "a 2 leg that comes out to -110". */
const described = new RegExp(
  `^ (?:so |ok |okay |hey |yo |just |maybe |like |please )*(?:an? |one |my )?(?:(?:two|three|four|five|six|seven|eight|\\d{1,2}) (?:team|leg|way|game|pick) ?${bet}?|${bet}) (?:that|which|where|with|on|around|for|about|paying)(?![\\w'])`,
);

const isWished = (plain: string): boolean =>
  !asked.test(plain) && (wishes.test(plain) || described.test(plain));
const plainOf = (text: string): string => plainly(text).replaceAll(' - ', '-');

/** @param text as typed */
export const wishesForBet = (text: string): boolean => isWished(plainOf(text));

/** Between what is told and what is wished for. */
const clauses = /[.,;!?\n]+(?=\s|$)|\s[-\u2013\u2014]+\s|\b(?:so|but|because|cuz|anyway|though|tho)\b/i;

/** The clauses of a wish that have it, without the story around them; undefined if no bet is wished for. */
export function wishAlone(text: string): string | undefined {
  if (!wishesForBet(text)) return undefined;
  const own = text.split(clauses).filter(wishesForBet);
  return own.length > 0 ? own.join(', ') : text;
}
