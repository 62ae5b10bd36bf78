/**
 * Which team scored first and last, and who scored the first and the last touchdown or goal of a game, from the feed's list of
 * scoring plays. A list that does not add up to the final score says nothing: an earlier or later play may be missing.
 */
import type { GradedStat } from '../../contracts/feed/props.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Scored } from '../../domain/feed/games/line-score.ts';
import type { BoxRow } from '../../domain/feed/players/box-score.ts';
import { playerCalled } from '../../domain/feed/players/names.ts';
import { child, list, type Node, number, text } from './shape.ts';

interface Scoring {
  readonly node: string;
  /** In order; a shootout is not play, and its goals belong to nobody. */
  readonly parts: readonly string[];
  readonly isScore: (play: Node) => boolean;
  /** The most points that one play adds. */
  readonly most: number;
  readonly first: GradedStat;
  readonly last: GradedStat;
}

const scorings: Partial<Record<Sport, Scoring>> = {
  NFL: {
    node: 'events',
    parts: ['firstquarter', 'secondquarter', 'thirdquarter', 'fourthquarter', 'overtime'],
    isScore: (play) => /^(td|touchdown)$/i.test(text(play, 'type')),
    most: 8,
    first: 'first_touchdowns',
    last: 'last_touchdowns',
  },
  NHL: {
    node: 'scoring',
    parts: ['firstperiod', 'secondperiod', 'thirdperiod', 'overtime'],
    isScore: () => true,
    most: 1,
    first: 'first_goals',
    last: 'last_goals',
  },
};

interface Score {
  readonly home: number;
  readonly away: number;
}

/**
 * @param final the final score, with the goal of a shootout
 * @returns the rows with 1 for the first and the last scorer and 0 for everyone else; unchanged where the list is missing, does
 *   not add up, or names nobody who can be found
 */
export function withScorers(
  match: Node,
  sport: Sport,
  rows: readonly BoxRow[],
  final: Score | null,
): readonly BoxRow[] {
  const scoring = scorings[sport];
  const plays = scoring && final && playsOf(match, scoring, final);
  if (!plays) return rows;
  const scores = plays.filter(scoring.isScore);
  const [first, last] = [scorerOf(scores[0], rows), scorerOf(scores.at(-1), rows)];
  return rows.map((row) => ({
    ...row,
    stats: {
      ...row.stats,
      ...(first !== undefined && { [scoring.first]: Number(first === row.playerId) }),
      ...(last !== undefined && { [scoring.last]: Number(last === row.playerId) }),
    },
  }));
}

/**
 * @param match of a finished game
 * @returns undefined where the list is missing or does not add up to the final score, and without a score
 */
export function scoredBy(match: Node, sport: Sport): Scored | undefined {
  const scoring = scorings[sport];
  const [home, away] = [
    number(child(match, 'hometeam'), 'totalscore'),
    number(child(match, 'awayteam'), 'totalscore'),
  ];
  const plays =
    scoring && home !== null && away !== null ? playsOf(match, scoring, { home, away }) : undefined;
  const [first, last] = [plays?.[0], plays?.at(-1)];
  const before = plays?.at(-2);
  const teamOf = (play: Node, earlier: Node | undefined) =>
    (number(play, 'home_score') ?? 0) > ((earlier && number(earlier, 'home_score')) ?? 0) ? 'home' : 'away';
  return first && last && { first: teamOf(first, undefined), last: teamOf(last, before) };
}

/** @returns the scoring plays in order; undefined where they do not add up to the final score */
function playsOf(match: Node, scoring: Scoring, final: Score): readonly Node[] | undefined {
  const listed = child(match, scoring.node);
  const plays = scoring.parts.flatMap((part) => list(child(listed, part).event));
  const shootout = list(child(listed, 'shootout').event).length > 0 || hasShootout(match);
  return addUp(plays, scoring, final, shootout) ? plays : undefined;
}

const hasShootout = (match: Node) =>
  ['hometeam', 'awayteam'].some((side) => (number(child(match, side), 'so') ?? 0) > 0);

/** Whether the plays lead from no score to the final one, each by as much as one play can add. */
function addUp(plays: readonly Node[], { most }: Scoring, final: Score, shootout: boolean): boolean {
  let before: Score = { home: 0, away: 0 };
  for (const play of plays) {
    const [home, away] = [number(play, 'home_score'), number(play, 'away_score')];
    if (home === null || away === null) return false;
    const added = home + away - before.home - before.away;
    if (home < before.home || away < before.away || added < 0 || added > most) return false;
    before = { home, away };
  }
  const open = final.home - before.home + (final.away - before.away);
  const isShort = final.home < before.home || final.away < before.away;
  // The winner of a shootout gets one goal for it.
  return !isShort && open === (shootout ? 1 : 0);
}

/**
 * @returns the player's id, also of one who is in no row; null without a score; undefined if the play names nobody who can be
 *   found
 */
function scorerOf(play: Node | undefined, rows: readonly BoxRow[]): string | null | undefined {
  if (!play) return null;
  const id = text(play, 'player_id');
  if (rows.some(({ playerId }) => playerId === id)) return id;
  const name = text(play, 'player');
  const called = playerCalled(name, rows);
  if (called) return called.playerId;
  return id === '' ? undefined : id;
}
