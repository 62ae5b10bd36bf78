/** "To win by 7 or more" is a spread of -6.5: who wins by 7 has covered it. */
import { numberNames } from '../words/counts.ts';

/** Scores that are said for their points. */
const scores: Readonly<Record<string, number>> = { touchdown: 7, td: 7, 'field goal': 3 };

const number = `\\d{1,2}(?:\\.5)?|${numberNames.slice(1).join('|')}`;
const unit = '(?: (?:points?|pts|goals?|runs?|scores?))?';
const margin = new RegExp(
  `\\b(?:to |gonna |will )?win(?:s|ning)? by (more than |over |at least )?(?:(${number})(?:\\+| plus)?${unit}|(?:a|one) (touchdown|td|field goal)|(?:a )?(double[ -]digits?))(?: or (?:more|better))?(?!-\\d| to \\d|\\w)`,
  'gi',
);

const team =
  '(?:favou?rites?|favs?|faves?|chalk|dogs?|underdogs?|teams?|spreads?|lines?|one|nobody|nothing|anyone)';
const larger = '(?:bigger|larger|higher|greater|more|wider|worse|steeper) than|over|above';
/** "No favs bigger than a touchdown", "no favorites laying more than 7", and no price. */
const sizes = new RegExp(
  `\\b(?:(?:no|none of the|without|avoid) (?:(?:big|heavy|huge) )*${team}|nothing|nobody)(?: (?:that(?:'s| is| are)|who are|laying|giving|getting|favored by|spotting|of))* (?:${larger}) (?:a )?(?:-?(\\d{1,2}(?:\\.5)?)(?: ?(?:points?|pts))?|(touchdown|td|field goal))(?![\\w.%/-])`,
  'gi',
);

/** @returns the question with the most that its spreads may be as their lines, which are compared by size */
export const withMostPoints = (prompt: string): string =>
  /\b(?:spreads?|ats)\b/i.test(prompt)
    ? prompt.replace(
        sizes,
        (_, points: string | undefined, score = '') =>
          `lines of ${points ?? scores[score.toLowerCase()]} or lower`,
      )
    : prompt;

/** @returns the question with margins of teams as spreads */
export function withMargins(prompt: string): string {
  if (!/win\w* by/i.test(prompt)) return prompt;
  return prompt.replace(
    margin,
    (words: string, bound: string = '', said?: string, score?: string, tens?: string) => {
      const points = tens ? 10 : score ? scores[score.toLowerCase()] : pointsIn((said ?? '').toLowerCase());
      if (points === undefined) return words;
      const beyond = /more|over/i.test(bound) ? 0.5 : -0.5;
      const line = Number.isInteger(points) ? points + beyond : points;
      return line === 0.5 ? 'to win' : `-${line}`;
    },
  );
}

const pointsIn = (said: string): number => (/\d/.test(said) ? Number(said) : numberNames.indexOf(said));
