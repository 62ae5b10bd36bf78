/** Notifications: which ones a user has turned on, and the devices that receive them. All are off by default. */
import * as z from 'zod/mini';
import { contract } from '../platform/contract.ts';
import { requiredText, word } from '../platform/inputs.ts';

/** Every kind over each of its channels; each is turned on and off separately. */
export const noticeChoices = [
  'graded-push',
  'graded-email',
  'slate-push',
  'slate-email',
  'price-push',
  'digest-email',
] as const;
export type NoticeChoice = (typeof noticeChoices)[number];

/** The most devices of a user that receive push notifications; another one replaces the oldest. */
export const mostDevices = 5;

const problem = 'This is not a push subscription';

const bytes = (max: number) =>
  z
    .string({ error: problem })
    .check(z.maxLength(max, { error: problem }), z.regex(/^[\w-]+=*$/, { error: problem }));

/** The current browser, with its push subscription in the form of `PushSubscription.toJSON` (RFC 8291 for the keys). */
const device = z.object({
  name: requiredText('name', 60).check(
    z.regex(/^\P{Cc}*$/u, { error: 'name must not contain control characters' }),
  ),
  subscription: z.object(
    {
      endpoint: z.string({ error: problem }).check(z.maxLength(1000, { error: problem })),
      keys: z.object({ p256dh: bytes(100), auth: bytes(40) }, { error: problem }),
    },
    { error: problem },
  ),
});
export type GivenDevice = z.infer<typeof device>;

const shown = z.object({
  on: z.array(z.enum(noticeChoices)),
  /** Newest first. The id is the SHA-256 of the endpoint in base64url, by which a browser recognizes itself. */
  devices: z.array(z.object({ id: z.string(), name: z.string(), addedAt: z.string() })),
  /** The VAPID public key for subscribing, base64url. */
  publicKey: z.string(),
});
export type ShownNotices = z.infer<typeof shown>;

export const getNotices = contract({ route: 'notices', method: 'GET', output: shown });

export const setNotice = contract({
  route: 'notices',
  method: 'POST',
  action: 'set',
  body: z.object({
    choice: word('choice', noticeChoices),
    on: z.boolean({ error: 'on must be true or false' }),
    /** A device to receive push notifications from now on. */
    device: z.optional(device),
  }),
  output: shown,
});

/** Adds the current browser to the devices for push notifications; while all of those are off, no device is stored. */
export const addDevice = contract({
  route: 'notices',
  method: 'POST',
  action: 'add-device',
  body: device,
  output: shown,
});

export const removeDevice = contract({
  route: 'notices',
  method: 'POST',
  action: 'remove-device',
  body: z.object({ id: requiredText('id', 100) }),
  output: shown,
});

/** The query of an unsubscribe link. It ends one kind over one channel without signing in, and allows nothing else. */
const endingQuery = z.object({
  user: requiredText('user', 100),
  choice: word('choice', noticeChoices),
  key: requiredText('key', 100),
});

/** A confirmation page, because mail scanners open every link (RFC 8058, section 3). */
export const askToUnsubscribe = contract({
  route: 'unsubscribe',
  method: 'GET',
  contentType: 'text/html; charset=utf-8',
  query: endingQuery,
  output: z.string(),
});

/**
 * Unsubscribes: by that page's button, one-click unsubscribe in a mail client (RFC 8058), or a notification's action.
 */
export const unsubscribe = contract({
  route: 'unsubscribe',
  method: 'POST',
  contentType: 'text/html; charset=utf-8',
  query: endingQuery,
  output: z.string(),
});
