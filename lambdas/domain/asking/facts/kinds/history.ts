/** How a team's last games went against the line of its team total. */
import type { EvidenceSide } from '../../../../contracts/asking/analysis.ts';
import type { MarketSide } from '../../../feed/board/sides.ts';
import type { Team } from '../../../feed/games/game.ts';
import { registry } from '../../../feed/markets/registry.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import type { Fact } from '../fact.ts';
import { ownGames } from '../games.ts';
import { forOver, type Lean, leanOfShare } from '../lean.ts';
import { finalScores } from '../played.ts';
import type { SportSheet } from '../sheet.ts';

/** The fewest and the most games that count. */
const [fewestGames, mostGames] = [3, 10];
/** The share of overs or unders that makes a pattern. */
const strongShare = 0.6;

interface Known {
  readonly sheet: SportSheet | undefined;
  /** Every team, to name opponents. */
  readonly names: readonly Team[];
}

/** @returns none for any market but the team total of a whole game, and for a team with fewer than three games */
export function historyFacts(
  {
    game,
    market,
    marketKey,
    line,
    team,
  }: Pick<MarketSide, 'game' | 'market' | 'marketKey' | 'line' | 'team'>,
  { sheet, names }: Known,
): Fact[] {
  const isOfGame = market === 'team_total' && registry[marketKey].period === 'game';
  if (!isOfGame || !team || line === null || !sheet?.results) return [];
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const results = ownGames(game[team], game, sheet)
    .slice(0, mostGames)
    .map(({ startsAt, isAway, opponent: id, scored: value }) => {
      const opponent = nameOf.get(id);
      const played = opponent === undefined ? null : { day: leagueDay(new Date(startsAt)), opponent, isAway };
      return { value, played };
    });
  const over = results.filter(({ value }) => value > line).length;
  const under = results.filter(({ value }) => value < line).length;
  const pushes = results.length - over - under;
  const games = over + under;
  if (games < fewestGames) return [];
  return [
    {
      id: `${game.id} history ${team} ${line}`,
      kind: 'history',
      gameId: game.id,
      sport: game.sport,
      about: game[team].name,
      team,
      values: {
        ...{ line, games, over, under },
        ...(pushes > 0 && { pushes }),
        lean: leanOfShare(over / games, strongShare),
      },
      n: games,
      asOf: sheet.results.asOf,
      source: finalScores,
      knownToMarket: true,
      results,
    },
  ];
}

export function historySide({ values }: Fact, selection: MarketSide): EvidenceSide {
  return forOver(Number(values.lean) as Lean, selection);
}
