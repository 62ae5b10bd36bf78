/** A player's last games in a statistic: each value, their sum and average, how often over a number, and how many in a row. */
import type { CardOf } from '../../../../../contracts/asking/cards.ts';
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { type GradedStat, gradedStats, type PropStat } from '../../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { dayLabel } from '../../../../platform/calendar.ts';
import { plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import { nickname } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import { scheduleOf } from '../../table/next.ts';
import type { Tables } from '../../table/tables.ts';
import { item, listed, onDays } from '../../table/words.ts';
import { eraIn, isOfEra } from '../ranks/earned-runs.ts';
import { seasonTotals } from '../reading/unkept.ts';
import { splitWords } from '../split-words.ts';
import { agoWords } from '../team-games.ts';
import { bothReached, bothStats } from './both-reached.ts';
import { gamesMissed } from './missed.ts';
import { againstOwnLine, asksForLine } from './own-line.ts';
import {
  gamesAsked,
  mostKept,
  type PlayerGame,
  type PlayerSeason,
  seasonsOf,
  valueIn,
} from './player-games.ts';
import { reachedWords } from './say.ts';

/** What a player is known for where no statistic is named, by sport. */
export const mainStats: Readonly<Partial<Record<Sport, readonly GradedStat[]>>> = {
  NFL: [
    'passing_yards',
    'passing_touchdowns',
    'rushing_yards',
    'receptions',
    'receiving_yards',
    'touchdowns',
  ],
  NBA: ['points', 'rebounds', 'assists', 'threes'],
  NHL: ['goals', 'assists', 'shots', 'saves'],
  MLB: ['strikeouts', 'outs', 'earned_runs', 'hits', 'home_runs', 'runs_batted_in', 'total_bases'],
  MLS: ['goals', 'assists', 'shots'],
};
const mostStats = 3;

export function gameLog(query: FindQuery, tables: Tables): QueryAnswer {
  const answers = query.players.map((player) => logOf(player, query, tables));
  return {
    response: answers.map(({ response }) => response).join('\n'),
    cards: answers.flatMap(({ cards }) => cards).slice(0, 4),
    alternatives: answers.flatMap(({ alternatives }) => alternatives).slice(0, 2),
  };
}

function logOf(player: string, query: FindQuery, tables: Tables): QueryAnswer {
  const { stat } = query;
  const [sport = tables.selectedSport] = query.sports;
  const found = seasonsOf(player, tables);
  const hasStat = ({ games }: PlayerSeason) =>
    stat === null || stat === 'other' || games.some((game) => (valueIn(game, stat) ?? 0) > 0);
  // Of several players of a name, those who have the statistic, and of them those of the selected sport.
  const having = found.length > 1 ? found.filter(hasStat) : found;
  const selected = having.filter((each) => each.sport === tables.selectedSport);
  const fitting = selected.length > 0 ? selected : having;
  const [season, ...others] = fitting.length > 0 ? fitting : found;
  if (!season)
    return {
      response: `We keep no box score of ${player} this season.`,
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  if (others.length > 0)
    return {
      response: `Several players are called ${player}: ${listed([season, ...others].map(({ name }) => name))}. Please name one in full.`,
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  return query.detail === 'missed'
    ? { ...gamesMissed(season, query, tables), cards: [], alternatives: linesOf(season) }
    : asksForLine(query)
      ? countedByLine(season, query, tables)
      : answerOf(season, query, tables.now);
}

function countedByLine(season: PlayerSeason, query: FindQuery, tables: Tables): QueryAnswer {
  const { query: counted, lead } = againstOwnLine(query, season, tables);
  const answer = answerOf(season, counted, tables.now);
  return { ...answer, response: [lead, answer.response].join('\n') };
}

const linesOf = ({ name }: PlayerSeason): QueryAnswer['alternatives'] => [
  { label: 'Lines', prompt: `What are ${name} lines` },
];

function answerOf(season: PlayerSeason, query: FindQuery, now: Date): QueryAnswer {
  const { name, sport } = season;
  const alternatives = linesOf(season);
  const games = gamesAsked(pitchedOnly(season, query), query);
  const which = `${splitWords(query)}${query.against.length > 0 ? ` against the ${listed(query.against.map((team) => nickname(team, sport)))}` : ''}${onDays(query.days)}`;
  if (games.length === 0) {
    if (season.games.length === 0)
      return { response: `We keep no box score of ${name} this season.`, cards: [], alternatives };
    const none = `${name} has no game${which} among the ${season.games.length} that we keep of him.`;
    // Who played on another day than was thought is asked about that game.
    const isOfDays = query.days !== null && query.against.length === 0 && query.splits.length === 0;
    if (!isOfDays) return { response: none, cards: [], alternatives };
    const latest = answerOf(season, { ...query, days: null, last: 1 }, now);
    return { ...latest, response: [none, latest.response].join('\n') };
  }
  const stats = statsOf(query, season, games);
  // Of one game, when it was is as much asked as what he did in it.
  const ago = ({ day }: PlayerGame) =>
    query.last === 1 && query.stat === null ? `, ${agoWords(day, now)}` : '';
  const both = bothReached(query, name, games, `last ${plural(games.length, 'game')}${which}`);
  const parts = both ? [{ text: both }] : stats.map((stat) => inStat({ season, stat, games, which, query }));
  const kept =
    season.games.length >= mostKept && (query.last ?? mostKept) >= mostKept
      ? [`We keep a player’s last ${mostKept} games.`]
      : query.last !== null && games.length < query.last
        ? [`We keep ${plural(season.games.length, 'game')} of him.`]
        : [];
  return {
    response: [
      ...eraOf(query, season, games, which),
      ...stats.flatMap((stat) => extremeOf(query, stat, season, games) ?? []),
      ...parts.map(({ text }) => text),
      ...notOfSeason(query, season),
      ...stats.slice(0, both ? 0 : 1).flatMap((stat) => lastReached(query, stat, season, games) ?? []),
      ...games
        .slice(0, mostKept)
        .map((game) => item(`${placeOf(game, sport)}${ago(game)}: ${valuesOf(game, stats)}`)),
      ...kept,
    ].join('\n'),
    cards: [cardOf(season, stats, games)],
    alternatives,
  };
}

/** "How many goals does he have", and how often he had 2, may be asked of a season: whose it is not is said, where no games are named. */
function notOfSeason(
  { last, days, over, detail, splits, against, since, unkept }: FindQuery,
  season: PlayerSeason,
): string[] {
  const isNarrower = last !== null || days !== null || since !== null || splits.length + against.length > 0;
  // Of as many games as are kept of anybody, that is said anyway.
  const isCut = over !== null && season.games.length >= mostKept;
  const isTotal = detail === null && !isNarrower && !isCut;
  return isTotal && !unkept.includes(seasonTotals)
    ? ['That is of the games that we keep, and may be less than his season.']
    : [];
}

/** Of a pitcher's figures, only the games that he pitched: between them he may bat. */
function pitchedOnly(season: PlayerSeason, { stats = [] }: FindQuery): PlayerSeason {
  const isOfPitching = stats.includes('outs') && stats.includes('strikeouts');
  return isOfPitching
    ? { ...season, games: season.games.filter((game) => valueIn(game, 'outs') !== null) }
    : season;
}

/** A season's ERA is not kept: it is that of the games that are. */
function eraOf(
  query: FindQuery,
  { name }: PlayerSeason,
  games: readonly PlayerGame[],
  which: string,
): string[] {
  if (!isOfEra(query)) return [];
  const found = eraIn(games);
  return [
    found
      ? `${name}: ${found.words}${which}. We keep no ERA of a whole season, only these games.`
      : `We keep no innings of ${name}, so that his ERA is not known.`,
  ];
}

/** Sums of others, which a log shows with their parts. */
const partsOf: Readonly<Partial<Record<GradedStat, readonly GradedStat[]>>> = {
  points_rebounds_assists: ['points', 'rebounds', 'assists'],
  points_rebounds: ['points', 'rebounds'],
  points_assists: ['points', 'assists'],
  rebounds_assists: ['rebounds', 'assists'],
  rushing_receiving_yards: ['rushing_yards', 'receiving_yards'],
};

/** The statistics that were named, otherwise what he is known for in these games. */
function statsOf(query: FindQuery, { sport }: PlayerSeason, games: readonly PlayerGame[]): GradedStat[] {
  const { stat, stats = [], over, detail } = query;
  const isGraded = (each: PropStat): each is GradedStat => each !== 'other';
  const both = bothStats(query);
  const total = (each: GradedStat) => games.reduce((sum, game) => sum + (valueIn(game, each) ?? 0), 0);
  if (both.length > 0) return [...both];
  const named = stats.length > 0 ? stats.filter(isGraded) : stat !== null && isGraded(stat) ? [stat] : [];
  // How often a sum was reached is about the sum alone.
  // A quarterback's touchdowns are thrown, and some run in.
  if (named.length === 1 && named[0] === 'touchdowns' && over === null && total('passing_yards') > 0)
    return ['passing_touchdowns', 'touchdowns'];
  if (named.length > 0)
    return over !== null || detail === 'streak'
      ? named.slice(0, 1)
      : [...new Set(named.flatMap((each) => [...(partsOf[each] ?? []), each]))];
  const main = (mainStats[sport] ?? gradedStats).filter((each) => total(each) > 0);
  if (over !== null) {
    // A number alone is of the statistic whose average is nearest to it.
    const off = (each: GradedStat) => Math.abs(Math.log(total(each) / games.length / over));
    return main.toSorted((a, b) => off(a) - off(b)).slice(0, 1);
  }
  const shown = [...new Set([...usualOf(sport, games), ...main])].slice(0, mostStats);
  return shown.length > 0 ? shown : (mainStats[sport] ?? []).slice(0, 1);
}

/** What everybody of his position is known for: "his stats last game" is answered with a 0 too. */
function usualOf(sport: Sport, games: readonly PlayerGame[]): readonly GradedStat[] {
  const has = (stat: GradedStat) => games.some((game) => (valueIn(game, stat) ?? 0) > 0);
  switch (sport) {
    case 'NHL':
      return has('saves') ? ['saves'] : ['goals', 'assists', 'shots'];
    case 'MLS':
      return ['goals', 'assists', 'shots'];
    case 'NBA':
      return ['points', 'rebounds', 'assists'];
    case 'MLB':
      return has('outs') ? ['strikeouts', 'outs', 'earned_runs'] : ['hits', 'home_runs', 'runs_batted_in'];
    default:
      return [];
  }
}

/** The one statistic that is asked about, or that he is known for most. */
export const mainStat = (query: FindQuery, season: PlayerSeason): GradedStat =>
  statsOf(query, season, season.games)[0] ?? 'points';

/** "When did he last have 100 yards": the newest game over the number. */
function lastReached(
  { over, side, detail }: FindQuery,
  stat: GradedStat,
  { sport }: PlayerSeason,
  games: readonly PlayerGame[],
): string | undefined {
  if (over === null || detail !== null) return undefined;
  const found = games.find((game) => {
    const value = valueIn(game, stat);
    return value !== null && (side === 'under' ? value < over : value > over);
  });
  return found && `The last time: ${placeOf(found, sport)}, with ${valueIn(found, stat) ?? 0}.`;
}

interface InStat {
  readonly season: PlayerSeason;
  readonly stat: GradedStat;
  readonly games: readonly PlayerGame[];
  /** ` at home against the Jets`; empty for all games. */
  readonly which: string;
  readonly query: FindQuery;
}

function inStat({ season: { name }, stat, games, which, query }: InStat): { readonly text: string } {
  const values = games.flatMap((game) => valueIn(game, stat) ?? []);
  const total = values.reduce((sum, value) => sum + value, 0);
  const average = values.length === 0 ? 0 : Number((total / values.length).toFixed(1));
  const isOne = values.length === 1;
  const span = `last ${isOne ? 'game' : plural(values.length, 'game')}${which}`;
  const sum = `${name}, ${statNames[stat]}: ${total} in his ${span}${isOne ? '' : `, ${average} a game`}.`;
  const { over, side, detail } = query;
  const isUnder = side === 'under';
  if (detail === 'streak') {
    const beats = (value: number) => (isUnder ? value < (over ?? 0.5) : value > (over ?? 0.5));
    const at = values.findIndex((value) => !beats(value));
    const run = at < 0 ? values.length : at;
    const least = reachedWords(over ?? 0.5, over === null ? null : side, stat);
    const longer = at < 0 ? ', every one that we keep' : '';
    if (run === 0) return { text: `${name} has no streak of games with ${least} now. ${sum}` };
    return {
      text: `${name} has ${least} in ${plural(run, 'straight game')}${longer}. ${sum}`,
    };
  }
  if (over === null) return { text: sum };
  const count = values.filter((value) => (isUnder ? value < over : value > over)).length;
  const isWhole = side === null && Number.isInteger(over + 0.5);
  const [only] = values;
  if (isOne && only !== undefined) {
    const isBeaten = isUnder ? only < over : only > over;
    return { text: `${isBeaten ? 'Yes' : 'No'}. ${sum}` };
  }
  const what = isWhole ? `${over + 0.5} or more` : `${isUnder ? 'Under' : 'Over'} ${over}`;
  return {
    text: `${what} ${statNames[stat]} in ${count} of ${name}’s ${span}.${shareOf(count, values.length)} ${sum}`,
  };
}

/** ` That is 40%.` */
const shareOf = (count: number, of: number): string =>
  of > 1 ? ` That is ${Math.round((count / of) * 100)}%.` : '';

/** The game with the least or the most, or the middle of all of them. */
function extremeOf(
  { detail }: FindQuery,
  stat: GradedStat,
  { sport }: PlayerSeason,
  games: readonly PlayerGame[],
): string | undefined {
  const found = games
    .flatMap((game) => {
      const value = valueIn(game, stat);
      return value === null ? [] : [{ game, value }];
    })
    .sort((a, b) => a.value - b.value);
  const span = `${statNames[stat]} of these ${plural(found.length, 'game')}`;
  const end = detail === 'lowest' ? found[0] : detail === 'highest' ? found.at(-1) : undefined;
  if (end) return `${upperFirst(detail ?? '')} ${span}: ${end.value}, ${placeOf(end.game, sport)}.`;
  const [low, high] = [found[Math.floor((found.length - 1) / 2)], found[Math.floor(found.length / 2)]];
  return detail === 'median' && low && high ? `Median ${span}: ${(low.value + high.value) / 2}.` : undefined;
}

/** `Sun, Nov 15 vs the Jets` */
function placeOf({ day, game }: PlayerGame, sport: Sport): string {
  return game
    ? `${dayLabel(day)} ${game.isHome ? 'vs' : 'at'} ${nickname(game.opponent, sport)}`
    : dayLabel(day);
}

const valuesOf = (game: PlayerGame, stats: readonly GradedStat[]): string =>
  stats.length === 1
    ? `${stats[0] === undefined ? '–' : (valueIn(game, stats[0]) ?? '–')}`
    : stats.map((stat) => `${valueIn(game, stat) ?? '–'} ${statNames[stat]}`).join(', ');

const cardOf = (
  { name, sport }: PlayerSeason,
  stats: readonly GradedStat[],
  games: readonly PlayerGame[],
): CardOf<'table'> => ({
  type: 'table',
  title: `${name}, last games`,
  columns: [
    { label: 'Game', align: 'start' },
    ...stats.map((stat) => ({ label: statNames[stat], align: 'end' as const })),
  ],
  rows: games
    .slice(0, mostKept)
    .map((game) => [placeOf(game, sport), ...stats.map((stat) => `${valueIn(game, stat) ?? '–'}`)]),
});
