/** Player props looked at otherwise than as a list: why there are none, and those that pay even money everywhere. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { pricedSides } from '../../../../feed/board/sides.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { plural } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { pricesOf, scheduleOf } from '../../table/next.ts';
import { allProps, type PlayerProp } from '../../table/props.ts';
import { gamesAbout, isOf, type Tables } from '../../table/tables.ts';
import { item, listed, marketWords, matchup, matchupAndStart, odds, onDays } from '../../table/words.ts';

const mostNamed = 15;

const isAbout = ({ of, game }: PlayerProp, { teams, days, stat }: MarketQuery): boolean =>
  (teams.length === 0 || teams.some((team) => isOf(game, team))) &&
  (days === null || days.includes(game.day)) &&
  (stat === null || of.stat === stat);

/** Why a game has no player props, with when it starts and what is priced; or that it has some. */
export function unpostedProps(query: MarketQuery, tables: Tables): QueryAnswer {
  const { teams, days, stat, sports } = query;
  const [sport = tables.selectedSport] = sports;
  const games = gamesAbout({ sports, teams, days }, tables);
  const parts = games.map((game) => {
    const own = allProps(tables).filter((prop) => prop.game.id === game.id && isAbout(prop, query));
    return own.length > 0 ? listedOf(game, own) : noneOf(game, stat);
  });
  const [game] = games;
  return {
    response:
      parts.length > 0
        ? parts.join('\n')
        : `No upcoming game of ${listed(teams, 'or')} is listed${onDays(days)}.`,
    cards: [],
    alternatives: game ? [pricesOf(game), scheduleOf(game.sport)] : [scheduleOf(sport)],
  };
}

function listedOf(game: Game, own: readonly PlayerProp[]): string {
  const stats = [...new Set(own.map(({ of }) => statNames[of.stat]))];
  const players = new Set(own.map(({ of }) => of.playerId)).size;
  return `Props are on the board for ${matchupAndStart(game)}: ${plural(players, 'player')}, ${listed(stats)}.`;
}

function noneOf(game: Game, stat: MarketQuery['stat']): string {
  const priced = [...new Set(pricedSides(game).map(({ market }) => market))].flatMap((market) =>
    market === 'prop' || market === 'outright' || market === 'team_total'
      ? []
      : [marketWords(market, game.sport)],
  );
  const what = stat === null || stat === 'other' ? 'player props' : `${statNames[stat]} props`;
  return [
    `No ${what} for ${matchup(game)} are on the board yet: none of the books that we read has posted them. The game starts ${matchupAndStart(game).slice(matchup(game).length + 2)}; books usually post props closer to the start, and we show them once they do.`,
    priced.length > 0 ? `Priced so far: ${listed(priced)}.` : 'Nothing else of it is priced yet.',
  ].join(' ');
}

/** Props whose side every book that lists it at its main line prices at +100 or longer. */
export function plusEverywhere(query: MarketQuery, tables: Tables): QueryAnswer {
  const { side, teams, days, stat, sports } = query;
  const wanted = side === 'under' ? 'under' : 'over';
  const [sport = tables.selectedSport] = sports;
  const games = new Set(gamesAbout({ sports: [sport], teams, days }, tables).map(({ id }) => id));
  const own = allProps(tables).filter((prop) => games.has(prop.game.id) && isAbout(prop, query));
  const rows = own.flatMap((prop) => plusRow(prop, wanted) ?? []);
  const where =
    teams.length > 0 ? ` in ${listed([...new Set(own.map(({ game }) => matchup(game)))])}` : onDays(days);
  const what = `${stat === null || stat === 'other' ? 'player' : statNames[stat]} ${wanted}`;
  if (own.length === 0)
    return {
      response: `No ${stat === null || stat === 'other' ? 'player' : statNames[stat]} props${teams.length > 0 ? ` for the ${listed(teams, 'or')}` : onDays(days)} are on the board now.`,
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  const more = rows.length - mostNamed;
  return {
    response:
      rows.length === 0
        ? `None: of ${plural(own.length, 'prop')}${where}, no ${what} is at plus money at every book that lists it.`
        : [
            `${plural(rows.length, `${what}`)}${where} at plus money at every book that lists it:`,
            ...rows.slice(0, mostNamed).map(item),
            ...(more > 0 ? [`And ${more} more.`] : []),
          ].join('\n'),
    cards: [],
    alternatives: [scheduleOf(sport)],
  };
}

/** Only where both sides are priced: a milestone is mostly at plus money. */
function plusRow({ of, prices, game }: PlayerProp, side: 'over' | 'under'): string | undefined {
  const both = prices.filter(({ over, under }) => over !== null && under !== null);
  const [main] = [...Map.groupBy(both, ({ line }) => line)].toSorted(([, a], [, b]) => b.length - a.length);
  if (!main) return undefined;
  const [line, own] = main;
  const all = own.flatMap((price) => price[side] ?? []);
  if (all.length === 0 || all.some((price) => price < 100)) return undefined;
  return `${of.player} ${side} ${line} ${statNames[of.stat]} (${matchup(game)}): ${own.map((price) => `${price.book} ${odds(price[side] ?? 0)}`).join(', ')}`;
}
