/** Reads a page of the feed into the table when it is old, and answers the last good one where that fails. */
import * as pages from '../../data/feed-pages.ts';
import { isDue, notEntitled } from '../../domain/freshness.ts';
import { feedConfig } from '../../services/feed/config.ts';
import * as feed from '../../services/feed/pages.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import { inTurn } from './turns.ts';

/** @param known the page as it is kept */
export async function upToDate<Row>(
  page: feed.Page<Row>,
  known: pages.FeedPage<Row>,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<pages.FeedPage<Row>> {
  // A feed that is not asked for want of time has not failed.
  if (signal.aborted || !isDue(known, page.freshMs, now)) return known;
  await inTurn(page.path, { signal }, async () => {
    const current = await pages.feedPage<Row>(page.name);
    if (isDue(current, page.freshMs, now)) await read(page, current, { now, signal });
  });
  return pages.feedPage<Row>(page.name);
}

/** @throws when the key or the table cannot be read */
async function read<Row>(
  page: feed.Page<Row>,
  current: pages.FeedPage<Row>,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  const answer = await feed.fetchPage(page, { ...(await feedConfig()), signal });
  const problem = problemOf(answer, current.rows.length > 0);
  metric('FeedFailures', problem === null ? 0 : 1, { Sport: page.sport });
  if (problem === null) {
    return pages.storePage(page.name, answer.kind === 'rows' ? answer.rows : [], now);
  }
  log.warn('feed failed', { sport: page.sport, page: page.path, problem });
  return pages.notePageProblem(page.name, problem, now);
}

/** An empty page is an ordinary answer where there was nothing before. */
function problemOf(answer: feed.PageAnswer<unknown>, hadRows: boolean): string | null {
  switch (answer.kind) {
    case 'rows':
      return null;
    case 'nothing':
      return hadRows ? 'nothing listed, where something was' : null;
    case 'not-entitled':
      return notEntitled;
    case 'down':
      return answer.why;
  }
}
