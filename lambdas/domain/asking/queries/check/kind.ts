/** Questions about a price: how they are recognized, named and written. */
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { betLabel, betPrompt } from '../bets/bet-words.ts';
import { tableKind } from '../table/kind.ts';
import { dayWords } from '../table/say.ts';
import { onDays } from '../table/words.ts';
import { readCheck } from './read.ts';

export const check = tableKind<'check'>({
  read: readCheck,
  label: ({ legs, price, book, boost, isBonus, against, days }) =>
    [
      against ? 'the case against it' : 'is it a good price',
      ...legs.map(betLabel),
      ...(price === null ? [] : [formatAmerican(price)]),
      ...(boost === null ? [] : [`${boost}% boost`]),
      ...(isBonus ? ['bonus bet'] : []),
      ...(book === null ? [] : [book]),
      ...(days ? [onDays(days).trim()] : []),
    ].join(' · '),
  prompt: ({ legs, price, book, boost, isBonus, against, days }) => {
    const at = `${price === null ? '' : ` at ${formatAmerican(price)}`}${book === null ? '' : ` at ${book}`}`;
    const more = `${boost === null ? '' : ` with a ${boost}% boost`}${isBonus ? ' as a bonus bet' : ''}`;
    const bets = `${legs.map(betPrompt).join(', ')}${at}${more}${dayWords(days)}`;
    if (against) return `Talk me out of ${bets}`;
    const isOpen = legs.length > 1 && price === null && legs.some((leg) => leg.price === null);
    return isOpen ? `Rate this parlay: ${bets}` : `Is ${bets} a good price?`;
  },
});
