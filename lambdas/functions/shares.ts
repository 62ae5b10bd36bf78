/** A user's shared picks: shares one, stops sharing, and lists them. */
import { listShares, sharePick, sharesShown, stopSharing } from '../contracts/picks/shares.ts';
import * as picks from '../data/picks/picks.ts';
import * as shares from '../data/picks/shares.ts';
import { firstNameOf } from '../domain/asking/english/shared.ts';
import { isActive } from '../domain/billing/access.ts';
import { refuseExcluded } from '../http/accounts/exclusion.ts';
import { endpoint, oneOf, type Prefetch } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { changePick, changePicks } from '../http/picks/change-picks.ts';
import { showPick } from '../http/views/picks/pick.ts';

type Saved = picks.Pick;
type Sources = { readonly shares: typeof shares };

const share = endpoint(
  sharePick,
  { picks, shares },
  async ({ body, user, now, picks, shares }) => {
    // Sharing needs a subscription; stopping needs only an account.
    refuseExcluded(user, now);
    if (!isActive(user.subscriptionStatus)) throw new HttpError(403, 'Active subscription required');
    const firstName = body.withFirstName ? firstNameOf(user.name) : null;
    const change = (pick: Saved): Saved =>
      pick.share?.firstName === firstName
        ? pick
        : {
            ...pick,
            share: { id: shares.newShareId(), at: now.toISOString(), ...pick.share, firstName },
            version: pick.version + 1,
          };
    const pick = await changePick(user.id, body.pickId, change, picks);
    return { success: true as const, pick: showPick(pick, now) };
  },
  { limits: [limits.shares] },
);

const stop = endpoint(stopSharing, { picks }, async ({ body, user, now, picks }) => {
  const change = (pick: Saved): Saved => {
    const { share, ...rest } = pick;
    return share ? { ...rest, version: pick.version + 1 } : pick;
  };
  const after = await changePicks(user.id, body.pickIds, change, picks);
  return { success: true as const, picks: after.map((pick) => showPick(pick, now)) };
});

const list = endpoint(
  listShares,
  { shares },
  async ({ prefetched }) => ({
    shares: prefetched.slice(0, sharesShown),
    more: prefetched.length > sharesShown,
  }),
  { prefetch },
);

function prefetch({ accountId, shares }: Prefetch<undefined> & Sources) {
  return shares.sharedMarks(accountId, sharesShown + 1);
}

export const handler = oneOf(list, share, stop);
