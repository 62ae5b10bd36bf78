/** A player's last games against the line of a prop: times over it, the average, and the last five. */

import type { EvidenceSide } from '../../../../contracts/asking/analysis.ts';
import type { KnownProp } from '../../../feed/board/props.ts';
import type { MarketSide } from '../../../feed/board/sides.ts';
import type { Game } from '../../../feed/games/game.ts';
import { recordOf } from '../../../feed/players/record-stat.ts';
import type { Fact } from '../fact.ts';
import { forOver, type Lean, leanOfShare } from '../lean.ts';

/** The fewest games needed, and the length of the list of last games. */
const [fewestGames, lastGames] = [3, 5];
/**
 * The share of overs or unders that makes a pattern, and the least distance of an average from the line as a share of
 * it.
 */
const [strongShare, strongGap] = [0.6, 0.08];
const source = 'Box scores';

/**
 * @param line the number to go over or under
 * @returns none for a player with fewer than three games
 */
export function playerFacts(
  game: Pick<Game, 'id' | 'sport'>,
  {
    of: { stat: bet, ...of },
    known: { side, last: values, lastAt, games, minutes },
  }: Pick<KnownProp, 'of' | 'known'>,
  line: number,
): Fact[] {
  const stat = recordOf(bet);
  if (values.length < fewestGames) return [];
  const frame = (what: string, n: number): Omit<Fact, 'values'> => ({
    id: `${game.id} player ${what} ${of.playerId} ${stat} ${line}`,
    kind: 'player',
    gameId: game.id,
    sport: game.sport,
    about: of.player,
    team: side,
    n,
    asOf: lastAt,
    source,
    knownToMarket: true,
  });
  const [over, under] = [values.filter((each) => each > line), values.filter((each) => each < line)];
  const average = Number((values.reduce((sum, each) => sum + each, 0) / values.length).toFixed(1));
  const last = values.slice(0, lastGames);
  return [
    {
      ...frame('over', values.length),
      results: values.map((value, nth) => {
        const played = minutes?.[nth] ?? null;
        return { value, played: games?.[nth] ?? null, ...(played !== null && { minutes: played }) };
      }),
      values: {
        what: 'over',
        stat,
        line,
        games: values.length,
        over: over.length,
        under: under.length,
        lean: leanOfCounts(over.length, under.length),
      },
    },
    {
      ...frame('average', values.length),
      values: {
        what: 'average',
        stat,
        line,
        games: values.length,
        average,
        lean: Math.abs(average - line) >= strongGap * line ? Math.sign(average - line) : 0,
      },
    },
    ...(last.length < lastGames
      ? []
      : [
          {
            ...frame('last', last.length),
            values: {
              what: 'last',
              stat,
              line,
              games: last.length,
              list: last.join(', '),
              lean: leanOfCounts(
                last.filter((each) => each > line).length,
                last.filter((each) => each < line).length,
              ),
            },
          },
        ]),
  ];
}

/** Pushes count for neither. */
function leanOfCounts(over: number, under: number): Lean {
  return over + under === 0 ? 0 : leanOfShare(over / (over + under), strongShare);
}

export function playerSide({ values }: Fact, selection: MarketSide): EvidenceSide {
  return forOver(Number(values.lean) as Lean, selection);
}
