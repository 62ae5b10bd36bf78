/** The players of a league or a team with the most in a statistic, over the last games that box scores keep of each. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { GradedStat } from '../../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { isUpcoming } from '../../../../feed/games/game.ts';
import { isMeant } from '../../../../feed/players/names.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { dayLabel, leagueDay } from '../../../../platform/calendar.ts';
import { ordinal, plural } from '../../../../platform/format.ts';
import { namedTeam, nickname } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import { scheduleOf } from '../../table/next.ts';
import type { Tables } from '../../table/tables.ts';
import { onDays as daysWords, item, listed, theTeam } from '../../table/words.ts';
import { finished, ownGames } from '../past.ts';
import { amongWords, isAskedIn } from '../ranks/teams-asked.ts';
import { longestRuns } from './longest-runs.ts';
import { allSeasons, gamesAsked, mostKept, type PlayerSeason, valueIn } from './player-games.ts';

const usual = 5;
const mostOfTeam = 10;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const scoredIn: Readonly<Partial<Record<Sport, GradedStat>>> = { MLS: 'goals', MLB: 'runs' };

interface Row {
  readonly season: PlayerSeason;
  readonly games: number;
  readonly total: number;
}

/** Basketball ranks its leaders a game; other sports count what was made in all. */
const isRankedByGame = (sport: Sport): boolean => sport === 'NBA';
/** Who played less than this share of the games that the others played leads nobody a game. */
const leastShare = 0.5;

/** The players who have any of it in the games asked about, the most first. */
function ranked(seasons: readonly PlayerSeason[], stat: GradedStat, query: FindQuery, sport: Sport): Row[] {
  const rows = seasons
    .map((season) => {
      const values = gamesAsked(season, query).flatMap((game) => valueIn(game, stat) ?? []);
      return { season, games: values.length, total: values.reduce((sum, value) => sum + value, 0) };
    })
    .filter(({ total }) => total > 0);
  const byTotal = (a: Row, b: Row) =>
    b.total - a.total || a.games - b.games || a.season.name.localeCompare(b.season.name, 'en');
  if (!isRankedByGame(sport)) return rows.sort(byTotal);
  const least = leastShare * Math.max(...rows.map(({ games }) => games));
  return rows
    .filter(({ games }) => games >= least)
    .sort((a, b) => b.total / b.games - a.total / a.games || byTotal(a, b));
}

interface OfTeam {
  readonly team: string;
  readonly seasons: readonly PlayerSeason[];
  /** `last game, vs the Jets on Sun, Nov 15`, `last 3 games` */
  readonly words: string;
}

/** "Who led them in scoring" in a team's last games: a player who sat out has none of them, and no older one instead. */
function ofTeamGames(
  seasons: readonly PlayerSeason[],
  { teams, against, last, splits }: FindQuery,
  sport: Sport,
  tables: Tables,
): OfTeam | undefined {
  // Against a team: those whom it met in them.
  const isAgainst = teams.length === 0;
  const [team, ...others] = isAgainst ? against : teams;
  if (team === undefined || others.length > 0 || last === null || splits.length > 0) return undefined;
  const table = tables.sports.find((each) => each.sport === sport);
  const games = (table ? ownGames(team, finished(table), tables.now) : []).slice(0, last);
  const [latest] = games;
  if (!latest) return undefined;
  const ids = new Set(games.map(({ gameId }) => gameId));
  const place = `${latest.isHome ? 'vs' : 'at'} ${theTeam(latest.opponent, sport)} on ${dayLabel(latest.day)}`;
  return {
    team,
    seasons: seasons
      .filter((each) => !isAgainst || each.team !== team)
      .map((each) => ({ ...each, games: each.games.filter(({ gameId }) => ids.has(gameId)) })),
    words: last === 1 ? `last game, ${place}` : `last ${plural(games.length, 'game')}`,
  };
}

/** `, none before Wed, Oct 28`: the oldest game that is counted of anybody. */
function sinceFirst(rows: readonly Row[]): string {
  const [first] = rows.flatMap(({ season }) => season.games.map(({ day }) => day)).toSorted();
  return first === undefined ? '' : `, none before ${dayLabel(first)}`;
}

interface Named {
  readonly name: string;
  /** Undefined for somebody who has none of it, or played too few games. */
  readonly row: Row | undefined;
}

/** "Where does Barkley rank": each player who is named. */
const namedAmong = (rows: readonly Row[], { players }: FindQuery): Named[] =>
  players.map((name) => ({ name, row: rows.find(({ season }) => isMeant(name, season.name)) }));

/** `Saquon Barkley is 5th of 120: 658 in 8 games, 82.3 a game.`, after a yes or no where the question was whether he leads. */
function placeOf(
  { name, row }: Named,
  {
    rows,
    query,
    of,
    inWords,
  }: {
    readonly rows: readonly Row[];
    readonly query: FindQuery;
    readonly of: string;
    readonly inWords: (row: Row) => string;
  },
): string {
  if (!row) return `${name} is not among the ${rows.length} whom we can rank in this.`;
  const place = rows.findIndex(({ season }) => season === row.season) + 1;
  const said = `${row.season.name} is ${ordinal(place)} of the ${rows.length} players with any: ${inWords(row)}.`;
  if (query.detail !== 'highest') return said;
  return place === 1 ? `Yes, ${row.season.name} has the ${lowerFirst(of)}: ${inWords(row)}.` : `No, ${said}`;
}

/** "Of the players in tonight's games": the teams that play on days to come; undefined where every team is meant. */
function teamsPlaying(
  { days, teams }: FindQuery,
  sport: Sport,
  tables: Tables,
): ReadonlySet<string> | undefined {
  const today = leagueDay(tables.now);
  if (days === null || teams.length > 0 || days.some((day) => day < today)) return undefined;
  const table = tables.sports.find((each) => each.sport === sport);
  const names = (table?.games ?? [])
    .filter((game) => days.includes(game.day) && isUpcoming(game, tables.now))
    .flatMap(({ home, away }) => [home.name, away.name]);
  return names.length > 0 ? new Set(names) : undefined;
}

export function statLeaders(query: FindQuery, tables: Tables): QueryAnswer {
  const { sports, teams } = query;
  const [sport = tables.sports[0]?.sport ?? tables.selectedSport] = sports;
  // Who "scores" most in soccer or baseball has no points in a box score.
  const stat = query.stat === 'points' ? (scoredIn[sport] ?? query.stat) : query.stat;
  const alternatives = [scheduleOf(sport)];
  if (query.detail === 'streak' && stat !== null && stat !== 'other')
    return longestRuns(stat, sport, query, tables);
  if (stat === null || stat === 'other')
    return { response: 'We keep no leaders in that.', cards: [], alternatives };
  const playing = teamsPlaying(query, sport, tables);
  // "RBI leader in the American League": its players alone.
  const ofGroup = { ...query, days: null, teams: [] };
  const isOfGroup = isAskedIn(ofGroup, sport, undefined);
  const own = allSeasons(tables).filter(
    (each) =>
      each.sport === sport &&
      (teams.length === 0 || teams.includes(each.team)) &&
      (playing === undefined || playing.has(each.team)) &&
      isOfGroup(each.team),
  );
  const isOfPast = query.days?.every((day) => day < leagueDay(tables.now)) === true;
  const isMissing = isOfPast && ranked(own, stat, query, sport).length === 0;
  // Of a team that did not play on the day named, its last game is meant.
  const games = isMissing && query.last === null ? { ...query, last: 1 } : query;
  const ofTeam = ofTeamGames(own, games, sport, tables);
  if (ofTeam?.seasons.every(({ games }) => games.length === 0))
    return {
      response: `We keep no box score of ${namedTeam(ofTeam.team, sport).possessive} ${ofTeam.words}.`,
      cards: [],
      alternatives,
    };
  const seasons = ofTeam?.seasons ?? own;
  const onDays = query.days === null ? [] : ranked(seasons, stat, query, sport);
  // "Right now" is said of a season: today, nothing may have been played.
  const isOfDays = onDays.length > 0;
  const rows = isOfDays ? onDays : ranked(seasons, stat, { ...query, days: null }, sport);
  const isAgainst = ofTeam !== undefined && teams.length === 0;
  const who =
    teams.length > 0
      ? listed(teams.map((team) => theTeam(team, sport)))
      : isAgainst
        ? theTeam(ofTeam.team, sport)
        : query.group === null
          ? `the ${sport}`
          : amongWords(ofGroup, sport).replace(' in ', '');
  if (rows.length === 0 && ofTeam)
    return {
      response: `No player has any ${statNames[stat]} in ${namedTeam(ofTeam.team, sport).possessive} ${ofTeam.words}.`,
      cards: [],
      alternatives,
    };
  if (rows.length === 0)
    return { response: `We keep no ${statNames[stat]} of players of ${who} now.`, cards: [], alternatives };
  // Who scored in a game is asked of everybody who did.
  const isOfTeamGame = teams.length === 1 && !isRankedByGame(sport) && (games.last === 1 || isOfDays);
  const named = namedAmong(rows, query);
  const average = (total: number, games: number) => Number((total / games).toFixed(1));
  const most = Math.min(mostKept, Math.max(...rows.map(({ games }) => games)));
  const span = ofTeam
    ? `in ${namedTeam(ofTeam.team, sport).possessive} ${ofTeam.words}`
    : isOfDays
      ? `in games${daysWords(query.days)}`
      : games.last === null || (ofTeam === undefined && isMissing)
        ? `over each player’s last ${most} games at most${sinceFirst(rows)} (no totals of a whole season are kept)`
        : `over the last ${plural(games.last, 'game')}`;
  const ofComing = playing ? `, among teams that play${daysWords(query.days)}` : '';
  const title = `Most ${statNames[stat]}${isRankedByGame(sport) && !(ofTeam && games.last === 1) ? ' a game' : ''} ${teams.length > 0 ? 'on' : isAgainst ? 'against' : 'in'} ${who}${ofComing}`;
  const inWords = ({ games, total }: Row) =>
    games === 1 && (ofTeam || isOfDays)
      ? `${total}`
      : isRankedByGame(sport)
        ? `${average(total, games)} a game, ${total} in ${plural(games, 'game')}`
        : `${total} in ${plural(games, 'game')}, ${average(total, games)} a game`;
  return {
    response: [
      ...(isOfPast && !isOfDays ? [`We keep no ${statNames[stat]} of games${daysWords(query.days)}.`] : []),
      ...named.map((each) => placeOf(each, { rows, query, of: title, inWords })),
      `${title}, ${span}:`,
      ...rows
        .slice(0, query.limit ?? (isOfTeamGame ? mostOfTeam : usual))
        .map((row, at) =>
          item(`${at + 1}. ${row.season.name} (${nickname(row.season.team, sport)}): ${inWords(row)}`),
        ),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title,
        columns: [
          { label: 'Player', align: 'start' },
          { label: 'Total', align: 'end' },
          { label: 'Games', align: 'end' },
          { label: 'Per game', align: 'end' },
        ],
        rows: rows
          .slice(0, 12)
          .map(({ season, games, total }) => [
            `${season.name}, ${nickname(season.team, sport)}`,
            `${total}`,
            `${games}`,
            `${average(total, games)}`,
          ]),
      },
    ],
    alternatives,
  };
}
