/** Shared picks: found by a random ID, and listed for their owner. Written in the same transaction as the pick. */
import { randomBytes } from 'node:crypto';
import type { Entities } from '../../contracts/asking/analysis.ts';
import type { Share } from '../../contracts/picks/tracker.ts';
import { pickName } from '../../domain/asking/english/pick.ts';
import { keys, lists } from '../platform/keys.ts';
import { beginsWith } from '../platform/queries.ts';
import { get, queryAll, type Write } from '../platform/table.ts';

export interface SharedPlace {
  readonly userId: string;
  readonly pickId: string;
}

/** A shared pick in the owner's list. */
export interface SharedMark {
  readonly pickId: string;
  readonly id: string;
  readonly at: string;
  readonly title: string;
}

/** The fields of a pick that its share depends on. */
interface Shareable {
  readonly id: string;
  readonly userId: string;
  readonly share?: Share;
  readonly metadata: Entities;
}

/** @returns 128 random bits, so that share links cannot be guessed */
export const newShareId = (): string => randomBytes(16).toString('base64url');

/** AP: Get SHARE#id. */
export function findShare(id: string): Promise<SharedPlace | undefined> {
  return get<SharedPlace>(keys.share(id));
}

/** AP: Query USER#id SHARED#, newest pick first. */
export function sharedMarks(userId: string, atMost: number): Promise<SharedMark[]> {
  return queryAll<SharedMark>({ ...beginsWith(lists.sharedPicks(userId)), ScanIndexForward: false }, atMost);
}

/** The writes that update the share when a pick changes; none if the share does not change. */
export function moveShare(before: Shareable, after: Shareable | null): Write[] {
  const [old, current] = [before.share, after?.share];
  if (old?.id === current?.id) return [];
  const { userId, id: pickId, metadata } = after ?? before;
  const mark = keys.sharedPick(userId, pickId);
  return [
    ...(old ? [{ Delete: { Key: { ...keys.share(old.id) } } }] : []),
    ...(current
      ? [
          { Put: { Item: { ...keys.share(current.id), userId, pickId } } },
          { Put: { Item: { ...mark, pickId, id: current.id, at: current.at, title: pickName(metadata) } } },
        ]
      : [{ Delete: { Key: { ...mark } } }]),
  ];
}
