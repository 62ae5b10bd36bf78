/** Fetches a day's line scores: the points of each quarter, period or inning of its finished games. */
import type { Sport } from '../../contracts/feed/sports.ts';
import { type LineScore, scoredIn } from '../../domain/feed/games/line-score.ts';
import { type FeedAnswer, type FeedConfig, request } from './client.ts';
import { matchesIn } from './matches.ts';
import { scoredBy } from './scoring-plays.ts';
import { child, feedDate, list, type Node, number, text } from './shape.ts';
import { statusOf } from './status.ts';

/** The page of a sport, and its fields for the columns; baseball lists its innings. */
const pages: Partial<Record<Sport, { readonly path: string; readonly columns: readonly string[] | null }>> = {
  NBA: { path: 'bsktbl/nba-scores', columns: ['q1', 'q2', 'q3', 'q4'] },
  NFL: { path: 'football/nfl-scores', columns: ['q1', 'q2', 'q3', 'q4'] },
  NHL: { path: 'hockey/nhl-scores', columns: ['p1', 'p2', 'p3'] },
  MLB: { path: 'baseball/usa', columns: null },
};

export const hasLineScores = (sport: Sport): boolean => pages[sport] !== undefined;

export type LinesAnswer =
  | {
      readonly kind: 'lines';
      /** By game ID; without games that are not over or have a column missing. */
      readonly lines: ReadonlyMap<string, LineScore>;
    }
  | Exclude<FeedAnswer, { kind: 'listing' }>;

/**
 * Never throws for a failure of the feed.
 * @param day league day, `YYYY-MM-DD`
 * @returns `nothing` if the feed has no line scores of the sport
 */
export async function fetchLineScores(sport: Sport, day: string, config: FeedConfig): Promise<LinesAnswer> {
  const page = pages[sport];
  if (!page) return { kind: 'nothing' };
  const answer = await request(page.path, { date: feedDate(day) }, config);
  if (answer.kind !== 'listing') return answer;
  return { kind: 'lines', lines: linesIn(answer.root, sport) };
}

/** @param root of a page of scores, after `plain` */
export function linesIn(root: Node, sport: Sport): ReadonlyMap<string, LineScore> {
  const columns = pages[sport]?.columns;
  const found = matchesIn(root).flatMap(({ match }): (readonly [string, LineScore])[] => {
    const id = sport === 'NFL' ? text(match, 'contestID', 'id') : text(match, 'id');
    if (columns === undefined || id === '' || statusOf(text(match, 'status')) !== 'final') return [];
    const [home, away] = [child(match, 'hometeam'), child(match, 'awayteam')];
    const lines = columns === null ? inningsOf(home, away) : columnsOf(columns, home, away);
    if (!lines) return [];
    const scored = columns === null ? scoredIn(lines) : scoredBy(match, sport);
    return [[`${sport}-${id}`, { ...lines, ...(scored && { scored }) }]];
  });
  return new Map(found);
}

function columnsOf(names: readonly string[], home: Node, away: Node): LineScore | null {
  const of = (team: Node) => names.map((name) => number(team, name));
  const [ofHome, ofAway] = [of(home), of(away)];
  if ([...ofHome, ...ofAway].includes(null)) return null;
  const [homeExtra, awayExtra] = [number(home, 'ot'), number(away, 'ot')];
  const overtime =
    homeExtra === null && awayExtra === null ? null : { home: homeExtra ?? 0, away: awayExtra ?? 0 };
  return { home: ofHome, away: ofAway, overtime };
}

/** The home team's last half inning is missing or empty if it was not played. */
function inningsOf(home: Node, away: Node): LineScore | null {
  const of = (team: Node) =>
    list(child(team, 'innings').inning)
      .map((inning) => ({ nth: number(inning, 'number') ?? 0, runs: number(inning, 'score') }))
      .filter(({ nth }) => nth >= 1)
      .sort((a, b) => a.nth - b.nth);
  const [ofHome, ofAway] = [of(home), of(away)];
  const inOrder = [ofHome, ofAway].every((team) => team.every(({ nth }, index) => nth === index + 1));
  if (ofAway.length === 0 || !inOrder || ofHome.length > ofAway.length) return null;
  const runs = ofAway.map((_, index) => ofHome[index]?.runs ?? null);
  return { home: runs, away: ofAway.map((inning) => inning.runs), overtime: null };
}
