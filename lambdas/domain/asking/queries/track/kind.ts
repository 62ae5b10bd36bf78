/** Bets to be tracked and results to be marked: how they are recognized, named and written. */
import { periodLabel } from '../../../feed/markets/leg-words.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { betLabel, betPrompt } from '../bets/bet-words.ts';
import { tableKind } from '../table/kind.ts';
import { readTrack } from './read.ts';

const labels = {
  add: 'track',
  save_last: 'track the last answer',
  mark: 'mark',
  price: 'correct',
  remove: 'remove',
  cash_out: 'cash-out',
} as const;

export const track = tableKind<'track'>({
  read: readTrack,
  label: ({ action, legs, stake, units, book, price, result, part }) =>
    [
      result === null ? labels[action] : `mark as ${result}`,
      ...legs.map(betLabel),
      ...(part === null ? [] : [periodLabel(part)]),
      ...(price === null ? [] : [formatAmerican(price)]),
      ...(stake === null ? [] : [`$${stake}`]),
      ...(units === null ? [] : [`${units} units`]),
      ...(book === null ? [] : [book]),
    ].join(' · '),
  prompt: ({ action, legs, stake, units, book, price, result, part }) => {
    const bets = legs.map(betPrompt).join(', ');
    const which = bets === '' ? 'that bet' : `my ${bets}`;
    const amount = stake === null ? '' : ` for $${stake}`;
    switch (action) {
      case 'mark':
        return `Mark ${which} as ${result}`;
      case 'remove':
        return `Delete ${which}`;
      case 'price':
        if (price === null && stake === null)
          return book === null ? `Correct ${which}` : `Correct ${which} at ${book}`;
        return `Correct ${which} to ${price === null ? `$${stake}` : formatAmerican(price)}`;
      case 'cash_out':
        return `I cashed out${amount}`;
      case 'save_last':
        return `Track that${amount}`;
      case 'add': {
        const at = `${price === null ? '' : `${legs.length > 1 ? ',' : ''} ${formatAmerican(price)}`}${book === null ? '' : ` at ${book}`}`;
        return `Track ${bets}${part === null ? '' : ` ${periodLabel(part)}`}${at}${amount}${units === null ? '' : ` for ${units} units`}`;
      }
    }
  },
});
