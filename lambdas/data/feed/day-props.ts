/** The player props of a sport's upcoming games on a day, in several copies, because every question about props reads them. */
import type { Sport } from '../../contracts/feed/sports.ts';
import { mainPrices } from '../../domain/feed/board/props.ts';
import type { Prop } from '../../domain/feed/players/prop.ts';
import { keys } from '../platform/keys.ts';
import { anyCopy, everyCopy } from '../platform/spread.ts';
import { getAll, transact } from '../platform/table.ts';
import { type PropsByGame, packProps, unpackProps } from './prop-rows.ts';

/** Capacity is charged by size, and every question about props reads this item. */
const mostDayBytes = 80_000;

/** Days after the games' day. */
const keptDays = 2;

/**
 * AP: BatchGet PROPS#sport#day, one copy of each day, eventually consistent.
 * @param days league days, `YYYY-MM-DD`
 */
export async function propsOn(sport: Sport, days: readonly string[]): Promise<PropsByGame> {
  const items = await getAll<{ packed: Uint8Array }>(days.map((day) => anyCopy(keys.dayProps(sport, day))));
  return new Map(items.flatMap(({ packed }) => [...unpackProps(packed)]));
}

/**
 * Writes all copies of a day in one transaction, without alternates, which are with the prices of their game. The caller holds the feed's lock, so there are no concurrent writes.
 * @returns number of prices that did not fit, and the games that lost some
 */
export async function storeDayProps(
  sport: Sport,
  day: string,
  games: PropsByGame,
): Promise<{ dropped: number; cut: readonly string[] }> {
  const { bytes, ...lost } = packProps(ofMainPrices(games), mostDayBytes);
  const expiresAt = Math.floor(Date.parse(day) / 1000) + keptDays * 24 * 3600;
  const item = { ...keys.dayProps(sport, day), packed: bytes, expiresAt };
  await transact(everyCopy(item).map((Item) => ({ Put: { Item } })));
  return lost;
}

function ofMainPrices(games: PropsByGame): PropsByGame {
  const main = (prop: Prop): Prop[] => {
    const prices = mainPrices(prop);
    return prices.length > 0 ? [{ ...prop, prices }] : [];
  };
  return new Map([...games].map(([id, props]) => [id, props.flatMap(main)]));
}
