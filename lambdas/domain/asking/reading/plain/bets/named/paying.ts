/** "At no more than six to one in total": what a whole bet pays, as a payout with its bound. */
import { values } from '../../../words/spoken-numbers.ts';

const number = '(one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|\\d{1,3})';
const toOne = `${number}(?: to |-to-|/)(?:one|1)(?![\\d/.])`;
const least = '(?:at least|no less than|not less than|a minimum of|minimum|no worse than|or better)';
const most =
  '(?:no more than|not more than|at most|at the most|a maximum of|maximum|max|up to|no longer than|nothing over|under)';
const whole =
  '(?: (?:in total|total|overall|combined|altogether|all together|for the (?:whole|lot|bet|parlay)))?';
const lead =
  ',? ?(?:(?:that |which |and |to )?(?:at|for|paying|pays?|returning|returns?|with (?:odds|a payout) of|odds of) )?';
/** A price of each leg stays that of a leg. */
const end = '(?![\\w.])(?! (?:each|apiece|a leg|per leg|odds each))';
const led = new RegExp(`(?<=\\w)${lead}(?:(${least})|(${most})) ${toOne}${whole}${end}`, 'gi');
const trailed = new RegExp(
  `(?<=\\w)${lead}${toOne}${whole},? (?:(at least|or (?:more|better|longer)|minimum|plus)|(at most|at the most|or (?:less|shorter|under)|max(?:imum)?|tops))${end}`,
  'gi',
);
/** Of one leg, it is its price. */
const several = / and |,|\+|&|\b(?:parlays?|legs?|two|three|four|five|slip|ticket)\b/i;

/** @returns the question with such payouts as American odds */
export function withPlainPayouts(prompt: string): string {
  if (!/(?: to |-to-|\/)(?:one|1)\b/i.test(prompt) || !several.test(prompt)) return prompt;
  return prompt
    .replace(led, (_, _least: string | undefined, most: string | undefined, to: string) =>
      paying(most === undefined ? 'least' : 'most', to),
    )
    .replace(trailed, (_, to: string, _least: string | undefined, most: string | undefined) =>
      paying(most === undefined ? 'least' : 'most', to),
    );
}

const paying = (bound: 'least' | 'most', to: string): string =>
  `, paying at ${bound} +${(values.get(to.toLowerCase()) ?? Number(to)) * 100}`;
