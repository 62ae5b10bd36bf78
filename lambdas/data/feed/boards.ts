/**
 * The boards: one item a sport with its games of the week, their main lines and the names in them. Every question reads all of
 * them, so there are several copies, and a function keeps what it read for some seconds.
 */
import { type Sport, sports } from '../../contracts/feed/sports.ts';
import { keys } from '../platform/keys.ts';
import { anyCopy, everyCopy } from '../platform/spread.ts';
import { getMany, tableName, transact } from '../platform/table.ts';
import { packBoard, type SportBoard, unpackBoard } from './board-item.ts';

export type Boards = ReadonlyMap<Sport, SportBoard>;

/** Prices change every ten minutes, and a busy function answers many questions a second. */
const keptMs = 10_000;

let last: { readonly table: string; readonly at: number; readonly boards: Promise<Boards> } | undefined;

/**
 * AP: BatchGet BOARD#sport, one copy of each sport, eventually consistent; none within ten seconds of the last.
 * @returns the sports whose board was written at least once
 */
export function allBoards(now: Date): Promise<Boards> {
  const [table, at] = [tableName(), now.getTime()];
  if (last?.table === table && Math.abs(at - last.at) < keptMs) return last.boards;
  const boards = readBoards();
  last = { table, at, boards };
  // A failed read is not kept.
  boards.catch(() => {
    last = undefined;
  });
  return boards;
}

async function readBoards(): Promise<Boards> {
  const items = await getMany<{ packed: Uint8Array }>(sports.map((sport) => anyCopy(keys.board(sport))));
  const boards = items.flatMap(({ packed }) => unpackBoard(packed) ?? []);
  return new Map(boards.map((board) => [board.sport, board]));
}

/**
 * Writes all copies of a board in one transaction. The caller holds the feed's lock, so there are no concurrent writes.
 * @returns number of prices that did not fit
 */
export async function storeBoard(board: SportBoard): Promise<number> {
  const { bytes, dropped } = packBoard(board);
  await transact(everyCopy({ ...keys.board(board.sport), packed: bytes }).map((Item) => ({ Put: { Item } })));
  last = undefined;
  return dropped;
}
