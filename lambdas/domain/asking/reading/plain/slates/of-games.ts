/** How many games there are is no number of legs: "what total do you like best in the two games at 4:05". */
const number = "(?:[2-9](?! ?(?:[ap]m|et|o ?'?clock)|:)|two|three|four|five|six|seven|eight)";
const kind =
  '(?:total|over|under|side|spread|moneyline|favou?rite|underdog|scorer|prop|bet|pick|play|leg|winner|team|player|hitter|single)';
const single = new RegExp(
  `\\b(?:what|which|best|safest|likeliest|strongest|biggest|favou?rite|one|an?|single)(?: (?:[\\w-]+ ){0,3}?)?${kind}\\b(?!s)`,
  'i',
);
const several =
  /\b(?:parlays?|legs|picks|bets|plays|props|doubles?|trebles?|each|both|every|per|apiece|all|teamer|\d-leg|sgps?)\b/i;
const ofGames = new RegExp(
  `\\b((?:in|from|of|out of|among|between|across|on) (?:the|these|those|tonight['’]?s|today['’]?s) )${number} (?=(?:[\\w:]+ ){0,3}games\\b)`,
  'gi',
);

/** @returns the question without the number of the games that one bet is chosen from */
export const withoutCountOfGames = (prompt: string): string =>
  single.test(prompt) && !several.test(prompt) ? prompt.replace(ofGames, '$1') : prompt;
