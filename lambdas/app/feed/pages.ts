/** Caches a page of the feed in the table: refreshes it when stale, and serves the last good copy if that fails. */
import * as pages from '../../data/feed/feed-pages.ts';
import { isDue, notEntitled } from '../../domain/feed/games/freshness.ts';
import { feedConfig } from '../../services/feed/config.ts';
import * as feed from '../../services/feed/pages.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import { withFeedLock } from './with-feed-lock.ts';

interface At {
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** @param known the stored page */
export async function upToDate<Row>(
  page: feed.Page<Row>,
  known: pages.FeedPage<Row>,
  at: At,
): Promise<pages.FeedPage<Row>> {
  const [current] = await allUpToDate([{ page, known }], at);
  return current ?? known;
}

/**
 * The same for pages that share one path, with a single request.
 * @returns the pages, in the order of `wanted`
 */
export async function allUpToDate<Row>(
  wanted: readonly { readonly page: feed.Page<Row>; readonly known: pages.FeedPage<Row> }[],
  at: At,
): Promise<pages.FeedPage<Row>[]> {
  const isOld = (page: feed.Page<Row>, known: pages.FeedPage<Row>) => isDue(known, page.freshMs, at.now);
  const [first] = wanted;
  // Running out of time before the request does not count as a failure of the feed.
  if (!first || at.signal.aborted || !wanted.some(({ page, known }) => isOld(page, known))) {
    return wanted.map(({ known }) => known);
  }
  const stored = () => Promise.all(wanted.map(({ page }) => pages.feedPage<Row>(page.name)));
  let current: pages.FeedPage<Row>[] | undefined;
  await withFeedLock(first.page.path, { signal: at.signal }, async () => {
    const before = await stored();
    const old = wanted.flatMap(({ page }, index) => {
      const known = before[index];
      return known && isOld(page, known) ? [{ page, known }] : [];
    });
    const read = await readAll(old, at);
    current = wanted.map(({ page, known }, index) => read.get(page.name) ?? before[index] ?? known);
  });
  return current ?? stored();
}

/**
 * @returns the pages as stored, by name
 * @throws when the key or the table cannot be read
 */
async function readAll<Row>(
  old: readonly { readonly page: feed.Page<Row>; readonly known: pages.FeedPage<Row> }[],
  { now, signal }: At,
): Promise<ReadonlyMap<string, pages.FeedPage<Row>>> {
  const [first] = old;
  if (!first) return new Map();
  const answers = await feed.fetchPages(
    old.map(({ page }) => page),
    { ...(await feedConfig()), signal },
  );
  const read = await Promise.all(
    old.map(async ({ page, known }, index) => {
      const answer = answers[index];
      const problem = answer ? problemOf(answer, known.rows.length > 0) : 'no response';
      const stored =
        problem === null
          ? await pages.storePage(page.name, answer?.kind === 'rows' ? answer.rows : [], now)
          : await pages.recordPageProblem<Row>(page.name, problem, now);
      return { name: page.name, problem, stored };
    }),
  );
  const problem = read.find((each) => each.problem !== null)?.problem;
  metric('FeedFailures', problem === undefined ? 0 : 1, { Sport: first.page.sport });
  if (problem !== undefined)
    log.warn('feed failed', { sport: first.page.sport, page: first.page.path, problem });
  return new Map(read.map(({ name, stored }) => [name, stored]));
}

/** An empty page is a problem only if the stored page has rows. */
function problemOf(answer: feed.PageAnswer<unknown>, hadRows: boolean): string | null {
  switch (answer.kind) {
    case 'rows':
      return null;
    case 'nothing':
      return hadRows ? 'empty page, but the last one had rows' : null;
    case 'not-entitled':
      return notEntitled;
    case 'down':
      return answer.why;
  }
}
