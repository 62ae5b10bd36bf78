/** Which games' props a question needs, so that only the props of their days are read. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { isOfOrder } from '../../../feed/board/props.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { isOfNoKind } from '../../reading/wishes/wish.ts';
import { readingsOfWishes } from '../wishes/met.ts';
import { gamesFor } from './games.ts';

/** Names of the players with props, by game ID. */
type Players = Readonly<Record<string, readonly string[]>>;

/**
 * @param games of one sport
 * @returns upcoming games with props that an answer to the reading may use; those with the named player, if any has
 */
export function propGamesFor(
  reading: Reading,
  games: readonly Game[],
  players: Players,
  now: Date,
): readonly Game[] {
  const open = games.filter((game) => isUpcoming(game, now));
  const wanted = partsOf(reading).flatMap((part) => {
    const chosen = gamesFor(part, open);
    const priced = ('kind' in chosen ? [] : chosen.games).filter(({ id }) => players[id]);
    const own = priced.filter((game) => hasPlayer(game, part, players));
    return own.length > 0 ? own : priced;
  });
  return [...new Set(wanted)];
}

/** Of these games, those with a team or player that the question names. */
export function namedAmong(reading: Reading, games: readonly Game[], players: Players): readonly Game[] {
  const parts = partsOf(reading);
  const names = parts.flatMap(({ teams }) => teams.map(({ name }) => name));
  return games.filter(
    (game) =>
      names.includes(game.home.name) ||
      names.includes(game.away.name) ||
      parts.some((part) => hasPlayer(game, part, players)),
  );
}

/** Whether all is of the last game of a day, of a team's game, or of the game of two teams. */
export function namesOneGame({ nightGame, teams, wishes, eachGame, eachSport }: Reading): boolean {
  const named = [...teams, ...wishes.flatMap((wish) => wish.teams)];
  const names = new Set(named.map(({ name }) => name));
  const areGames = named.every(({ stance }) => stance === 'game');
  return !eachGame && !eachSport && areGames && names.size <= 2 && (names.size > 0 || nightGame);
}

/** "A lock and a crazy one from Sunday night": how likely a bet of one game is, and not what it is on, so that it can be a prop. */
export function mayBeProps(reading: Reading): boolean {
  const isOfChance = ({ risk, legChance, ...of }: Reading) =>
    isOfNoKind(of) && (risk === 'safe' || legChance !== null);
  return namesOneGame(reading) && partsOf(reading).some(isOfChance);
}

/** Whether it asks for a price or a chance in one game that the main lines may not have. */
export const wantsEveryLine = (reading: Reading): boolean =>
  (reading.sameGame && reading.payout !== null) || mayBeProps(reading);

/**
 * Whether the question is about an alternate line, about who scores first, or about a price or a chance that main lines may not have:
 * prices that only a game's own list has.
 */
export function wantsOtherPrices(reading: Reading): boolean {
  if (wantsEveryLine(reading)) return true;
  return partsOf(reading).some(
    (part) =>
      part.line !== null ||
      part.lines !== undefined ||
      (part.stat !== null && isOfOrder(part.stat)) ||
      mayBeOtherLine(part),
  );
}

/** "Brunson over, at least 60% likely", "a Bears spread at plus money": where the main line is no such bet, another line can be. */
export function mayBeOtherLine({ player, teams, ...of }: ChanceTerms): boolean {
  const isNamed = player !== null || teams.some(({ stance }) => stance !== 'avoid');
  const terms = [of.chance, of.legChance, of.price, of.payout, of.risk];
  return isNamed && terms.some((term) => term !== null && term !== undefined);
}
/** A leg of a slip has no chance and no payout of its own. */
export type ChanceTerms = Pick<Reading, 'player' | 'teams' | 'legChance' | 'price'> &
  Partial<Pick<Reading, 'chance' | 'payout' | 'risk'>>;

const partsOf = (reading: Reading): readonly Reading[] =>
  reading.wishes.length > 0 ? readingsOfWishes(reading) : [reading];

function hasPlayer({ id }: Game, { player }: Reading, players: Players): boolean {
  return player !== null && (players[id] ?? []).some((name) => isMeant(player, name));
}
