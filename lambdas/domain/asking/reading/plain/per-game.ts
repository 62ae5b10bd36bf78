/** As many legs of each of several games that nobody names: "two legs from each of three games". */
import { mostLegs } from '../wishes/wish.ts';

export interface PerGame {
  /** How many games; null for all of a slate. */
  readonly games: number | null;
  /** How many legs of each. */
  readonly legs: number;
  /** What the legs of a game are, in the words of the question; empty where they are of any kind, or all of one. */
  readonly kinds: readonly string[];
}

const number = '([2-8]|two|three|four|five|six|seven|eight)';
const names = 'one two three four five six seven eight'.split(' ');
const numberOf = (word = ''): number =>
  /\d/.test(word) ? Number(word) : names.indexOf(word.toLowerCase()) + 1;

const things = '(?:legs?|picks?|bets?|plays?|props?|selections?)';
const ofWhich =
  "((?:(?:nfl|nba|nhl|mlb|mls|football|basketball|hockey|baseball|soccer|early|late|night|sunday|monday|thursday|friday|saturday|tonight'?s?|today'?s?) ){0,3})";
const games = `(?:different |separate )?${ofWhich}(?:games?|matchups?|matches)`;
const just = '(?:exactly |just |with |and )*';
const forms: readonly (readonly [
  pattern: RegExp,
  places: readonly [games: number, legs: number, sport: number],
])[] = [
  // "Two legs from each of three games".
  [
    new RegExp(
      `\\b${just}${number} (${things}) (?:from|in|on|of|for|per|out of) each(?: one)?(?: of)? ${number} ${games}`,
      'i',
    ),
    [3, 1, 4],
  ],
  // "Two legs per game, three games".
  [
    new RegExp(
      `\\b${just}${number} (${things}) (?:per|a|from each|in each|for each) (?:game|matchup|match)(?: tonight| today)?,? (?:and |across |over |in |from )?${number} ${games}`,
      'i',
    ),
    [3, 1, 4],
  ],
  // "Three games, exactly two legs from each".
  [
    new RegExp(
      `\\b(?:from |across |over |in )?${number} ${games}[,:]? ${just}${number} (${things})(?: (?:from|in|on|of|for) each(?: (?:game|one|of them))?| each| apiece| per game| a game)(?![\\w'’])`,
      'i',
    ),
    [1, 3, 2],
  ],
];

/** "Two legs from each of the 8pm games": the board knows how many they are. */
const ofAll = new RegExp(
  `\\b${just}${number} (${things}) (?:from|in|on|of|for|out of) (?:each|every)(?: one)?(?: of)?(?: the| these| those)? ((?:(?:nfl|nba|nhl|mlb|mls|football|basketball|hockey|baseball|soccer|early|late|afternoon|night|evening|sunday|monday|thursday|friday|saturday|\\d{1,2}(?::\\d\\d)?(?: ?[ap]m| ?o['’]?clock)?) ){0,3})(?:games?|matchups?|matches)(?![\\w'’])`,
  'i',
);

const kind =
  '(?:an? |one |1 )?((?:player )?props?|sides?|totals?|spreads?|moneylines?|mls?|overs?|unders?|touchdown scorers?|td scorers?|goal scorers?)';
const ofKinds = new RegExp(
  `,? ?(?:with )?${kind} (?:and|plus|\\+|&) ${kind}(?: (?:per|from each|in each|for each|of each|a) (?:game|matchup|match|one)| each| apiece)?(?![\\w'’])`,
  'i',
);

/** A side is a moneyline or a spread. */
const inMarkets = (words: string): string => (/^sides?$/i.test(words) ? 'moneyline or spread' : words);

/** @returns what is wished for of each game, and the rest of the question with the number of all legs; undefined for any other question */
export function perGameIn(prompt: string): { readonly of: PerGame; readonly rest: string } | undefined {
  for (const [pattern, [atGames, atLegs, atSport]] of forms) {
    const found = pattern.exec(prompt);
    if (!found) continue;
    const of = { games: numberOf(found[atGames]), legs: numberOf(found[atLegs]) };
    return foundIn(prompt, found, { ...of, which: found[atSport] ?? '' });
  }
  const found = ofAll.exec(prompt);
  return found
    ? foundIn(prompt, found, { games: null, legs: numberOf(found[1]), which: found[3] ?? '' })
    : undefined;
}

type Rest = NonNullable<ReturnType<typeof perGameIn>>;

function foundIn(
  prompt: string,
  [words]: RegExpExecArray,
  { games, legs, which }: Omit<PerGame, 'kinds'> & { readonly which: string },
): Rest | undefined {
  const all = (games ?? 1) * legs;
  if (legs < 2 || all > mostLegs) return undefined;
  const around = prompt.replace(words, ' ');
  const [said = '', one = '', other = ''] = ofKinds.exec(around) ?? [];
  const kinds = legs === 2 && said !== '' ? [one, other].map(inMarkets) : [];
  const bare = kinds.length > 0 ? around.replace(said, ' ') : around;
  const what = `${/prop/i.test(words) ? 'player props' : 'legs'}${which && ` from ${which}games`}`;
  const isCounted = new RegExp(`\\b${number}[ -]?(?:legs?|leggers?|picks?|team)\\b`, 'i').test(bare);
  const rest = `${isCounted ? '' : `${all} ${what} `}${bare}`
    .replace(/\s*,(?:\s*,)*/g, ',')
    .replace(/ {2,}/g, ' ');
  return { of: { games, legs, kinds }, rest: rest.replace(/[\s,]+(?=[.?!]|$)/g, '').trim() };
}
