/** Questions about a stored play: the facts behind it, and its weakest leg. */
import type { Leg, PromptAnalysis } from '../../../contracts/asking/analysis.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import { startLabel } from '../../platform/calendar.ts';
import { percent } from '../../platform/format.ts';
import { matchName } from '../english/leg.ts';
import { chanceWords } from '../english/numbers.ts';
import { legName } from '../english/pick.ts';
import type { QueryAnswer } from '../queries/answered.ts';
import { odds } from '../queries/table/words.ts';
import { isBook } from '../reading/names/books.ts';
import { listed } from '../reading/words/wording.ts';
import { priceOf } from './price-of.ts';

/** Facts listed for each leg. */
const mostFacts = 6;

/**
 * @param only the index of a leg; absent for all
 * @param read the terms of the answer; absent in old answers
 */
export function reasonsOf(
  { legs, theme }: PromptAnalysis,
  only?: number,
  read?: Pick<Reading, 'order' | 'risk' | 'value'>,
): QueryAnswer {
  const asked = only === undefined ? legs : legs.slice(only, only + 1);
  const isOfAll = theme && theme.id !== 'mixed' && only === undefined && legs.length > 1;
  const first = isOfAll ? [theme.text] : read ? howChosen(read, legs.length > 1) : [];
  return { response: [...first, ...asked.flatMap(reasonsOfLeg)].join('\n'), cards: [], alternatives: [] };
}

/** As `answer/rank.ts` ranks them. An order that the user asked for is its own reason. */
function howChosen(
  { order, risk, value }: Pick<Reading, 'order' | 'risk' | 'value'>,
  isParlay: boolean,
): string[] {
  if (order !== null && order !== 'least_cost') return [];
  const first = risk === 'safest' && !value ? 'the likeliest come first' : 'those that cost least come first';
  const atOneBook = isParlay ? ', at a book that lists all legs' : '';
  return [`How we choose: of the bets that fit your words, ${first}${atOneBook}. Facts only break ties.`];
}

const sides = { for: 'For', against: 'Against', neutral: 'Also' } as const;

function reasonsOfLeg(leg: Leg): string[] {
  const facts = (leg.evidence ?? []).slice(0, mostFacts);
  const thesis = leg.thesis ? ` ${leg.thesis.text}` : '';
  const told = facts.map(({ side, text }) => `• ${sides[side]}: ${text}`);
  return [
    `${legName(leg)} (${matchName(leg)}).${thesis}`,
    ...(told.length > 0 ? told : ['• No facts beyond the price: it is the market’s view alone.']),
  ];
}

interface Extreme {
  readonly leg: Leg;
  /** Of all legs whose chance reads the same, as they were shown. */
  readonly names: string;
  readonly count: number;
  readonly chance: string;
}

/** @returns the leg with the lowest or the highest chance by the market; undefined if no chance is known */
function extremeOf(legs: readonly Leg[], end: 'lowest' | 'highest'): Extreme | undefined {
  const known = legs.flatMap((leg) =>
    leg.marketProbability === null ? [] : [{ leg, chance: leg.marketProbability }],
  );
  const sign = end === 'lowest' ? 1 : -1;
  const [first] = known.toSorted((a, b) => sign * (a.chance - b.chance));
  if (!first) return undefined;
  const chance = percent(first.chance);
  const tied = known.filter((each) => percent(each.chance) === chance).map(({ leg }) => legName(leg));
  return { leg: first.leg, names: listed(tied, 'and'), count: tied.length, chance };
}

const noChances = 'The legs have no market chance to compare.';

/** By the market's chance of each leg. */
export function weakestOf({ legs }: PromptAnalysis): QueryAnswer {
  const weakest = extremeOf(legs, 'lowest');
  const response = weakest ? leastLikely(weakest, legs.length) : noChances;
  const options = legs.map((leg) => ({
    label: legName(leg),
    price: leg.price,
    chance: leg.marketProbability === null ? null : Number((leg.marketProbability / 100).toFixed(4)),
    cost: leg.cost ?? null,
    isBest: false,
  }));
  const place = weakest ? legs.indexOf(weakest.leg) + 1 : 0;
  const swap = { label: `Swap leg ${place}`, prompt: `Swap leg ${place}` };
  return {
    response,
    cards: [{ type: 'options', title: 'Chance of each leg', options }],
    alternatives: weakest && legs.length > 1 ? [swap] : [],
  };
}

/** By the market's chance of each leg. */
export function strongestOf({ legs }: PromptAnalysis): QueryAnswer {
  const strongest = extremeOf(legs, 'highest');
  const response = strongest
    ? `${likeliest(strongest, legs.length)} That says nothing about value.`
    : noChances;
  return { response, cards: [], alternatives: [] };
}

const leastLikely = ({ names, count, chance }: Extreme, legs: number): string =>
  count > 1
    ? `${names} are the least likely of the ${legs}: the market gives each of them ${chance}.`
    : `${names} is the least likely of the ${legs}: the market gives it ${chance}.`;

function likeliest({ names, count, chance }: Extreme, legs: number): string {
  const of = legs > 1 ? ` of the ${legs}` : '';
  if (count === 1) return `${names} is the likeliest${of}: the market gives it ${chance}.`;
  return count === legs
    ? `None is likelier than another: the market gives ${names} ${chance} each.`
    : `${names} are the likeliest${of}: the market gives each of them ${chance}.`;
}

/** What the market says of the whole, or of one leg. */
export function chanceOf({ legs, market_probability: whole }: PromptAnalysis, only?: number): QueryAnswer {
  const [leg, ...others] = only === undefined ? legs : legs.slice(only, only + 1);
  const chance = only === undefined ? whole : (leg?.marketProbability ?? null);
  const named = leg && others.length === 0 ? legName(leg) : `The ${legs.length}-leg parlay`;
  const response =
    chance === null
      ? `${named} has no market chance.`
      : `${named} ${chanceWords(chance)}, by the market. We know no better chance than the market’s.`;
  return { response, cards: [], alternatives: [] };
}

/** Where the price shown is had. */
export function bookOf({ legs, odds: whole, book = null }: PromptAnalysis, only?: number): QueryAnswer {
  const asked = only === undefined ? legs : legs.slice(only, only + 1);
  const lines = asked.map((leg) => {
    const price = leg.price === null ? 'no price' : odds(leg.price);
    return `${legName(leg)}: ${price}${leg.book === null ? '' : ` at ${leg.book}`}`;
  });
  const price = priceOf(whole);
  const isParlay = only === undefined && legs.length > 1 && book !== null && price !== null;
  const sum = isParlay ? [`The ${legs.length}-leg parlay: ${odds(price)} at ${book}`] : [];
  return { response: [...sum, ...lines].join('\n'), cards: [], alternatives: [] };
}

/** Whom the teams of the answer play, and when. */
export function gamesOf({ legs }: PromptAnalysis, only?: number): QueryAnswer {
  const asked = only === undefined ? legs : legs.slice(only, only + 1);
  const lines = asked.map((leg) => `${ofGame(leg)}: ${matchName(leg)}, ${startLabel(leg.startsAt)}`);
  return { response: [...new Set(lines)].join('\n'), cards: [], alternatives: [] };
}

/** Whom a player is up against is told by the name of the other team. */
function ofGame(leg: Leg): string {
  const { prop, home, away } = leg;
  const isOfTeam = prop && (prop.team === home || prop.team === away);
  return isOfTeam ? `${prop.player} faces the ${prop.team === home ? away : home}` : legName(leg);
}

/** What other books pay, as of the answer. */
export function elsewhereOf(
  { legs, odds: whole, book = null, elsewhere = [] }: PromptAnalysis,
  only?: number,
  books: readonly string[] = [],
): QueryAnswer {
  const told = (response: string): QueryAnswer => ({ response, cards: [], alternatives: [] });
  const asked = only === undefined ? legs : legs.slice(only, only + 1);
  const price = priceOf(whole);
  if (asked.length > 1 && price === null)
    return told(
      `No feed has the price of legs of one game${book === null ? '' : `, so ${book} and the others show theirs only on their own slips`}.`,
    );
  if (asked.length > 1 && books.length > 0) {
    const all = [...(book === null ? [] : [{ odds: odds(price ?? 0), book }]), ...elsewhere];
    const each = books.map((name) => {
      const found = all.find((one) => isBook(one.book, name));
      return found
        ? `${found.odds} at ${found.book} for all ${asked.length} legs, as of the answer.`
        : `${name} does not list all ${asked.length} legs.`;
    });
    const best = books.some((name) => book !== null && isBook(book, name))
      ? []
      : [`The answer’s price is ${odds(price ?? 0)}${book === null ? '' : ` at ${book}`}.`];
    return told([...each, ...best].join('\n'));
  }
  if (asked.length > 1) {
    const others = elsewhere.map((each) => `• ${each.odds} at ${each.book}`);
    const own = `${odds(price ?? 0)}${book === null ? '' : ` at ${book}`} for all ${asked.length} legs, as of the answer.`;
    return told([own, ...(others.length > 0 ? others : ['No other book lists all of them.'])].join('\n'));
  }
  return told(asked.map(pricesOfLeg).join('\n'));
}

function pricesOfLeg({
  price,
  book,
  bestPrice = null,
  bestBook = null,
  medianPrice = null,
  books,
  elsewhere,
  ...leg
}: Leg): string {
  const own = price === null ? 'no price' : `${odds(price)}${book === null ? '' : ` at ${book}`}`;
  const best =
    bestPrice !== null && bestBook !== null && bestBook !== book
      ? `, best ${odds(bestPrice)} at ${bestBook}`
      : '';
  const other = elsewhere
    ? `, ${odds(elsewhere.price)} at ${elsewhere.book}, which is not one of your books`
    : '';
  const isBest = price !== null && price === bestPrice && (books ?? 0) > 1;
  const all = isBest ? `, the best of ${books} books` : '';
  const median =
    medianPrice === null || (books ?? 0) < 2
      ? ''
      : `; the median of ${isBest ? 'them' : `${books} books`} is ${odds(medianPrice)}`;
  return `${legName({ ...leg, price, book })}: ${own}${all}${best}${other}${median}. As of the answer.`;
}

/** How the lines of the answer moved up to it. */
export function movedOf({ legs }: PromptAnalysis, only?: number): QueryAnswer {
  const asked = only === undefined ? legs : legs.slice(only, only + 1);
  const lines = asked.map((leg) => {
    const [first] = leg.movement ?? [];
    const last = leg.movement?.at(-1);
    if (!first || !last || first === last) return `${legName(leg)}: we have no earlier line of it.`;
    const said = ({ line, chance }: typeof first) =>
      line !== null ? `${line}` : chance === null ? 'no chance' : percent(chance);
    return `${legName(leg)}: ${said(first)} on ${startLabel(first.at)}, ${said(last)} on ${startLabel(last.at)}.`;
  });
  return { response: lines.join('\n'), cards: [], alternatives: [] };
}
