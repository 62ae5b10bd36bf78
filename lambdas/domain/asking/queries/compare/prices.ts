/** Compares prices of bets whose game is not named: what each must win to break even, and what the difference asks for. */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { breakEven } from '../../../feed/odds/value.ts';
import { percent } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { betLabel } from '../bets/bet-words.ts';
import { scheduleOf } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import { item, odds } from '../table/words.ts';
import { compareNumbers } from './numbers.ts';

/** @param query with a price on every option, and without a team or a player */
export function comparePrices(query: CompareQuery, tables: Tables): QueryAnswer {
  return compareNumbers(query, tables) ?? comparePricesAlone(query, tables);
}

function comparePricesAlone({ options }: CompareQuery, { selectedSport }: Tables): QueryAnswer {
  const rows = options.flatMap((option) =>
    option.price === null
      ? []
      : [
          {
            name: betLabel({ ...option, price: null }),
            price: option.price,
            needs: breakEven(option.price),
            line: option.line,
          },
        ],
  );
  const byPrice = rows.toSorted((a, b) => americanToDecimal(b.price) - americanToDecimal(a.price));
  const [best, worst] = [byPrice[0], byPrice.at(-1)];
  if (!best || !worst) throw new RangeError('a comparison of prices has prices');
  const isSameBet = rows.every(({ line, name }) => line === best.line && name === best.name);
  const gap = Math.round((worst.needs - best.needs) * 10) / 10;
  const named = ({ name, price }: (typeof rows)[number]) =>
    name === '' ? odds(price) : `${name} at ${odds(price)}`;
  const verdict = isSameBet
    ? `${odds(best.price)} pays more: for the same bet it is the better price.`
    : `The break-even points are ${gap} points apart: ${named(worst)} is worth its price only if it wins that much more often.`;
  return {
    response: [
      verdict,
      ...rows.map((row) => item(`${named(row)} must win ${percent(row.needs)} to break even.`)),
      ...(isSameBet ? [] : ['Name the game and we compare both with its market.']),
    ].join('\n'),
    cards: [
      {
        type: 'options',
        title: 'Prices side by side',
        options: rows.map((row) => ({
          label: named(row),
          price: row.price,
          chance: null,
          cost: null,
          isBest: isSameBet && row === best,
        })),
      },
    ],
    alternatives: [scheduleOf(selectedSport)],
  };
}
