/** Finds a bet on a part of a game, a team's total, or a spread or total at an alternate line. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { marketSides, sidesAtLine } from '../../../feed/board/market-sides.ts';
import type { MarketSide } from '../../../feed/board/sides.ts';
import type { Game } from '../../../feed/games/game.ts';
import { periodLabel } from '../../../feed/markets/leg-words.ts';
import { type Part, parts } from '../../../feed/markets/periods.ts';
import { nickname } from '../../english/team-names.ts';
import { sideOfTeam } from './selections.ts';
import type { Tables } from './tables.ts';
import { marketWords, matchup } from './words.ts';

/** A market that is stored apart from the main lines of its game. */
export const isApart = ({ period = 'game', market }: NamedBet): boolean =>
  period !== 'game' || market === 'team_total';

/** @returns the side at every line at which a book prices both sides, the main line first */
export function apartSides(bet: NamedBet, game: Game, { books }: Pick<Tables, 'books'>): MarketSide[] {
  const { period = 'game', side, line } = bet;
  const [team = ''] = bet.teams;
  const of = familyOf(bet);
  const whose = sideOfTeam(game, team);
  const selection = of === 'total' || of === 'team_total' ? (side === 'under' ? 'under' : 'over') : whose;
  const wanted = side === 'draw' ? 'draw' : selection;
  const withTie = period === 'regulation' || side === 'draw';
  return marketSides(game, { period, line, withTie }, books).filter(
    (each) =>
      each.market === of &&
      each.selection === wanted &&
      (each.team === undefined || each.team === whose) &&
      // A line of one side is the other's with the opposite sign.
      (line === null || of !== 'spread' || each.line !== 0 - line || line === 0),
  );
}

/**
 * The spread or total of the whole game at an alternate line: at the one asked for, otherwise at the nearest that a book prices on
 * both sides.
 */
export function alternateSide(
  { market, line }: NamedBet,
  game: Game,
  selection: MarketSide['selection'],
  { books }: Pick<Tables, 'books'>,
): MarketSide | undefined {
  if (line === null || (market !== 'spread' && market !== 'total')) return undefined;
  const at = (own: number) =>
    sidesAtLine(game, own, books).find(
      (each) => each.market === market && each.selection === selection && each.line === own,
    );
  const exact = at(line);
  if (exact) return exact;
  const distance = (own: number) => Math.abs(own - line);
  const near = alternateLines(game, market, selection).toSorted((a, b) => distance(a) - distance(b) || a - b);
  for (const own of near.slice(0, mostTried)) {
    const found = at(own);
    if (found) return found;
  }
  return undefined;
}

/** Lines are tried until one is priced on both sides. */
const mostTried = 6;

/** The side's own lines that books list as alternates, without duplicates. */
export function alternateLines(
  { markets = [] }: Pick<Game, 'markets'>,
  market: 'spread' | 'total',
  selection: MarketSide['selection'],
): number[] {
  const prices = markets.find(({ key }) => key === `alternate_${market}`)?.prices ?? [];
  const sign = market === 'spread' && selection === 'away' ? -1 : 1;
  return [...new Set(prices.flatMap(({ line }) => (line === null ? [] : sign * line + 0)))];
}

const familyOf = ({ market, line, side }: NamedBet) => {
  if (market === 'team_total' || market === 'total' || market === 'spread' || market === 'moneyline')
    return market;
  if (side === 'over' || side === 'under') return 'total';
  return line === null ? 'moneyline' : 'spread';
};

/** Why a market that is stored apart has no price. */
export function apartWhy(bet: NamedBet, game: Game): string {
  const { period = 'game', teams } = bet;
  const of = familyOf(bet);
  const part = period === 'game' ? undefined : parts[period as Part];
  const sports: readonly Sport[] = part?.sports ?? [];
  if (part && !sports.includes(game.sport))
    return `${game.sport} games have no ${part.adjective.replaceAll('-', ' ')} bets with us.`;
  const whose = of === 'team_total' ? `${nickname(teams[0] ?? '', game.sport)} ` : '';
  const market = of === 'team_total' ? 'team total' : marketWords(of, game.sport);
  const label = periodLabel(period).toLowerCase();
  return `No book prices the ${[`${whose}${label}`.trim(), market].filter(Boolean).join(' ')} of ${matchup(game)} now.`;
}
