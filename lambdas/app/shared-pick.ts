/** The pick that a public page is about. */
import { findPick, type Pick } from '../data/picks.ts';
import { findShare } from '../data/shares.ts';
import { findUser } from '../data/users.ts';

/** A pick that has a page. */
export type SharedPick = Pick & { readonly share: NonNullable<Pick['share']> };

/**
 * @param id of the share
 * @returns nothing where the share was ended, or its owner's account is gone or going
 */
export async function findSharedPick(id: string): Promise<SharedPick | undefined> {
  const place = await findShare(id);
  if (!place) return undefined;
  const [pick, owner] = await Promise.all([findPick(place.userId, place.pickId), findUser(place.userId)]);
  const { share } = pick ?? {};
  if (!pick || share?.id !== id || !owner || owner.deactivatedAt) return undefined;
  return { ...pick, share };
}
