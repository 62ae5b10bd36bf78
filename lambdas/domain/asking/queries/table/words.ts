/** Words and figures that the answers from the table share. */
import type { Market, Selection } from '../../../../contracts/asking/analysis.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { ageInWords } from '../../../feed/games/freshness.ts';
import type { Game } from '../../../feed/games/game.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { dayLabel, startLabel } from '../../../platform/calendar.ts';
import { minus } from '../../../platform/format.ts';
import { lineWords } from '../../english/leg.ts';
import { namedTeam, nickname } from '../../english/team-names.ts';

/** `Bills at Jets` */
export const matchup = ({ home, away, sport }: Game): string =>
  `${nickname(away.name, sport)} at ${nickname(home.name, sport)}`;

/** `Bills at Jets, Sun, Nov 29, 1:00 PM ET` */
export const matchupAndStart = (game: Game): string => `${matchup(game)}, ${startLabel(game.startsAt)}`;

/** `the Bills` */
export const theTeam = (name: string, sport: Sport): string => namedTeam(name, sport).name;

/** American odds as displayed: `+140`, `−110`. */
export const odds = (price: number): string => formatAmerican(price).replace('-', minus);

/** `Bills −3`, `Bills to win`, `Over 44.5`, `Draw` */
export function sideName(game: Game, market: Market, selection: Selection, line: number | null): string {
  if (selection === 'over' || selection === 'under') {
    const side = selection === 'over' ? 'Over' : 'Under';
    return line === null ? side : `${side} ${line}`;
  }
  if (selection !== 'home' && selection !== 'away') return 'Draw';
  const team = nickname(game[selection].name, game.sport);
  return market === 'moneyline' || line === null ? `${team} to win` : `${team} ${lineWords(line, 'spread')}`;
}

/** `4 minutes old` */
export const ageOf = (at: string, now: Date): string => `${ageInWords(at, now)} old`;

export const item = (text: string): string => `• ${text}`;

/** `the Bills and the Jets` */
export function listed(words: readonly string[], join = 'and'): string {
  return words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${join} ${words.at(-1)}`;
}

/** ` on Sun, Nov 29`; empty for any day. More than two days are a range. */
export function onDays(days: readonly string[] | null): string {
  if (!days || days.length === 0) return '';
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (days.length <= 2) return ` on ${listed(days.map(dayLabel))}`;
  return ` from ${dayLabel(first)} to ${dayLabel(last)}`;
}

/** The name of a market in a sport: `run line`, `puck line`, `spread`. */
export function marketWords(market: Market, sport: Sport): string {
  if (market !== 'spread') return market;
  return sport === 'MLB' ? 'run line' : sport === 'NHL' ? 'puck line' : 'spread';
}
