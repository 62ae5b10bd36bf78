/** What is said before an answer that repeats or judges the last one. */

import type { Card, Verdict } from '../../../../contracts/asking/cards.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { percent } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { cash } from '../../queries/sum/answers/build.ts';
import { odds } from '../../queries/table/words.ts';
import type { Opens } from '../heard.ts';
import { rowsOf } from '../shown/rows.ts';

/** A card, as far as it compares bets. */
interface Options {
  readonly type?: Card['type'];
  readonly columns?: readonly { readonly label: string }[];
  readonly rows?: readonly unknown[];
  readonly options?: Extract<Card, { readonly type: 'options' }>['options'];
}

/** @returns undefined where there is nothing to say */
export function openingOf(
  opens: Opens,
  {
    verdict,
    cards = [],
    response = '',
    after = 0,
    bankroll = null,
  }: {
    /** How many rows of a list were asked for before. */
    readonly after?: number | undefined;
    /** Dollars that the asker has to bet with; of `stake`. */
    readonly bankroll?: number | null | undefined;
    readonly response?: string | undefined;
    readonly verdict?: Verdict | undefined;
    readonly cards?: readonly Options[] | undefined;
  },
): string | undefined {
  switch (opens) {
    case 'prices':
      return 'Prices move, and your book’s own screen counts. The latest that we have:';
    case 'sure':
      // Without a price there is nothing that it rests on.
      if (cards.length === 0) return undefined;
      return 'Nobody can be sure. This is what the market’s prices say, with the news in them, and we know no better chance:';
    case 'best':
      return 'No, that is the best price listed:';
    case 'fair': {
      const least = verdict?.walkAway ?? verdict?.fairPrice ?? null;
      // What is known of a line that nobody lists is a bound.
      return least === null
        ? 'No fair price is known for exactly that bet. What is known:'
        : `Worth it at ${odds(least)} or better, by the market’s chance.`;
    }
    case 'edge': {
      const cost = verdict?.cost ?? null;
      if (cost === null) return undefined;
      const size = percent(Math.abs(cost));
      return cost > 0 ? `No edge at that price: it gives up ${size}.` : `An edge of ${size} by the market.`;
    }
    case 'stake':
      return stakeWords(verdict, bankroll);
    case 'favored':
      return favoredWords(cards);
    case 'pick': {
      const options = cards.flatMap((card) => card.options ?? []);
      const best = options.find(({ isBest }) => isBest);
      return best && `${best.label}: it costs the least by its price. That makes it no sure thing.`;
    }
    case 'count':
      return countOf(response);
    case 'second':
    case 'third':
    case 'fourth':
    case 'fifth':
    case 'last':
      return rowOf(response, opens);
    case 'next':
      return rowsAfter(response, after);
    case 'better':
      return betterWords(cards, 1);
    case 'than':
      return betterWords(cards, 0);
    case 'yes_or_no':
      return verdict && `${(verdict.cost ?? 0) > 0 ? 'No' : 'Yes'}, by the price.`;
  }
}

/** `That is 7.`; of a list that was cut, with the rest. */
function countOf(response: string): string | undefined {
  const rows = rowsOf(response).length;
  const more = Number(/^And (\d+) more/m.exec(response)?.[1] ?? 0);
  return rows === 0 ? undefined : `That is ${rows + more}.`;
}

const places = { second: 1, third: 2, fourth: 3, fifth: 4, last: -1 } as const;

/** `Second: C.J. Stroud (Texans): 3,096 in 10 games.` */
function rowOf(response: string, place: keyof typeof places): string | undefined {
  const row = rowsOf(response).at(places[place]);
  const name = place === 'last' ? 'Last of these' : upperFirst(place);
  return row && `${name}: ${row.replace(/^\d+\. /, '')}.`;
}

/** `2 to 5: Jack Hughes (Devils), Nathan MacKinnon (Avalanche).` */
function rowsAfter(response: string, after: number): string | undefined {
  const rows = rowsOf(response).slice(after);
  const names = rows.map((row) => row.replace(/^\d+\. /, '').replace(/:\s.*$/, ''));
  if (names.length === 0) return `There are no more than the ${rowsOf(response).length} that are listed.`;
  const places = names.length === 1 ? `${after + 1}` : `${after + 1} to ${after + names.length}`;
  return `${places}: ${names.join(', ')}.`;
}

/** @param at the place of the bet that may be the better one */
function betterWords(cards: readonly Options[], at: 0 | 1): string | undefined {
  const options = cards.flatMap((card) => card.options ?? []);
  const best = options.find(({ isBest }) => isBest);
  if (!best || options.length !== 2) return undefined;
  const isEqual = options.every(({ cost, chance }) => cost === best.cost && chance === best.chance);
  if (isEqual) return 'Neither is better: both cost the same and are equally likely.';
  const isCheapest = options.every(({ cost }) => (best.cost ?? 0) <= (cost ?? 0));
  const isLikeliest = options.every(({ chance }) => (best.chance ?? 0) >= (chance ?? 0));
  const by = [...(isCheapest ? ['price'] : []), ...(isLikeliest ? ['chance'] : [])];
  return `${options[at] === best ? 'Yes' : 'No'}, by ${by.join(' and ')}: ${best.label}.`;
}

/** `a flat 1% to 2% of the bankroll, $5 to $10 of $500`, of $1,000 where nothing is said. */
export function flatOf(whose: 'the' | 'their', bankroll: number | null): string {
  const all = bankroll ?? 1000;
  return `a flat 1% to 2% of ${whose} bankroll, ${cash(all / 100)} to ${cash(all / 50)} of ${cash(all)}`;
}

/** What most stake on one bet; nothing, where its price costs money on average. */
function stakeWords(verdict: Verdict | undefined, bankroll: number | null): string | undefined {
  const cost = verdict?.cost ?? null;
  if (cost === null) return undefined;
  const flat = flatOf('the', bankroll);
  return cost > 0
    ? `By its price, nothing: it costs money on average. Most who bet it anyway stake ${flat}.`
    : `Most bettors stake ${flat}: even a good price loses often.`;
}

/** Of the first line of a list, by the prices of its over and under. */
function favoredWords(cards: readonly Options[]): string | undefined {
  const [card] = cards;
  const [row] = card?.rows ?? [];
  const cells = Array.isArray(row) ? row.map(String) : [];
  const at = (label: string) => cells[card?.columns?.findIndex((column) => column.label === label) ?? -1];
  const [over, under] = [at('Over'), at('Under')];
  const [overs, unders] = [decimalOf(over), decimalOf(under)];
  if (overs === undefined || unders === undefined) return undefined;
  if (overs === unders) return `Neither side is favored: both are ${over}.`;
  return overs < unders
    ? `The over is favored: ${over} against ${under}.`
    : `The under is favored: ${under} against ${over}.`;
}

function decimalOf(words: string | undefined): number | undefined {
  const price = Number(words?.replace('−', '-').replace('+', ''));
  return Number.isNaN(price) || Math.abs(price) < 100 ? undefined : americanToDecimal(price);
}
