/** Which games' further markets a question needs: alternate lines, team totals, parts of the game. They are read game by game. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { readingsOfWishes } from '../wishes/met.ts';
import { gamesFor } from './games.ts';
import { type ChanceTerms, mayBeOtherLine, wantsEveryLine } from './prop-games.ts';

/** The most games that are read for one question. */
export const mostGames = 8;

type Terms = Pick<Reading, 'period' | 'markets' | 'line' | 'lines' | 'stat'>;

/** Whether it asks for a part of the game, a team total, or a line that may be an alternate. */
export function wantsMarkets({ period, markets, line, lines, stat }: Terms): boolean {
  const isOfProp = stat !== null || (markets.length > 0 && markets.every((market) => market === 'prop'));
  return (
    period !== undefined ||
    markets.includes('team_total') ||
    ((line !== null || lines !== undefined) && !isOfProp)
  );
}

/** Whether its games have to be read line by line: also for a chance or a price that a main line of theirs may not have. */
const readsMarkets = (reading: Terms & ChanceTerms): boolean =>
  wantsMarkets(reading) ||
  (reading.markets.some((market) => market === 'spread' || market === 'total') && mayBeOtherLine(reading));

/** The same for one sport, ignoring listed legs of other sports. */
export function wantsMarketsOf(sport: Sport, reading: Reading): boolean {
  const ofSport = reading.wishes.filter(({ sports }) => sports.length === 0 || sports.includes(sport));
  return wantsEveryLine(reading) || [reading, ...ofSport].some(readsMarkets);
}

/**
 * @param games of one sport
 * @returns upcoming games that an answer to the reading may use, soonest first, at most eight
 */
export function marketGamesFor(reading: Reading, games: readonly Game[], now: Date): readonly Game[] {
  const open = games.filter((game) => isUpcoming(game, now));
  const parts = reading.wishes.length > 0 ? readingsOfWishes(reading) : [reading];
  const isOfAll = wantsEveryLine(reading);
  const wanted = parts
    .filter((part) => isOfAll || readsMarkets(part))
    .flatMap((part) => {
      const chosen = gamesFor(part, open);
      if ('kind' in chosen) return [];
      // Other legs of a parlay can come from other games: those named come first.
      const named = chosen.named.flat();
      return [...named, ...chosen.games.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))];
    });
  return [...new Set(wanted)].slice(0, mostGames);
}
