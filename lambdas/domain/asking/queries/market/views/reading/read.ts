/** Reads a question about a view of the board: each reader takes it in all its words. */
import type { MarketQuery } from '../../../../../../contracts/asking/queries/board.ts';
import type { Known } from '../../../table/terms.ts';
import { readApartBooks } from './apart.ts';
import { readAtLeast } from './at-least.ts';
import { readBestLine } from './best-line.ts';
import { readByPrice } from './by-price.ts';
import { readLongest } from './longest.ts';
import { readLowestMargin, readRecentMoves } from './prices.ts';
import { readPropList } from './props.ts';
import { readSides } from './sides.ts';
import { readWithPoints } from './with-points.ts';

const readers = [
  readSides,
  readAtLeast,
  readWithPoints,
  readBestLine,
  readByPrice,
  readLongest,
  readApartBooks,
  readLowestMargin,
  readRecentMoves,
  readPropList,
] as const;

/** @returns undefined for any other question */
export function readView(prompt: string, known: Known): MarketQuery | undefined {
  for (const read of readers) {
    const query = read(prompt, known);
    if (query) return query;
  }
  return undefined;
}
