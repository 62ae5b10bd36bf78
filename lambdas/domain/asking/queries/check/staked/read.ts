/** "How much on the Dodgers to win 100", "what does 75 get me on the Caps": a stake on a bet that is named without its price. */
import type { CheckQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { RuledQuery } from '../../reading/kinds.ts';

const amount = '\\$?(\\d{1,6}(?:\\.\\d{1,2})?)(?: ?(?:dollars|bucks|usd|\\$))?';
const lead = '^(?:(?:ok|so|hey|yo|and|quick question|if i wanted|tell me|curious|exactly|roughly|about) )*';
const who = '(?:i|we|you|u|one|it|me)';
const staking = '(?:put|bet|lay|risk|wager|stake|throw|drop|place|lay down|put down|spend|bet down)';
const winning = '(?:win|make|profit|net|clear|get|collect|win me|make me|get me|come out with)';
const end =
  '(?: (?:back|profit|total|if (?:they|he|it) (?:wins?|hits?|covers?)|today|tonight|tomorrow|please|pls|straight up))*$';
const bet = '(?:the )?(.{2,60}?)';

const toWin = [
  `${lead}(?:how much|what|how many bucks)(?: money)?(?: (?:do|would|should|must|does|d|will|am|is|'d))?(?: ${who})?(?: (?:have|need|needs|gotta|got|want|supposed|needed|going|take))?(?: to)? ${staking}(?: down)? on ${bet} (?:to|and) ${winning} ${amount}${end}`,
  `${lead}(?:how much|what)(?: money)?(?: (?:does|would|will|do))?(?: (?:it|i|to))?(?: (?:take|need|cost))? on ${bet} to ${winning} ${amount}${end}`,
  `${lead}to ${winning} ${amount} on ${bet},? (?:how much|what)(?: (?:do|would|should|does))?(?: ${who})?(?: (?:have|need|gotta))?(?: to)?(?: ${staking})?${end}`,
].map((each) => new RegExp(each, 'i'));
const paying = [
  `${lead}(?:what|how much)(?: (?:does|would|will|do|can|could|d))? (?:a )?${amount}(?: (?:bet|wager))? (?:${winning}|pay|return|earn|be worth|pay out|pay me)(?: (?:me|you|u|back))* (?:on|with) ${bet}${end}`,
  `${lead}(?:what|how much)(?: (?:does|would|will|do|can|could|d))? (?:a )?${amount}(?: (?:bet|wager))? on ${bet} (?:${winning}|pay|pays|return|returns|earn|pay out|wins|get|gets)(?: (?:me|you|u|back))*${end}`,
  `${lead}(?:what|how much)(?: (?:do|would|will|can|could|am))?(?: i)?(?: going to)? (?:${winning}|get back|win back)(?: (?:back|if|by|for|with|putting|betting|i|put|bet|throw|lay|risk|wager|drop))+ ${amount} on ${bet}${end}`,
  `${lead}(?:if i )?(?:put |bet |throw |lay )?${amount} on ${bet},? (?:pays|wins|gets|returns|pay|win|get|return)(?: me)? (?:what|how much)${end}`,
  `${lead}if ${who} ${staking}(?: down)? ${amount} on ${bet},? (?:what|how much)(?: (?:do|does|would|will|can|could))?(?: (?:i|we|it|that))? (?:${winning}|pay|return)(?: (?:me|back|out))*${end}`,
].map((each) => new RegExp(each, 'i'));
/** The bet before the stake. */
const betFirst = [
  `${lead}(?:what|how much)(?: money)? (?:do|does|would|will|can|could) ${bet} (?:pay|return|win|get|make|net)(?: (?:me|us|back|out))* (?:(?:if|when) ${who} ${staking}|for|on|off)(?: an?)? ${amount}(?: (?:down )?on (?:it|em|them|him|that))?${end}`,
].map((each) => new RegExp(each, 'i'));
/** The best price is what is answered anyway. */
const atBest =
  /,? (?:(?:at|with|using|for|getting) )?(?:the )?best (?:price|number|odds|line|payout|book)(?: (?:out there|around|available|anywhere|possible|right now|rn|now|today|tonight|i can (?:get|find)|you (?:have|see|can find)|on the board))*$/i;

/** A price of its own makes it a sum. */
const priced =
  /[+-]\d{3}|\d\.\d\d|\d+\/\d+|\b(?:even money|evens|parlay|teaser|future|hedge|bonus|free bet)\b/i;

/**
 * @param read reads a question as queries
 * @returns undefined where no one bet is named, or where its price is
 */
export function stakeOnBet(
  prompt: string,
  read: (prompt: string) => readonly RuledQuery[] | undefined,
): CheckQuery | undefined {
  const text = prompt
    .trim()
    .replace(/[’‘]/g, "'")
    .replace(/[?!.\s]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(atBest, '');
  if (priced.test(text) || text.length > longest) return undefined;
  for (const [at, pattern] of toWin.entries()) {
    const [, one = '', other = ''] = pattern.exec(text) ?? [];
    const [name, money] = at === toWin.length - 1 ? [other, one] : [one, other];
    const check = name === '' ? undefined : betAlone(withDay(name, text), read);
    if (check) return { ...check, win: Number(money) };
  }
  for (const pattern of [...paying, ...betFirst]) {
    const [, one = '', other = ''] = pattern.exec(text) ?? [];
    const [money, name] = betFirst.includes(pattern) ? [other, one] : [one, other];
    const check = name === '' ? undefined : betAlone(withDay(name, text), read);
    if (check) return { ...check, stake: Number(money) };
  }
  return undefined;
}
const longest = 140;

/** A day at the end of the question is that of the bet. */
function withDay(name: string, text: string): string {
  const [day] = /\b(?:today|tonight|tomorrow)\b/i.exec(text) ?? [];
  return day === undefined || name.includes(day) ? name : `${name} ${day}`;
}

/** The bet that is named, of whose price nothing is said. @returns undefined where it is no single bet */
export function betAlone(
  name: string,
  read: (prompt: string) => readonly RuledQuery[] | undefined,
): CheckQuery | undefined {
  const [query, ...others] = read(`is ${name} a good bet`) ?? [];
  if (query?.ask !== 'check' || others.length > 0 || query.legs.length !== 1) return undefined;
  const [leg] = query.legs;
  // Whoever is named alone is to win.
  return leg && leg.price === null && query.price === null && leg.unlisted === undefined
    ? {
        ...query,
        legs: [
          {
            ...leg,
            market:
              leg.market ??
              (leg.player === null && leg.line === null && leg.side === null ? 'moneyline' : null),
          },
        ],
      }
    : undefined;
}
