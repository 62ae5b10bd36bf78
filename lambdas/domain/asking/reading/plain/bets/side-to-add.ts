/** "Does Cease go over or under his strikeouts? Add your choice to the Padres winning": his number, and what goes with it. */
const name = "((?:the )?[a-z0-9][\\w.'’-]*(?: (?!go(?:es)?\\b|over\\b|under\\b)[a-z0-9][\\w.'’-]*){0,3}?)";
const lead =
  "(?:(?:does|do|will|would|should|is|are|can) |(?:do|would) you (?:like|take|think|have) |who's |what's )?";
const sides = '(?:over or under|under or over|over/under|o/u|over or the under)';
const number = "((?:\\d{1,3}(?:\\.\\d)? )?[a-z][\\w.' ’-]{1,40}?)";
const choice =
  '(?:(?:your|ur|the|that) (?:choice|pick|answer|call|side|selection|one)(?: you (?:like|pick|choose|prefer|take))?|it|that|whichever(?: (?:one|side|way))?(?: you (?:like|pick|choose|prefer|take))?)';
const joined = new RegExp(
  `^${lead}${name} (?:go |goes |going |to go |land |finish |be |hit )?(?:the )?${sides}(?: on| for| with| of)?(?: (?:his|her|their|the))? ${number} ?[?,.;:-]+ ?(?:and |then |please )*(?:add|pair|combine|parlay|put|match|attach|join|stick|mix|link|package|couple)(?: up| together)? ${choice} (?:up )?(?:to|with|and|alongside|on|together with|in with) `,
  'i',
);

/** @returns the question with both legs named; unchanged where nothing is added to a side that is asked for */
export const withSideToAdd = (prompt: string): string =>
  /\b(?:over or|under or|over\/under|o\/u)\b/i.test(prompt)
    ? prompt.replace(joined, (_, who: string, what: string) => `${who} ${what} and `)
    : prompt;
