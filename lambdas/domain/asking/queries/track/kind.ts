/** Bets to be tracked and results to be marked: how they are recognized, named and written. */
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { betLabel, betPrompt } from '../table/bet-words.ts';
import { tableKind } from '../table/kind.ts';
import { readTrack } from './read.ts';

export const track = tableKind<'track'>({
  read: readTrack,
  label: ({ action, legs, stake, book, result }) =>
    [
      action === 'mark' ? `mark as ${result}` : 'track',
      ...legs.map(betLabel),
      ...(stake === null ? [] : [`$${stake}`]),
      ...(book === null ? [] : [book]),
    ].join(' · '),
  prompt: ({ action, legs, stake, book, price, result }) => {
    const bets = legs.map(betPrompt).join(' and ');
    if (action === 'mark') return `Mark my ${bets} as ${result}`;
    const at = `${price === null ? '' : ` ${formatAmerican(price)}`}${book === null ? '' : ` at ${book}`}`;
    return `Track ${bets}${at}${stake === null ? '' : ` for $${stake}`}`;
  },
});
