/** Standings, injuries, head-to-head results and tournaments as the feed last reported them. */
import { neverRead, type Reading } from '../../domain/feed/games/freshness.ts';
import { keys } from '../platform/keys.ts';
import { get, update } from '../platform/table.ts';

/** A page expires a week after its last read. */
const keptSeconds = 7 * 24 * 3600;

export interface FeedPage<Row> extends Reading {
  /** The last good rows. */
  readonly rows: readonly Row[];
}

/** AP: Get FEEDPAGE#name. @returns an empty page marked as never read if there is none */
export async function feedPage<Row = unknown>(name: string): Promise<FeedPage<Row>> {
  return whole(await get<Stored<Row>>(keys.feedPage(name)));
}

type Stored<Row> = Partial<FeedPage<Row>>;

const whole = <Row>(stored: Stored<Row> | undefined): FeedPage<Row> => ({
  ...neverRead,
  rows: [],
  ...stored,
});

/** @returns the stored page */
export async function storePage<Row>(name: string, rows: readonly Row[], now: Date): Promise<FeedPage<Row>> {
  const stored = await update<Stored<Row>>({
    Key: { ...keys.feedPage(name) },
    UpdateExpression: 'SET #rows = :rows, readAt = :at, triedAt = :at, problem = :none, expiresAt = :expires',
    ExpressionAttributeNames: { '#rows': 'rows' },
    ExpressionAttributeValues: {
      ':rows': rows,
      ':at': now.toISOString(),
      ':none': null,
      ':expires': Math.floor(now.getTime() / 1000) + keptSeconds,
    },
  });
  return whole(stored);
}

/** Keeps the last good rows and their age. @returns the stored page */
export async function recordPageProblem<Row>(
  name: string,
  problem: string,
  now: Date,
): Promise<FeedPage<Row>> {
  const stored = await update<Stored<Row>>({
    Key: { ...keys.feedPage(name) },
    UpdateExpression: 'SET triedAt = :at, problem = :problem, expiresAt = if_not_exists(expiresAt, :expires)',
    ExpressionAttributeValues: {
      ':at': now.toISOString(),
      ':problem': problem,
      ':expires': Math.floor(now.getTime() / 1000) + keptSeconds,
    },
  });
  return whole(stored);
}
