/**
 * Reads the box scores of days that are over: they grade player props, and each team's players keep their last games from
 * them. Newest days first, a few at a time, as far back as a form reaches.
 */
import type { Sport } from '../../contracts/sports.ts';
import * as boxScores from '../../data/box-scores.ts';
import * as players from '../../data/players.ts';
import { addDays, leagueDay } from '../../domain/calendar.ts';
import type { BoxScore } from '../../domain/props/box-score.ts';
import { withBoxScores } from '../../domain/props/players.ts';
import { daysBetween, formStart } from '../../domain/span.ts';
import * as feed from '../../services/feed/box-scores.ts';
import { feedConfig, pauseMs } from '../../services/feed/config.ts';
import { inTurn } from './turns.ts';

/** A box score that is not there by then will not come. */
const awaitedDays = 3;
/** Of older days, so that a first reading takes an hour and no quarter of one. */
const mostOlder = 4;
/** Grading looks no further back; older box scores serve the players' last games only. */
const storedDays = 14;

export interface BoxScoresRead {
  /** Days that were asked for. */
  readonly days: number;
  readonly boxes: number;
  readonly problem: string | null;
}

const outside = {
  inTurn,
  boxScores,
  players,
  feed,
  feedConfig,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

/**
 * Ends at the first failure: what is missing is asked for again the next time.
 * @param isPriced whether a book prices players of the sport now: nobody needs box scores before one did
 * @param mostDays of the past that are read beside the newest
 * @returns undefined where nobody needs them, or somebody else reads them
 * @throws when the key or the table cannot be read
 */
export async function refreshBoxScores(
  sport: Sport,
  { now, isPriced, mostDays = mostOlder }: { now: Date; isPriced: boolean; mostDays?: number },
  { inTurn, boxScores, players, feed, feedConfig, wait }: typeof outside = outside,
): Promise<BoxScoresRead | undefined> {
  let read: BoxScoresRead | undefined;
  await inTurn(`${sport} box scores`, {}, async () => {
    const today = leagueDay(now);
    const done = new Set(await boxScores.boxDays(sport));
    if (!isPriced && done.size === 0) return;
    let [days, count] = [0, 0];
    const wanted = daysToRead(sport, today, done, mostDays);
    const config = await feedConfig();
    const restMs = pauseMs(config);
    for (const day of wanted) {
      if (days > 0 && restMs > 0) await wait(restMs);
      const answer = await feed.fetchBoxScores(sport, day, config);
      if (answer.kind === 'down' || answer.kind === 'not-entitled') {
        const problem = answer.kind === 'down' ? answer.why : 'box scores: not entitled';
        read = { days, boxes: count, problem };
        return;
      }
      const boxes = answer.kind === 'boxes' ? answer.boxes : [];
      await keep(boxes, day >= addDays(today, -storedDays));
      const isWhole = answer.kind === 'nothing' || answer.missing === 0;
      if (day < addDays(today, -awaitedDays) || (isWhole && day < today)) done.add(day);
      days += 1;
      count += boxes.length;
    }
    read = { days, boxes: count, problem: null };
    const first = formStart(sport, today);
    await boxScores.storeBoxDays(sport, [...done].filter((day) => day >= first).sort());
  });
  return read;

  /** The players first: where a box score is kept, their games are. */
  async function keep(boxes: readonly BoxScore[], isStored: boolean): Promise<void> {
    const teams = new Set(boxes.flatMap(({ home, away }) => [home, away]));
    for (const teamId of teams) {
      const own = boxes.filter(({ home, away }) => home === teamId || away === teamId);
      await players.changeTeamPlayers(sport, teamId, (before) => withBoxScores(before, teamId, own));
    }
    if (isStored) await Promise.all(boxes.map((box) => boxScores.storeBoxScore(box)));
  }
}

/** The last days until they are whole, and some of those before. */
function daysToRead(sport: Sport, today: string, done: ReadonlySet<string>, mostDays: number): string[] {
  const all = daysBetween(formStart(sport, today), today).reverse();
  const open = all.filter((day) => !done.has(day));
  const isRecent = (day: string) => day >= addDays(today, -awaitedDays);
  return [...open.filter(isRecent), ...open.filter((day) => !isRecent(day)).slice(0, mostDays)];
}
