/** The picture of a shared pick, for link previews. */
import * as sharing from '../app/picks/shared-pick.ts';
import { getSharedPicture } from '../contracts/picks/shares.ts';
import * as rates from '../data/platform/rates.ts';
import { publicEndpoint } from '../http/endpoint.ts';
import { HttpError, tooMany } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { Reply } from '../http/reply.ts';
import { sharedPicture } from '../http/share-page/picture.ts';
import { viewShared } from '../http/views/picks/shared-pick.ts';
import { consumeOf } from '../http/visitor.ts';
import * as drawing from '../services/picks/drawing.ts';

/** Cached for five minutes; a new result gets a new URL. */
const cached = { 'x-robots-tag': 'noindex', 'cache-control': 'public, max-age=300' } as const;

export const handler = publicEndpoint(
  getSharedPicture,
  { rates, sharing, drawing },
  async ({ query: { id }, visitor, now, rates, sharing, drawing }) => {
    const [{ allowed, retryAfter }, pick] = await Promise.all([
      consumeOf(visitor, limits.sharedPictures, now, rates),
      sharing.findSharedPick(id),
    ]);
    if (!allowed) throw tooMany(retryAfter);
    if (!pick) throw new HttpError(404, 'This pick is not shared.');
    const png = await drawing.pngOf(sharedPicture(viewShared(pick)));
    return new Reply(200, Buffer.from(png).toString('base64'), { headers: cached });
  },
);
