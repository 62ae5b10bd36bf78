/** Fetches a day's box scores. */
import type { Sport } from '../../contracts/feed/sports.ts';
import { type BoxRow, type BoxScore, idOfName } from '../../domain/feed/players/box-score.ts';
import type { StatLine } from '../../domain/feed/players/player.ts';
import { type Group, groupsOf } from './box-stats.ts';
import { type FeedAnswer, type FeedConfig, request } from './client.ts';
import { matchesIn } from './matches.ts';
import { withScorers } from './scoring-plays.ts';
import { child, descendants, feedDate, type Node, number, text, utc } from './shape.ts';
import { statusOf } from './status.ts';

const paths: Partial<Record<Sport, string>> = {
  NBA: 'bsktbl/nba-scores',
  NFL: 'football/nfl-scores',
  NHL: 'hockey/nhl-scores',
  MLB: 'baseball/usa',
  MLS: 'commentaries/1440.xml',
};

const sidesOfFeed = { home: ['hometeam', 'localteam'], away: ['awayteam', 'visitorteam'] } as const;

export type BoxAnswer =
  | {
      readonly kind: 'boxes';
      readonly boxes: readonly BoxScore[];
      /** Number of games of the day that are not over or have no player statistics yet. */
      readonly missing: number;
    }
  | Exclude<FeedAnswer, { kind: 'listing' }>;

/**
 * Never throws for a failure of the feed.
 * @param day league day, `YYYY-MM-DD`
 * @returns `nothing` if the feed has no box scores of the sport
 */
export async function fetchBoxScores(sport: Sport, day: string, config: FeedConfig): Promise<BoxAnswer> {
  const path = paths[sport];
  if (!path) return { kind: 'nothing' };
  const answer = await request(path, { date: feedDate(day) }, config);
  if (answer.kind !== 'listing') return answer;
  const matches = matchesIn(answer.root).map(({ match }) => match);
  const open = matches.filter((match) => !isResolved(match));
  const boxes = matches.flatMap((match) => boxIn(match, sport));
  const over = matches.filter((match) => statusOf(text(match, 'status')) === 'final');
  return { kind: 'boxes', boxes, missing: open.length + over.length - boxes.length };
}

/** A canceled game never gets a box score. */
function isResolved(match: Node): boolean {
  return ['final', 'cancelled'].includes(statusOf(text(match, 'status')));
}

/** @returns an empty list if the game is not over or a team's statistics are missing */
function boxIn(match: Node, sport: Sport): BoxScore[] {
  const id = sport === 'NFL' ? text(match, 'contestID', 'id') : text(match, ...idNames(sport));
  const startsAt =
    utc(text(match, 'datetime_utc')) ??
    utc(`${text(match, 'formatted_date', 'date')} ${text(match, 'time')}`);
  if (id === '' || !startsAt || statusOf(text(match, 'status')) !== 'final') return [];
  const rows = (['home', 'away'] as const).map((side) => rowsOf(match, sport, side));
  if (rows.some((ofSide) => ofSide.length === 0)) return [];
  return [
    {
      gameId: `${sport}-${id}`,
      startsAt: startsAt.toISOString(),
      home: teamId(match, 'home'),
      away: teamId(match, 'away'),
      rows: withScorers(match, sport, rows.flat(), scoreIn(match)),
    },
  ];
}

function scoreIn(match: Node): { home: number; away: number } | null {
  const [home = null, away = null] = (['home', 'away'] as const).map((side) =>
    number(teamNode(match, side), 'totalscore'),
  );
  return home === null || away === null ? null : { home, away };
}

const idNames = (sport: Sport): string[] => (sport === 'MLS' ? ['static_id', 'id'] : ['id']);

function teamId(match: Node, side: 'home' | 'away'): string {
  const team = teamNode(match, side);
  return text(team, 'id') || text(team, 'name');
}

function teamNode(match: Node, side: 'home' | 'away'): Node {
  const [team] = sidesOfFeed[side].flatMap((name) => (match[name] === undefined ? [] : [child(match, name)]));
  return team ?? {};
}

function rowsOf(match: Node, sport: Sport, side: 'home' | 'away'): BoxRow[] {
  const rows = new Map<string, BoxRow>();
  for (const group of groupsOf(sport)) {
    for (const player of playersIn(match, group, side)) {
      const name = text(player, 'name');
      const playerId = text(player, 'id', 'player_id') || idOfName(name);
      if (playerId === '' || (group.hasPlayed && !group.hasPlayed(player))) continue;
      const known = rows.get(playerId) ?? { playerId, name, side, stats: {} };
      const minutes = group.minutes?.(player) ?? null;
      rows.set(playerId, {
        ...known,
        stats: added(known.stats, statsIn(player, group)),
        ...(minutes !== null && { minutes }),
      });
    }
  }
  return [...rows.values()];
}

function playersIn(match: Node, { path }: Group, side: 'home' | 'away'): Node[] {
  const group = path.reduce<Node>((node, name) => child(node, name), match);
  return sidesOfFeed[side].flatMap((name) => descendants(child(group, name), 'player'));
}

function statsIn(player: Node, { stats }: Group): StatLine {
  const known = Object.entries(stats).flatMap(([stat, figure]) => {
    const value = figure(player);
    return value === null ? [] : [[stat, value] as const];
  });
  return Object.fromEntries(known);
}

/** Adds up the groups of a player: rushing and receiving touchdowns, for example. */
function added(before: StatLine, more: StatLine): StatLine {
  const both = Object.entries(more).map(([stat, value]) => [
    stat,
    value + (before[stat as keyof StatLine] ?? 0),
  ]);
  return { ...before, ...Object.fromEntries(both) };
}
