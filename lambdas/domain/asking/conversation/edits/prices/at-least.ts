/** Another count of the prop whose price was shown: "how about two or more goals", "and for 3+". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { readQuestion } from '../../../reading/read.ts';
import { bareOf } from '../../asked/around.ts';

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const count = `(\\d{1,3}|${Object.keys(counts).join('|')})`;
const lead =
  "(?:(?:and|so|what|whats|what's|how|about|if|is|are|the|his|him|price|odds|line|for|on|of|to|get|gets|getting|score|scores|scoring|have|has|having|he|pay|pays|does|would|do|you|they|it|there|any|a|instead|much|at) )*";
const pattern = new RegExp(
  `^${lead}(?:${count} ?(?:\\+|or more|plus|or better|or higher)|at least ${count}|(?:(?:to )?scor(?:e|es|ing) )(twice))(?: ([a-z][a-z ]*?))??(?: (?:instead|tonight|today|tomorrow|then|too|price|odds))*$`,
);

/** @returns undefined if it asks for something else, or if no one prop of one player was shown */
export function atLeastOf(
  prompt: string,
  last: MarketQuery,
  context: QuestionContext,
): MarketQuery | undefined {
  const isOfOne = last.topic === 'player_lines' && last.players.length === 1 && last.stat !== null;
  if (!isOfOne || last.ladder) return undefined;
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const [said, plus, least, twice, unit] = pattern.exec(text) ?? [];
  if (said === undefined) return undefined;
  const number = twice ? 2 : (counts[plus ?? least ?? ''] ?? Number(plus ?? least));
  const { stat } =
    unit === undefined ? last : readQuestion(`${last.players[0]} over 1.5 ${unit}`, context).reading;
  if (number < 1 || stat !== last.stat) return undefined;
  // A count is over half of one less.
  return { ...last, side: 'over', line: number - half };
}
const half = 0.5;
