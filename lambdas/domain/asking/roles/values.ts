/** What the words of one role say, read by the grammar in phrases that it has for that role. */
import type { Bounds, Reading, WantedRisk } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { decimalToAmerican } from '../../feed/odds/odds.ts';
import type { ReadResult } from '../reading/draft.ts';
import { around, returning } from '../reading/terms/bounds.ts';
import { amountIn, inFigures } from './figures.ts';
import { formIn, ofMarkets } from './forms.ts';
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
  group: {
    of: as('* teams', '*', 'the * teams', 'teams in the *', '* games'),
    terms: ['group', 'nightGame', 'starts', 'days'],
  },
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
    /\b(?:longer?|long|moon ?shots?|spicy|fun|miracles?|reckless|dumb(?:est)?|weird|nuke|dreams?|huge|insane|gambles?|sweaty|chaos|dart throws?|degen|lottos?|lotteries|bombs?|crazy|wild|yolo|silly|big|juicy|flyers?|sweats?|prayers?|bananas|nuts|crazi(?:er|est)|wildest|unsafe|unlikely|ugly|rich|hail mary)\b/i,
    'long_shot',
  ],
  [
    /\b(?:lay ?ups?|semi safe|chill|tame|simple|low stress|no sweat|sane|normal|modest|sleepy|light|calm|reasonable|anchor|cannot lose|sensible|fancy|automatic|easy|boring|steady|gimmes?|free money|confident|strong|certain|bankers?|hammer|feel good about|count on|sleep on|sure things?|shoo-? ?ins?|reliable|bulletproof|should cruise|can(?:not|'?t) (?:really )?lose|chalk|chalky|quiet|conservative|solid|likely)\b/i,
    'safe',
  ],
];

/** Says nothing that the legs do not say. */
const ofEach =
  /^(?:each|both|all|apiece|one each|each one|one leg each|every (?:single|leg)|every single one)$/i;

/** "6 to 1", "5/2", "three to one": what is won for what is staked. */
const fraction = /(\d+(?:\.\d+)?)(?: ?- ?| ?\/ ?| to )([1245])(?![\d%])/;
const atLeast =
  /\b(?:at least|or (?:more|better|longer|higher|bigger)|no (?:worse|shorter|less)|above|over|more than|better than|min(?:imum)?|longer than|plus)\b|\+$/i;
const atMost =
  /\b(?:at most|or (?:less|lower|shorter)|no (?:more|longer|higher)|below|under|less than|max(?:imum)?|up to)\b/i;

/** @returns the odds of a fraction; undefined for another form, or for a range */
function oddsIn(said: string): Bounds | undefined {
  const words = inFigures(said);
  const [, low, high] =
    /^(?:between |from )?(\d+)(?: to 1|-1|\/1)? ?(?:and|to|-) ?(\d+)(?: to |-|\/)1$/i.exec(words) ?? [];
  if (low && high) return { min: Number(low) * 100, max: Number(high) * 100 };
  const [, won = '', staked = ''] = fraction.exec(words) ?? [];
  if (won === '' || (words.match(/ to /g)?.length ?? 0) > 2 || /\bbetween\b/i.test(words)) return undefined;
  const [one, other] = [won, staked].map(Number);
  if (!one || !other || one <= other / 4) return undefined;
  const american = decimalToAmerican(1 + one / other);
  if (atLeast.test(words)) return { min: american, max: null };
  return atMost.test(words) ? { min: null, max: american } : around(american);
}

/** Times that the grammar calls otherwise. */
const times: readonly (readonly [said: RegExp, form: string])[] = [
  [/^(?:the )?early (?:game|ones?)$/i, 'early games'],
  [/^(?:the )?late (?:ones|late games?)$/i, 'late games'],
  [/^(?:the )?night games$/i, 'evening games'],
  [/^(?:later |left |the rest of )tonight$/i, 'tonight'],
  [/^(?:the )?(?:first|early|noon) (?:windows?|kick ?offs?|kicks?)$/i, 'early window'],
  [/^(?:done |over |finished )?by (.+)$/i, 'before $1'],
  [/^past (.+)$/i, 'after $1'],
  [/^(?:from )?(\d{1,2})(?: ?to ?| ?- ?)(\d{1,2})$/i, 'between $1 and $2'],
];

/** The words of a time as the grammar has them. */
function timeIn(words: string): string {
  const said = inFigures(words);
  const found = times.find(([form]) => form.test(said));
  return found ? said.replace(found[0], found[1]) : words;
}

/** Sports by what they are played on. */
const surfaces: readonly (readonly [said: RegExp, sport: Sport])[] = [
  [/^(?:ice hockey|puck|(?:on )?(?:the )?ice)$/i, 'NHL'],
  [/^(?:futbol|footy|(?:on )?(?:the )?pitch)$/i, 'MLS'],
  [/^(?:hoops|ball|(?:on )?(?:the )?(?:court|hardwood))$/i, 'NBA'],
  [/^(?:gridiron|pigskin)$/i, 'NFL'],
  [/^(?:on )?(?:the )?diamond$/i, 'MLB'],
];

/** @returns what a span says; undefined if no phrase reads it */
export function termsOf(span: Span, read: Read): Terms | undefined {
  const { role, isRefused, words } = span;
  const own = isRefused ? undefined : ownTerms(span);
  if (own) return own;
  if (role === 'player' && isRefused) {
    const { player } = read(`${words} prop`).reading;
    return player === null ? undefined : { notPlayers: [player] };
  }
  const [, which = ''] = (role === 'each' && ofSome.exec(words)) || [];
  if (which !== '') {
    const when = termsOf({ ...span, role: 'when', words: which }, read);
    return when && { eachGame: true, ...when };
  }
  // "No winner" refuses the moneyline, by whatever name.
  if (isRefused && role === 'market' && formIn(ofMarkets, words) !== words)
    return termsOf({ ...span, words: formIn(ofMarkets, words) }, read);
  const phrases = (isRefused ? refused : wanted)[role];
  const said =
    phraseOf(phrases, role === 'when' ? timeIn(words) : words, read) ??
    phraseOf(phrases, inFigures(words), read);
  if (said) return said;
  // What is staked changes no leg, and a sport that nobody asked for is refused anyway.
  if (role === 'stake' || (role === 'sport' && isRefused)) return {};
  // "Nothing wild": what is read of a word for a long shot holds for its refusal.
  if (isRefused) return role === 'risk' && riskIn(words)?.risk === 'long_shot' ? { risk: 'safe' } : undefined;
  if (role === 'chance') {
    const chance = chanceIn(words);
    return chance ? { chance } : phraseOf(wanted.risk, words, read);
  }
  return role === 'risk' ? riskIn(words) : undefined;
}

/** "Nothing juicier than -130", "nothing over -150". */
const noShorter =
  /^(?:nothing|none|no (?:price|odds|leg|line|one)s?) (?:over|above|past|(?:juicier|worse|shorter|heavier|steeper|pricier|chalkier|higher|more|more expensive) than) (-\d{3,4})$/i;

/** "All under -300": a smaller favorite than that. */
const lighter =
  /^(?:all |each |legs? |anything |something )*(?:under|below|less than|lighter than) (-\d{3,4})(?: each| per leg)?$/i;

/** A wish without a figure, which says nothing that every bet is not asked for anyway. */
const vague =
  /^(?:an? )?(?:decent|good|nice|fair|reasonable|solid|ok|okay) (?:odds|prices?|numbers?|value)$/i;

/** "300 off 30", "55 on a 5"; "30 into 108", "20 to get 140": what comes back for what is staked. */
function returnIn(words: string): Bounds | undefined {
  const [, back, from] =
    /(\d+)(?: bucks| dollars)? (?:off|from|on|with)(?: of)?(?: an?)? \$?(\d+)(?![\d.%])/i.exec(words) ?? [];
  const [, staked, to] =
    /(\d+)(?: bucks| dollars)? (?:into|to (?:get|make|win|return)|gets?|wins?) (?:me )?\$?(\d+)(?![\d.%])/i.exec(
      words,
    ) ?? [];
  const [, put, gets] = /^\$?(\d+) ?(?:to|->|=>) ?\$?(\d+)$/i.exec(words) ?? [];
  if (put && gets && Number(gets) > 2 * Number(put)) return returning(Number(gets) / Number(put));
  const decimal = back === undefined ? Number(to) / Number(staked) : Number(back) / Number(from);
  return decimal > 1.05 && decimal < 500 ? returning(decimal) : undefined;
}

/** "A little more than double", "total price beats even money", "just better than even". */
const beatsEven =
  /^(?:(?:that |it |total |price |odds )*(?:pays?|paying|beats?|is|at) )?(?:just |a (?:little|bit|smidge|hair) |slightly |somewhat )*(?:(?:better|more|over|longer) than |over |above )?(?:even(?:s| money)?|double(?: (?:my|the) (?:money|stake))?)(?: or (?:better|more|longer))$|^(?:(?:that |it |total |price |odds )*(?:pays?|paying|beats?|is|at) )?(?:just |a (?:little|bit|smidge|hair) |slightly |somewhat )*(?:(?:better|more|longer) than|over|above|beats?) (?:even(?:s| money)?|double(?: (?:my|the) (?:money|stake))?)$|beats even money$/i;

/** "Pays even", "double", "return of eight times": what comes back for 1. */
function multipleIn(words: string): Bounds | undefined {
  if (
    /^(?:(?:that )?pays? |about |around |exactly |roughly |close to |near )*(?:even(?: money)?|evens)(?:-?ish| or (?:so|thereabouts))?$/i.test(
      words,
    )
  )
    return around(100) ?? undefined;
  if (beatsEven.test(words)) return { min: 100, max: null };
  const [, number = ''] = /\b(\d{1,3}) ?(?:x|times)\b/i.exec(inFigures(words)) ?? [];
  if (Number(number) > 1) return returning(Number(number));
  const [, times] =
    /^(?:(?:that |to )?(?:pays?|pay me|returns?) |at least |about |around |exactly |roughly |my money )*(doubles?|triples?|quadruples?)(?: (?:my |the )?(?:money|stake|it))?$/i.exec(
      words,
    ) ?? [];
  const decimal = times && { d: 2, t: 3, q: 4 }[times.charAt(0).toLowerCase()];
  return decimal ? returning(decimal) : undefined;
}

/** "Final odds +400 minimum", "+350 to +400 area": American odds with what is said of them. */
function americanIn(words: string): Bounds | undefined {
  const [first, second, ...others] = (words.match(/[+-]\d{3,5}\b/g) ?? []).map(Number);
  if (first === undefined || others.length > 0) return undefined;
  if (second !== undefined) return first < second ? { min: first, max: second } : undefined;
  if (atMost.test(words)) return { min: null, max: first };
  return atLeast.test(words) ? { min: first, max: null } : (around(first) ?? undefined);
}

/** A leg of each league. */
const ofLeagues =
  /^(?:(?:one|1|a) )?(?:leg |pick |bet )?(?:each )?(?:per|from each|from every|from a different|an?|in each|each|of each) (?:league|sport)(?: each)?$|^(?:a |all )?different (?:league|sport)s?(?: each)?$|^(?:no (?:league|sport) twice|(?:one|1) (?:league|sport) each)$/i;

/** A bet on one game. */
const ofOneGame =
  /^(?:(?:in |from |all |of |the |a )*(?:very )?(?:same|one|1|single) )(?:games?|matchup|match|contest)(?: only)?$/i;

/** Numbers of legs by a name. */
const countNames: Readonly<Record<string, number>> = { pair: 2, couple: 2, trio: 3, quad: 4, handful: 5 };

/** How long a price is, in words, beside a favorite or an underdog. */
const lengths: readonly (readonly [said: RegExp, price: Bounds])[] = [
  [/^(?:a )?(?:heavy|big favorite|short|chalky)(?: (?:odds|prices?|numbers?))?$/i, { min: null, max: -200 }],
  [
    /^(?:a )?(?:big|long|huge|fat|juicy|bigger|longer)(?: (?:odds|prices?|numbers?))?$/i,
    { min: 200, max: null },
  ],
  [/^(?:a )?(?:pick ?-?em|coin ?flip)(?:-?ish)?(?: (?:odds|prices?|or so))?$/i, { min: -125, max: 125 }],
  [/^(?:at )?even(?:s| money) or (?:longer|better|more)$/i, { min: 100, max: null }],
];

/** "Nine times out of 10", "better than half", "75 or more": a chance in percent. */
function chanceIn(said: string): Bounds | undefined {
  const words = inFigures(said)
    .replace(/\bhalf(?: the time)?\b/i, '50')
    .replace(/\ba third\b/i, '33');
  const [, times = '', of = ''] = /\b(\d+) (?:times )?(?:in|out of) (\d+)\b/i.exec(words) ?? [];
  const percent = times === '' ? Number(/\b(\d{2})\b/.exec(words)?.[1]) : (100 * Number(times)) / Number(of);
  if (!(percent >= 10 && percent <= 99)) return undefined;
  return /\b(?:at most|under|less than|below)\b/i.test(words)
    ? { min: null, max: percent }
    : { min: percent, max: null };
}

/** Legs of a parlay are of different games anyway. */
const ofDifferentGames =
  /^(?:all |each |legs? |one |from |in |of |a )*(?:\w+ )?diff(?:erent)?(?: games?| matchups?| ones| teams?)?(?: each)?$/i;

/** "From each early game": one a game, of some of them. */
const ofSome =
  /^(?:(?:one|1) )?(?:bet )?(?:from |in |for )?(?:each|every) (?:of the )?(early|late|noon|afternoon|evening|prime ?time|night) games?$/i;

/** Every answer is the best that is found. */
export const ofAny =
  /^(?:the |your |absolute |very )*(?:best|better|good|great|top|strongest|strong|favorite|fav|sharpest|smartest|nicest|softest)(?: (?:bets?(?: of the day)?|plays?|picks?|ones?|looking|available|rated))?$/i;

/** "Exactly three", "three teams": a number with words that say no more. */
const counted =
  /^(?:exactly|only|just|like|maybe|about|around|a|any|these|all)? ?(\d+)(?: (?:teams?|players?|guys|games?|legs?|picks?|bets?|of (?:em|them)))?$/i;

/** What a role says in words that need no phrase. */
function ownTerms({ role, words }: Span): Terms | undefined {
  switch (role) {
    case 'form':
      if (formless.test(words)) return {};
      if (/^(?:an? )?(?:doubles?|trebles?)$/i.test(words)) {
        const legs = /d/i.test(words) ? 2 : 3;
        return { legs: { min: legs, max: legs } };
      }
      if (ofOneGame.test(words)) return { sameGame: true };
      return alone.test(words) ? { legs: { min: 1, max: 1 } } : undefined;
    case 'stake': {
      if (/\bunits?\b|(?:\b|\d)u\b/i.test(words)) return undefined;
      const amount = amountIn(words);
      if (amount === undefined) return undefined;
      return {
        budget: /\bcents?\b/i.test(words) ? amount / 100 : /\dk\b/i.test(words) ? amount * 1000 : amount,
      };
    }
    case 'n': {
      const [, from, to] = /^(?:between )?(\d) (?:and|to) (\d)$/i.exec(inFigures(words)) ?? [];
      if (from && to && from < to) return { legs: { min: Number(from), max: Number(to) } };
      const [, most] = /^(\d) or (?:fewer|less)$/i.exec(inFigures(words)) ?? [];
      if (most && Number(most) > 1) return { legs: { min: 2, max: Number(most) } };
      const named = countNames[words.toLowerCase().replace(/^an? /, '').replace(/ of$/, '')];
      const legs = /^both$/i.test(words) ? 2 : (named ?? Number(counted.exec(inFigures(words))?.[1]));
      return legs > 0 ? { legs: { min: legs, max: legs } } : undefined;
    }
    case 'sport': {
      const sport = surfaces.find(([said]) => said.test(words))?.[1];
      return sport && { sports: [sport] };
    }
    case 'value':
      if (/^(?:sharp|mispriced|(?:way )?off)$/i.test(words)) return { value: true };
      return ofAny.test(words) ? {} : undefined;
    case 'each':
      if (/^every$/i.test(words)) return { eachGame: true };
      if (ofLeagues.test(words)) return { eachSport: true };
      return ofEach.test(words) || ofDifferentGames.test(words) ? {} : undefined;
    case 'payout': {
      const payout = returnIn(inFigures(words)) ?? oddsIn(words) ?? multipleIn(words) ?? americanIn(words);
      return payout ? { payout } : undefined;
    }
    case 'price': {
      const [, american = ''] = noShorter.exec(words) ?? [];
      if (vague.test(words)) return {};
      if (american !== '') return { price: { min: Number(american), max: null } };
      const [, favorite = ''] = lighter.exec(words) ?? [];
      if (favorite !== '') return { price: { min: Number(favorite), max: null } };
      const near = /^([+-]\d{3,5}) (?:range|avg|average|area|or so|or thereabouts|ish|neighborhood)$/i.exec(
        words,
      );
      const range = near && around(Number(near[1]));
      if (range) return { price: range };
      if (/^(?:\+|plus) ?(?:odds|prices?|numbers?|money)$/i.test(words))
        return { price: { min: 100, max: null } };
      const price = oddsIn(words) ?? lengths.find(([said]) => said.test(words))?.[1];
      return price ? { price } : undefined;
    }
    default:
      return undefined;
  }
}

function riskIn(words: string): Terms | undefined {
  const risk = risks.find(([pattern]) => pattern.test(words))?.[1];
  return risk && !/\b(?:no(?! sweat)|not|nothing)\b/i.test(words) ? { risk } : undefined;
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
