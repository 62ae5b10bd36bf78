/** Questions about a price: how they are recognized, named and written. */
import { betLabel, betPrompt } from '../table/bet-words.ts';
import { tableKind } from '../table/kind.ts';
import { readCheck } from './read.ts';

export const check = tableKind<'check'>({
  read: readCheck,
  label: ({ legs, book }) =>
    ['is it a good price', ...legs.map(betLabel), ...(book === null ? [] : [book])].join(' · '),
  prompt: ({ legs, book }) =>
    `Is ${legs.map(betPrompt).join(' and ')}${book === null ? '' : ` at ${book}`} a good price?`,
});
