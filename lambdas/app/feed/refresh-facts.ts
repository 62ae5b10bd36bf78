/**
 * Reads from the feed the data for facts about a sport's upcoming games, and stores it in the sport's sheet. Results and
 * lines come with the games (refresh.ts).
 */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Injury, Meeting } from '../../contracts/feed/stats.ts';
import type { FeedPage } from '../../data/feed/feed-pages.ts';
import * as games from '../../data/feed/games.ts';
import * as sheets from '../../data/feed/sheets.ts';
import { keptInjuries, keptMeetings } from '../../domain/asking/facts/keep.ts';
import type { Dated, SportSheet } from '../../domain/asking/facts/sheet.ts';
import { startersOf } from '../../domain/asking/facts/starters-of.ts';
import { hour } from '../../domain/feed/games/freshness.ts';
import { type Game, isUpcoming, type Team } from '../../domain/feed/games/game.ts';
import { daysBetween } from '../../domain/feed/games/span.ts';
import { addDays, leagueDay } from '../../domain/platform/calendar.ts';
import * as feed from '../../services/feed/pages.ts';
import { makeReader, type Reader } from './fact-pages.ts';

/** Days that an answer covers, after today. */
const aheadDays = 7;
/** Head-to-head results change only when the two teams play. */
const meetingsFreshMs = 24 * hour;

export interface RefreshedFacts {
  /** Upcoming games that facts are stored for. */
  readonly games: number;
  /** Failed requests, and pages that were then not requested. */
  readonly failed: number;
  readonly left: number;
}

const dependencies = { games, sheets, makeReader };

/**
 * If the feed is down or our plan does not include a page, the last good data stays.
 * @returns undefined if no game is upcoming
 * @throws when the key or the table cannot be read
 */
export async function refreshFacts(
  sport: Sport,
  at: { readonly now: Date; readonly signal: AbortSignal },
  { games, sheets, makeReader }: typeof dependencies = dependencies,
): Promise<RefreshedFacts | undefined> {
  const { now } = at;
  const today = leagueDay(now);
  const listed = await games.gamesOn(sport, daysBetween(today, addDays(today, aheadDays)));
  const coming = listed.filter((game) => isUpcoming(game, now));
  if (coming.length === 0) return undefined;
  const reader = makeReader(at);
  const standings = await standingsIn(sport, reader);
  const injuries = await injuriesIn(sport, coming, reader);
  const meetings = await meetingsIn(sport, coming, reader);
  const starters = sport === 'MLB' ? await startersIn(coming, reader) : undefined;
  await sheets.storeSheet({
    sport,
    ...(standings && { standings }),
    ...(injuries && { injuries }),
    ...(meetings && { meetings }),
    ...(starters && { starters }),
  });
  return { games: coming.length, failed: reader.failed(), left: reader.left() };
}

async function standingsIn(sport: Sport, reader: Reader): Promise<SportSheet['standings']> {
  const page = feed.standingsPage(sport);
  const [known] = page ? await reader.read([page]) : [];
  return known && dated('Goalserve standings', known, (rows) => rows);
}

/** @returns undefined if the feed has no injury reports for the sport */
async function injuriesIn(
  sport: Sport,
  coming: readonly Game[],
  reader: Reader,
): Promise<SportSheet['injuries']> {
  const teams = new Map<string, Team>(
    coming.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team]),
  );
  const wanted = [...teams.values()].flatMap((team) => {
    const page = feed.wholeInjuriesPage(sport, team);
    return page ? [{ team, page }] : [];
  });
  if (wanted.length === 0) return undefined;
  const known = await reader.read<Injury>(wanted.map(({ page }) => page));
  const parts = wanted.flatMap(({ team }, index) => {
    const part = dated('Goalserve injury report', known[index], keptInjuries);
    return part ? [[team.id, part] as const] : [];
  });
  return Object.fromEntries(parts);
}

/** Two teams that play each other several times in the week share one page. */
async function meetingsIn(
  sport: Sport,
  coming: readonly Game[],
  reader: Reader,
): Promise<SportSheet['meetings']> {
  const pageOf = ({ home, away }: Game) => feed.headToHeadPage(sport, [home, away]);
  const pages = new Map(
    coming.flatMap((game) => {
      const page = pageOf(game);
      return page ? [[page.name, { ...page, freshMs: meetingsFreshMs }] as const] : [];
    }),
  );
  if (pages.size === 0) return undefined;
  const known = await reader.read<Meeting>([...pages.values()]);
  const byName = new Map([...pages.keys()].map((name, index) => [name, known[index]]));
  const parts = coming.flatMap((game) => {
    const page = byName.get(pageOf(game)?.name ?? '');
    const part = dated('Goalserve head to head', page, keptMeetings);
    return part ? [[game.id, part] as const] : [];
  });
  return Object.fromEntries(parts);
}

async function startersIn(coming: readonly Game[], reader: Reader): Promise<SportSheet['starters']> {
  const [named] = await reader.read([feed.startersPage]);
  if (!named?.readAt) return undefined;
  const ids = named.rows.flatMap(({ homeStarter, awayStarter }) =>
    [homeStarter, awayStarter].flatMap((starter) => starter?.id ?? []),
  );
  // The figures page is needed only for named starters.
  const [figures] = ids.length > 0 ? await reader.read([feed.pitchersPage(new Set(ids))]) : [];
  const asOf = named.readAt;
  const source = 'Goalserve starting pitchers';
  return Object.fromEntries(
    startersOf(coming, named.rows, figures?.rows ?? []).map(([id, rows]) => [id, { asOf, source, rows }]),
  );
}

/** @returns undefined if the page was never read */
function dated<Row, Converted>(
  source: string,
  page: FeedPage<Row> | undefined,
  convert: (rows: readonly Row[]) => Converted,
): Dated<Converted> | undefined {
  return page?.readAt ? { asOf: page.readAt, source, rows: convert(page.rows) } : undefined;
}
