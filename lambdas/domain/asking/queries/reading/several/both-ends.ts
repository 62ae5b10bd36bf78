/** "The best and the worst team against the spread": a ranking from each of its ends. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { RuledQuery } from '../kinds.ts';

const top = 'best|most|top|highest|hottest';
const bottom = 'worst|least|bottom|lowest|coldest|fewest';
const ends = new RegExp(
  `\\b(?:(${top})|(${bottom}))((?: [a-z]+){0,2}) (?:and|&|or|plus|as well as) (?:(?:which|who|what)(?: teams?)? (?:is |are |has |have )?)?(?:the )?(?:(${top})|(${bottom}))\\b`,
  'i',
);

/**
 * @param read a question in full
 * @returns undefined unless it ranks the same from both ends
 */
export function bothEnds(
  prompt: string,
  read: (text: string) => RuledQuery | undefined,
): readonly FindQuery[] | undefined {
  const found = ends.exec(prompt);
  if (!found) return undefined;
  const [whole, firstTop, firstBottom, between = '', secondTop, secondBottom] = found;
  const [one, other] = [firstTop ?? firstBottom, secondTop ?? secondBottom];
  if ((firstTop === undefined) === (secondTop === undefined) || one === undefined || other === undefined)
    return undefined;
  const [first, second] = [one, other].map((word) => {
    const query = read(prompt.replace(whole, `${word}${between}`));
    return query?.ask === 'find' ? query : undefined;
  });
  const isOfEnds =
    first && second && first.topic === second.topic && first.order !== null && first.order !== second.order;
  return isOfEnds && second.order !== null ? [first, second] : undefined;
}
