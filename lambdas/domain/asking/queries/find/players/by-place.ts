/** Where a player averages more, at home or on the road: before the games of both. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import type { Tables } from '../../table/tables.ts';
import { mainStat } from './game-log.ts';
import { gamesAsked, seasonsOf, valueIn } from './player-games.ts';

/** @returns undefined where one of them has no game */
export function betterPlace(query: FindQuery, tables: Tables): string | undefined {
  const [player, ...others] = query.players;
  if (query.topic !== 'game_log' || player === undefined || others.length > 0) return undefined;
  const [season, ...namesakes] = seasonsOf(player, tables);
  if (!season || namesakes.length > 0) return undefined;
  const stat = mainStat(query, season);
  const averageAt = (place: 'home' | 'road'): number | undefined => {
    const splits = [...query.splits.filter((each) => each !== 'home' && each !== 'road'), place];
    const values = gamesAsked(season, { ...query, splits }).flatMap((game) => valueIn(game, stat) ?? []);
    const total = values.reduce((sum, value) => sum + value, 0);
    return values.length === 0 ? undefined : Number((total / values.length).toFixed(1));
  };
  const [home, road] = [averageAt('home'), averageAt('road')];
  if (home === undefined || road === undefined) return undefined;
  const numbers = `${home} a game at home, ${road} on the road`;
  return home === road
    ? `${season.name} averages the same ${statNames[stat]} at home and on the road: ${home} a game.`
    : `${season.name} averages more ${statNames[stat]} ${home > road ? 'at home' : 'on the road'}: ${numbers}.`;
}
