/** What teams are ranked by: each team's figure, the best one by the order asked for first. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { GradedStat } from '../../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import type { Standing } from '../../../../../contracts/feed/stats.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { startLabel } from '../../../../platform/calendar.ts';
import { percent, plural, signed } from '../../../../platform/format.ts';
import type { SportTable, Tables } from '../../table/tables.ts';
import {
  covers,
  finished,
  inSplits,
  type Own,
  overs,
  ownGames,
  results,
  streakOf,
  type Tally,
  tallyWords,
} from '../past.ts';
import { mostKept } from '../players/player-games.ts';
import { standingWords } from '../records.ts';
import { splitWords } from '../split-words.ts';
import { averageOf } from '../team-games.ts';
import { isOfBoxes, sumsOf } from './team-boxes.ts';
import { isAskedIn } from './teams-asked.ts';

export interface Figure {
  readonly team: string;
  readonly value: number;
  /** `3–6, 33.3%`, `21.4 a game in 9 games` */
  readonly words: string;
  /** Wins, losses and games that count; 0 of figures that are no record. */
  readonly won: number;
  readonly lost: number;
  readonly games: number;
  /** `3–6`; empty of figures that are no record. */
  readonly record: string;
  /** Percent of the games that were won. */
  readonly share: number;
}

export interface Figures {
  readonly sport: Sport;
  /** Of every team of the league or the group, in the order asked for. */
  readonly all: readonly Figure[];
  /** Of those, the teams asked about. */
  readonly asked: readonly Figure[];
  /** `record at home`, `points allowed` */
  readonly what: string;
  /** Which games were counted: `as of …`, `over the last games we keep`. */
  readonly span: string;
}

export function figuresOf(query: FindQuery, tables: Tables): Figures {
  const { selectedSport, now } = tables;
  const sport = query.sports[0] ?? sportOfTeams(query, tables) ?? selectedSport;
  const table = tables.sports.find((each) => each.sport === sport);
  const rows = table?.sheet?.standings;
  const ofTable = rows && isOfStandings(query) ? rows.rows.flatMap((row) => ofStanding(row, query)) : [];
  const isWhole = ofTable.length > 0;
  const figures = isWhole ? ofTable : ofResults(query, table, now);
  // A streak of losses counts them, so that the longest has the most.
  const towards = query.order === 'least' && query.topic !== 'form' ? 1 : -1;
  const isAmong = isAskedIn({ ...query, teams: [] }, sport, table);
  const among = figures.filter(({ team }) => isAmong(team));
  const all = among.toSorted(
    (a, b) => towards * (a.value - b.value) || byGames(a, b, query) || a.team.localeCompare(b.team, 'en'),
  );
  const isAsked = isAskedIn(query, sport, table);
  const last =
    query.last === null
      ? 'the last games we keep (at most 15 a team)'
      : `the last ${plural(query.last, 'game')}`;
  return {
    sport,
    all,
    asked: all.filter(({ team }) => isAsked(team)),
    what: `${whatOf(query, sport)}${splitWords(query)}`,
    span: isOfBoxes(query.stat)
      ? `over ${query.last === null ? `a team’s last ${mostKept} games at most` : `the last ${plural(query.last, 'game')}`}, by the box scores of players`
      : isWhole && rows
        ? `as of ${startLabel(rows.asOf)}`
        : query.topic === 'form'
          ? 'now'
          : `over ${last}`,
  };
}

const sportOfTeams = ({ teams }: FindQuery, { sports }: Tables): Sport | undefined =>
  sports.find((each) => each.teams.some(({ name }) => teams.includes(name)))?.sport;

/** Of equal shares, more wins are better and more losses worse. */
const byGames = (a: Figure, b: Figure, { order }: FindQuery): number =>
  order === 'least' ? b.lost - a.lost : b.won - a.won;

/** The table has whole seasons, at home and on the road; anything else is counted over the results that are kept. */
const isOfStandings = ({ topic, splits, last, since, rested }: FindQuery): boolean =>
  topic === 'record' &&
  last === null &&
  since === null &&
  rested === null &&
  splits.length <= 1 &&
  splits.every((split) => split === 'home' || split === 'road');

function ofStanding(row: Standing, { splits }: FindQuery): Figure[] {
  const { team, won, lost, drawn, overtimeLosses, points } = row;
  const [split] = splits;
  if (split !== undefined) {
    const record = split === 'home' ? row.homeRecord : row.awayRecord;
    const [wins, losses, third = 0] = (record ?? '').split('-').map(Number);
    const isKnown = wins !== undefined && losses !== undefined && Number.isFinite(wins + losses + third);
    return isKnown && wins + losses + third > 0
      ? [figure(team.name, { won: wins, lost: losses, even: third, games: wins + losses + third })]
      : [];
  }
  if (won === null || lost === null) return [];
  const third = overtimeLosses ?? drawn ?? 0;
  const games = won + lost + third;
  if (games === 0) return [];
  // Where the league counts points, they rank.
  const value = points === null ? (won + third / 2) / games : points / games;
  const share = (100 * won) / games;
  const record = standingWords(row) ?? '';
  return [
    {
      team: team.name,
      value,
      words: points === null ? `${record}, ${percent(share)} won` : record,
      won,
      lost: lost + (overtimeLosses ?? 0),
      games,
      record,
      share,
    },
  ];
}

const scoresOf: Readonly<Partial<Record<Sport, string>>> = { NHL: 'goals', MLS: 'goals', MLB: 'runs' };

const noRecord = { won: 0, lost: 0, games: 0, record: '', share: 0 } as const;

function figure(team: string, tally: Tally): Figure {
  const { won, lost, even, games } = tally;
  const share = (100 * won) / games;
  const record = tallyWords(tally);
  const words = `${record}, ${percent(share)} won`;
  return { team, value: (won + even / 2) / games, words, won, lost, games, record, share };
}

/** An average of fewer games says nothing, unless so few were asked for. */
const fewestGames = 5;

function ofResults(query: FindQuery, table: SportTable | undefined, now: Date): Figure[] {
  const all = table ? finished(table) : [];
  const names = [...new Set(all.flatMap(({ homeName, awayName }) => [homeName, awayName]))];
  const sums = boxSums(query, table);
  return names.flatMap((team) => {
    const games = inSplits(
      ownGames(team, all, now),
      query.topic === 'form' ? { ...query, last: null } : query,
    );
    return sums ? ofBoxes(team, games, query, sums) : figureOf(team, games, query);
  });
}

type Sums = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** By team and game, what the box scores of its players add up to; undefined for a figure that results say. */
function boxSums({ topic, stat }: FindQuery, table: SportTable | undefined): Sums | undefined {
  if (topic !== 'statistic' || !isOfBoxes(stat)) return undefined;
  const names = new Map((table?.teams ?? []).map(({ id, name }) => [id, name]));
  return new Map((table?.seasons ?? []).map((team) => [names.get(team.teamId) ?? '', sumsOf(team, stat)]));
}

/** What a team's players made, or those of its opponents, in the games whose box scores are kept. */
function ofBoxes(team: string, games: readonly Own[], query: FindQuery, sums: Sums): Figure[] {
  const values = games.flatMap(
    ({ gameId, opponent }) => sums.get(isOfAllowed(query.detail) ? opponent : team)?.get(gameId) ?? [],
  );
  if (values.length < Math.min(fewestGames, query.last ?? fewestGames)) return [];
  const value = averageOf(values);
  return [{ team, value, words: `${value} a game in ${plural(values.length, 'game')}`, ...noRecord }];
}

/** "Passing yards" and "total yards", which are those of its runners and receivers. */
export const teamStatNames = (stat: GradedStat): string =>
  stat === 'rushing_receiving_yards' ? 'total yards' : statNames[stat];

/** Whether teams are ranked by what they allow instead of what they score. */
export const isOfAllowed = (detail: FindQuery['detail']): boolean =>
  detail === 'allowed' || detail === 'rank_allowed';

function figureOf(team: string, games: readonly Own[], query: FindQuery): Figure[] {
  const { topic, order, detail, side } = query;
  if (topic === 'form') {
    const { isWin, count } = streakOf(games);
    const isOfLosses = order === 'least';
    return count > 0 && isWin !== isOfLosses
      ? [{ team, value: count, words: `${count} ${isOfLosses ? 'lost' : 'won'} in a row`, ...noRecord }]
      : [];
  }
  const least = Math.min(fewestGames, query.last ?? fewestGames);
  if (games.length < least) return [];
  if (topic === 'statistic' && detail === 'margins') {
    const value = averageOf(games.map(({ scored, conceded }) => scored - conceded));
    const words = `${signed(value)} a game in ${plural(games.length, 'game')}`;
    return [{ team, value, words, ...noRecord }];
  }
  if (topic === 'statistic') {
    const value = averageOf(games.map(({ scored, conceded }) => (isOfAllowed(detail) ? conceded : scored)));
    return [{ team, value, words: `${value} a game in ${plural(games.length, 'game')}`, ...noRecord }];
  }
  const tally = topic === 'spread' ? covers(games) : topic === 'total' ? overs(games) : results(games);
  const own = topic === 'total' && side === 'under' ? { ...tally, won: tally.lost, lost: tally.won } : tally;
  return own.games < least ? [] : [figure(team, own)];
}

function whatOf({ topic, detail, order, side, stat }: FindQuery, sport: Sport): string {
  if (topic === 'statistic' && isOfBoxes(stat))
    return `${teamStatNames(stat)}${isOfAllowed(detail) ? ' allowed' : ''}`;
  if (topic === 'form') return `${order === 'least' ? 'losing' : 'winning'} streak`;
  if (detail === 'margins') return `${(scoresOf[sport] ?? 'points').replace(/s$/, '')} differential`;
  if (topic === 'statistic')
    return isOfAllowed(detail) ? `${scoresOf[sport] ?? 'points'} allowed` : 'scoring';
  if (topic === 'spread') return 'record against the closing spread';
  if (topic === 'total') return `record to the ${side ?? 'over'}`;
  return 'record';
}
