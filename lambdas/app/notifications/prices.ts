/** Notifies users that the market moved on an open pick. Checked every hour, sent at most once a day for each pick. */

import * as notices from '../../data/notifications/notices.ts';
import { gamesOfLegs } from '../../data/picks/leg-games.ts';
import { pickPage } from '../../data/picks/pick-lists.ts';
import type { Pick } from '../../data/picks/picks.ts';
import { pickAtBook } from '../../domain/asking/english/pick.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import { isDaytime, torontoHour } from '../../domain/notifications/notices.ts';
import { isFurther, type PriceMove, priceMove } from '../../domain/picks/price-move.ts';
import { isSlip } from '../../domain/picks/slip.ts';
import { torontoDay } from '../../domain/platform/toronto-day.ts';
import { notifyAll } from './notify-all.ts';
import { type MovedPick, priceNotice } from './texts.ts';

/** The newest open picks of a user that are checked. */
const picksAtMost = 25;

/** @returns number of users notified */
export async function sendPriceNotices(now: Date, isTimeUp: () => boolean): Promise<number> {
  if (!isDaytime(now)) return 0;
  const read = gameReader();
  const occasion = {
    kind: 'price' as const,
    name: `${torontoDay(now)}T${torontoHour(now)}`,
    noticeFor: async ({ user }: notices.Addressee) => {
      const moved = await movedPicks(user.id, read, now);
      return moved.length > 0 ? priceNotice(moved) : null;
    },
  };
  return notifyAll(occasion, now, isTimeUp);
}

interface Moved extends MovedPick {
  readonly pick: Pick;
}

async function movedPicks(userId: string, read: ReadGames, now: Date): Promise<MovedPick[]> {
  const query = { status: 'pending', sort: 'newest', place: undefined, limit: picksAtMost } as const;
  // The price of a slip with legs of one game does not move with those of its legs.
  const picks = (await pickPage(userId, query)).entries.flatMap(({ pick }) =>
    pick && !isSlip(pick) ? [pick] : [],
  );
  const open = picks.flatMap(({ metadata, legResults }) =>
    metadata.legs.filter(
      (leg, nth) => legResults[nth] === 'open' && Date.parse(leg.startsAt) > now.getTime(),
    ),
  );
  const games = await read(open);
  const moved = picks.flatMap((pick): Moved[] => {
    const moves = pick.metadata.legs.flatMap((leg, nth) => {
      const game = pick.legResults[nth] === 'open' ? games.get(leg.gameId) : undefined;
      const move = game && priceMove(leg, game, now);
      return move ? [move] : [];
    });
    return moves.length > 0 ? [{ pick, moves, what: pickAtBook(pick.metadata) }] : [];
  });
  return claimNew(userId, moved, now);
}

/** Marks moves as sent. @returns those not sent yet today, and further than the last one sent for the pick */
async function claimNew(userId: string, moved: readonly Moved[], now: Date): Promise<Moved[]> {
  const day = torontoDay(now);
  const before = await notices.sentPrices<PriceMove>(
    userId,
    moved.map(({ pick }) => pick.id),
  );
  const fresh: Moved[] = [];
  for (const each of moved) {
    const [move] = each.moves;
    const last = before.get(each.pick.id);
    if (!move || last?.day === day || !isFurther(move, last?.move)) continue;
    if (await notices.markPriceSent(userId, { pickId: each.pick.id, day, move }, now)) fresh.push(each);
  }
  return fresh;
}

interface GameRef {
  readonly gameId: string;
  readonly sport: Game['sport'];
  readonly startsAt: string;
}
type ReadGames = (legs: readonly GameRef[]) => Promise<ReadonlyMap<string, Game>>;

/** Reads each game once per run, however many users have a pick on it. */
function gameReader(): ReadGames {
  const known = new Map<string, Game>();
  const requested = new Set<string>();
  return async (legs) => {
    const wanted = [...new Map(legs.map((leg) => [leg.gameId, leg])).values()].filter(
      ({ gameId }) => !requested.has(gameId),
    );
    for (const game of await gamesOfLegs(wanted.slice(0, 100))) known.set(game.id, game);
    for (const { gameId } of wanted.slice(0, 100)) requested.add(gameId);
    return known;
  };
}
