/**
 * Writes the names of a sport's players: everyone in its box scores, rosters and injury reports. Made from the table alone, so that
 * every run repairs what an interrupted one left out.
 */
import type { Sport } from '../../contracts/feed/sports.ts';
import * as states from '../../data/feed/feed-states.ts';
import * as names from '../../data/feed/players/player-names.ts';
import * as seasons from '../../data/feed/seasons.ts';
import * as sheets from '../../data/feed/sheets.ts';
import type { SportSheet } from '../../domain/asking/facts/sheet.ts';
import type { Team } from '../../domain/feed/games/game.ts';
import type { KnownPlayer } from '../../domain/feed/players/known-player.ts';
import { nameWords } from '../../domain/feed/players/names.ts';
import type { Player, TeamPlayers } from '../../domain/feed/players/player.ts';
import { positionWritten } from '../../domain/feed/players/position.ts';

const dependencies = { states, seasons, sheets, names };

interface Sources {
  readonly states: Pick<typeof states, 'feedState'>;
  readonly seasons: Pick<typeof seasons, 'playersOf'>;
  readonly sheets: Pick<typeof sheets, 'sportSheet'>;
  readonly names: Pick<typeof names, 'storePlayerNames'>;
}

/** @returns number of players; with none, what is stored stays */
export async function writeNames(
  sport: Sport,
  { states, seasons, sheets, names }: Sources = dependencies,
): Promise<number> {
  const [{ teams }, sheet] = await Promise.all([states.feedState(sport), sheets.sportSheet(sport)]);
  const known = await seasons.playersOf(
    sport,
    teams.map(({ id }) => id),
  );
  const players = playersKnown(sport, teams, known, sheet);
  if (players.length > 0) await names.storePlayerNames(sport, players);
  return players.length;
}

/**
 * @param teams of the sport, as the feed spells them
 * @returns each player once a team, under the name that rosters write; one without a full name is left out
 */
export function playersKnown(
  sport: Sport,
  teams: readonly Team[],
  known: readonly TeamPlayers[],
  sheet: SportSheet | undefined,
): KnownPlayer[] {
  return teams.flatMap(({ id, name: team }) => {
    const own = known.find(({ teamId }) => teamId === id)?.players ?? [];
    const hurt = sheet?.injuries?.[id]?.rows.map(({ player }) => ({ name: player })) ?? [];
    const all = new Map(
      [...hurt, ...own].map((player): [string, Pick<Player, 'name' | 'position'>] => [
        nameWords(player.name).join(' '),
        player,
      ]),
    );
    return [...all].flatMap(([words, { name, position: written = '' }]) => {
      const position = positionWritten(sport, written);
      return isFull(words) ? [{ sport, team, name, ...(position && { position }) }] : [];
    });
  });
}

/** "P. Mahomes" could be several players. */
const isFull = (words: string): boolean => /^\S{2,} ./.test(words);
