/** What a ladder pays: a single on each rung, so that a higher result wins all rungs below it. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { currency, plural } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { scheduleOf } from '../../table/next.ts';
import { resolve } from '../../table/resolve.ts';
import type { Tables } from '../../table/tables.ts';
import { item, odds } from '../../table/words.ts';
import type { Ladder } from './prompt.ts';

/** Used where no stake is named. */
const usualStake = 10;
const cash = (amount: number) => currency(amount).replace(/\.00$/, '');

interface Rung {
  readonly count: number;
  /** American odds with their book; null where no book lists the number. */
  readonly best: { readonly price: number; readonly book: string } | null;
}

export function ladderPays(query: MarketQuery, { rungs, stake }: Ladder, tables: Tables): QueryAnswer {
  const [player = ''] = query.players;
  const stat = query.stat === null ? '' : statNames[query.stat];
  const each = stake ?? usualStake;
  const found = rungs.map((count): Rung => {
    const bet = resolve(
      {
        sports: query.sports,
        teams: [],
        player,
        stat: query.stat,
        market: 'prop',
        side: 'over',
        line: count - 0.5,
        price: null,
      },
      tables,
    );
    return { count, best: bet.kind === 'listed' && bet.line === count - 0.5 ? bet.best : null };
  });
  const listed = found.flatMap(({ count, best }) =>
    best ? [{ count, ...best, won: each * (americanToDecimal(best.price) - 1) }] : [],
  );
  const missing = found.filter(({ best }) => best === null).map(({ count }) => `${count}+`);
  return {
    response: [
      `${player}, ${stat}: a ladder is a single on each rung, ${cash(each)} each${stake === null ? ', which we assumed' : ''}.`,
      ...listed.map(({ count, price, book, won }) =>
        item(`${count}+: ${odds(price)} at ${book}, ${cash(each)} wins ${cash(won)}`),
      ),
      ...(missing.length > 0 ? [`No book lists ${missing.join(', ')} now.`] : []),
      ...(listed.length > 1 ? resultsOf(listed, each) : []),
      'Each rung is a bet of its own here: ask for one to see and track it.',
    ].join('\n'),
    cards: [],
    alternatives:
      listed.length > 0
        ? listed.slice(0, 4).map(({ count }) => ({
            label: `${count}+ ${stat}`,
            prompt: `${player} over ${count - 0.5} ${stat}`,
          }))
        : [scheduleOf(query.sports[0] ?? tables.selectedSport)],
  };
}

/** What is left after each result: the rungs that were reached, less the others. */
function resultsOf(
  listed: readonly { readonly count: number; readonly won: number }[],
  each: number,
): string[] {
  return [
    `${plural(listed.length, 'rung')} cost ${cash(listed.length * each)}:`,
    ...listed.map(({ count }, at) => {
      const won = listed.slice(0, at + 1).reduce((sum, rung) => sum + rung.won, 0);
      const left = won - (listed.length - at - 1) * each;
      return item(`${count} or more reached: ${left < 0 ? 'a loss' : 'a profit'} of ${cash(Math.abs(left))}`);
    }),
  ];
}
