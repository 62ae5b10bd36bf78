/** How a team's last games went against the line of a team total, or of the total of a part of the game. */
import type { EvidenceSide } from '../../../../contracts/asking/analysis.ts';
import type { Period } from '../../../../contracts/feed/markets.ts';
import type { MarketSide } from '../../../feed/board/sides.ts';
import type { Team } from '../../../feed/games/game.ts';
import { scoreOfPart } from '../../../feed/games/line-score.ts';
import { isOneScore } from '../../../feed/markets/periods.ts';
import { registry } from '../../../feed/markets/registry.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import type { Fact, SingleResult } from '../fact.ts';
import { type OwnGame, ownGames, sidesOfGame } from '../games.ts';
import { forOver, type Lean, leanOfShare, type Side } from '../lean.ts';
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

type Asked = Pick<MarketSide, 'game' | 'market' | 'marketKey' | 'line' | 'team'>;

/**
 * @returns one fact for a team total, of the whole game or of a part, and one of each team for the total of a part; none for
 *   any other market, and for a team with fewer than three games
 */
export function historyFacts(asked: Asked, { sheet, names }: Known): Fact[] {
  const { market, marketKey, line, team } = asked;
  if (line === null || !sheet?.results) return [];
  const isOfPart = registry[marketKey].period !== 'game';
  const about =
    market === 'team_total' ? [team ?? []].flat() : market === 'total' && isOfPart ? sidesOfGame : [];
  const { asOf } = sheet.results;
  return about.flatMap((side) => {
    const counted = countedGames(asked, side, sheet, names);
    return factOf(asked, side, line, asOf, counted);
  });
}

/**
 * The points that the market counts in each of a team's last games, newest first. It ends at the first game without a line
 * score, so that none of the last games is left out.
 */
function countedGames(
  { game, market, marketKey }: Asked,
  side: Side,
  sheet: SportSheet,
  names: readonly Team[],
): SingleResult[] {
  const { period } = registry[marketKey];
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const games = ownGames(game[side], game, sheet).slice(0, mostGames);
  const values = games.map((own) => pointsIn(own, period, market === 'team_total'));
  const known = values.indexOf(null);
  return games.slice(0, known < 0 ? games.length : known).map(({ startsAt, isAway, opponent: id }, index) => {
    const opponent = nameOf.get(id);
    const played = opponent === undefined ? null : { day: leagueDay(new Date(startsAt)), opponent, isAway };
    return { value: values[index] ?? 0, played };
  });
}

/** @returns null where the feed has no line score, and for a part that was not played in full */
function pointsIn({ lines, scored, isAway }: OwnGame, period: Period, isOfTeam: boolean): number | null {
  if (period === 'game') return scored;
  const score = lines && !isOneScore(period) ? scoreOfPart(lines, period) : null;
  if (!score) return null;
  return isOfTeam ? score[isAway ? 'away' : 'home'] : score.home + score.away;
}

function factOf(
  { game, market, marketKey }: Asked,
  team: Side,
  line: number,
  asOf: string,
  results: readonly SingleResult[],
): Fact[] {
  const { period } = registry[marketKey];
  const over = results.filter(({ value }) => value > line).length;
  const under = results.filter(({ value }) => value < line).length;
  const pushes = results.length - over - under;
  const games = over + under;
  if (games < fewestGames) return [];
  const isOfBoth = market === 'total';
  return [
    {
      id: `${game.id} history ${period === 'game' ? '' : `${marketKey} `}${team} ${line}`,
      kind: 'history',
      gameId: game.id,
      sport: game.sport,
      about: game[team].name,
      team,
      values: {
        ...{ line, games, over, under },
        ...(pushes > 0 && { pushes }),
        ...(period !== 'game' && { part: period, of: isOfBoth ? 'both teams' : 'the team' }),
        lean: leanOfShare(over / games, strongShare),
      },
      n: games,
      asOf,
      source: finalScores,
      knownToMarket: true,
      results,
    },
  ];
}

export function historySide({ values }: Fact, selection: MarketSide): EvidenceSide {
  return forOver(Number(values.lean) as Lean, selection);
}
