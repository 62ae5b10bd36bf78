/** What can be asked after an answer from the table: labels of buttons, with prompts that these readers or a play take. */

import type { Market } from '../../../../contracts/asking/analysis.ts';
import type { Alternative } from '../../../../contracts/asking/ask.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Game } from '../../../feed/games/game.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { nickname } from '../../english/team-names.ts';
import { matchup } from './words.ts';

/** `Buffalo Bills at New York Jets` */
const named = ({ home, away }: Game) => `${away.name} vs ${home.name}`;

export const playOn = (game: Game): Alternative => ({
  label: `A play on ${matchup(game)}`,
  prompt: `Best bet on ${named(game)}`,
});

export const playFor = (team: string, sport: Sport): Alternative => ({
  label: `A play on the ${nickname(team, sport)}`,
  prompt: `Best bet on the ${team}`,
});

export const playIn = (sport: Sport): Alternative => ({
  label: `${sport} play`,
  prompt: `Best ${sport} bet`,
});

export const pricesOf = (game: Game): Alternative => ({
  label: 'Prices of every book',
  prompt: `Odds for ${named(game)}`,
});

export const movesOf = (game: Game): Alternative => ({
  label: 'How the line moved',
  prompt: `How did the line move in ${named(game)}?`,
});

export const boardOf = (sport: Sport): Alternative => ({
  label: `The ${sport} board`,
  prompt: `All ${sport} odds`,
});

export const scheduleOf = (sport: Sport): Alternative => ({
  label: `${sport} games`,
  prompt: `${sport} schedule`,
});

/** @param bet `Buffalo Bills -3`, `over 44.5 in Bills at Jets` */
export const checkOf = (bet: string, price: number): Alternative => ({
  label: 'Is it a good price?',
  prompt: `Is ${bet} ${formatAmerican(price)} a good price?`,
});

/** A bet in words that read back: `Buffalo Bills -3`, `Buffalo Bills moneyline`, `over 44.5 in Jets vs Bills`. */
export function betWords(
  game: Game,
  market: Market,
  selection: 'home' | 'away' | 'over' | 'under',
  line: number | null,
): string {
  if (selection === 'over' || selection === 'under') return `${selection} ${line} in ${named(game)}`;
  const team = game[selection].name;
  if (market === 'moneyline' || line === null) return `${team} moneyline`;
  return `${team} ${line > 0 ? '+' : ''}${line === 0 ? 'pk' : line}`;
}
