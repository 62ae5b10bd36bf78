/** Public pages of picks: found by a random id, and listed for their owner. They change with their pick, in one transaction. */
import { randomBytes } from 'node:crypto';
import type { Entities } from '../contracts/analysis.ts';
import type { Share } from '../contracts/tracker.ts';
import { pickName } from '../domain/english/pick.ts';
import { keys, lists } from './keys.ts';
import { beginsWith } from './queries.ts';
import { get, queryAll, type Write } from './table.ts';

export interface SharedPlace {
  readonly userId: string;
  readonly pickId: string;
}

/** What the owner's list shows of a shared pick. */
export interface SharedMark {
  readonly pickId: string;
  readonly id: string;
  readonly at: string;
  readonly title: string;
}

/** What of a pick its page depends on. */
interface Shareable {
  readonly id: string;
  readonly userId: string;
  readonly share?: Share;
  readonly metadata: Entities;
}

/** @returns 128 random bits: nobody finds a page by trying */
export const newShareId = (): string => randomBytes(16).toString('base64url');

/** AP: Get SHARE#id. */
export function findShare(id: string): Promise<SharedPlace | undefined> {
  return get<SharedPlace>(keys.share(id));
}

/** AP: Query USER#id SHARED#, the newest pick first. */
export function sharedMarks(userId: string, atMost: number): Promise<SharedMark[]> {
  return queryAll<SharedMark>({ ...beginsWith(lists.sharedPicks(userId)), ScanIndexForward: false }, atMost);
}

/** The writes that keep the place of a pick's page in step with the pick; none where it does not change. */
export function moveShare(before: Shareable, after: Shareable | null): Write[] {
  const [was, is] = [before.share, after?.share];
  if (was?.id === is?.id) return [];
  const { userId, id: pickId, metadata } = after ?? before;
  const mark = keys.sharedPick(userId, pickId);
  return [
    ...(was ? [{ Delete: { Key: { ...keys.share(was.id) } } }] : []),
    ...(is
      ? [
          { Put: { Item: { ...keys.share(is.id), userId, pickId } } },
          { Put: { Item: { ...mark, pickId, id: is.id, at: is.at, title: pickName(metadata) } } },
        ]
      : [{ Delete: { Key: { ...mark } } }]),
  ];
}
