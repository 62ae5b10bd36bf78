/** "How about Hyman 2+ goals", "put Cease strikeouts in there": a leg that is there already, at another line or once more. */
import type { LegWish } from '../../../../contracts/asking/reading.ts';
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { selectionKey } from '../../answer/candidate.ts';
import { wishOfLeg } from '../../answer/leg-change.ts';
import type { Next } from '../../answer/next.ts';
import { betLabel } from '../../queries/bets/bet-words.ts';
import { settled } from '../../reading/settle.ts';
import { legsOf } from '../../reading/wishes/wish.ts';
import type { Heard } from '../heard.ts';
import { namedBetOf } from '../named-bet.ts';
import { changesOf } from '../taps.ts';

/**
 * Two legs on the same of one player are never one bet: the new one takes the place of the old one, or is that leg.
 * @returns the change as it is where nothing is in it twice
 */
export function withoutDoubled(next: Next, { play, queries: [reading] }: Turn): Heard {
  const { wishes } = next.reading;
  const legs = play?.legs ?? [];
  for (const [place, leg] of legs.entries()) {
    const key = selectionKey(leg.gameId, leg);
    const same = wishes.flatMap((wish, at) => (isOnSame(wish, leg) ? [{ wish, at }] : []));
    const isTwice = legsOf(same.map(({ wish }) => wish)) > legs.filter((each) => isOf(each, leg)).length;
    if (!next.keep.includes(key) || !isTwice) continue;
    const kept = same.find(({ wish }) => isLeg(wish, leg));
    const other = same.find(({ wish, at }) => at !== kept?.at && isOther(wish, leg));
    if (other)
      return {
        kind: 'play',
        next: {
          ...next,
          reading: settled({
            ...next.reading,
            wishes: wishes.filter((_, at) => at !== kept?.at),
            legs: null,
          }),
          keep: next.keep.filter((each) => each !== key),
        },
      };
    const bet = namedBetOf(leg);
    const name = bet ? betLabel(bet) : 'That';
    return {
      kind: 'unclear',
      isSure: true,
      why: legs.length > 1 ? `${name} is leg ${place + 1} already.` : `${name} is in it already.`,
      ...(play && reading && { instead: changesOf({ reading, ...play }) }),
    };
  }
  return { kind: 'play', next };
}

const isOf = ({ prop }: ShownLeg, leg: ShownLeg): boolean =>
  prop !== undefined && prop.playerId === leg.prop?.playerId && prop.stat === leg.prop.stat;

const isOnSame = ({ player, stat }: LegWish, { prop }: ShownLeg): boolean =>
  prop !== undefined && player !== null && stat === prop.stat && isMeant(player, prop.player);

/** The wish that a leg which stays is written as. */
const isLeg = (wish: LegWish, leg: ShownLeg): boolean =>
  (wish.line === null || wish.line === leg.line) &&
  JSON.stringify({ ...wish, line: null, count: 1 }) === JSON.stringify({ ...wishOfLeg(leg), count: 1 });

/** At another line, or the other side of it. */
const isOther = ({ line, sides, lines }: LegWish, leg: ShownLeg): boolean =>
  (line !== null && line !== leg.line) ||
  (lines !== undefined && lines !== null) ||
  (sides.length > 0 && !sides.some((side) => side === leg.selection));
