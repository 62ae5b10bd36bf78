/** The singles that an answer only named, because it is one slip: "Each answer is one slip … The other is Under 6.5 in … at -110". */

/** As the note of the answer lists them. */
const list = /\bThe others? (?:is|are) (.+)\. Ask for one by name\b/;
/** Between two of them: the book of the first. */
const between = / \([^()]*\)(?:, | and |$)/;
const price = / at [+-]\d+$/;

const places: Readonly<Record<string, number>> = {
  second: 0,
  '2nd': 0,
  other: 0,
  last: -1,
  third: 1,
  '3rd': 1,
  fourth: 2,
  '4th': 2,
};
const plain =
  /^(?:the|that|this|my|your|one|bet|pick|single|play|leg|game|on|in|of|for|bets|2|3|4|number|#2|#3)$/;
/** Kinds, as the name of a bet shows them. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:totals?|o\/u|over\/under)$/, /^(?:over|under) \d/i],
  [/^overs?$/, /\bover \d/i],
  [/^unders?$/, /\bunder \d/i],
  [/^(?:moneylines?|ml|mls|winner)$/, /\bmoneyline\b/i],
  [/^(?:spreads?|puckline|runline)$/, / [+-]\d+(?:\.5)?$/],
];

/**
 * @param words by which one is meant: "the total", "the second one", "the Mammoth"
 * @param notes of the answer
 * @returns its name without price and book; undefined where none is named, or several could be
 */
export function otherSingle(words: string, notes: readonly string[]): string | undefined {
  const listed = notes.flatMap((note) => list.exec(note)?.[1] ?? []);
  const others = listed
    .flatMap((each) => each.split(between))
    .map((each) => each.replace(price, '').trim())
    .filter((each) => each !== '');
  const said = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !plain.test(word));
  const [first = ''] = said;
  const place = said.length === 1 ? places[first] : undefined;
  if (place !== undefined) return others.at(place);
  const fits = (name: string, word: string) => {
    const kind = kinds.find(([pattern]) => pattern.test(word));
    return kind
      ? kind[1].test(name)
      : name
          .toLowerCase()
          .split(/[^a-z0-9.+-]+/)
          .includes(word);
  };
  const [only, ...more] =
    said.length > 0 ? others.filter((name) => said.every((word) => fits(name, word))) : [];
  return more.length === 0 ? only : undefined;
}
