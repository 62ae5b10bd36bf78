/** Notes above an answer: what differs from the question, and why there is no play. */
import type { Note } from '../../../../contracts/asking/analysis.ts';
import type { Bounds, Reading, WantedMarket } from '../../../../contracts/asking/reading.ts';
import { commissionOf } from '../../../feed/odds/commission.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { dayLabel } from '../../../platform/calendar.ts';
import { dollars } from '../../english/numbers.ts';
import { startsWords } from '../../reading/terms/wishes/starts.ts';
import type { Candidate } from '../candidate.ts';
import { inMatch } from '../match-names.ts';
import type { PartlyPriced, Substitute, Unmet } from '../offer.ts';
import type { NoProps } from '../props-unmet.ts';
import { golfReason } from './golf.ts';

export const listed = (items: readonly string[], last = 'and'): string =>
  items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

const marketWords: Readonly<Record<WantedMarket, string>> = {
  moneyline: 'moneyline',
  spread: 'spread',
  total: 'over/under',
  prop: 'player prop',
  outright: 'outright',
  top_5: 'top-5 finish',
  top_10: 'top-10 finish',
  top_20: 'top-20 finish',
  cut: 'cut',
  round_leader: 'first-round leader',
};

export const marketName = (market: WantedMarket): string => marketWords[market];

export function substituteNote(substitute: Substitute): Note {
  if (substitute.kind === 'fewer_legs') {
    const { wanted, found } = substitute;
    const legs =
      wanted > 8
        ? `A parlay has at most 8 legs here; this one has ${found}`
        : found === 1
          ? 'Only 1 leg fits'
          : `Only ${found} legs fit`;
    return { kind: 'fewer_legs', text: `${legs}, and you asked for ${wanted}.` };
  }
  if (substitute.kind === 'no_line') {
    return {
      kind: 'substituted',
      text: `No book offers a line of ${Math.abs(substitute.line)}, so we looked at the moneyline only.`,
    };
  }
  return {
    kind: 'substituted',
    text: 'Not enough legs at 60% or better fit, so these are the likeliest available.',
  };
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
    text: 'A leg without evidence rests on its price alone: we have no results for it yet.',
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

const pickAt = (candidate: Candidate): string => `${nameOf(candidate)} at ${formatAmerican(candidate.price)}`;

/** The label of a total or a draw does not name the game, so it is added. */
export function nameOf(candidate: Candidate): string {
  const { market, selection, label, game } = candidate;
  return market === 'total' || selection === 'draw' ? `${label} in ${inMatch(game)}` : label;
}

/** @returns why nothing fits, in one or two sentences */
export function unmetSentence(unmet: Unmet, reading: Reading, daysAhead: number): string {
  switch (unmet.kind) {
    case 'no_games':
      return `No upcoming ${listed(unmet.sports, 'or')} game is listed in the next ${daysAhead} days.`;
    case 'team_idle':
      return `No upcoming game for the ${listed(unmet.teams, 'or')} is listed in the next ${daysAhead} days.`;
    case 'not_on_days': {
      const days = listed(unmet.days.map(dayLabel), 'or');
      const whose = unmet.teams.length > 0 ? `game for the ${listed(unmet.teams, 'or')}` : 'upcoming game';
      return `No ${whose} is listed for ${days || 'these days'}.`;
    }
    case 'not_priced':
      return `The upcoming ${listed(unmet.sports, 'and')} games aren’t priced yet.`;
    case 'props':
      return propsSentence(unmet);
    case 'golf':
      return golfReason(unmet);
    case 'no_book':
      return `No book lists ${listed(unmet.legs.map(nameOf))} together, so they can’t be one bet. Each can be had as a single.`;
    case 'same_game':
      return 'Two legs of one game depend on each other, so their prices can’t be multiplied and we don’t offer them as a parlay.';
    case 'both_sides':
      return `The ${listed(unmet.teams)} play each other, so both can’t be legs of one parlay.`;
    case 'not_meeting':
      return `The ${listed(unmet.teams)} don’t play each other in the next ${daysAhead} days.`;
    case 'market': {
      const wanted = listed(unmet.markets.map(marketName), 'or');
      const available =
        unmet.available.length > 0 ? ` Available: ${listed(unmet.available.map(marketName))}.` : '';
      return `No ${wanted || 'other market'} is priced for these games.${available}`;
    }
    case 'one_sided':
      return 'Only one side of this market is priced, so we can’t work out its chance and don’t offer it.';
    case 'line':
      return `No line of ${unmet.line} is priced. The nearest is ${pickAt(unmet.nearest)}.`;
    case 'value': {
      const { closest } = unmet;
      return `Nothing on the board beats its price right now. Closest: ${pickAt(closest)}, which costs ${dollars(closest.cost)} per $100 on average.`;
    }
    case 'term':
      return termSentence(unmet.term, reading, unmet.closest);
    case 'whole':
      return wholeSentence(reading);
  }
}

function propsSentence(unmet: NoProps): string {
  switch (unmet.why) {
    case 'ungraded':
      return 'Our box scores can’t settle that bet, so we don’t offer it. That includes bets on part of a game.';
    case 'unpriced':
      if (unmet.sports.length > 0 && unmet.sports.every((sport) => sport === 'CFL'))
        return 'Our box scores don’t cover the CFL, so we don’t offer its player props.';
      return `No ${listed(unmet.sports, 'or')} player props are priced yet. Books post most of them a day or two before a game.`;
    case 'player':
      return `No prop on ${unmet.player} is priced right now.`;
    case 'unmatched':
      return unmet.player === null
        ? 'Player props are priced, but their players are out or not on a roster we have, so we don’t offer them.'
        : `${unmet.player} is listed as out or isn’t on a roster we have, so we don’t offer props on this player.`;
    case 'several':
      return `${unmet.player} could be ${listed(unmet.names.slice(0, 5), 'or')}. Please use the full name.`;
    case 'one_sided': {
      const { player, stat, price, book } = unmet.closest;
      return `Books price only one side of ${statNames[stat]} by ${player} (${formatAmerican(price)} at ${book}), so we can’t work out its chance and don’t offer it.`;
    }
    case 'stat': {
      const whose = unmet.player ? ` on ${unmet.player}` : '';
      const available =
        unmet.available.length > 0
          ? ` Priced now: ${listed(unmet.available.map((stat) => statNames[stat]))}.`
          : '';
      return `No ${statNames[unmet.stat]} prop${whose} is priced right now.${available}`;
    }
  }
}

type Term = Extract<Unmet, { kind: 'term' }>['term'];

function termSentence(term: Term, reading: Reading, closest: Candidate): string {
  const { price, risk, sides, starts, group, legChance, book } = reading;
  if (term === 'price') {
    return `Nothing that fits is priced ${boundsWords(price)}. The nearest is ${pickAt(closest)}.`;
  }
  if (term === 'risk' && risk === 'coin_flip') {
    return `Nothing that fits is between 45% and 55%. The nearest is ${pickAt(closest)}, ${closest.marketProbability}%.`;
  }
  if (term === 'book') return `${book} lists nothing that fits. The nearest elsewhere is ${pickAt(closest)}.`;
  if (term === 'starts' && starts) return `No game that fits starts ${startsWords(starts)}.`;
  if (term === 'group') return `No game that fits is one of the ${group}.`;
  if (term === 'leg_chance' && legChance) {
    return `Nothing that fits has that chance as a single leg. The nearest is ${pickAt(closest)}, ${closest.marketProbability}%.`;
  }
  if (term === 'side' && sides.length > 0) return `No ${listed(sides, 'or')} that fits is priced.`;
  return 'Nothing on the board fits all of what you asked for.';
}

function wholeSentence({ payout, chance, risk, legs }: Reading): string {
  const of =
    legs && legs.max > 1
      ? ` with ${legs.min === legs.max ? legs.min : `${legs.min} to ${legs.max}`} legs`
      : '';
  if (payout) return `Nothing that fits pays ${boundsWords(payout)}${of}.`;
  if (chance) return `Nothing that fits${of} has that chance.`;
  if (risk === 'long_shot') return `Nothing that fits${of} is a long shot of 25% or less.`;
  if (risk === 'moderate') return `Nothing that fits${of} hits 20% to 60% of the time.`;
  return 'Nothing on the board fits all of what you asked for.';
}

/** `+150 to +250`, `+600 or more`, `-300 or longer`. */
function boundsWords(bounds: Bounds): string {
  if (!bounds) return '';
  const { min, max } = bounds;
  if (min !== null && max !== null) return `from ${formatAmerican(min)} to ${formatAmerican(max)}`;
  if (min !== null) return min > 0 ? `${formatAmerican(min)} or more` : `${formatAmerican(min)} or longer`;
  return max === null ? '' : `${formatAmerican(max)} or shorter`;
}
