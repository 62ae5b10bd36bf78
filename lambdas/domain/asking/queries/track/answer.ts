/** Shows a bet made elsewhere as it was read, and how to get it, or its result, into the tracker. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { TrackQuery } from '../../../../contracts/asking/queries/own.ts';
import type { Period } from '../../../../contracts/feed/markets.ts';
import { periodLabel } from '../../../feed/markets/leg-words.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { breakEven } from '../../../feed/odds/value.ts';
import { dollars, percent, plural } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { betLabel, betPrompt } from '../bets/bet-words.ts';
import { checkOf, scheduleOf } from '../table/next.ts';
import { ownBetOf } from '../table/own-bet.ts';
import { resolve } from '../table/resolve.ts';
import type { Tables } from '../table/tables.ts';
import { odds } from '../table/words.ts';

const openPicks = { label: 'My open picks', prompt: 'My open picks' };

export function answerTrack(query: TrackQuery, tables: Tables): QueryAnswer {
  const {
    action,
    legs: [leg, ...others],
    stake,
    units,
    book,
  } = query;
  if (action !== 'add') return changeOf(query);
  if (!leg) throw new RangeError('a bet to track has a leg');
  if (others.length > 0) return parlayOf(query, tables);
  if (query.part !== null) return partOf(query, query.part, leg, tables);
  const found = resolve(leg, tables);
  const [sport = tables.selectedSport] = leg.sports;
  if (found.kind === 'unlisted') {
    return {
      response: `${found.why} Only bets on listed games and lines can be graded, so it can’t be tracked.`,
      cards: [],
      alternatives: found.instead
        ? [checkOf(found.instead.words, found.instead.best.price)]
        : [scheduleOf(sport)],
    };
  }
  const { name, price, words } = found;
  const staked = stakeWords(stake, units);
  const own = ownBetOf(found, book);
  return {
    response: [
      `${name} at ${odds(price)}${book === null ? '' : ` at ${book}`}${staked}. It must win ${percent(breakEven(price))} to break even.`,
      own
        ? 'Choose “Track it” to save it like this; the final score grades it.'
        : 'No book prices both sides, so its chance is unknown and it can’t be tracked yet.',
    ].join('\n'),
    cards: [{ type: 'bet', legs: [{ label: name, price }], price, stake, book }],
    alternatives: [
      ...(own ? [] : [{ label: `Get ${name} as a play`, prompt: betPrompt({ ...leg, price: null }) }]),
      checkOf(words, price),
    ],
    own,
  };
}

/** Only whole games can be tracked from a sentence; a play on the part can be tracked as it is. */
function partOf(
  { stake, units, book }: TrackQuery,
  part: Period,
  leg: NamedBet,
  tables: Tables,
): QueryAnswer {
  const [sport = tables.selectedSport] = leg.sports;
  const of = periodLabel(part).toLowerCase();
  const at = leg.price === null ? '' : ` at ${odds(leg.price)}`;
  const label = betLabel({ ...leg, price: null });
  return {
    response: `${label}, ${of}${at}${book === null ? '' : ` at ${book}`}${stakeWords(stake, units)}. A bet on a part of a game can’t be tracked from a sentence: ask for it as a play, and choose “Track it” there.`,
    cards: [],
    alternatives: [
      { label: `${label}, ${of}`.slice(0, 80), prompt: `${betPrompt({ ...leg, price: null })} ${of}` },
      scheduleOf(sport),
    ],
  };
}

const stakeWords = (stake: number | null, units: number | null) =>
  stake !== null ? `, ${dollars(stake)}` : units === null ? '' : `, ${plural(units, 'unit')}`;

const tracker = { cards: [], screens: ['tracker'], alternatives: [openPicks] } as const;

/** What is to be changed, and where it is done: nothing is changed by a sentence. */
function changeOf({ action, legs: [leg], stake, price, result, book }: TrackQuery): QueryAnswer {
  const which = leg ? betLabel(leg) : 'the pick';
  switch (action) {
    case 'mark':
      return {
        ...tracker,
        response: `Open Tracker, find ${which} among the pending or the graded picks, and mark it as ${result}. Final scores grade picks by themselves; your mark counts as yours until you undo it.`,
      };
    case 'remove':
      return {
        ...tracker,
        response: `Open Tracker, find ${which}, and delete it. A deleted pick no longer counts in your record.`,
      };
    case 'price':
      if (price === null && stake === null)
        return {
          ...tracker,
          response:
            book === null
              ? `A saved pick keeps its line. Delete the old one in the Tracker and save ${which} instead, with its price.`
              : `A saved pick keeps its sportsbook. Delete the old one in the Tracker and save ${leg ? which : 'the bet'} again, at ${book}.`,
        };
      return {
        ...tracker,
        response: `Open Tracker, find ${which}, and change its ${price === null ? `stake to ${dollars(stake ?? 0)}` : `price to ${odds(price)}`} under “Your bet”.`,
      };
    case 'cash_out':
      return {
        ...tracker,
        response: `The Tracker has no cash-outs${stake === null ? '' : `, so the ${dollars(stake)} cannot be recorded`}: a pick is graded by its final score. You can delete it, or keep it for the record.`,
      };
    default:
      return {
        ...tracker,
        response:
          'There is no answer before this one to save. Name the bet with its price, such as “I bet $50 on the Bills -3 at -110”, or ask for a play first.',
      };
  }
}

/** A parlay made elsewhere is shown as it was read; its legs can be tracked one by one. */
function parlayOf({ legs, stake, units, book, price }: TrackQuery, tables: Tables): QueryAnswer {
  const found = legs.map((leg) => resolve(leg, tables));
  const missing = found.flatMap((each) => (each.kind === 'unlisted' ? [each.why] : []));
  const listed = found.flatMap((each) => (each.kind === 'listed' ? [each] : []));
  const [sport = tables.selectedSport] = legs.flatMap(({ sports }) => sports);
  const at = price === null ? '' : ` at ${odds(price)}`;
  return {
    response: [
      `A parlay of ${plural(legs.length, 'leg')}${at}${book === null ? '' : ` at ${book}`}${stakeWords(stake, units)}: ${legs.map(betLabel).join(', ')}.`,
      ...missing,
      'A parlay made elsewhere can’t be tracked as one bet; each leg can, as a bet of its own.',
    ].join('\n'),
    cards: [
      {
        type: 'bet',
        legs: legs.map((leg) => ({ label: betLabel(leg).slice(0, 120), price: leg.price })),
        price,
        stake,
        book,
      },
    ],
    alternatives:
      listed.length > 0
        ? listed.slice(0, 3).map(({ words, name, best }) => ({
            label: `Track ${name}`.slice(0, 80),
            prompt: `Track ${words} ${formatAmerican(best.price)}`,
          }))
        : [scheduleOf(sport)],
  };
}
