/** Who has had a hit, a goal or a point in the most games in a row, up to his last one. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { GradedStat } from '../../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { nickname } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import { scheduleOf } from '../../table/next.ts';
import type { Tables } from '../../table/tables.ts';
import { item } from '../../table/words.ts';
import { allSeasons, mostKept, type PlayerSeason, valueIn } from './player-games.ts';

/** One game is no run. */
const fewest = 2;
const [usual, mostRows] = [5, 12];

interface Run {
  readonly season: PlayerSeason;
  readonly games: number;
  /** Whether every game that is kept of him is one of it, so that it may be longer. */
  readonly isWhole: boolean;
}

function runOf(season: PlayerSeason, stat: GradedStat): Run {
  const values = season.games.flatMap((game) => valueIn(game, stat) ?? []);
  const end = values.findIndex((value) => value <= 0);
  return { season, games: end < 0 ? values.length : end, isWhole: end < 0 && values.length >= mostKept };
}

export function longestRuns(stat: GradedStat, sport: Sport, query: FindQuery, tables: Tables): QueryAnswer {
  const runs = allSeasons(tables)
    .filter((each) => each.sport === sport)
    .map((each) => runOf(each, stat))
    .filter(({ games }) => games >= fewest)
    .sort((a, b) => b.games - a.games || a.season.name.localeCompare(b.season.name, 'en'));
  const alternatives = [scheduleOf(sport)];
  const what = `${statNames[stat].replace(/s$/, '')} streak`;
  if (runs.length === 0)
    return { response: `We keep no ${what} of ${sport} players now.`, cards: [], alternatives };
  const words = ({ games, isWhole }: Run) => `${games} games${isWhole ? ' or more' : ''}`;
  const title = `Longest current ${sport} ${what}s`;
  return {
    response: [
      `${title}, over each player’s last ${mostKept} games at most, which is what we keep:`,
      ...runs
        .slice(0, query.limit ?? usual)
        .map((run, at) =>
          item(`${at + 1}. ${run.season.name} (${nickname(run.season.team, sport)}): ${words(run)}`),
        ),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title,
        columns: [
          { label: 'Player', align: 'start' },
          { label: 'In a row', align: 'end' },
        ],
        rows: runs
          .slice(0, mostRows)
          .map((run) => [`${run.season.name}, ${nickname(run.season.team, sport)}`, words(run)]),
      },
    ],
    alternatives,
  };
}
