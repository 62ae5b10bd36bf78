/** Notifications: which ones a person has turned on, and the devices that get them. All are off until turned on. */
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { requiredText, word } from './inputs.ts';

/** Every kind over every channel it comes by; each is turned on and off by itself. */
export const noticeChoices = [
  'graded-push',
  'graded-email',
  'slate-push',
  'slate-email',
  'price-push',
  'digest-email',
] as const;
export type NoticeChoice = (typeof noticeChoices)[number];

/** How many devices of one person get push notifications; a further one takes the place of the oldest. */
export const mostDevices = 5;

const problem = 'This is not a push subscription';

const bytes = (max: number) =>
  z
    .string({ error: problem })
    .check(z.maxLength(max, { error: problem }), z.regex(/^[\w-]+=*$/, { error: problem }));

/** The browser that asks, with its push subscription as `PushSubscription.toJSON` has it (RFC 8291 for the keys). */
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
  /** Newest first. The id is the SHA-256 of the endpoint, base64url, by which a browser knows its own. */
  devices: z.array(z.object({ id: z.string(), name: z.string(), addedAt: z.string() })),
  /** What a browser subscribes with: the VAPID public key, base64url. */
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
    /** Gets push notifications from then on. */
    device: z.optional(device),
  }),
  output: shown,
});

/** Adds the browser that asks to those that get push notifications; without one turned on, no device is kept. */
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

/** What the link in a notice carries. It ends one kind over one channel without signing in, and can do nothing else. */
const endingQuery = z.object({
  user: requiredText('user', 100),
  choice: word('choice', noticeChoices),
  key: requiredText('key', 100),
});

/** A page that asks before it ends anything: programs that scan mail open every link (RFC 8058, section 3). */
export const askToUnsubscribe = contract({
  route: 'unsubscribe',
  method: 'GET',
  contentType: 'text/html; charset=utf-8',
  query: endingQuery,
  output: z.string(),
});

/** Ends it: by that page's button, by a mail program's one-click unsubscribe (RFC 8058), or by a notification's action. */
export const unsubscribe = contract({
  route: 'unsubscribe',
  method: 'POST',
  contentType: 'text/html; charset=utf-8',
  query: endingQuery,
  output: z.string(),
});
