/** "Match a goal scorer with a touchdown scorer", "wr overs x3", "add two favorites to Inter Miami": which legs a bet is made of. */
import { anyClub } from '../../../names/franchises.ts';
import { numberNames } from '../../../words/counts.ts';

const start = '^(\\W*(?:(?:please|ok|hey|can you|could you|i want to|i would like to|let us|lets) )*)';
const paired = new RegExp(
  `${start}(?:pair|match|couple|marry|mix|link|join)(?: up| together)? ((?:an?|one|the|my|two|three|[2-4]|${anyClub}) [^.;?!]*?) (?:with|to) `,
  'i',
);
const addedTo = new RegExp(
  `${start}add ((?:an?|one|two|three|four|five|[1-5]) [^.;?!,]*?) to ((?:the )?(?:${anyClub})(?: (?:moneyline|ml|spread|to win))?)(?![\\w'’])`,
  'i',
);
/** "Receptions overs x3". */
const times =
  /(^|[,.;:] ?|\b(?:and|then|plus|with) )((?:(?!and\b|then\b|plus\b|with\b)[a-z][\w'’-]* ){1,4})x ?([2-6])(?![\w.])/gi;
/** "Two legs, both on Jokic: points and rebounds". */
const ofOne =
  /(?<![\w'’])(two|three|2|3)[ -]legs?(?: parlay)?,? (?:(?:both|all)(?: of them)? )?(?:on|about|with|from) ([\p{L}.'’-]+(?: [\p{L}.'’-]+){0,2}?)(?: ?[,:;–-] ?| on )(?:his |both )*((?:points|rebounds|assists|threes|steals|blocks)(?:(?:,| and|, and| &) (?:his )?(?:points|rebounds|assists|threes|steals|blocks)){1,2})(?![\w'’+])/giu;
/** "Rangers to win and at least six goals". */
const scored = new RegExp(
  `(?<![\\w'’])((?:the )?(?:${anyClub}) (?:to win|win|moneyline|ml)),? (?:and|plus|with|&|\\+) (?:for )?(?:there (?:to be|are) )?(at least|a minimum of|no more than|at most) (\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:total )?(goals|runs|points)(?: (?:in the game|in it|scored|total|overall))*(?![\\w'’])`,
  'gi',
);

/** "Passing and rushing props": one of each. */
const yards =
  /\b(passing|rushing|receiving) (?:and|&|\+|n) (passing|rushing|receiving)(?: (?:yards|yds))? props\b/gi;
/** "Combined with a Bills win": a leg, and no sum of statistics. */
const combined = new RegExp(
  `,? (?:combined|along|together|coupled) with (?=(?:an? |the )?(?:${anyClub}) (?:to win|win|moneyline|ml|spread|to cover|[+-]\\d))`,
  'gi',
);

/** "The best MLB bet + the best NBA bet": a leg of each league. */
const ofLeague =
  /(?<=^\W*|[+,&:] ?|\b(?:and|plus|with|me|gimme|want|need|of|parlay) )(?:(?:the|your|ur|an?) )?(?:(?:best|top|good) )?(nfl|nba|nhl|mlb|mls|football|basketball|hockey|baseball|soccer) (?:bet|pick|play)(?![\w'’-])/gi;
const withLeagues = (prompt: string): string =>
  (prompt.match(ofLeague) ?? []).length > 1 ? prompt.replace(ofLeague, 'a $1 bet') : prompt;

/** "A small bet on them, can you put one together": one bet, which is put together of nothing. */
const onePut = [
  /\b(?:put|throw) (?:one|it) together\b/gi,
  /\b(?:put|throw) together (?=an? (?:(?:small|fun|nice|good|quick|safe|little|simple) )*(?:bet|pick|play|wager|single)\b)/gi,
  /\b(?:put|throw) (an? (?:(?:small|fun|nice|good|quick|safe|little|simple) )*(?:bet|pick|play|wager|single)) together\b/gi,
] as const;
const several =
  /\b(?:parlays?|legs?|leggers?|sgps?|same[ -]game|combos?|tickets?|slips?|accas?|bets|picks|plays)\b/i;
const withOnePut = (prompt: string): string => {
  if (!/\btogether\b/i.test(prompt) || several.test(prompt)) return prompt;
  const [one, before, around] = onePut;
  return prompt.replace(one, 'give me one').replace(before, 'give me ').replace(around, 'give me $1');
};

/** @returns the question with such legs in a list */
export const putTogether = (prompt: string): string =>
  withOnePut(withLeagues(prompt))
    .replace(paired, '$1$2 and ')
    .replace(addedTo, '$1$3 and $2')
    .replace(combined, ' and ')
    .replace(yards, '$1 yards and $2 yards props')
    .replace(times, (_, before: string, what: string, count: string) => `${before}${count} ${what.trimEnd()}`)
    .replace(ofOne, (words, count: string, name: string, list: string) => {
      const stats = list.match(/points|rebounds|assists|threes|steals|blocks/gi) ?? [];
      const isEach =
        stats.length ===
        (numberNames.indexOf(count.toLowerCase()) > 0
          ? numberNames.indexOf(count.toLowerCase())
          : Number(count));
      return isEach ? stats.map((stat) => `${name} ${stat}`).join(' and ') : words;
    })
    .replace(scored, (_, wins: string, bound: string, number: string, what: string) => {
      const count = numberNames.includes(number.toLowerCase())
        ? numberNames.indexOf(number.toLowerCase())
        : Number(number);
      const isLeast = /least|minimum/i.test(bound);
      return `${wins} and ${isLeast ? 'over' : 'under'} ${isLeast ? count - 0.5 : count + 0.5} ${what}`;
    });
