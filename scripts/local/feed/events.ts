/**
 * Scoring plays in the feed's format, in order. Hockey's are the source's. Football's sources have the points of each quarter, who
 * scored touchdowns, and who scored the first and the last one: touchdowns are placed in the quarters whose points they explain, and
 * where several orders are possible, the order between the first and the last is our own, as are the minutes.
 */
import { type BoxRow, boxOf } from './box.ts';
import { type Player, playerOf } from './players.ts';
import { type Row, rowsByGame } from './seasons/csv.ts';
import type { ReplayedGame } from './seasons/replay.ts';
import type { Tree } from './tree.ts';

type Side = 'home' | 'away';
const feedTeam = { home: 'hometeam', away: 'awayteam' } as const;

const goals = rowsByGame('nhl-goals.csv.gz');
const periods = ['firstperiod', 'secondperiod', 'thirdperiod', 'overtime'] as const;

/** Null if the source does not have the game's goals. */
export function hockeyScoring({ index, lines }: Pick<ReplayedGame, 'index' | 'lines'>): Tree | null {
  if (!lines) return null;
  const all = withScore(goals.of(index), ({ side }) => [side === 'h' ? 'home' : 'away', 1]);
  const named = periods.map((name, at) => [
    name,
    groupOf(
      all.filter(({ of }) => Number(of.period) === at + 1),
      hockeyEvent,
    ),
  ]);
  return { ...Object.fromEntries(named), shootout: null };
}

function hockeyEvent({ of, side, home, away }: Scored<Row>, nth: number): Tree {
  const [min = '', sec = ''] = (of.time ?? '').split(':');
  const named = (field: string, id: string | undefined) => ({
    [field]: id ? playerOf('NHL', id).name : '',
    [`${field}_id`]: id ?? '',
  });
  return {
    id: nth,
    ...{ min, sec, type: of.strength ?? '', team: feedTeam[side] },
    ...named('player', of.player),
    ...named('assist1', of.assist1),
    ...named('assist2', of.assist2),
    home_score: home,
    away_score: away,
  };
}

interface Scored<Of> {
  readonly of: Of;
  readonly side: Side;
  /** The score after it. */
  readonly home: number;
  readonly away: number;
}

function withScore<Of>(all: readonly Of[], what: (of: Of) => readonly [Side, number]): Scored<Of>[] {
  const score = { home: 0, away: 0 };
  return all.map((of) => {
    const [side, points] = what(of);
    score[side] += points;
    return { of, side, ...score };
  });
}

function groupOf<Of>(all: readonly Scored<Of>[], event: (of: Scored<Of>, nth: number) => Tree): Tree | null {
  return all.length === 0 ? null : { event: all.map((each, at) => event(each, at + 1)) };
}

const quarters = ['firstquarter', 'secondquarter', 'thirdquarter', 'fourthquarter', 'overtime'] as const;

interface Play {
  readonly side: Side;
  readonly quarter: number;
  readonly type: 'TD' | 'FG' | 'SF';
  readonly points: number;
  /** Of a touchdown, unless the defense scored it. */
  readonly player: Player | null;
}

/** Null where the points of the quarters do not fit the touchdowns of the box score. */
export function footballEvents(game: ReplayedGame): Tree | null {
  const plays = playsOf(game);
  if (!plays) return null;
  const all = withScore(plays, ({ side, points }) => [side, points]);
  const named = quarters.map((name, quarter) => {
    const own = all.filter(({ of }) => of.quarter === quarter);
    return [name, groupOf(own, (scored, nth) => footballEvent(scored, nth, own.length))];
  });
  return Object.fromEntries(named);
}

function footballEvent({ of: play, side, home, away }: Scored<Play>, nth: number, all: number): Tree {
  return {
    id: nth,
    min: Math.round((15 * nth) / (all + 1)),
    type: play.type,
    team: feedTeam[side],
    player: play.player?.name ?? '',
    player_id: play.player?.id ?? '',
    home_score: home,
    away_score: away,
  };
}

function playsOf(game: ReplayedGame): Play[] | null {
  const box = boxOf(game);
  if (!game.lines || !box) return null;
  const first = box.find(({ stats }) => stats.first_td);
  const last = box.findLast(({ stats }) => stats.last_td);
  const placed = {
    home: placedBy('home', game.lines.home, box),
    away: placedBy('away', game.lines.away, box),
  };
  if (!first || !last || !placed.home || !placed.away) return null;
  const plays = quarters.flatMap((_, quarter) =>
    ordered([...(placed.home?.[quarter] ?? []), ...(placed.away?.[quarter] ?? [])], first, last, {
      isFirst: isEdge(placed, quarter, 'first'),
      isLast: isEdge(placed, quarter, 'last'),
    }),
  );
  return named(plays, box, first, last);
}

type Placed = Readonly<Record<Side, readonly (readonly Play[])[] | null>>;

/** Whether a quarter has the first, or the last, touchdown of the game. */
function isEdge({ home, away }: Placed, quarter: number, end: 'first' | 'last'): boolean {
  const touchdowns = quarters.map((_, at) =>
    [...(home?.[at] ?? []), ...(away?.[at] ?? [])].some(({ type }) => type === 'TD'),
  );
  return (end === 'first' ? touchdowns.indexOf(true) : touchdowns.lastIndexOf(true)) === quarter;
}

/** Touchdowns before field goals, the first scorer's team first and the last one's last. */
function ordered(
  plays: readonly Play[],
  first: BoxRow,
  last: BoxRow,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): Play[] {
  const rank = ({ type, side }: Play) => {
    if (type !== 'TD') return 1;
    const early = isFirst && side === first.side ? -2 : 0;
    const late = isLast && side === last.side ? 2 : 0;
    return early + late;
  };
  return plays.toSorted((a, b) => rank(a) - rank(b));
}

/** Gives each touchdown a scorer of its team; null if the first or the last cannot be its own scorer's. */
function named(plays: readonly Play[], box: readonly BoxRow[], first: BoxRow, last: BoxRow): Play[] | null {
  const touchdowns = plays.filter(({ type }) => type === 'TD');
  const [opening, closing] = [touchdowns[0], touchdowns.at(-1)];
  if (opening?.side !== first.side || closing?.side !== last.side) return null;
  const left = { home: scorersOf(box, 'home'), away: scorersOf(box, 'away') };
  const take = ({ side, player }: BoxRow) => {
    const at = left[side].indexOf(player);
    if (at >= 0) left[side].splice(at, 1);
    return player;
  };
  const opener = take(first);
  if (touchdowns.length === 1)
    return first === last ? withPlayer(plays, (play) => (play === opening ? opener : null)) : null;
  const closer = take(last);
  return withPlayer(plays, (play) => {
    if (play === opening) return opener;
    if (play === closing) return closer;
    return play.type === 'TD' ? (left[play.side].shift() ?? null) : null;
  });
}

function withPlayer(plays: readonly Play[], of: (play: Play) => Player | null): Play[] {
  return plays.map((play) => ({ ...play, player: of(play) }));
}

/** One entry a touchdown. */
function scorersOf(box: readonly BoxRow[], side: Side): Player[] {
  return box
    .filter((row) => row.side === side)
    .flatMap(({ player, stats: { rushing_tds = 0, receiving_tds = 0, return_tds = 0 } }) =>
      Array.from({ length: rushing_tds + receiving_tds + return_tds }, () => player),
    );
}

/** The plays that make the points of each quarter with the team's touchdowns, or with more, which the defense scored. */
function placedBy(side: Side, line: readonly string[], box: readonly BoxRow[]): Play[][] | null {
  const wanted = scorersOf(box, side).length;
  const choices = line.map((points) => waysTo(Number(points)));
  let best: { readonly touchdowns: number; readonly ways: readonly (readonly number[])[] } | undefined;
  const search = (at: number, ways: readonly (readonly number[])[], touchdowns: number): void => {
    if (best?.touchdowns === wanted) return;
    const quarter = choices[at];
    if (!quarter) {
      if (touchdowns >= wanted && (!best || touchdowns < best.touchdowns)) best = { touchdowns, ways };
      return;
    }
    for (const way of quarter) {
      search(at + 1, [...ways, way], touchdowns + way.filter((points) => points >= 6).length);
    }
  };
  search(0, [], 0);
  return (
    best?.ways.map((way, quarter) =>
      way.map((points) => ({
        ...{ side, quarter, points, player: null },
        type: points >= 6 ? 'TD' : points === 3 ? 'FG' : 'SF',
      })),
    ) ?? null
  );
}

/** Touchdowns of seven, six or eight points, field goals and safeties that add up to the points; the usual ones first. */
function waysTo(points: number): number[][] {
  const ways: number[][] = [];
  const add = (left: number, from: number, plays: readonly number[]): void => {
    if (left === 0) ways.push([...plays]);
    for (const [at, each] of worth.entries()) {
      if (at >= from && each <= left) add(left - each, at, [...plays, each]);
    }
  };
  add(points, 0, []);
  const rare = (way: readonly number[]) => way.filter((each) => each !== 7 && each !== 3).length;
  return ways.toSorted((a, b) => rare(a) - rare(b));
}

const worth = [7, 3, 6, 8, 2] as const;
