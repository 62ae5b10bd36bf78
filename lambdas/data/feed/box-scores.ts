/** Box scores of finished games, which grade player props. */

import type { Sport } from '../../contracts/feed/sports.ts';
import type { BoxScore } from '../../domain/feed/players/box-score.ts';
import { keys } from '../platform/keys.ts';
import { packed, unpacked } from '../platform/packed.ts';
import { get, transact } from '../platform/table.ts';

/** Long enough to grade picks that are saved late, and for corrections. */
const keptDays = 30;

/** AP: Get BOX#game. */
export async function boxScoreOf(gameId: string): Promise<BoxScore | undefined> {
  const item = await get<{ packed: string }>(keys.boxScore(gameId));
  return item && unpacked<BoxScore>(item.packed);
}

export async function storeBoxScore(box: BoxScore): Promise<void> {
  const expiresAt = Math.floor(Date.parse(box.startsAt) / 1000) + keptDays * 24 * 3600;
  await transact([{ Put: { Item: { ...keys.boxScore(box.gameId), packed: packed(box), expiresAt } } }]);
}

/** AP: Get BOXDAYS#sport. @returns days whose box scores were all read, `YYYY-MM-DD` */
export async function boxDays(sport: Sport): Promise<readonly string[]> {
  return (await get<{ days: readonly string[] }>(keys.boxDays(sport)))?.days ?? [];
}

/** The caller holds the feed's lock, so there are no concurrent writes. */
export async function storeBoxDays(sport: Sport, days: readonly string[]): Promise<void> {
  await transact([{ Put: { Item: { ...keys.boxDays(sport), days } } }]);
}
