/** Finds the pick behind a share link. */

import { findUser } from '../../data/accounts/users.ts';
import { findPick, type Pick } from '../../data/picks/picks.ts';
import { findShare } from '../../data/picks/shares.ts';

export type SharedPick = Pick & { readonly share: NonNullable<Pick['share']> };

/**
 * @param id the share's ID
 * @returns undefined if sharing was stopped, or the owner's account is deleted or being deleted
 */
export async function findSharedPick(id: string): Promise<SharedPick | undefined> {
  const place = await findShare(id);
  if (!place) return undefined;
  const [pick, owner] = await Promise.all([findPick(place.userId, place.pickId), findUser(place.userId)]);
  const { share } = pick ?? {};
  if (!pick || share?.id !== id || !owner || owner.deactivatedAt) return undefined;
  return { ...pick, share };
}
