/**
 * Reads the box scores of past days, which grade player props and supply the recent games of each player. Reads the newest
 * days first, a few per run, as far back as recent form goes.
 */
import type { Sport } from '../../contracts/feed/sports.ts';
import * as boxScores from '../../data/feed/box-scores.ts';
import * as seasons from '../../data/feed/seasons.ts';
import { daysBetween, formStart } from '../../domain/feed/games/span.ts';
import type { BoxScore } from '../../domain/feed/players/box-score.ts';
import { withBoxScores } from '../../domain/feed/players/players.ts';
import { addDays, leagueDay } from '../../domain/platform/calendar.ts';
import * as feed from '../../services/feed/box-scores.ts';
import { feedConfig, pauseMs } from '../../services/feed/config.ts';
import { withFeedLock } from './with-feed-lock.ts';

/** A box score missing after this many days will not come. */
const awaitedDays = 3;

/** Older days per run, so that the initial import is spread over an hour or so. */
const mostOlder = 4;

/** Grading goes no further back; older box scores are used only for the players' recent games. */
const storedDays = 14;

export interface BoxScoresRead {
  /** Number of days requested. */
  readonly days: number;
  readonly boxes: number;
  readonly problem: string | null;
}

const dependencies = {
  withFeedLock,
  boxScores,
  seasons,
  feed,
  feedConfig,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

/**
 * Stops at the first failure; the next run requests what is missing.
 * @param isPriced whether any player prop of the sport is priced; box scores are not needed before that
 * @param mostDays maximum number of older days to read besides the newest
 * @returns undefined if they are not needed, or another call is reading them
 * @throws when the key or the table cannot be read
 */
export async function refreshBoxScores(
  sport: Sport,
  { now, isPriced, mostDays = mostOlder }: { now: Date; isPriced: boolean; mostDays?: number },
  { withFeedLock, boxScores, seasons, feed, feedConfig, wait }: typeof dependencies = dependencies,
): Promise<BoxScoresRead | undefined> {
  let read: BoxScoresRead | undefined;
  await withFeedLock(`${sport} box scores`, {}, async () => {
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
      await store(boxes, day >= addDays(today, -storedDays));
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

  /** Stores the players first, so that a stored box score implies that its players are stored. */
  async function store(boxes: readonly BoxScore[], isStored: boolean): Promise<void> {
    const teams = new Set(boxes.flatMap(({ home, away }) => [home, away]));
    for (const teamId of teams) {
      const own = boxes.filter(({ home, away }) => home === teamId || away === teamId);
      await seasons.changeTeamPlayers(sport, teamId, (before) => withBoxScores(before, teamId, own));
    }
    if (isStored) await Promise.all(boxes.map((box) => boxScores.storeBoxScore(box)));
  }
}

/** Recent days that are not complete yet, and some older ones. */
function daysToRead(sport: Sport, today: string, done: ReadonlySet<string>, mostDays: number): string[] {
  const all = daysBetween(formStart(sport, today), today).reverse();
  const open = all.filter((day) => !done.has(day));
  const isRecent = (day: string) => day >= addDays(today, -awaitedDays);
  return [...open.filter(isRecent), ...open.filter((day) => !isRecent(day)).slice(0, mostDays)];
}
