/** Players whom the product knows, as the stand-in of the feed names them. */
import { playersKnown } from '../../lambdas/app/feed/write-names.ts';
import { gameSports } from '../../lambdas/contracts/feed/sports.ts';
import type { KnownPlayer } from '../../lambdas/domain/feed/players/known-player.ts';
import { makeBoard } from '../eval/ask.ts';
import { replayedSports, teamsOf } from '../local/feed/seasons/teams.ts';

/** Names of the players of all sports at the eval's clock. */
export async function knownRoster(): Promise<readonly KnownPlayer[]> {
  const board = makeBoard();
  const all = await Promise.all(
    gameSports.map(async (sport) => {
      const replayed = replayedSports.find((each) => each === sport);
      const { seasons, sheet } = await board(sport);
      return playersKnown(sport, replayed ? teamsOf(replayed) : [], seasons ?? [], sheet);
    }),
  );
  return all.flat();
}
