/** What is told as a condition that no term covers, and is one: a ballpark is that of its team, "Canadian" a group. */

const known: readonly (readonly [said: RegExp, role: string, words: string])[] = [
  [/^canadian(?: (?:teams?|clubs?))?$/i, 'group', 'canadian teams'],
  [/^(?:the )?west[ -]?coast(?: (?:teams?|games?|ones?))?$/i, 'group', 'west coast games'],
  [/^(?:the )?coors(?: field)?(?: games?)?$/i, 'game', 'Rockies'],
  [/^(?:the )?fenway(?: park)?(?: games?)?$/i, 'game', 'Red Sox'],
  [/^(?:the )?wrigley(?: field)?(?: games?)?$/i, 'game', 'Cubs'],
  [/^(?:the )?yankee stadium(?: games?)?$/i, 'game', 'Yankees'],
  [/^(?:the )?dodger stadium(?: games?)?$/i, 'game', 'Dodgers'],
  [/^(?:the )?lambeau(?: field)?(?: games?)?$/i, 'game', 'Packers'],
  [/^(?:the )?arrowhead(?: stadium)?(?: games?)?$/i, 'game', 'Chiefs'],
];

/** @returns the role and the words that say the same; undefined where the condition is none of these */
export function placeIn(words: string): { readonly role: string; readonly words: string } | undefined {
  const [, role, said] = known.find(([form]) => form.test(words)) ?? [];
  return role && said ? { role, words: said } : undefined;
}
