/** Teams' records: wins, covers, overs, form and scoring, over the games that the table keeps. */
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Standing } from '../../../../contracts/feed/stats.ts';
import { dayLabel } from '../../../platform/calendar.ts';
import { plural, signed } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { lineWords } from '../../english/leg.ts';
import { nickname } from '../../english/team-names.ts';
import type { QueryAnswer } from '../answered.ts';
import { playFor } from '../table/next.ts';
import type { SportTable, Tables } from '../table/tables.ts';
import { item, theTeam } from '../table/words.ts';
import {
  coverMargin,
  covers,
  finished,
  inSplits,
  type Own,
  overs,
  ownGames,
  results,
  type Tally,
  tallyWords,
  totalMargin,
} from './past.ts';

const formLength = 5;

interface TeamGames {
  readonly team: string;
  readonly sport: Sport;
  readonly table: SportTable | undefined;
  /** Newest first, after the splits. */
  readonly games: readonly Own[];
  /** `the Bills’ last 5 games at home`, without an article at the start. */
  readonly what: string;
}

/** The games of each team named. */
function gamesOf(query: FindQuery, { sports, selectedSport, now }: Tables): TeamGames[] {
  return query.teams.map((team) => {
    const table = sports.find(({ games, teams }) =>
      [...teams, ...games.flatMap(({ home, away }) => [home, away])].some(({ name }) => name === team),
    );
    const all = table ? ownGames(team, finished(table), now) : [];
    const games = inSplits(all, query);
    return {
      team,
      sport: table?.sport ?? query.sports[0] ?? selectedSport,
      table,
      games,
      what: `${plural(games.length, 'game')}${splitWords(query)}`,
    };
  });
}

/** ` at home as favorites`; empty without splits. */
function splitWords({ splits }: FindQuery): string {
  const words = {
    home: ' at home',
    road: ' on the road',
    favorite: ' as favorites',
    underdog: ' as underdogs',
    after_win: ' after a win',
    after_loss: ' after a loss',
  };
  return splits.map((split) => (split in words ? words[split as keyof typeof words] : '')).join('');
}

/** Says for each team what is known, or that nothing is. */
function answerFor(
  query: FindQuery,
  tables: Tables,
  of: (
    team: TeamGames,
  ) => { readonly text: readonly string[]; readonly cards?: QueryAnswer['cards'] } | undefined,
): QueryAnswer {
  const parts = gamesOf(query, tables).map((each) => {
    const found = each.games.length > 0 || query.topic === 'record' ? of(each) : undefined;
    return {
      text: found?.text ?? [
        `We keep no results of ${theTeam(each.team, each.sport)}${splitWords(query)} this season.`,
      ],
      cards: found?.cards ?? [],
      next: playFor(each.team, each.sport),
    };
  });
  return {
    response: parts.flatMap(({ text }) => text).join('\n'),
    cards: parts.flatMap(({ cards }) => cards).slice(0, 6),
    alternatives: parts.map(({ next }) => next).slice(0, 2),
  };
}

const since = (games: readonly Own[]) => {
  const first = games.at(-1);
  return first ? `since ${dayLabel(first.day)}` : '';
};

export function record(query: FindQuery, tables: Tables): QueryAnswer {
  const isWhole = query.splits.length === 0 && query.last === null;
  return answerFor(query, tables, (each) => {
    const { team, sport, table, games, what } = each;
    const row = table?.sheet?.standings?.rows.find((standing) => standing.team.name === team);
    if (isWhole && row) {
      const whole = standingWords(row);
      if (whole)
        return { text: [`${upperFirst(theTeam(team, sport))} are ${whole}.`, ...venueWords(row)], cards: [] };
    }
    if (games.length === 0) return undefined;
    const won = results(games);
    const against = covers(games);
    const title = `${team}, ${what}`;
    return {
      text: [
        `${upperFirst(theTeam(team, sport))} are ${tallyWords(won)} in ${what} ${since(games)}.`,
        ...(against.games > 0 ? [`Against the spread: ${tallyWords(against)}.`] : []),
      ],
      cards: [recordCard(title, won)],
    };
  });
}

/** `9–3`, `9–3–1`; null where the standings lack wins or losses. */
export function standingWords({ won, lost, drawn, overtimeLosses, points }: Standing): string | null {
  if (won === null || lost === null) return null;
  const third = overtimeLosses ?? drawn ?? 0;
  const record = third > 0 || overtimeLosses !== null ? `${won}–${lost}–${third}` : `${won}–${lost}`;
  return points !== null && overtimeLosses !== null ? `${record} (${plural(points, 'point')})` : record;
}

function venueWords({ homeRecord, awayRecord, streak, lastTen }: Standing): string[] {
  const parts = [
    ...(homeRecord ? [`${homeRecord.replaceAll('-', '–')} at home`] : []),
    ...(awayRecord ? [`${awayRecord.replaceAll('-', '–')} on the road`] : []),
    ...(lastTen ? [`${lastTen.replaceAll('-', '–')} in the last ten`] : []),
    ...(streak ? [`streak ${streak}`] : []),
  ];
  return parts.length > 0 ? [`${upperFirst(parts.join(', '))}.`] : [];
}

export function spreads(query: FindQuery, tables: Tables): QueryAnswer {
  return answerFor(query, tables, ({ team, sport, games, what }) => {
    const tally = covers(games);
    if (tally.games === 0)
      return { text: [`No closing spread is kept for ${theTeam(team, sport)}’ games${splitWords(query)}.`] };
    return {
      text: [
        `${upperFirst(theTeam(team, sport))} are ${tallyWords(tally)} against the closing spread in ${what} ${since(games)}${missing(games.length, tally)}.`,
      ],
      cards: [recordCard(`${team} against the spread`, tally), gamesCard(team, games)],
    };
  });
}

export function totals(query: FindQuery, tables: Tables): QueryAnswer {
  return answerFor(query, tables, ({ team, sport, games, what }) => {
    if (query.over !== null) {
      const number = query.over;
      const over = games.filter(({ homeScore, awayScore }) => homeScore + awayScore > number).length;
      return {
        text: [`${over} of ${theTeam(team, sport)}’ ${what} ${since(games)} went over ${number}.`],
        cards: [gamesCard(team, games)],
      };
    }
    const tally = overs(games);
    if (tally.games === 0)
      return { text: [`No closing total is kept for ${theTeam(team, sport)}’ games${splitWords(query)}.`] };
    return {
      text: [
        `${upperFirst(theTeam(team, sport))} went over the closing total ${plural(tally.won, 'time')} and under it ${plural(tally.lost, 'time')}${tally.even > 0 ? `, with ${plural(tally.even, 'push', 'pushes')},` : ''} in ${what} ${since(games)}${missing(games.length, tally)}.`,
      ],
      cards: [gamesCard(team, games)],
    };
  });
}

const missing = (games: number, tally: Tally) =>
  tally.games < games ? ` (${games - tally.games} without a closing line)` : '';

export function form(query: FindQuery, tables: Tables): QueryAnswer {
  const wanted = { ...query, last: query.last ?? formLength };
  return answerFor(wanted, tables, ({ team, sport, games, what }) => {
    const short =
      wanted.last > games.length ? ` We keep ${plural(games.length, 'game')} of this season.` : '';
    return {
      text: [
        `${upperFirst(theTeam(team, sport))} are ${tallyWords(results(games))} in their last ${what}:${short}`,
        ...games.slice(0, 10).map((game) => item(gameWords(game))),
      ],
      cards: [gamesCard(team, games)],
    };
  });
}

/** `Won 27–20 vs the Jets on Sun, Nov 22, covered −3, over 44.5` */
function gameWords(game: Own): string {
  const outcome = game.scored > game.conceded ? 'Won' : game.scored < game.conceded ? 'Lost' : 'Tied';
  const lines = [coverWords(game), overWords(game)].filter((words) => words !== '–');
  return `${outcome} ${game.scored}–${game.conceded} ${game.isHome ? 'vs' : 'at'} ${theTeam(game.opponent, game.sport)} on ${dayLabel(game.day)}${lines.length > 0 ? `, ${lines.join(', ')}` : ''}`;
}

function coverWords(game: Own): string {
  const margin = coverMargin(game);
  if (margin === null || game.ownSpread === null) return '–';
  const line = lineWords(game.ownSpread, 'spread');
  return margin === 0 ? `push at ${line}` : `${margin > 0 ? 'covered' : 'missed'} ${line}`;
}

function overWords(game: Own): string {
  const margin = totalMargin(game);
  if (margin === null) return '–';
  return margin === 0 ? `push at ${game.total}` : `${margin > 0 ? 'over' : 'under'} ${game.total}`;
}

export function statistic(query: FindQuery, tables: Tables): QueryAnswer {
  return answerFor(query, tables, ({ team, sport, games, what }) => {
    const average = (of: (game: Own) => number) =>
      Math.round((games.reduce((sum, game) => sum + of(game), 0) / games.length) * 10) / 10;
    const [scored, conceded] = [average((game) => game.scored), average((game) => game.conceded)];
    const margin = Math.round((scored - conceded) * 10) / 10;
    return {
      text: [
        `${upperFirst(theTeam(team, sport))} average ${scored} and allow ${conceded} (${signed(margin)}) in ${what} ${since(games)}.`,
      ],
      cards: [
        {
          type: 'table',
          title: `${team}, ${what}`,
          columns: [
            { label: 'Per game', align: 'start' },
            { label: 'Average', align: 'end' },
          ],
          rows: [
            ['Scored', `${scored}`],
            ['Allowed', `${conceded}`],
            ['Difference', signed(margin)],
          ],
        },
      ],
    };
  });
}

const recordCard = (title: string, { won, lost, even }: Tally): CardOf<'record'> => ({
  type: 'record',
  title,
  wins: won,
  losses: lost,
  pushes: even,
  units: null,
  roi: null,
});

function gamesCard(team: string, games: readonly Own[]): CardOf<'table'> {
  return {
    type: 'table',
    title: `${team}, last ${plural(games.length, 'game')}`,
    columns: [
      { label: 'Game', align: 'start' },
      { label: 'Score', align: 'end' },
      { label: 'Spread', align: 'start' },
      { label: 'Total', align: 'start' },
    ],
    rows: games
      .slice(0, 40)
      .map((game) => [
        `${game.isHome ? 'vs' : 'at'} ${nickname(game.opponent, game.sport)}, ${dayLabel(game.day)}`,
        `${game.scored > game.conceded ? 'W' : game.scored < game.conceded ? 'L' : 'T'} ${game.scored}–${game.conceded}`,
        coverWords(game),
        overWords(game),
      ]),
  };
}
