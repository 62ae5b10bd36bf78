/** The games that a question about teams is about, each from its team's side, and how they are told. */
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { dayLabel, leagueDay } from '../../../platform/calendar.ts';
import { plural } from '../../../platform/format.ts';
import { lineWords } from '../../english/leg.ts';
import { nickname } from '../../english/team-names.ts';
import type { QueryAnswer } from '../answered.ts';
import { playFor } from '../table/next.ts';
import type { SportTable, Tables } from '../table/tables.ts';
import { theTeam } from '../table/words.ts';
import { againstGroup, groupSaid } from './games/of-group.ts';
import { coverMargin, finished, inSplits, type Own, ownGames, totalMargin } from './past.ts';
import { splitWords } from './split-words.ts';

export interface TeamGames {
  readonly team: string;
  readonly sport: Sport;
  readonly table: SportTable | undefined;
  /** All of this season, newest first. */
  readonly all: readonly Own[];
  /** Newest first, after the splits. */
  readonly games: readonly Own[];
  /** `the Bills’ last 5 games at home`, without an article at the start. */
  readonly what: string;
  /** ` at home`: the games that the question narrows to; empty for all. */
  readonly sort: string;
}

/** The games of each team named. */
function gamesOf(query: FindQuery, { sports, selectedSport, now }: Tables): TeamGames[] {
  return query.teams.map((team) => {
    const table = sports.find(({ games, teams }) =>
      [...teams, ...games.flatMap(({ home, away }) => [home, away])].some(({ name }) => name === team),
    );
    const sport = table?.sport ?? query.sports[0] ?? selectedSport;
    const all = table ? ownGames(team, finished(table), now) : [];
    const against = againstGroup(inSplits(all, { ...query, last: null }), query.group, sport);
    const games = query.last === null ? against : against.slice(0, query.last);
    const kind = `${splitWords({ ...query, since: null })}${groupSaid(query.group, sport)}`;
    const sort = query.since === null ? kind : `${kind} since ${dayLabel(query.since)}`;
    return { team, sport, table, all, games, sort, what: `${plural(games.length, 'game')}${kind}` };
  });
}

/** Says for each team what is known, or that nothing is. */
export function answerFor(
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
        `We keep no results of ${theTeam(each.team, each.sport)}${each.sort} this season.`,
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

export const since = (games: readonly Own[]) => {
  const first = games.at(-1);
  return first ? `since ${dayLabel(first.day)}` : '';
};

/** `today`, `1 day ago`: league days since a game. */
export function agoWords(day: string, now: Date): string {
  const days = Math.round((Date.parse(leagueDay(now)) - Date.parse(day)) / (24 * 3600_000));
  return days <= 0 ? 'today' : `${plural(days, 'day')} ago`;
}

/** `Won 27–20 vs the Jets on Sun, Nov 22, covered −3, over 44.5` */
export function gameWords(game: Own): string {
  const outcome = game.scored > game.conceded ? 'Won' : game.scored < game.conceded ? 'Lost' : 'Tied';
  const lines = [coverWords(game), overWords(game)].filter((words) => words !== '–');
  return `${outcome} ${game.scored}–${game.conceded} ${game.isHome ? 'vs' : 'at'} ${theTeam(game.opponent, game.sport)} on ${dayLabel(game.day)}${lines.length > 0 ? `, ${lines.join(', ')}` : ''}`;
}

export function coverWords(game: Own): string {
  const margin = coverMargin(game);
  if (margin === null || game.ownSpread === null) return '–';
  const line = lineWords(game.ownSpread, 'spread');
  return margin === 0 ? `push at ${line}` : `${margin > 0 ? 'covered' : 'missed'} ${line}`;
}

export function overWords(game: Own): string {
  const margin = totalMargin(game);
  if (margin === null) return '–';
  return margin === 0 ? `push at ${game.total}` : `${margin > 0 ? 'over' : 'under'} ${game.total}`;
}

/** To one decimal. */
export const averageOf = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

/** A row for each game, with its closing lines. */
export function gamesCard(team: string, games: readonly Own[]): CardOf<'table'> {
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
