/** Attributes stored with a pick so that its owner's list can be sorted, filtered and searched. */
import type { Entities } from '../contracts/analysis.ts';
import type { PickStatus, Sport } from '../contracts/sports.ts';
import type { LegResult } from '../domain/settlement.ts';
import { wordsOf } from '../domain/teams.ts';
import { profitOrder, startOrder, statusOrder } from './keys.ts';

/** A game that a leg waits for, so that its score can be read together with the pick. */
export interface OpenGame {
  readonly id: string;
  readonly sport: Sport;
  readonly startsAt: string;
}

/** What of a pick its places in the lists are made of. */
interface Listed {
  readonly id: string;
  readonly status: PickStatus;
  readonly sport: Sport;
  readonly createdAt: string;
  readonly profitCents: number | null;
  readonly legResults: readonly LegResult[];
  readonly metadata: Entities;
}

/** An index holds no more of a pick: some forty words are a parlay of a dozen legs. */
const wordsMaxLength = 600;

/** An undefined one takes the pick out of its index. */
export function ordersOf(pick: Listed) {
  const { id, status, metadata, createdAt, profitCents } = pick;
  const starts = metadata.legs.map(({ startsAt }) => startsAt).sort();
  const openGames = openGamesOf(pick);
  return {
    statusOrder: statusOrder(status, id),
    savedOrder: id,
    startOrder: startOrder(status === 'pending', starts[0] ?? createdAt, id),
    profitOrder: profitCents === null ? undefined : profitOrder(profitCents, id),
    betType: metadata.bet_type[0] ?? 'general',
    searchWords: searchWordsOf(pick),
    openGames: openGames.length > 0 ? openGames : undefined,
  };
}

/** The games of the legs that are not graded yet. */
export function openGamesOf({ metadata, legResults }: Listed): OpenGame[] {
  return metadata.legs.flatMap(({ gameId: id, sport, startsAt }, index) =>
    legResults[index] === 'open' ? [{ id, sport, startsAt }] : [],
  );
}

/** Every word of the teams, players and selections once, each after a space: ` miami dolphins`. */
function searchWordsOf({ metadata, sport }: Listed): string {
  const legs = metadata.legs.flatMap(({ home, away, prop, outright, book }) => [
    home,
    away,
    prop?.player ?? outright?.player ?? '',
    book ?? '',
  ]);
  const words = wordsOf([...legs, ...metadata.suggestion, ...metadata.bet_type, sport].join(' ')).split(' ');
  return ` ${[...new Set(words)].join(' ')}`.slice(0, wordsMaxLength);
}
