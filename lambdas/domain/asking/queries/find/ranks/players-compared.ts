/** Which of several players has more of a statistic, a game, over the last games that box scores keep of each. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { GradedStat } from '../../../../../contracts/feed/props.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { plural } from '../../../../platform/format.ts';
import { nickname } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import { scheduleOf } from '../../table/next.ts';
import type { Tables } from '../../table/tables.ts';
import { item, listed, onDays } from '../../table/words.ts';
import { mainStats } from '../players/game-log.ts';
import { gamesAsked, mostKept, type PlayerSeason, seasonsOf, valueIn } from '../players/player-games.ts';
import { splitWords } from '../split-words.ts';
import { eraIn, eraName, isOfEra, isPerNine } from './earned-runs.ts';

const mostStats = 3;

interface Row {
  readonly name: string;
  /** What decides; it is shown to one decimal, of an ERA to two. */
  readonly value: number;
  readonly words: string;
}

export function playersCompared(asked: FindQuery, tables: Tables): QueryAnswer {
  const named = asked.players.map((player) => ({ player, seasons: seasonsOf(player, tables) }));
  const other = named.find(({ seasons }) => seasons.length === 1)?.seasons[0];
  const found = named.map(({ player, seasons }) => ({ player, seasons: meantOf(seasons, other, asked) }));
  const known = found.flatMap(({ seasons }) => (seasons.length === 1 ? seasons : []));
  // Where none of them played in the days named, their last games are told.
  const isOfLast = asked.days !== null && known.every((season) => gamesAsked(season, asked).length === 0);
  const query = isOfLast ? { ...asked, days: null, last: 1 } : asked;
  const unclear = found.flatMap(({ player, seasons }) =>
    seasons.length === 1
      ? []
      : [
          seasons.length === 0
            ? `We keep no box score of ${player} this season.`
            : `Several players are called ${player}: ${listed(seasons.map(({ name }) => name))}. Please name one in full.`,
        ],
  );
  // Who did not play in the days named is not left out without a word.
  const idle = known
    .filter((season) => query.days !== null && gamesAsked(season, query).length === 0)
    .map((season) => `We have no game of ${season.name}${onDays(query.days)}.`);
  const [first] = known;
  const stats = statsOf(query, known);
  const parts = isOfEra(query)
    ? [ofEra(known, query)]
    : [
        ...(isPerNine(query) ? [ofNine(known, query)] : []),
        ...stats
          .filter((stat) => stat !== 'outs' || !isPerNine(query))
          .map((stat) => ofStat(stat, known, query)),
      ];
  return {
    response: [
      ...(isOfLast && known.length > 0 ? [`None of them has a game that we keep${onDays(asked.days)}.`] : []),
      ...parts.flat(),
      ...unclear,
      ...idle,
      ...(known.length > 1 && query.days === null
        ? [`We keep a player’s last ${mostKept} games of this season at most.`]
        : []),
    ].join('\n'),
    cards:
      known.length < 2
        ? []
        : [
            {
              type: 'table',
              title: 'Side by side, a game',
              columns: [
                { label: 'A game', align: 'start' },
                ...known.map(({ name }) => ({ label: name, align: 'end' as const })),
              ],
              rows: stats.map((stat) => [
                statNames[stat],
                ...known.map((season) => `${averageIn(season, stat, query)?.average ?? '–'}`),
              ]),
            },
          ],
    alternatives: known
      .slice(0, 2)
      .map(({ name }) => ({ label: `${name} lines`, prompt: `What are ${name} lines` }))
      .concat(first ? [] : [scheduleOf(query.sports[0] ?? tables.selectedSport)]),
  };
}

/** Of several of a name, those of the other player's sport, and of them the one who has far more of the statistic than the next. */
function meantOf(
  seasons: readonly PlayerSeason[],
  other: PlayerSeason | undefined,
  query: FindQuery,
): readonly PlayerSeason[] {
  const ofSport = seasons.filter((each) => other === undefined || each.sport === other.sport);
  const [stat] = statsOf(query, other ? [other] : ofSport);
  if (ofSport.length <= 1 || stat === undefined) return ofSport.length > 0 ? ofSport : seasons;
  const total = ({ games }: PlayerSeason) => games.reduce((sum, game) => sum + (valueIn(game, stat) ?? 0), 0);
  const [first, next] = ofSport.toSorted((a, b) => total(b) - total(a));
  return first && next && total(first) >= farMore * total(next) ? [first] : ofSport;
}
const farMore = 2;

/** The statistics named, otherwise what the players are known for. */
function statsOf({ stat, stats = [] }: FindQuery, seasons: readonly PlayerSeason[]): GradedStat[] {
  const named = (stats.length > 0 ? stats : stat === null ? [] : [stat]).filter((each) => each !== 'other');
  if (named.length > 0) return named;
  const [first] = seasons;
  const main = first ? (mainStats[first.sport] ?? []) : [];
  const has = (each: GradedStat) =>
    seasons.some(({ games }) => games.some((game) => (valueIn(game, each) ?? 0) > 0));
  return main.filter(has).slice(0, mostStats);
}

function averageIn(season: PlayerSeason, stat: GradedStat, query: FindQuery) {
  const values = gamesAsked(season, query).flatMap((game) => valueIn(game, stat) ?? []);
  if (values.length === 0) return undefined;
  const total = values.reduce((sum, value) => sum + value, 0);
  const exact = total / values.length;
  return { total, games: values.length, exact, average: Number(exact.toFixed(1)) };
}

function ofStat(stat: GradedStat, seasons: readonly PlayerSeason[], query: FindQuery): string[] {
  const known = seasons.flatMap((season) => {
    const found = averageIn(season, stat, query);
    return found ? [{ season, found }] : [];
  });
  // 6 in 10 games are no level with 5 in 9.
  const isClose = known.some(({ found }) =>
    known.some((each) => each.found.average === found.average && each.found.exact !== found.exact),
  );
  // Of one game of each, nothing is an average.
  const isOfOne = known.every(({ found }) => found.games === 1);
  const rows = known.map(({ season, found: { exact, average, total, games } }): Row => {
    const shown = isClose ? Number(exact.toFixed(2)) : average;
    return {
      name: nameOf(season),
      value: exact,
      words: isOfOne
        ? `${total}${onDays([gamesAsked(season, query)[0]?.day ?? ''])}`
        : `${shown} a game, ${total} in ${query.days === null ? 'his last ' : ''}${plural(games, 'game')}`,
    };
  });
  const figures = known.map(({ season, found }) => ({ name: season.name, sport: season.sport, ...found }));
  const rest = verdict(rows, `${statNames[stat]}${isOfOne ? '' : ' a game'}`, query);
  const isAsked = query.detail === 'highest';
  return isAsked ? [...whether(figures, query), ...rest] : [...rest, ...inAll(stat, figures, query)];
}

interface Figures {
  readonly name: string;
  readonly sport: PlayerSeason['sport'];
  readonly total: number;
  readonly games: number;
  readonly exact: number;
}

interface Ahead {
  /** By which the first is ahead in all, and a game; negative where the other is. */
  readonly all: number;
  readonly game: number;
  /** Whether the sums say something else than the averages. */
  readonly isSplit: boolean;
}

function aheadBy(own: Figures, other: Figures, { order, last }: FindQuery): Ahead {
  const sign = order === 'least' ? -1 : 1;
  const [all, game] = [sign * (own.total - other.total), sign * (own.exact - other.exact)];
  // In basketball, the average is what is meant.
  return { all, game, isSplit: own.sport !== 'NBA' && last === null && all * game < 0 };
}

const average = ({ exact }: Figures): number => Number(exact.toFixed(1));

/** "Is that more than Jacobs": a yes or a no for the first, by the sum that was asked about where it differs from the average. */
function whether([own, other, ...more]: readonly Figures[], query: FindQuery): string[] {
  if (!own || !other || more.length > 0) return [];
  const { all, game, isSplit } = aheadBy(own, other, query);
  const word = (by: number) => (by > 0 ? 'Yes' : by < 0 ? 'No' : 'Level');
  const sums = `${own.total} against ${other.total} for ${other.name}`;
  return [
    isSplit
      ? `${word(all)}, in all: ${sums}. A game, it is the other way around:`
      : `${word(game)}: ${average(own)} a game against ${average(other)} for ${other.name}, ${own.total} and ${other.total} in all.`,
  ];
}

/** Who has more in all, where that is somebody else than a game. */
function inAll(stat: GradedStat, [own, other, ...more]: readonly Figures[], query: FindQuery): string[] {
  if (!own || !other || more.length > 0) return [];
  const { all, isSplit } = aheadBy(own, other, query);
  if (!isSplit) return [];
  const [ahead, behind] = all > 0 ? [own, other] : [other, own];
  const what = `${query.order === 'least' ? 'fewer' : 'more'} ${statNames[stat]}`;
  return [
    `In all, ${ahead.name} has ${what}: ${ahead.total} against ${behind.total}, in ${plural(ahead.games, 'game')} against ${behind.games}.`,
  ];
}

function ofEra(seasons: readonly PlayerSeason[], query: FindQuery): string[] {
  const rows = seasons.flatMap((season): Row[] => {
    const found = eraIn(gamesAsked(season, query));
    return found ? [{ name: nameOf(season), value: found.era, words: found.words }] : [];
  });
  return verdict(rows, eraName, query);
}

/** Strikeouts in nine innings, which are 27 outs. */
function ofNine(seasons: readonly PlayerSeason[], query: FindQuery): string[] {
  const rows = seasons.flatMap((season): Row[] => {
    const [struck, outs] = [averageIn(season, 'strikeouts', query), averageIn(season, 'outs', query)];
    if (!struck || !outs || outs.total === 0) return [];
    const value = Number(((27 * struck.total) / outs.total).toFixed(2));
    return [
      {
        name: nameOf(season),
        value,
        words: `${value.toFixed(2)}, in his last ${plural(outs.games, 'game')}`,
      },
    ];
  });
  return verdict(rows, 'strikeouts per nine innings', query);
}

const nameOf = ({ name, team, sport }: PlayerSeason) => `${name} (${nickname(team, sport)})`;

/** `More points a game: Donovan Mitchell (Cavaliers).` */
function verdict(rows: readonly Row[], what: string, query: FindQuery): string[] {
  const isLeast = query.order === 'least';
  const sorted = rows.toSorted((a, b) => (isLeast ? a.value - b.value : b.value - a.value));
  const [first, second, ...others] = sorted;
  const where = `${splitWords({ splits: query.splits, rested: null, since: query.since })}${query.last === 1 ? ' in the last game of each' : ''}${onDays(query.days)}`;
  if (!first) return [`We keep no ${what}${where} of them.`];
  const words = sorted.map((row) => item(`${row.name}: ${row.words}`));
  if (!second) return words;
  const isOfEraged = what === eraName;
  const sort = isOfEraged
    ? `${isLeast ? 'Lower' : 'Higher'} ${what}`
    : `${isLeast ? (others.length > 0 ? 'Fewest' : 'Fewer') : others.length > 0 ? 'Most' : 'More'} ${what}`;
  return [
    first.value === second.value
      ? `Level in ${what}${where}:`
      : `${sort}${where}: ${first.name}, by ${apart(first.value, second.value)}.`,
    ...words,
  ];
}

/** How far apart two figures are, to two decimals where one would say that they are level. */
function apart(one: number, other: number): number {
  const by = Math.abs(one - other);
  return Number(by.toFixed(by < 0.05 ? 2 : 1)) || Number(by.toFixed(3));
}
