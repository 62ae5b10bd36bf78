/** The words of a bet on a part of a game, or on one team's points. */
import type { Leg } from '../../../contracts/asking/analysis.ts';
import { isOneScore, parts } from './periods.ts';

interface Named {
  readonly home: string;
  readonly away: string;
  /** How a spread is written. */
  readonly lineOf: (line: number) => string;
}

type Bet = Pick<Leg, 'market' | 'key' | 'period' | 'selection' | 'line' | 'team'>;

/** `1st half`, `1st 5 innings`; empty for the whole game. */
export const periodLabel = (period: Leg['period']): string =>
  period === undefined || period === 'game' ? '' : parts[period].label;

/** Whether a bet is on a part of the game or on one team's points, whose words are here. */
export const isOfPart = ({ market, period }: Pick<Leg, 'market' | 'period'>): boolean =>
  market === 'team_total' || periodLabel(period) !== '';

/**
 * @returns `Lakers team total over 112.5`, `1st half under 110.5`, `Lakers 1st half −3.5`, `Lakers 1st half moneyline`,
 *   `Lakers to win in regulation`, `1st half tied`, `Chiefs to score first`
 */
export function partWords(bet: Bet, { home, away, lineOf }: Named): string {
  const { market, key = '', period, selection, line, team } = bet;
  const part = periodLabel(period);
  const of = (side: string) => [side, part].filter((word) => word !== '').join(' ');
  if (market === 'team_total') return `${of(team === 'away' ? away : home)} team total ${selection} ${line}`;
  if (market === 'total') return `${part} ${selection} ${line}`;
  const isRegulation = period === 'regulation';
  if (selection === 'draw') return isRegulation ? 'Tied after regulation' : `${part} tied`;
  const own = selection === 'away' ? away : home;
  if (isRegulation) return `${own} to win in regulation`;
  if (isOneScore(period)) return `${own} to score ${period === 'first_score' ? 'first' : 'last'}`;
  if (line !== null) return `${of(own)} ${lineOf(line)}`;
  return `${of(own)} ${key.endsWith('.three_way') ? 'three-way moneyline' : 'moneyline'}`;
}
