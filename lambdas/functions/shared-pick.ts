/** The public page of a shared pick: HTML with the metadata for link previews, open to anyone with the link. */

import * as sharing from '../app/picks/shared-pick.ts';
import { getSharedPick } from '../contracts/picks/shares.ts';
import { environment } from '../contracts/platform/environment.ts';
import * as rates from '../data/platform/rates.ts';
import { publicEndpoint } from '../http/endpoint.ts';
import { limits } from '../http/limits.ts';
import { Reply } from '../http/reply.ts';
import { busyPage, missingPage, sharedPage } from '../http/share-page/page.ts';
import { viewShared } from '../http/views/picks/shared-pick.ts';
import { consumeOf } from '../http/visitor.ts';
import { setting } from '../services/platform/settings.ts';

const unlisted = { 'x-robots-tag': 'noindex' } as const;

/** Cached for a minute, so a page can still be seen for that long after its owner stops sharing. */
const cached = { ...unlisted, 'cache-control': 'public, max-age=60' } as const;

export const handler = publicEndpoint(
  getSharedPick,
  { rates, sharing },
  async ({ query: { id }, visitor, now, rates, sharing }) => {
    const [{ allowed, retryAfter }, pick] = await Promise.all([
      consumeOf(visitor, limits.sharedPages, now, rates),
      sharing.findSharedPick(id),
    ]);
    if (!allowed) {
      return new Reply(429, busyPage(), { headers: { ...unlisted, 'retry-after': String(retryAfter) } });
    }
    if (!pick) return new Reply(404, missingPage(), { headers: unlisted });
    const page = sharedPage(id, viewShared(pick), setting(environment.siteOrigin));
    return new Reply(200, page, { headers: cached });
  },
);
