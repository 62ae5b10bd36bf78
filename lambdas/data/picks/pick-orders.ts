/** Attributes stored with a pick so that the owner's list can be sorted, filtered and searched. */
import type { Entities } from '../../contracts/asking/analysis.ts';
import type { PickStatus, Sport } from '../../contracts/feed/sports.ts';
import type { LegResult } from '../../domain/feed/games/settlement.ts';
import { wordsOf } from '../../domain/feed/games/teams.ts';
import { profitOrder, startOrder, statusOrder } from '../platform/keys.ts';

/** The game of an open leg, so that its score can be read together with the pick. */
export interface OpenGame {
  readonly id: string;
  readonly sport: Sport;
  readonly startsAt: string;
}

/** The fields of a pick that determine its index attributes. */
interface Listed {
  readonly id: string;
  readonly status: PickStatus;
  readonly sport: Sport;
  readonly createdAt: string;
  readonly profitCents: number | null;
  readonly legResults: readonly LegResult[];
  readonly metadata: Entities;
}

/** Limits the index entry; enough for a parlay of about a dozen legs. */
const wordsMaxLength = 600;

/** The index attributes; an undefined one removes the pick from its index. */
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

/** The distinct words of teams, players and selections, each preceded by a space: ` miami dolphins`. */
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
