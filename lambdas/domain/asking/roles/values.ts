/** What the words of one role say, read by the grammar in phrases that it has for that role. */
import type { Bounds, Reading, WantedRisk } from '../../../contracts/asking/reading.ts';
import { decimalToAmerican } from '../../feed/odds/odds.ts';
import type { ReadResult } from '../reading/draft.ts';
import { around } from '../reading/terms/bounds.ts';
import { numberNames } from '../reading/words/counts.ts';
import type { Span } from './spans.ts';

/** Reads a part of a question. */
export type Read = (words: string) => ReadResult;

/** Terms of a bet that a phrase says. */
export type Terms = Partial<Reading>;

interface Phrases {
  /** Phrases for the words, the likeliest first. */
  readonly of: (words: string) => readonly string[];
  /** The terms that they can say: at least one of them. */
  readonly terms: readonly (keyof Reading)[];
}

const as =
  (...templates: readonly string[]) =>
  (words: string) =>
    templates.map((template) => template.replace('*', words));

/** A wanted term by its role. */
const wanted: Readonly<Record<string, Phrases>> = {
  n: { of: as('* legs', '* leg parlay', '*'), terms: ['legs'] },
  sport: { of: as('*', '* pick'), terms: ['sports'] },
  group: { of: as('* teams', '*', 'the * teams', 'teams in the *'), terms: ['group'] },
  book: { of: as('on *', '*'), terms: ['book'] },
  when: {
    of: as(
      '* games',
      '*',
      'on *',
      'at * games',
      'games *',
      'games starting *',
      'the * game',
      'games at *',
      'games in the *',
    ),
    terms: ['days', 'starts', 'nightGame', 'nextGame'],
  },
  price: {
    of: as('each price *', '*', 'odds *', 'each leg *', 'price *', 'no price shorter than *'),
    terms: ['price'],
  },
  payout: {
    of: as(
      'parlay paying *',
      'parlay to *',
      'parlay that *',
      'parlay, *',
      'parlay *',
      'parlay, total odds *',
      'parlay for *',
    ),
    terms: ['payout'],
  },
  chance: {
    of: as('* likely', '* chance', '*', 'at least * likely'),
    terms: ['chance', 'legChance'],
  },
  risk: {
    of: as('a * pick', '* bets', 'a * parlay', '*', 'something *'),
    terms: ['risk', 'order', 'legChance', 'value'],
  },
  value: { of: as('*', 'a * bet', 'good *', '* pick'), terms: ['value'] },
  order: { of: as('*', 'the * odds', 'the * favorite', '* price'), terms: ['order', 'risk', 'value'] },
  stake: { of: as('with $*', 'with *', 'bet *', '*', '$*'), terms: ['budget', 'units'] },
  each: {
    of: as('one from *', '*', 'one from each *', '* game', 'from *'),
    terms: ['eachGame', 'eachSport'],
  },
  lines: {
    of: as('*', 'spreads *', 'totals *', 'a * spread', 'line *', 'props, *'),
    terms: ['lines', 'line'],
  },
  form: { of: as('*', 'a * bet', '* parlay'), terms: ['legs', 'slips', 'sameGame'] },
};

/** A term that is refused, by its role. */
const refused: Readonly<Record<string, Phrases>> = {
  team: { of: as('no * games', 'avoiding the *', 'not the *'), terms: ['teams'] },
  vs: { of: as('no * games', 'avoiding the *'), terms: ['teams'] },
  game: { of: as('no * game', 'avoiding the *'), terms: ['teams'] },
  pos: { of: as('no *', 'prop, no *'), terms: ['notPositions'] },
  market: { of: as('no *', 'without *', 'no * bets'), terms: ['notMarkets', 'notStats'] },
  side: { of: as('no *', 'without *'), terms: ['notSides'] },
  stat: { of: as('no prop on *', 'no * props', 'no *'), terms: ['notStats'] },
  sport: { of: as('no *', 'anything but *'), terms: ['sports'] },
  when: { of: as('not on *', 'not *', 'no * games'), terms: ['days', 'starts'] },
  form: { of: as('no *', 'not a *'), terms: ['legs', 'slips'] },
  price: { of: as('no price *', 'nothing *', 'no favorites over *'), terms: ['price'] },
  risk: { of: as('nothing *', 'no *', 'not too *'), terms: ['risk'] },
};

const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

/** Terms of a form that are no legs: "parlay". */
const formless =
  /^(?:an? |one )?(?:parlays?|slips?|tickets?|bets?|plays?|picks?|combos?|accas?|accumulators?|cards?|leggers?|teamers?|legs?)$/i;
const alone = /^(?:an? )?(?:singles?|straights?(?: (?:up|bets?))?|one bet|single bets?)$/i;

/** Words of risk that the grammar leaves to their role, because they are also said of other things. */
const risks: readonly (readonly [RegExp, WantedRisk])[] = [
  [
    /\b(?:longer?|moon ?shots?|spicy|degen|lottos?|lotteries|bombs?|crazy|wild|yolo|silly|big|juicy|flyers?|sweats?)\b/i,
    'long_shot',
  ],
  [
    /\b(?:lay ?ups?|semi safe|chill|sensible|fancy|automatic|easy|boring|steady|gimmes?|free money|confident|strong)\b/i,
    'safe',
  ],
];

/** Says nothing that the legs do not say. */
const ofEach = /^(?:each|both|all|apiece|one each|each one|one leg each)$/i;

const tens: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
  hunnid: 100,
  hundo: 100,
  thousand: 1000,
  grand: 1000,
};

/** The first amount that is said, in digits or in words: "five hundred" is 500. */
export function amountIn(words: string): number | undefined {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(words)?.[0];
  if (digits !== undefined) return Number(digits.replaceAll(',', ''));
  let amount: number | undefined;
  for (const word of words.toLowerCase().split(/[^a-z]+/)) {
    const value = numberNames.includes(word) ? numberNames.indexOf(word) : tens[word];
    if (value === undefined) {
      if (amount !== undefined) return amount;
    } else if (word !== 'a' && word !== 'an')
      amount = amount !== undefined && value >= 100 ? amount * value : (amount ?? 0) + value;
  }
  return amount;
}

/** "6 to 1", "5/2", "three to one": what is won for what is staked. */
const fraction = new RegExp(
  `(\\d+(?:\\.\\d+)?|${[...numberNames, ...Object.keys(tens)].join('|')})(?: ?- ?| ?/ ?| to )(1|one|2|two|4|5)(?![\\d%])`,
  'i',
);
const atLeast =
  /\b(?:at least|or (?:more|better|longer|higher|bigger)|no (?:worse|shorter|less)|above|over|more than|better than|min(?:imum)?|longer than|plus)\b|\+$/i;
const atMost =
  /\b(?:at most|or (?:less|lower|shorter)|no (?:more|longer|higher)|below|under|less than|max(?:imum)?|up to)\b/i;

/** @returns the payout of a fraction; undefined for another form, or for a range */
function payoutIn(words: string): Bounds | undefined {
  const [, won = '', staked = ''] = fraction.exec(words) ?? [];
  if (won === '' || (words.match(/ to /g)?.length ?? 0) > 2 || /\bbetween\b/i.test(words)) return undefined;
  const [one, other] = [won, staked].map((each) => amountIn(each) ?? Number.NaN);
  if (!one || !other || one <= other / 4) return undefined;
  const american = decimalToAmerican(1 + one / other);
  if (atLeast.test(words)) return { min: american, max: null };
  return atMost.test(words) ? { min: null, max: american } : around(american);
}

/** @returns what a span says; undefined if no phrase reads it */
export function termsOf(span: Span, read: Read): Terms | undefined {
  const { role, isRefused, words } = span;
  const own = isRefused ? undefined : ownTerms(span);
  if (own) return own;
  if (role === 'player' && isRefused) {
    const { player } = read(`${words} prop`).reading;
    return player === null ? undefined : { notPlayers: [player] };
  }
  const said = phraseOf((isRefused ? refused : wanted)[role], words, read);
  if (said) return said;
  // What is staked changes no leg, and a sport that nobody asked for is refused anyway.
  if (role === 'stake' || (role === 'sport' && isRefused)) return {};
  if (isRefused) return undefined;
  if (role === 'chance') return phraseOf(wanted.risk, words, read);
  return role === 'risk' ? riskIn(words) : undefined;
}

/** "Nothing juicier than -130", "nothing over -150". */
const noShorter =
  /^(?:nothing|none|no (?:price|odds|leg|line|one)s?) (?:over|above|past|(?:juicier|worse|shorter|heavier|steeper|pricier|chalkier|higher|more|more expensive) than) (-\d{3,4})$/i;

/** Legs of a parlay are of different games anyway. */
const ofDifferentGames = /^(?:all |from )?diff(?:erent)?(?: games?| matchups?| ones)?$/i;

/** What a role says in words that need no phrase. */
function ownTerms({ role, words }: Span): Terms | undefined {
  switch (role) {
    case 'form':
      if (formless.test(words)) return {};
      return alone.test(words) ? { legs: { min: 1, max: 1 } } : undefined;
    case 'stake': {
      if (/\bunits?\b|(?:\b|\d)u\b/i.test(words)) return undefined;
      const amount = amountIn(words);
      if (amount === undefined) return undefined;
      return {
        budget: /\bcents?\b/i.test(words) ? amount / 100 : /\dk\b/i.test(words) ? amount * 1000 : amount,
      };
    }
    case 'each':
      if (/^every$/i.test(words)) return { eachGame: true };
      return ofEach.test(words) || ofDifferentGames.test(words) ? {} : undefined;
    case 'payout': {
      const payout = payoutIn(words);
      return payout ? { payout } : undefined;
    }
    case 'price': {
      const [, american = ''] = noShorter.exec(words) ?? [];
      return american === '' ? undefined : { price: { min: Number(american), max: null } };
    }
    default:
      return undefined;
  }
}

function riskIn(words: string): Terms | undefined {
  const risk = risks.find(([pattern]) => pattern.test(words))?.[1];
  return risk && !/\b(?:no|not|nothing)\b/i.test(words) ? { risk } : undefined;
}

/** What the first phrase says that the grammar reads in full. */
function phraseOf(phrases: Phrases | undefined, words: string, read: Read): Terms | undefined {
  for (const phrase of phrases?.of(words) ?? []) {
    const { reading, unread } = read(phrase);
    const said = phrases?.terms.filter((term) => unread.length === 0 && isSaid(reading[term])) ?? [];
    if (said.length > 0) return Object.fromEntries(said.map((term) => [term, reading[term]])) as Terms;
  }
  return undefined;
}
