/**
 * What a question may refer to: the boards of all sports with the names on them, an earlier answer that it changes, and the last
 * turn. Read beside the session.
 */
import type * as askStore from '../../data/asking/asks.ts';
import type * as turnStore from '../../data/asking/turns.ts';
import type * as boardStore from '../../data/feed/boards.ts';
import type * as nameStore from '../../data/feed/players/player-names.ts';

interface Sources {
  readonly asks: Pick<typeof askStore, 'findAsk'>;
  readonly boards: Pick<typeof boardStore, 'allBoards'>;
  readonly names: Pick<typeof nameStore, 'knownPlayers'>;
  readonly turns: Pick<typeof turnStore, 'turnOf'>;
}

/** @param follows ID of the earlier answer, found only if it is the user's own */
export async function recall(
  { accountId, now, follows }: { accountId: string; now: Date; follows: string | undefined },
  { asks, boards, names, turns }: Sources,
) {
  const [known, roster, earlier, turn] = await Promise.all([
    boards.allBoards(now),
    names.knownPlayers(now),
    follows ? asks.findAsk(accountId, follows) : undefined,
    turns.turnOf(accountId, now),
  ]);
  const all = [...known.values()];
  return {
    known,
    teams: all.flatMap(({ sport, teams }) => teams.map(({ name }) => ({ sport, name }))),
    roster,
    players: all.flatMap(({ players }) => Object.values(players).flat()),
    golfers: all.flatMap(({ golfers = [] }) => golfers),
    earlier,
    turn,
  };
}
