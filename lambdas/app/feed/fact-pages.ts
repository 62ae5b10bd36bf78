/**
 * Reads many pages of the feed for one sport at the rate the vendor allows. Pages with the same path share one request, and
 * after three failures in a row the remaining pages keep their last good copy.
 */
import * as pages from '../../data/feed/feed-pages.ts';
import { isDue } from '../../domain/feed/games/freshness.ts';
import { feedConfig, pauseMs } from '../../services/feed/config.ts';
import type { Page } from '../../services/feed/pages.ts';
import { allUpToDate } from './pages.ts';

const mostFailures = 3;
/** Concurrent requests if the vendor requires no pause between them. */
const concurrency = 8;

export interface Reader {
  /** @returns the current pages, in the order of `wanted` */
  read<Row>(wanted: readonly Page<Row>[]): Promise<pages.FeedPage<Row>[]>;
  /** Number of failed requests, and of pages that were then not requested. */
  readonly failed: () => number;
  readonly left: () => number;
}

const dependencies = {
  feedPage: pages.feedPage,
  allUpToDate,
  pauseMs: async () => pauseMs(await feedConfig()),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};
export type ReaderDependencies = typeof dependencies;

/** @throws when the key or the table cannot be read */
export function makeReader(
  at: { readonly now: Date; readonly signal: AbortSignal },
  { feedPage, allUpToDate, pauseMs, wait }: ReaderDependencies = dependencies,
): Reader {
  let failed = 0;
  let failedInARow = 0;
  let left = 0;

  /** Reads the pages of one path. @param restMs pause before the request, if one is needed */
  async function readPath<Row>(wanted: readonly Page<Row>[], restMs: number): Promise<pages.FeedPage<Row>[]> {
    const known = await Promise.all(wanted.map((page) => feedPage<Row>(page.name)));
    const both = wanted.flatMap((page, index) => {
      const stored = known[index];
      return stored ? [{ page, known: stored }] : [];
    });
    if (!both.some(({ page, known }) => isDue(known, page.freshMs, at.now))) return known;
    if (failedInARow >= mostFailures || at.signal.aborted) {
      left += wanted.length;
      return known;
    }
    if (restMs > 0) await wait(restMs);
    const after = await allUpToDate(both, at);
    const hasFailed = after.some(
      ({ problem, triedAt }) => problem !== null && triedAt === at.now.toISOString(),
    );
    failed += hasFailed ? 1 : 0;
    failedInARow = hasFailed ? failedInARow + 1 : 0;
    return after;
  }

  return {
    failed: () => failed,
    left: () => left,
    async read<Row>(wanted: readonly Page<Row>[]) {
      const found = new Map<string, pages.FeedPage<Row>>();
      const paths = [...Map.groupBy(wanted, ({ path }) => path).values()];
      const restMs = await pauseMs();
      const step = restMs > 0 ? 1 : concurrency;
      for (let start = 0; start < paths.length; start += step) {
        const some = paths.slice(start, start + step);
        await Promise.all(
          some.map(async (ofPath) => {
            const after = await readPath(ofPath, restMs);
            ofPath.forEach((page, index) => {
              const stored = after[index];
              if (stored) found.set(page.name, stored);
            });
          }),
        );
      }
      return wanted.flatMap(({ name }) => found.get(name) ?? []);
    },
  };
}
