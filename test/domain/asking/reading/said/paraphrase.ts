/** Combines ways to say terms into questions, with what they are to be read as. */
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import type { Axis, Said, Value } from './way.ts';
import { said } from './ways/all.ts';

export interface Paraphrase {
  readonly text: string;
  /** Every term that is said; no other may be read. */
  readonly expects: Partial<Reading>;
  /** The ways that it is made of, as `term: way`. */
  readonly ways: readonly string[];
}

/** Takes one of a list, at random. */
export type Pick = <T>(items: readonly T[]) => T;

/** Ways are looked at while the reader is improved, or kept aside to tell how well it reads what nobody looked at. */
export type Half = 'looked at' | 'kept';

type Place = 'before' | 'bet' | 'after' | 'alone';
const places: readonly Place[] = ['before', 'bet', 'after', 'alone'];

/** A way with its words. */
interface Piece {
  readonly said: Said;
  readonly place: Place;
  readonly text: string;
  readonly value: Value;
  readonly way: string;
}

/** Each half has every other way. */
const waysOf = (each: Said, place: Place, half: Half): readonly string[] =>
  (each[place] ?? []).filter((_, at) => (at % 2 === 0) === (half === 'looked at'));

/** Every way of a half. */
export const everyWay = (half: Half): readonly (readonly [each: Said, place: Place, way: string])[] =>
  said.flatMap((each) =>
    places.flatMap((place) => waysOf(each, place, half).map((way) => [each, place, way] as const)),
  );

function filled(pick: Pick, each: Said, place: Place, way: string): Piece {
  const value = pick(each.values);
  const text = way.replace(/\{(\w)\}/g, (slot, name: string) => {
    const words = value.words?.[name];
    return words ? pick(words) : slot;
  });
  return { said: each, place, text, value, way: `${each.term}: ${way}` };
}

const openers = [
  '',
  '',
  'give me',
  'gimme',
  'i want',
  'i need',
  'looking for',
  'can i get',
  'can you find me',
  'hit me with',
  'find me',
  'build me',
  'show me',
  'yo gimme',
  'hey give me',
  'need',
  'please give me',
  "i'd like",
  'im looking for',
  'ok so i want',
  'could you give me',
  'lets do',
  'what about',
  'got',
];
const closers = [
  '',
  '',
  '',
  '',
  '',
  '',
  ' please',
  ' pls',
  ' thanks',
  ' thx',
  ' bro',
  ' man',
  ' if possible',
  ' lol',
];
const marks = ['', '', '', '', '.', '!', '?', '!!', '...'];
const heads = ['bet', 'pick', 'play', 'wager'];
const joints = [' ', ' ', ' ', ', ', ', '];

/** "A safe bet", "3 legs". */
function withArticle(pick: Pick, phrase: string): string {
  const isPlural =
    /^(?:the|some|any|my|something|\d+ |two |three |four |five |over |under |[ou] ?\d|[+-])|s$/i.test(phrase);
  if (isPlural || pick([true, false])) return phrase;
  return `${/^[aeiou]|^8|^(?:ml|nfl|nba|nhl|mlb|mls|[1-9]h)\b/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** What the pieces are a bet with; a plain one, if none of them is the bet. */
function headOf(pick: Pick, pieces: readonly Piece[]): { text: string; expects: Partial<Reading> } {
  const bet = pieces.find(({ place }) => place === 'bet');
  if (bet) return { text: bet.text, expects: {} };
  if (pieces.some(({ said: { heads: own } }) => own === 'parlay')) return { text: 'parlay', expects: parlay };
  return { text: pick(heads), expects: {} };
}
/** A parlay has three legs, if nothing else is said. */
const parlay: Partial<Reading> = { legs: { min: 3, max: 3 } };

function textOf(pick: Pick, pieces: readonly Piece[], head: string): string {
  const of = (place: Place) => pieces.filter((piece) => piece.place === place).map(({ text }) => text);
  const [sentence] = of('alone');
  const isSentence = sentence !== undefined && pieces.length === 1;
  if (isSentence) return sentence;
  const noun = [...of('before'), head].join(' ');
  const opener = pick(openers);
  const asked = opener === '' ? noun : `${opener} ${withArticle(pick, noun)}`;
  const last = of('after').reduce((text, each) => `${text}${pick(joints)}${each}`, '');
  const [first, ...others] = of('after');
  const isTurned = first !== undefined && pick([true, false, false, false]);
  const turned = isTurned
    ? `${first}, ${asked}${others.map((each) => `${pick(joints)}${each}`).join('')}`
    : `${asked}${last}`;
  if (sentence === undefined) return turned;
  return pick([
    `${sentence}, ${turned}`,
    `${sentence}. ${turned}`,
    `${turned}, ${sentence}`,
    `${turned}. ${sentence}`,
  ]);
}

const casings: readonly ((text: string) => string)[] = [
  (text) => text.toLowerCase(),
  (text) => text.toLowerCase(),
  (text) => text.toLowerCase(),
  (text) => text,
  (text) => text.charAt(0).toUpperCase() + text.slice(1),
  (text) => text.toUpperCase(),
];

const finished = (pick: Pick, text: string): string => pick(casings)(`${text}${pick(closers)}${pick(marks)}`);

const longWord = /[a-z]{5,}/g;

/** One letter of one word of five or more letters is left out, doubled, or changes places with the next; not the first or last. */
export function mistyped(pick: Pick, text: string): string {
  const words = [...text.matchAll(longWord)];
  if (words.length === 0) return text;
  const word = pick(words);
  const letters = [...word[0]];
  const at = pick(letters.slice(1, -2).map((_, index) => index + 1));
  const [letter = '', next = ''] = letters.slice(at, at + 2);
  const changed = pick([next, `${letter}${letter}${next}`, `${next}${letter}`]);
  const typo = [...letters.slice(0, at), changed, ...letters.slice(at + 2)].join('');
  return `${text.slice(0, word.index)}${typo}${text.slice(word.index + word[0].length)}`;
}

function made(pick: Pick, pieces: readonly Piece[]): Paraphrase {
  const head = headOf(pick, pieces);
  const expects = Object.assign(
    {},
    head.expects,
    ...pieces.map(({ value }) => value.expects),
  ) as Partial<Reading>;
  const text = finished(pick, textOf(pick, pieces, head.text));
  return { text, expects, ways: pieces.map(({ way }) => way) };
}

/** @returns a question that says one term */
export const ofOneTerm = (pick: Pick, half: Half): Paraphrase => ofWay(pick, ...pick(everyWay(half)));

/** @returns a question that says a term in this way */
export const ofWay = (pick: Pick, each: Said, place: Place, way: string): Paraphrase =>
  made(pick, [filled(pick, each, place, way)]);

/** Axes that do not go together: they say the same, contradict each other, or make one leg and another. */
const apart: readonly (readonly [Axis, readonly Axis[]])[] = [
  ['legs', ['slips', 'price']],
  ['sport', ['team', 'game', 'not team', 'player', 'golf', 'period', 'not player', 'line']],
  ['market', ['total side', 'line', 'player', 'not market', 'golf', 'same game', 'not side', 'game']],
  ['total side', ['side', 'line', 'team', 'player', 'golf', 'not side', 'not market', 'same game']],
  ['side', ['line', 'team', 'player', 'golf', 'not side', 'price', 'same game', 'not market', 'game']],
  ['risk', ['chance', 'price', 'payout', 'order', 'value', 'slips']],
  ['chance', ['price', 'payout', 'order', 'value', 'slips', 'same game', 'legs']],
  ['price', ['payout', 'order', 'value', 'slips', 'same game', 'player', 'line', 'team', 'game']],
  ['payout', ['order', 'value', 'slips', 'same game', 'player', 'line', 'team']],
  ['line', ['team', 'player', 'golf', 'not market', 'not side', 'same game', 'period', 'legs', 'slips']],
  ['day', ['golf']],
  ['hour', ['golf']],
  [
    'team',
    ['game', 'not team', 'player', 'golf', 'same game', 'slips', 'legs', 'not player', 'period', 'not side'],
  ],
  ['game', ['not team', 'player', 'golf', 'slips', 'legs', 'not player', 'not side', 'period', 'total side']],
  ['not team', ['player', 'golf', 'not player', 'same game', 'period']],
  [
    'player',
    [
      'golf',
      'period',
      'not market',
      'not player',
      'slips',
      'same game',
      'legs',
      'not side',
      'order',
      'value',
      'risk',
    ],
  ],
  ['period', ['golf', 'not player', 'same game', 'order', 'not side']],
  ['same game', ['golf', 'slips', 'legs', 'not market', 'order', 'not side']],
  ['not market', ['golf', 'line']],
  ['not side', ['golf', 'not market']],
  ['not player', ['golf', 'market', 'side', 'total side', 'line']],
  ['slips', ['golf', 'order']],
  ['order', ['golf', 'value']],
  ['value', ['golf']],
  ['golf', ['legs', 'risk', 'chance']],
  [
    'team total',
    [
      'market',
      'props',
      'totals',
      'total side',
      'line',
      'player',
      'not market',
      'golf',
      'not side',
      'side',
      'team',
      'game',
      'period',
      'same game',
    ],
  ],
  [
    'totals',
    [
      'market',
      'props',
      'total side',
      'line',
      'player',
      'not market',
      'golf',
      'not side',
      'side',
      'team',
      'not player',
    ],
  ],
  [
    'props',
    [
      'market',
      'total side',
      'line',
      'player',
      'not market',
      'golf',
      'not side',
      'side',
      'team',
      'period',
      'same game',
    ],
  ],
];

const go = ({ said: one }: Piece, { said: other }: Piece): boolean => {
  const isListed = apart.some(
    ([axis, others]) =>
      (axis === one.axis && others.includes(other.axis)) ||
      (axis === other.axis && others.includes(one.axis)),
  );
  return one.axis !== other.axis && !isListed;
};

const keysOf = ({ value }: Piece): readonly string[] => Object.keys(value.expects);

/** Whether a piece fits beside others: one bet, one sentence, at most two words before the bet, and no term twice. */
function fits(pieces: readonly Piece[], piece: Piece): boolean {
  const { place, said: own } = piece;
  // "I like the Celtics. Give me a spread" is two bets.
  if ([...pieces, piece].some((each) => each.place === 'alone' && isBetByItself.has(each.said.axis)))
    return false;
  const inPlace = pieces.filter((each) => each.place === place).length;
  if (inPlace >= mostIn[place]) return false;
  const hasBet = [...pieces, piece].some((each) => each.place === 'bet');
  if (hasBet && [...pieces, piece].some((each) => each.said.heads === 'parlay' && each.place !== 'bet'))
    return false;
  // "A favorite safe bet" is no order of words that anybody uses; "favorite prop" is one thing.
  if (
    place === 'before' &&
    pieces.some((each) => each.place === 'before' && rank(each.said.axis) > rank(own.axis))
  )
    return false;
  return pieces.every(
    (other) => go(other, piece) && keysOf(piece).every((key) => !keysOf(other).includes(key)),
  );
}
/** A sentence about these is a bet. */
const isBetByItself: ReadonlySet<Axis> = new Set(['team', 'player', 'market', 'line']);
const mostIn: Readonly<Record<Place, number>> = { before: 2, bet: 1, after: 3, alone: 1 };
const order: readonly Axis[] = [
  'risk',
  'value',
  'order',
  'price',
  'day',
  'sport',
  'game',
  'team',
  'period',
  'side',
  'total side',
  'market',
];
const rank = (axis: Axis): number => order.indexOf(axis);

/** @returns a question that says two to four terms that go together */
export function ofTerms(pick: Pick, half: Half): Paraphrase {
  const all = everyWay(half);
  const count = pick([2, 2, 3, 3, 4]);
  let pieces: readonly Piece[] = [];
  for (let tries = 0; tries < mostTries && pieces.length < count; tries++) {
    const piece = filled(pick, ...pick(all));
    if (fits(pieces, piece)) pieces = [...pieces, piece];
  }
  return made(
    pick,
    [...pieces].sort((a, b) => rank(a.said.axis) - rank(b.said.axis)),
  );
}
const mostTries = 60;

/** @returns a question that says one term, or some, with a letter mistyped in a word that is no name */
export function withTypo(pick: Pick, half: Half): Paraphrase {
  const all = everyWay(half).filter(([{ isNamed }]) => !isNamed);
  const piece = filled(pick, ...pick(all));
  const paraphrase = made(pick, [piece]);
  return { ...paraphrase, text: mistyped(pick, paraphrase.text.toLowerCase()) };
}
