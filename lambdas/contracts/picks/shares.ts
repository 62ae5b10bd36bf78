/** Public pages of saved picks: sharing, unsharing, listing the user's own, and the public view. */
import * as z from 'zod/mini';
import { contract } from '../platform/contract.ts';
import { identifier } from '../platform/inputs.ts';
import { markedAtOnce, savedPick } from './tracker.ts';

/** 128 random bits in base64url. `lib/edge/share-paths.js` has the same pattern. */
export const shareIdPattern = /^[\w-]{22}$/;

const shareId = z
  .string({ error: 'id is required' })
  .check(z.regex(shareIdPattern, { error: 'id is not valid' }));

/** The path of a shared pick's page. */
export const sharedPath = (id: string) => `/p/${id}`;

/** @param version the pick's version: pictures are cached by URL, so a new result needs a new URL */
export const sharedPicturePath = (id: string, version: number) => `${sharedPath(id)}.png?v=${version}`;

/** Shares a pick. A pick that is already shared keeps its page and time; only the name can change. */
export const sharePick = contract({
  route: 'shares',
  method: 'POST',
  body: z.object({
    pickId: identifier('pickId'),
    withFirstName: z.boolean({ error: 'withFirstName must be true or false' }),
  }),
  output: z.object({ success: z.literal(true), pick: savedPick }),
});

/** Removes the pages of picks; picks that are not shared are ignored. */
export const stopSharing = contract({
  route: 'shares',
  method: 'PUT',
  action: 'stop',
  body: z.object({
    pickIds: z
      .array(identifier('pickId'), { error: 'pickIds must be a list' })
      .check(
        z.minLength(1, { error: 'pickIds is required' }),
        z.maxLength(markedAtOnce, { error: `Please choose at most ${markedAtOnce} picks at a time` }),
      ),
  }),
  output: z.object({ success: z.literal(true), picks: z.array(savedPick) }),
});

/** The most shared picks in the list. */
export const sharesShown = 100;

/** The user's newest shared picks. */
export const listShares = contract({
  route: 'shares',
  method: 'GET',
  output: z.object({
    shares: z.array(
      z.object({
        pickId: z.string(),
        id: z.string(),
        /** When it was shared, ISO 8601. */
        at: z.string(),
        /** The pick in a few words. */
        title: z.string(),
      }),
    ),
    /** Whether there are more than listed. */
    more: z.boolean(),
  }),
});

export const getSharedPick = contract({
  route: 'shared-pick',
  method: 'GET',
  query: z.object({ id: shareId }),
  output: z.string(),
  contentType: 'text/html; charset=utf-8',
});

/** 1200 by 630 pixels, the size for link previews. */
export const getSharedPicture = contract({
  route: 'shared-picture',
  method: 'GET',
  query: z.object({
    id: shareId,
    /** Not used by the function; it changes the URL when the result changes. */
    v: z.optional(z.string()),
  }),
  /** Base64, as required by the gateway. */
  output: z.string(),
  contentType: 'image/png',
});
