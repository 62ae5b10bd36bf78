/** The points of a score on a spread: "an underdog getting more than a touchdown" gets 7.5 or more. */
const side =
  "(?:underdogs?|dogs?|favou?rites?|favs?|teams?|sides?|clubs?)(?:,? (?:that|who|which)(?:'s| is| are)?)?";
const given = '(?:getting|gets?|laying|lays?|giving|gives?|taking|catching|spotted|favou?red by)';
const more = 'more than|over|better than|bigger than|north of';
const less = 'less than|under|fewer than|within|inside';
const least = 'at least|no less than|a minimum of';
const scored = new RegExp(
  `(?<![\\w'’-])(${side}) ${given} (?:(?<more>${more})|(?<less>${less})|(?<least>${least}))? ?(?:a |one )?(?:full |whole )?(?<score>touchdown|td|field goal)(?: (?<after>or (?:more|better|bigger)|and up))?(?![\\w'’]| (?:scorer|prop))`,
  'gi',
);

/** @returns the question with the points of the score; a player's touchdown stays one */
export const withPointsOfScores = (prompt: string): string =>
  /\b(?:touchdown|td|field goal)\b/i.test(prompt) ? prompt.replace(scored, inPoints) : prompt;

function inPoints(words: string, teams: string, ...rest: unknown[]): string {
  const groups = (rest.at(-1) ?? {}) as Readonly<Record<string, string | undefined>>;
  const size = /goal/i.test(groups.score ?? '') ? 3 : 7;
  if (groups.less) return `${teams} getting ${size - 0.5} points or less on the spread`;
  if (groups.more) return `${teams} getting ${size + 0.5} points or more on the spread`;
  return groups.least || groups.after ? `${teams} getting ${size} points or more on the spread` : words;
}
