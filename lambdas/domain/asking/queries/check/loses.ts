/** What makes a bet lose, as the first words of the case against it. */
import { percent } from '../../../platform/format.ts';
import { nickname } from '../../english/team-names.ts';
import type { Resolved } from '../table/resolved.ts';

const lowScoring: Readonly<Record<string, string>> = { NHL: 'goals', MLS: 'goals', MLB: 'runs' };

/** `It loses if Browns win by 2 or fewer, or do not win.`; null for a bet on a part of a game or on a player. */
export function losesWhen(bet: Resolved): string | null {
  const words = loss(bet);
  // A push is neither.
  const isWhole = bet.chance === null || (bet.line !== null && Number.isInteger(bet.line));
  return words === null || isWhole
    ? words
    : `${words} The market’s chance of that is ${percent(100 - (bet.chance ?? 0))}.`;
}

function loss({ side, line, priced }: Resolved): string | null {
  const { game, market, selection } = side;
  const ofGame: readonly string[] = [market, `alternate_${market}`];
  if (market === 'prop' || market === 'team_total' || (priced && !ofGame.includes(priced.marketKey)))
    return null;
  const units = lowScoring[game.sport] ?? 'points';
  if (selection === 'over' || selection === 'under') {
    if (line === null) return null;
    const push = Number.isInteger(line) ? `, and is a push at ${line}` : '';
    const [most, least] = [Math.ceil(line) - 1, Math.floor(line) + 1];
    return selection === 'over'
      ? `It loses with ${most} ${units} or fewer${push}.`
      : `It loses with ${least} ${units} or more${push}.`;
  }
  if (selection === 'draw') return 'It loses if either team wins.';
  const team = nickname(game[selection].name, game.sport);
  if (market === 'moneyline' || line === null)
    return `It loses if ${team} ${game.sport === 'MLS' ? 'lose or draw' : 'lose'}.`;
  const push = Number.isInteger(line) && line !== 0 ? pushWords(line) : '';
  if (line < 0) {
    const most = Math.ceil(-line) - 1;
    return `It loses if ${team} ${most >= 1 ? `win by ${most} or fewer, or do not win` : 'do not win'}${push}.`;
  }
  const least = Math.floor(line) + 1;
  return `It loses if ${team} lose${least > 1 ? ` by ${least} or more` : ''}${push}.`;
}

const pushWords = (line: number): string =>
  `, and is a push if they ${line < 0 ? 'win' : 'lose'} by exactly ${Math.abs(line)}`;
