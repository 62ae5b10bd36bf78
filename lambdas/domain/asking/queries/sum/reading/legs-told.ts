/** What is told of an open bet's legs beside its amounts: how many it has, how many have won, the number of the one that is left. */
import type { Sentence } from '../../reading/sentence.ts';

const small = '(?:1?\\d|20|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const done =
  '(?:hits?|in|won|wins?|winners?|cashed|down|done|through|already|home|green|correct|good|legs?|left|to go)';
const told: readonly RegExp[] = [
  // "3 of 4", "5 out of 6", "4 for 5".
  new RegExp(` ${small}(?: out)? (?:of|for) (?:the |my )?${small}(?= )`, 'g'),
  // "4 hit already", "5 in", "first 4 legs", "3 have won".
  new RegExp(` ${small}(?: (?:have|has|are|all|of them|already|straight)){0,2} ${done}(?= )`, 'g'),
  // "4/5 hit", "my parlay is 4/5".
  new RegExp(
    ` (?:is|im|sitting|went) (?:at )?1?\\d/1?\\d(?= )| 1?\\d/1?\\d (?:legs? )?(?:already )?${done}(?= )`,
    'g',
  ),
  // A line is no price and no amount.
  / (?:over|under|o|u) \d{1,3}(?:\.5)?(?= )/g,
];

/** The indexes of such figures among the tokens. */
export function legsToldIn(tokens: Sentence['tokens']): ReadonlySet<number> {
  const text = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const indexes = told.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const first = text.slice(0, match.index).split(' ').length - 1;
      const count = match[0].trim().split(' ').length;
      return Array.from({ length: count }, (_, after) => first + after);
    }),
  );
  return new Set(indexes.filter((at) => tokens[at]?.figure));
}
