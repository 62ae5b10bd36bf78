/** "Leafs Blues both teams 3+ goals": a total of each team, and none of the game. */
import { anyClub } from '../../../names/franchises.ts';

const club = `(?:the )?(?:${anyClub})`;
const game = `(?<one>${club})(?: (?:vs\\.?|versus|v|at|@|and|&|n) | ?[-/] ?| )(?<other>${club})(?: game)?`;
const each =
  '(?:to )?(?:both|each|either)(?: of the)?(?: teams?| sides?| clubs?)?(?: to| will| gonna)?(?: (?:score|scoring|get|have|go|put up))?';
const many =
  '(?:(?<side>over|under) (?<line>\\d{1,3}\\.5)|(?:at least )?(?<least>\\d{1,3})(?:\\+| or more)|at least (?<atLeast>\\d{1,3}))(?: (?:goals?|points?|pts|runs?))?(?: each| apiece)?';
const named = [
  new RegExp(`(?<![\\w'’])${game}[,:]? ${each} ${many}(?![\\w'’.+])`, 'i'),
  new RegExp(`(?<![\\w'’])${each} ${many}(?: in| of| for|,) (?:the )?${game}(?![\\w'’])`, 'i'),
];
const isOfBoth = /\b(?:both|each|either)\b/i;

/** @returns the question with a team total of each of the two; unchanged where no number is said */
export function withBothScoring(prompt: string): string {
  if (!isOfBoth.test(prompt)) return prompt;
  for (const pattern of named) {
    const found = pattern.exec(prompt);
    if (!found?.groups) continue;
    const { one, other, side = 'over', line, least, atLeast } = found.groups;
    const at = line ?? Number(least ?? atLeast) - 0.5;
    const total = `team total ${side} ${at}`;
    return prompt.replace(found[0], `${one} ${total} and ${other} ${total}`);
  }
  return prompt;
}
