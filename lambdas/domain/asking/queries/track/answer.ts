/** Shows a bet made elsewhere as it was read, and how to get it, or its result, into the tracker. */
import type { TrackQuery } from '../../../../contracts/asking/queries/own.ts';
import { breakEven } from '../../../feed/odds/value.ts';
import { dollars, percent } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { betLabel, betPrompt } from '../table/bet-words.ts';
import { checkOf, scheduleOf } from '../table/next.ts';
import { ownBetOf } from '../table/own-bet.ts';
import { resolve } from '../table/resolve.ts';
import type { Tables } from '../table/tables.ts';
import { odds } from '../table/words.ts';

const openPicks = { label: 'My open picks', prompt: 'My open picks' };

export function answerTrack(
  { action, legs: [leg], stake, book, result }: TrackQuery,
  tables: Tables,
): QueryAnswer {
  if (!leg) throw new RangeError('a bet to track has a leg');
  if (action === 'mark') {
    return {
      response: `Open Tracker, find ${betLabel(leg)} under Pending, and mark it as ${result}. Final scores grade picks by themselves; your mark counts as yours until you undo it.`,
      cards: [],
      alternatives: [openPicks],
    };
  }
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
  const staked = stake === null ? '' : `, ${dollars(stake)}`;
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
