/** Bets that a question names in its own words: "Bills -3 -110", "over 47 in Eagles Chiefs". */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { PropStat } from '../../../../contracts/feed/props.ts';
import type { Subject } from '../table/subject.ts';

/** Counted for a game as well as for a player. */
const ofGames: ReadonlySet<PropStat> = new Set(['points', 'goals', 'runs', 'other']);

/**
 * Reads one bet from the terms of a part of a question.
 * @returns undefined if the terms contradict each other or do not make one bet: two prices, a line and a total
 */
export function betIn({
  sports,
  teams,
  markets,
  sides,
  lines,
  numbers,
  prices,
  players,
  stats,
  periods,
  unlisted,
  isTeamTotal,
  isDraw,
}: Subject<never>): NamedBet | undefined {
  if (periods.length > 1 || unlisted.length > 1) return undefined;
  const [period] = periods;
  const ofPart = period !== undefined && period !== 'game' ? { period } : {};
  const [missing] = unlisted;
  if (missing !== undefined) {
    const bet = { sports, teams: teams.slice(0, 2), player: players[0] ?? null, price: prices[0] ?? null };
    return { ...bet, stat: null, market: null, side: null, line: null, unlisted: missing };
  }
  // "Over 5 goals" of a game is its total.
  const isOfGame = players.length === 0 && teams.length > 0 && stats.every((stat) => ofGames.has(stat));
  // A part of a game has no prices of players.
  if (players.length > 0 && period !== undefined) return undefined;
  if (players.length > 0 || (stats.length > 0 && !isOfGame))
    return propIn({ sports, teams, markets, sides, lines, numbers, prices, players, stats });
  const [side = null] = sides;
  if (isDraw) {
    if (sides.length + lines.length + numbers.length > 0 || prices.length > 1) return undefined;
    const game = { sports, teams: teams.slice(0, 2), player: null, stat: null, line: null };
    return { ...game, market: 'moneyline', side: 'draw', price: prices[0] ?? null, ...ofPart };
  }
  const isTotal = side === 'over' || side === 'under' || markets.includes('total') || isTeamTotal;
  const number = isTotal ? [...numbers, ...lines.filter((line) => line > 0)] : lines;
  if (sides.length > 1 || markets.length > 1 || prices.length > 1 || number.length > 1 || teams.length > 2)
    return undefined;
  if (!isTotal && (numbers.length > 0 || side !== null)) return undefined;
  if (isTotal && (side === null || (markets.length > 0 && markets[0] !== 'total'))) return undefined;
  const [line = null] = number;
  if (line !== null && markets[0] === 'moneyline') return undefined;
  const [named = isTotal ? 'total' : line === null ? 'moneyline' : 'spread'] = markets;
  const market = isTeamTotal ? 'team_total' : named;
  if (isTeamTotal && teams.length !== 1) return undefined;
  return {
    sports,
    // A spread or a moneyline is on the team named first.
    teams: isTotal ? teams : teams.slice(0, 1),
    player: null,
    stat: null,
    market,
    side: isTotal ? side : null,
    line,
    price: prices[0] ?? null,
    ...ofPart,
  };
}

type PropTerms = Pick<
  Subject<never>,
  'sports' | 'teams' | 'markets' | 'sides' | 'lines' | 'numbers' | 'prices' | 'players' | 'stats'
>;

/** "Jokic over 11.5 rebounds -125", "Hurts anytime touchdown". */
function propIn({
  sports,
  teams,
  markets,
  sides,
  lines,
  numbers,
  prices,
  players,
  stats,
}: PropTerms): NamedBet | undefined {
  const [player, ...others] = players;
  const number = [...numbers, ...lines.filter((line) => line > 0)];
  if (player === undefined || others.length > 0 || markets.length > 0 || number.length > 1) return undefined;
  if (lines.length + numbers.length > number.length || stats.length > 1 || sides.length > 1) return undefined;
  const [side = null] = sides;
  if (prices.length > 1 || side === 'favorite' || side === 'underdog') return undefined;
  const [stat = null] = stats;
  if (stat === null && number.length === 0) return undefined;
  const [typed = null] = number;
  // "12 assists" are twelve or more.
  const isLeast = side === null && typed !== null && Number.isInteger(typed);
  return {
    sports,
    teams: teams.slice(0, 2),
    player,
    stat,
    market: 'prop',
    side: isLeast ? 'over' : side,
    line: isLeast ? typed - 0.5 : typed,
    price: prices[0] ?? null,
  };
}
