/** The pitchers with the lowest earned run average over the games that box scores keep: of a league, of teams, or of those who start on a day. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { isMeant } from '../../../../feed/players/names.ts';
import type { Prop } from '../../../../feed/players/prop.ts';
import { plural } from '../../../../platform/format.ts';
import { nickname } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import { playIn, scheduleOf } from '../../table/next.ts';
import { gamesAbout, type Tables } from '../../table/tables.ts';
import { item, listed, onDays, theTeam } from '../../table/words.ts';
import {
  allSeasons,
  gamesAsked,
  type PlayerGame,
  type PlayerSeason,
  valueIn,
} from '../players/player-games.ts';
import { type Era, eraIn } from './earned-runs.ts';

const usual = 5;
/** Of a league: two starts. An average over fewer innings says nothing. */
const fewestOuts = 30;
/** The starts that say how somebody pitched lately. */
const recent = 3;

interface Named {
  /** Null where only books name him. */
  readonly team: string | null;
  readonly name: string;
}

interface Pitcher {
  readonly season: PlayerSeason;
  readonly found: Era;
}

const lowest = (pitchers: readonly Pitcher[]): Pitcher[] =>
  pitchers.toSorted((a, b) => a.found.era - b.found.era || b.found.outs - a.found.outs);

export function eraLeaders(query: FindQuery, tables: Tables): QueryAnswer {
  const { teams, limit } = query;
  const pitchers = allSeasons(tables)
    .filter(({ sport, team }) => sport === 'MLB' && (teams.length === 0 || teams.includes(team)))
    .flatMap((season) => {
      const found = eraIn(gamesAsked(season, query));
      return found && (teams.length > 0 || found.outs >= fewestOuts) ? [{ season, found }] : [];
    });
  const who = teams.length > 0 ? `on ${listed(teams.map((team) => theTeam(team, 'MLB')))}` : 'in MLB';
  const alternatives = [scheduleOf('MLB')];
  if (pitchers.length === 0)
    return { response: `We keep no innings of pitchers ${who} now.`, cards: [], alternatives };
  const least = teams.length > 0 ? '' : `, of those with at least ${fewestOuts / 3} innings`;
  return {
    response: [
      `Lowest ERA ${who}, over each pitcher’s last games that we keep${least}:`,
      ...lowest(pitchers)
        .slice(0, limit ?? usual)
        .map(({ season, found }) => item(`${season.name} (${nickname(season.team, 'MLB')}): ${found.words}`)),
    ].join('\n'),
    cards: [],
    alternatives,
  };
}

/** "Which of today's starters has been the best lately": by the ERA of their last starts. */
export function startersRanked(query: FindQuery, tables: Tables): QueryAnswer {
  const games = gamesAbout({ ...query, sports: ['MLB'] }, tables);
  const sheet = tables.sports.find(({ sport }) => sport === 'MLB')?.sheet;
  const seasons = allSeasons(tables).filter(({ sport }) => sport === 'MLB');
  const named = games.flatMap(({ id, home, away, props = [] }): Named[] => {
    const row = sheet?.starters?.[id]?.rows;
    const own = [
      [away.name, row?.away],
      [home.name, row?.home],
    ] as const;
    const starters = own.flatMap(([team, starter]) => (starter ? [{ team, name: starter.name }] : []));
    // Books price a pitcher's props before the feed names him.
    return starters.length > 0 ? starters : pitchersPriced(props).map((name) => ({ team: null, name }));
  });
  const alternatives = [scheduleOf('MLB'), playIn('MLB')];
  if (named.length === 0)
    return {
      response: `No starting pitcher is named yet${onDays(query.days)}, so that none can be ranked.`,
      cards: [],
      alternatives,
    };
  const count = query.last ?? recent;
  const pitchers = named.flatMap(({ team, name }): Pitcher[] => {
    const season =
      seasons.find((each) => (team === null || each.team === team) && isMeant(name, each.name)) ??
      seasons.find((each) => isMeant(name, each.name));
    const found = season && eraIn(startsOf(season).slice(0, count));
    return season && found ? [{ season, found }] : [];
  });
  const others = named.filter(({ name }) => pitchers.every(({ season }) => !isMeant(name, season.name)));
  const sorted = query.order === 'least' ? lowest(pitchers).toReversed() : lowest(pitchers);
  const sort = query.order === 'least' ? 'Highest' : 'Lowest';
  return {
    response: [
      ...(sorted.length === 0
        ? [`We keep no innings of the starters who are named${onDays(query.days)}.`]
        : [
            `${sort} ERA of the starters who are named or priced${onDays(query.days)}, over their last ${plural(count, 'start')} that we keep:`,
            ...sorted
              .slice(0, query.limit ?? usual)
              .map(({ season, found }) =>
                item(`${season.name} (${nickname(season.team, 'MLB')}): ${found.words}`),
              ),
          ]),
      ...(others.length > 0 && sorted.length > 0
        ? [`Without innings that we keep: ${listed(others.map(({ name }) => name))}.`]
        : []),
    ].join('\n'),
    cards: [],
    alternatives,
  };
}

const pitchersPriced = (props: readonly Prop[]): string[] => [
  ...new Set(
    props.filter(({ stat }) => stat === 'strikeouts' || stat === 'outs').map(({ player }) => player),
  ),
];

/** Who got nine outs most likely started. */
const outsOfStart = 9;
const startsOf = ({ games }: PlayerSeason): PlayerGame[] =>
  games.filter((game) => (valueIn(game, 'outs') ?? 0) >= outsOfStart);
