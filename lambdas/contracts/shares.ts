/** Public pages of saved picks: making one, ending it, one's own list, and what everybody sees. */
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { identifier } from './inputs.ts';
import { markedAtOnce, savedPick } from './tracker.ts';

/** 128 random bits in base64url. `lib/edge/share-paths.js` has the same pattern. */
export const shareIdPattern = /^[\w-]{22}$/;

const shareId = z
  .string({ error: 'id is required' })
  .check(z.regex(shareIdPattern, { error: 'id is not valid' }));

/** Where the page of a shared pick is found. */
export const sharedPath = (id: string) => `/p/${id}`;

/** @param version of the pick: a picture is kept by its address, so a new result needs a new one */
export const sharedPicturePath = (id: string, version: number) => `${sharedPath(id)}.png?v=${version}`;

/** Shares a pick; one that is shared keeps its page and its time, and only the name may change. */
export const sharePick = contract({
  route: 'shares',
  method: 'POST',
  body: z.object({
    pickId: identifier('pickId'),
    withFirstName: z.boolean({ error: 'withFirstName must be true or false' }),
  }),
  output: z.object({ success: z.literal(true), pick: savedPick }),
});

/** Ends the pages of some picks; one that is not shared stays as it is. */
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

/** Shared picks that are listed. */
export const sharesShown = 100;

/** The newest of one's own. */
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
    /** Whether there are more than are listed. */
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

/** 1200 by 630 pixels, as link previews take it. */
export const getSharedPicture = contract({
  route: 'shared-picture',
  method: 'GET',
  query: z.object({
    id: shareId,
    /** Not read: it makes a new address for a new result. */
    v: z.optional(z.string()),
  }),
  /** The bytes in base64, as the gateway takes them. */
  output: z.string(),
  contentType: 'image/png',
});
