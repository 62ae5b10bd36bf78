/** Two numbers of one bet in football whose game is not named: "-3 at -120 or -3.5 at +100". */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import { type Bet, deviationOf, sharesAt } from '../../../feed/odds/landing/landing.ts';
import { nflSeasons } from '../../../feed/odds/landing/nfl-results.ts';
import type { QueryAnswer } from '../answered.ts';
import { betLabel } from '../bets/bet-words.ts';
import { scheduleOf } from '../table/next.ts';
import { signedLine } from '../table/say.ts';
import type { Tables } from '../table/tables.ts';
import { compareLines, type Line } from './one-bet.ts';

/** Points between two numbers that are still one bet. */
const farthest = 3;

/** @returns undefined unless each option is a number of the same side, of a football game */
export function compareNumbers(
  { options, by }: CompareQuery,
  { selectedSport }: Tables,
): QueryAnswer | undefined {
  const [first] = options;
  const sport = first?.sports[0] ?? selectedSport;
  const bets = options.map((option) => betOf(option, sport));
  const [bet] = bets;
  const deviation = bet && deviationOf(bet);
  const numbers = bets.flatMap((each) => each?.line ?? []);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const isOne =
    numbers.length === options.length &&
    new Set(numbers).size === numbers.length &&
    numbers.length > 1 &&
    most - least <= farthest &&
    bets.every((each) => each?.selection === bet?.selection) &&
    (bet?.selection !== 'team' || least < 0 === most < 0);
  if (!bet || deviation === undefined || !isOne) return undefined;
  // Of an unknown game, the market is taken to stand on the number between the two, or on the whole one of them.
  const whole = numbers.find(Number.isInteger);
  const anchor = { line: whole ?? (least + most) / 2, chance: 0.5 };
  const lines = options.flatMap((option, at): Line[] => {
    const own = bets[at];
    if (!own) return [];
    return [
      {
        ...sharesAt(own, anchor, deviation),
        from: [anchor],
        deviation,
        line: own.line,
        price: option.price,
        isListed: true,
        name: betLabel({ ...option, price: null }),
      },
    ];
  });
  return {
    ...compareLines(lines, by, {
      title: 'Side by side',
      bet,
      resultWords: (result) =>
        bet.selection === 'team'
          ? `it ${result > 0 ? 'wins' : 'loses'} by exactly ${Math.abs(result)}`
          : `the total is exactly ${Math.abs(result)}`,
      source: `For a game whose market stands at ${bet.selection === 'team' ? signedLine(anchor.line) : anchor.line}, by how often ${nflSeasons.games.toLocaleString('en-US')} NFL games of ${nflSeasons.first} to ${nflSeasons.last} ended on each ${bet.selection === 'team' ? 'margin' : 'total'}. Name the game and we take its own market.`,
    }),
    alternatives: [scheduleOf(sport)],
  };
}

function betOf(
  { market, side, line, player, stat, period, unlisted }: CompareQuery['options'][number],
  sport: Bet['sport'],
): Bet | undefined {
  const isOther = player !== null || stat !== null || unlisted !== undefined || (period ?? 'game') !== 'game';
  if (line === null || isOther || market === 'team_total') return undefined;
  if (side === 'over' || side === 'under') return { sport, selection: side, line };
  return market === 'total' ? undefined : { sport, selection: 'team', line };
}
