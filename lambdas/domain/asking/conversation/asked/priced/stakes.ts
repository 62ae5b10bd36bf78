/** How much to stake on the bet that was shown: "how much would you put on it", "how big should I go". */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import { amountOf } from '../../../queries/sum/plain/said.ts';
import { daysOfLast, firstShown } from '../../compared/one-shown.ts';
import type { Heard } from '../../heard.ts';
import { bareOf } from '../around.ts';
import { flatOf } from '../opens.ts';
import { judgedAgain } from '../words-of-bet.ts';

const it =
  '(?:it|this|that|them|those|these|one|each(?: (?:one|of (?:them|those|these)))?|(?:the|this|that|a) (?:bet|pick|one|play|parlay|spread|total|side|moneyline|prop|game|ticket))';
const who = '(?:i|you|u|we|one|someone)';
const would = "(?:should|would|do|does|can|could|must|'d)";
const risk = '(?:put|bet|stake|risk|wager|lay|place|spend|play|throw|invest)';
const part = '(?:of (?:my|the|your|a) (?:bankroll|roll|money)|units?|money|cash|dollars?)';
const stakes = [
  `how (?:much|many)(?: ${part})* ${would} ${who} (?:(?:actually|really|want to|be|personally|honestly) )*${risk}(?:ing)?(?: (?:down|in))?(?: ${part})?(?: (?:on|in|for|into))? ?(?:${it})?(?: ${part})?`,
  `how (?:big|large|much) (?:of )?(?:a |an )?(?:bet|stake|wager|unit)?(?: size)? ?(?:${would} ${who} (?:make|place|go|be|bet|put)(?: (?:it|that|this))?|should (?:it|that|the (?:bet|stake|wager)) be|is (?:right|sensible|reasonable))(?: (?:on|for|with) ${it})?`,
  `what (?:stake|bet size|size|amount|percentage|percent|share|part|unit size)(?: ${part})*(?: ${would} ${who} (?:${risk}|use|suggest|recommend|go with|make)| (?:would|do|should) (?:you|i) (?:suggest|recommend|use)| (?:is|would be|makes) (?:right|sensible|reasonable|good|sense|best))(?: ${it})?(?: (?:on|for|with) ${it})?`,
  `(?:what'?s|what is|what would be) (?:a|the|your) (?:good|right|sensible|reasonable|smart|fair|suggested|recommended|ideal|proper)? ?(?:stake|bet size|amount|wager|unit size|size)(?: (?:to (?:bet|put|risk|stake))?(?: ?(?:on|for|with) ${it})?)?`,
  `what size(?: of)?(?: an?)? (?:bet|stake|wager|unit|play)(?: (?:makes sense|${would} ${who} (?:make|place|use|suggest|recommend)|(?:is|would be) (?:right|sensible|reasonable|good|smart)))?(?: (?:here|(?:on|for|with) ${it}))?`,
  `how much (?:is|would be) (?:right|sensible|reasonable|smart|safe|okay|ok)(?: to ${risk})?(?: (?:on|for) ${it})?`,
  `how much (?:to|on|for) (?:${risk}|${it})(?: (?:on|in|for) ${it})?`,
  `how much of (?:my|the|a) (?:bankroll|roll)(?: ${would} ${who} ${risk}(?: (?:on|in) ${it})?| (?:for|on) ${it})?`,
  // "What share of my bankroll should go on that".
  `(?:how (?:much|many units|big a (?:share|part))|what (?:stake|amount|percentage|percent|share|part|fraction|portion))(?: ${part})* ${would} (?:go|be(?: (?:put|staked|bet|risked|placed))?)(?: (?:on|in|into|for) ${it})?`,
  `(?:how much|what (?:stake|percentage|percent|share|part|fraction|portion)) (?:of (?:my|the|a) (?:bankroll|roll)) (?:is|would be|makes) (?:right|sensible|reasonable|smart|ok|okay|good|sense)(?: (?:for|on) ${it})?`,
  `how many units(?: (?:on|for) ${it}| (?:is|would be) (?:right|sensible|reasonable)(?: (?:on|for) ${it})?)`,
].map((each) => new RegExp(`^(?:so )?(?:${each})$`));

const dollars = '\\$?(\\d{1,3}(?:,\\d{3})+k?|\\d{2,7}k?|\\d{1,3}k)';
const roll = '(?:bankroll|roll|bank)';
/** What the asker has to bet with: "my $500 bankroll", "with a $1000 roll", "if my bankroll is $500 how much". */
const havings: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      ` (?:with|from|out of|on|having|if i have|if i'?ve got) (?:my|an?|only|just) ${dollars}(?: dollars?| bucks?)? ${roll}$`,
    ),
    '',
  ],
  [
    new RegExp(
      ` (?:if|with|and|from|out of) (?:my ${roll} (?:is|of)|i have|i'?ve got|an? ${roll} of|my total is)? ?${dollars}(?: (?:dollars?|bucks?|to bet with|${roll}|total))*$`,
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:if |with )?(?:my ${roll} is|i have|i'?ve got|an? ${roll} of) (?:about |like |around )?(?:an? )?${dollars}(?: (?:dollars?|bucks?|to bet with|${roll}|total))*,? `,
    ),
    '',
  ],
  [new RegExp(`(?<=\\b(?:my|an?|the|our) )${dollars}(?: dollars?| bucks?)? (?=${roll}\\b)`), ''],
];

/** A question without what there is to bet with, and that in dollars; null where it is not said. */
function withoutBankroll(said: string): { readonly text: string; readonly bankroll: number | null } {
  for (const [having, rest] of havings) {
    const amount = having.exec(said)?.[1];
    if (amount !== undefined) return { text: said.replace(having, rest), bankroll: amountOf(amount) };
  }
  return { text: said, bankroll: null };
}

/** @returns undefined if it asks for something else, or if no bet was shown that has a price */
export function stakeOn(prompt: string, turn: Turn): Heard | undefined {
  const { text, bankroll } = withoutBankroll(bareOf(prompt).replace(/[?!.,]+(?= |$)/g, ''));
  if (!stakes.some((pattern) => pattern.test(text))) return undefined;
  const judged = judgedAgain(turn, 'stake');
  const own = bankroll === null ? {} : { bankroll };
  if (judged) return judged.kind === 'queries' ? { ...judged, ...own } : judged;
  const bet = turn.play ? undefined : firstShown(turn);
  if (!bet) return ofNoPrice(turn, bankroll);
  const open = { price: null, book: null, boost: null, isBonus: false, against: false, chance: null };
  return {
    kind: 'queries',
    queries: [{ ask: 'check', legs: [bet], ...open, ...daysOfLast(turn) }],
    isAside: true,
    opens: 'stake',
    ...own,
  };
}

/** Of a bet whose price is not judged, such as a parlay of one game: what holds for every bet. */
const ofNoPrice = ({ play }: Turn, bankroll: number | null): Heard | undefined =>
  play && {
    kind: 'queries',
    queries: [{ ask: 'explain', terms: ['bankroll'] }],
    isAside: true,
    says: `Most bettors stake ${flatOf('their', bankroll)}, and less on a parlay.`,
  };
