/** Notes above an answer: what differs from the question, and what to know about its prices. */
import type { Note } from '../../../../contracts/asking/analysis.ts';
import { commissionOf } from '../../../feed/odds/commission.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import type { OneSidedChance } from '../../../feed/odds/one-sided.ts';
import { dayLabel } from '../../../platform/calendar.ts';
import { plural } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import type { Candidate } from '../candidate.ts';
import { inMatch } from '../match-names.ts';
import { maxLegs } from '../offer/legs.ts';
import type { PartlyPriced, Substitute } from '../offer/result.ts';

export const listed = (items: readonly string[], last = 'and'): string =>
  items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export function substituteNote(substitute: Substitute): Note {
  if (substitute.kind === 'fewer_legs') return { kind: 'fewer_legs', text: fewerLegs(substitute) };
  if (substitute.kind === 'no_line') {
    return {
      kind: 'substituted',
      text: `No book offers a line of ${Math.abs(substitute.line)}, so we looked at the moneyline only.`,
    };
  }
  if (substitute.kind === 'nearest_line') {
    return {
      kind: 'substituted',
      text: `No book lists a line of ${Math.abs(substitute.line)} here, so this is the nearest one.`,
    };
  }
  if (substitute.kind === 'fewer_to_be_safer')
    return { kind: 'fewer_legs', text: fewerToBeSafer(substitute) };
  if (substitute.kind === 'singles') return { kind: 'substituted', text: singlesWords(substitute) };
  if (substitute.kind === 'one_of_both') return { kind: 'substituted', text: oneOfBoth(substitute) };
  if (substitute.kind === 'round_robin') return { kind: 'substituted', text: roundRobinWords(substitute) };
  return {
    kind: 'substituted',
    text: 'Not enough legs at 60% or better fit, so these are the likeliest available.',
  };
}

const fewerToBeSafer = ({ wanted, found, chance }: Extract<Substitute, { kind: 'fewer_to_be_safer' }>) =>
  `No bet of ${wanted} legs that fits hits ${chance}% or more of the time, so this has ${found === 1 ? 'one' : found}.`;

function singlesWords({ wanted, others, isAtNoBook }: Extract<Substitute, { kind: 'singles' }>): string {
  const named = others.map((each) => `${pickAt(each)} (${each.book})`);
  const found = others.length + 1;
  const all = found < wanted ? (found > 1 ? ` Only ${found} fit.` : ' No other one fits.') : '';
  const next =
    others.length === 0
      ? ''
      : ` ${others.length === 1 ? 'The other is' : 'The others are'} ${listed(named)}. Ask for one by name to see and track it.`;
  const why = isAtNoBook
    ? `No book lists all ${wanted} legs together, so they are singles, and this is the first.`
    : 'Each answer is one slip, so this is the first of your singles.';
  return `${why}${all}${next}`;
}

function oneOfBoth({ games }: Extract<Substitute, { kind: 'one_of_both' }>): string {
  return games
    .map(
      ({ home, away }) => `${away.name} and ${home.name} play each other, so that only one of them is a leg.`,
    )
    .join(' ');
}

function roundRobinWords({ legs, by }: Extract<Substitute, { kind: 'round_robin' }>): string {
  const parlays = by !== null && by < legs ? ways(legs, by) : null;
  const made =
    parlays === null ? '' : ` By ${by}s they make ${parlays} parlays of ${by}, each with its own stake.`;
  return `A round robin is several parlays, and an answer is one slip: these are its ${legs} legs.${made} The price and the chance shown are those of all ${legs} in one parlay.`;
}

/** In how many ways so many of the legs can be taken. */
const ways = (legs: number, by: number): number =>
  Array.from({ length: by }, (_, at) => (legs - at) / (at + 1)).reduce((product, each) => product * each, 1);

/** Every leg needs a game of its own, except in a bet on one game, and there is a limit of legs. */
function fewerLegs(substitute: Extract<Substitute, { kind: 'fewer_legs' }>): string {
  const { wanted, found, games, isGolf, ofGame } = substitute;
  const of = isGolf ? 'tournament' : 'game';
  const most = wanted > maxLegs ? `A parlay has at most ${maxLegs} legs here` : '';
  const asked = `and you asked for ${wanted}`;
  if (found === maxLegs) return `${most}, ${asked}.`;
  const own =
    ofGame || games > found
      ? `we found only ${plural(found, 'leg')} that ${found === 1 ? 'fits' : 'fit'} together`
      : `only ${plural(games, of)} ${games === 1 ? 'has' : 'have'} a leg that fits`;
  const missing = ofGame && !ofGame.hasProps ? ' No player prop of that game is priced yet.' : '';
  return upperFirst(`${most && `${most}, and `}${own}, ${asked} legs.${missing}`);
}

/** The likeliest was asked for, and only some of the games could be compared. */
export function partlyPricedNote({ games, priced, days: [first, last] }: PartlyPriced): Note {
  const span = first === last ? dayLabel(first) : `${dayLabel(first)} to ${dayLabel(last)}`;
  return {
    kind: 'unavailable',
    text: `Only ${priced} of the ${games} games you asked about ${priced === 1 ? 'is' : 'are'} priced so far (${span}), so this is the likeliest of those.`,
  };
}

export const notes = {
  oneBook: {
    kind: 'one_book',
    text: 'Only one book prices this, so there is no better price to compare.',
  },
  known: { kind: 'known_to_market', text: 'The market price already reflects all of this.' },
  priceOnly: {
    kind: 'price_only',
    text: 'A leg without evidence rests on its price alone: none of the results we have is about that bet.',
  },
} as const satisfies Record<string, Note>;

/** Names the words that only the model could read. */
export function readByModel(words: readonly string[]): Note {
  const shown = words.slice(0, 8).map((word) => `“${word}”`);
  return {
    kind: 'not_understood',
    text: `We weren’t sure about ${listed(shown)}. Please check the terms above.`,
  };
}

/** @param slips how they are called: "parlays" */
export const firstOfSlips = (slips: string): Note => ({
  kind: 'substituted',
  text: `Each answer is one slip, so this is the first of your ${slips}. Ask for another one to get the next.`,
});

/** Where the first day with a game does not have the bet. League days. */
export const firstDayWith = (day: string, passed: string): Note => ({
  kind: 'substituted',
  text: `This bet isn’t available on ${dayLabel(passed)}, so this is from ${dayLabel(day)}, the first day that has it.`,
});

export const stalePrices = (text: string): Note => ({ kind: 'stale_prices', text });

/** The price of an exchange is shown after what it keeps. */
export function afterCommission(book: string): Note {
  return {
    kind: 'commission',
    text: `Prices at ${book} are after its commission of ${commissionOf(book)}% of winnings.`,
  };
}

/**
 * A bet that pays on average at one book only.
 * @param next the next best price; null if no other book has one
 */
export function oneBookPays(book: string, next: string | null): Note {
  const others = next === null ? '' : ` The next best, ${next}, costs money on average.`;
  return { kind: 'edge', text: `This pays on average at ${book} only, by the chance of all books.${others}` };
}

/** @param measured the past prices of the first such leg */
export function measuredNote({ season, n, ratio }: OneSidedChance): Note {
  const perTen = (10 * ratio).toFixed(1);
  return {
    kind: 'one_sided',
    text: `Books price only the yes here, so its chance is measured: of ten that such prices implied, ${perTen} came in. Measured on one season, ${season} (${n.toLocaleString('en-US')} prices).`,
  };
}

/** A parlay is at one book, and none of the user's lists all of its legs. */
export function notTogetherAtOwnBooks(book: string): Note {
  return {
    kind: 'unavailable',
    text: `None of your books lists all of these legs, so the price is that of ${book}.`,
  };
}

/** @param picks the picks without a price at any of the user's books */
export function notAtOwnBooks(picks: readonly string[]): Note {
  return {
    kind: 'unavailable',
    text: `None of your books prices ${listed(picks, 'or')}, so the price is another book’s.`,
  };
}

export function propsBesides(): Note {
  return {
    kind: 'unavailable',
    text: 'No player prop that fits is priced right now, so these are game lines only.',
  };
}

export const pickAt = (candidate: Candidate): string =>
  `${nameOf(candidate)} at ${formatAmerican(candidate.price)}`;

/** The label of a total or a draw does not name the game, so it is added. */
export function nameOf(candidate: Candidate): string {
  const { market, selection, label, game } = candidate;
  return market === 'total' || selection === 'draw' ? `${label} in ${inMatch(game)}` : label;
}
