/** Adds the line scores of the last days to finished games. They are on the pages of scores, one for each league day. */
import type { Sport } from '../../contracts/feed/sports.ts';
import { minute } from '../../domain/feed/games/freshness.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import { addsUp, type LineScore } from '../../domain/feed/games/line-score.ts';
import { addDays, leagueDay } from '../../domain/platform/calendar.ts';
import type { FeedConfig } from '../../services/feed/client.ts';
import { fetchLineScores } from '../../services/feed/line-scores.ts';

/** Days for which a missing line score is looked for, and a known one is read again for corrections. */
const awaitedDays = 3;

/** Known line scores are read again in the first run of each hour. */
const rereadMinutes = 10;

export interface WithLines {
  readonly games: readonly Game[];
  /** Null if there was no problem. */
  readonly problem: string | null;
}

/**
 * @param games from the feed, without line scores
 * @param known the stored games of the same days; one keeps its line score until the feed has another that adds up
 */
export async function withLineScores(
  sport: Sport,
  games: readonly Game[],
  { known, now, config }: { known: readonly Game[]; now: Date; config: FeedConfig },
  fetchLines = fetchLineScores,
): Promise<WithLines> {
  const before = new Map(known.flatMap(({ id, lines }) => (lines ? [[id, lines] as const] : [])));
  const first = addDays(leagueDay(now), -awaitedDays);
  const isReread = Math.floor(now.getTime() / minute) % 60 < rereadMinutes;
  const over = games.filter(({ status, score, day }) => status === 'final' && score && day >= first);
  const days = new Set(over.flatMap(({ id, day }) => (isReread || !before.has(id) ? [day] : [])));
  const answers = await Promise.all([...days].map((day) => fetchLines(sport, day, config)));
  const found = new Map(answers.flatMap((answer) => (answer.kind === 'lines' ? [...answer.lines] : [])));
  const down = answers.find((answer) => answer.kind === 'down');
  const withOwn = (game: Game): Game => {
    const lines = [found.get(game.id), before.get(game.id)].find((each) => each && canGrade(game, each));
    return lines ? { ...game, lines } : game;
  };
  return { games: games.map(withOwn), problem: down ? `line scores: ${down.why}` : null };
}

const canGrade = ({ status, sport, score }: Game, lines: LineScore): boolean =>
  status === 'final' && score !== null && addsUp(lines, sport, score);
