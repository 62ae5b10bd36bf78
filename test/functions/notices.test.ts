/**
 * Notifications: turning them on and off, sending each once and only to users who want them, through the local push
 * service.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { sendDigests } from '../../lambdas/app/notifications/digest.ts';
import { sendGradeNotices } from '../../lambdas/app/notifications/graded.ts';
import { sendPriceNotices } from '../../lambdas/app/notifications/prices.ts';
import { sendSlateNotices } from '../../lambdas/app/notifications/slate.ts';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import type { NoticeChoice } from '../../lambdas/contracts/notifications/notices.ts';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { takeBreak } from '../../lambdas/data/accounts/accounts.ts';
import { recordMailProblem } from '../../lambdas/data/accounts/addresses.ts';
import { exclude } from '../../lambdas/data/accounts/play-limits.ts';
import { storeGames } from '../../lambdas/data/feed/games.ts';
import { noticesOf } from '../../lambdas/data/notifications/notices.ts';
import type { Game } from '../../lambdas/domain/feed/games/game.ts';
import { startOfTorontoDay, torontoDay } from '../../lambdas/domain/platform/toronto-day.ts';
import { slateUserId } from '../../lambdas/domain/records/slate.ts';
import { handler as notices } from '../../lambdas/functions/notices.ts';
import { handler as unsubscribe } from '../../lambdas/functions/unsubscribe.ts';
import { local } from '../support/api.ts';
import { legOn, newGame } from '../support/asks.ts';
import { eventOf } from '../support/event.ts';
import { emittedMetrics } from '../support/metrics.ts';
import { saved } from '../support/own-picks.ts';
import { useOwnTable } from '../support/own-table.ts';
import { newSubscriber, type Person, randomWord } from '../support/people.ts';
import { slipWith } from '../support/slips.ts';

beforeAll(useOwnTable);

const forever = () => false;
const pushUrl = () => process.env[environment.pushServiceUrl] ?? '';
const hourMs = 3600_000;

interface Shown {
  readonly on: NoticeChoice[];
  readonly devices: { readonly id: string; readonly name: string }[];
  readonly publicKey: string;
  readonly error: string;
}

async function post(token: string, body: object): Promise<{ status: number | undefined; body: Shown }> {
  const answer = await notices(eventOf('notices', { token, body }));
  return { status: answer.statusCode, body: JSON.parse(answer.body ?? '') };
}

async function read(token: string): Promise<Shown> {
  return JSON.parse((await notices(eventOf('notices', { method: 'GET', token }))).body ?? '');
}

/** Subscribes at the push service the way a browser does. */
async function subscription(publicKey: string) {
  const body = JSON.stringify({ key: publicKey });
  return (await fetch(`${pushUrl()}/subscribe`, { method: 'POST', body })).json();
}

async function turnOn(token: string, choice: NoticeChoice) {
  const device = { name: 'Test phone', subscription: await subscription((await read(token)).publicKey) };
  const isPush = choice.endsWith('push');
  const answer = await post(token, { action: 'set', choice, on: true, ...(isPush && { device }) });
  expect(answer.status).toBe(200);
  return device.subscription.endpoint as string;
}

/** Messages sent to a device, oldest first. */
async function sentTo(endpoint: string): Promise<{ title: string; body: string; end: string }[]> {
  const messages: { device: string; text: string }[] = await (
    await fetch(`${pushUrl()}/messages.json`)
  ).json();
  return messages.filter(({ device }) => endpoint.endsWith(device)).map(({ text }) => JSON.parse(text));
}

const ended = (game: Game, home: number, away: number): Game => ({
  ...game,
  status: 'final',
  statusText: 'Final',
  score: { home, away },
});

async function gradeOne({ user }: Person, home = 24): Promise<void> {
  const game = newGame();
  await saved([legOn(game)], user.id);
  await gradeLegsOn(ended(game, home, 20), new Date().toISOString());
}

/** 10 AM Toronto time on a day. */
const tenOn = (day: string) => new Date(startOfTorontoDay(day).getTime() + 10 * hourMs);

describe('notification settings', () => {
  test('are all off at first and change one by one', async () => {
    const { token } = await newSubscriber();
    expect(await read(token)).toMatchObject({ on: [], devices: [] });
    await turnOn(token, 'graded-push');
    await turnOn(token, 'digest-email');
    expect((await read(token)).on).toEqual(['graded-push', 'digest-email']);
    await post(token, { action: 'set', choice: 'graded-push', on: false });
    // Without a push notification turned on, no device is stored.
    expect(await read(token)).toMatchObject({ on: ['digest-email'], devices: [] });
  });

  test('keep the newest five devices', async () => {
    const { token, user } = await newSubscriber();
    const endpoints = [await turnOn(token, 'graded-push')];
    for (let nth = 0; nth < 5; nth += 1) endpoints.push(await turnOn(token, 'graded-push'));
    const { devices } = await noticesOf(user.id);
    expect(devices.map(({ endpoint }) => endpoint)).toEqual(endpoints.slice(1));
    await post(token, { action: 'remove-device', id: devices[0]?.id });
    expect((await read(token)).devices).toHaveLength(4);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'https://localhost/push',
    'https://10.0.0.1/push',
    'https://fcm.googleapis.com.example.com/fcm/send/1',
    'https://fcm.googleapis.com@example.com/1',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://example.com/https://fcm.googleapis.com/',
    'fcm.googleapis.com',
  ])('refuse %s, which is not a push service', async (endpoint) => {
    const { token } = await newSubscriber();
    const device = { name: 'x', subscription: { endpoint, keys: { p256dh: 'a', auth: 'b' } } };
    const answer = await post(token, { action: 'set', choice: 'graded-push', on: true, device });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'This is not the address of a known push service' },
    });
    expect((await read(token)).on).toEqual([]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('accept %s', async (endpoint) => {
    const { token } = await newSubscriber();
    const device = { name: 'x', subscription: { endpoint, keys: { p256dh: 'a', auth: 'b' } } };
    const answer = await post(token, { action: 'set', choice: 'graded-push', on: true, device });
    expect(answer.body.devices).toHaveLength(1);
  });
});

describe('a graded-pick notification', () => {
  test('is sent once by push and once by email, with several picks together', async () => {
    const person = await newSubscriber();
    const endpoint = await turnOn(person.token, 'graded-push');
    await turnOn(person.token, 'graded-email');
    await gradeOne(person);
    await sendGradeNotices(new Date(), forever);
    await sendGradeNotices(new Date(), forever);
    const [single, ...more] = await sentTo(endpoint);
    expect(more).toEqual([]);
    expect(single).toMatchObject({
      title: 'Your pick hit',
      body: 'Town moneyline at Test book. +$90.91 on a flat $100.',
    });
    const mails = await local.mailsTo(person.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your pick hit']);
    expect(mails[0]).toMatchObject({ unsubscribe: expect.stringContaining('choice=graded-email') });
    await gradeOne(person);
    await gradeOne(person, 10);
    await sendGradeNotices(new Date(), forever);
    expect((await sentTo(endpoint)).at(-1)).toMatchObject({
      title: '2 picks graded',
      body: '1 of 2 picks hit.',
    });
  });

  test('of a same-game slip is sent by email only', async () => {
    const person = await newSubscriber();
    const endpoint = await turnOn(person.token, 'graded-push');
    await turnOn(person.token, 'graded-email');
    const game = newGame();
    const legs = [legOn(game), legOn(game, { market: 'spread', line: -3 })];
    await saved(legs, person.user.id, new Date(), slipWith());
    await gradeLegsOn(ended(game, 20, 10), new Date().toISOString());
    await sendGradeNotices(new Date(), forever);
    expect(await sentTo(endpoint)).toEqual([]);
    expect((await local.mailsTo(person.user.email)).map(({ subject }) => subject)).toEqual(['Your pick hit']);
  });

  test('is not sent to users who did not turn it on', async () => {
    const person = await newSubscriber();
    await turnOn(person.token, 'digest-email');
    await gradeOne(person);
    expect(await sendGradeNotices(new Date(), forever)).toBe(0);
  });

  test.each([
    [
      'is on a break',
      async ({ user }: Person) => void (await takeBreak(user.id, '2999-01-01T00:00:00.000Z')),
    ],
    ['is self-excluded', async ({ user }: Person) => void (await exclude(user, '6-months', new Date()))],
  ])('is not sent to a user who %s', async (_what, change) => {
    const person = await newSubscriber();
    const endpoint = await turnOn(person.token, 'graded-push');
    await turnOn(person.token, 'graded-email');
    await change(person);
    await gradeOne(person);
    await sendGradeNotices(new Date(), forever);
    expect(await sentTo(endpoint)).toEqual([]);
    expect(await local.mailsTo(person.user.email)).toEqual([]);
  });

  test('is not emailed to an address that bounced', async () => {
    const person = await newSubscriber();
    await turnOn(person.token, 'graded-email');
    await recordMailProblem(person.user.email, { problem: 'bounced', at: new Date().toISOString() });
    await gradeOne(person);
    await sendGradeNotices(new Date(), forever);
    expect(await local.mailsTo(person.user.email)).toEqual([]);
  });

  test('removes a device whose push subscription has ended', async () => {
    const person = await newSubscriber();
    const endpoint = await turnOn(person.token, 'graded-push');
    await fetch(endpoint.replace('/send/', '/end/'), { method: 'POST' });
    await gradeOne(person);
    await sendGradeNotices(new Date(), forever);
    expect(await read(person.token)).toMatchObject({ on: ['graded-push'], devices: [] });
  });

  test('that a push service refuses counts as failed, and keeps the device', async () => {
    const person = await newSubscriber();
    const device = { name: 'Test phone', subscription: await subscription('the key of another site') };
    await post(person.token, { action: 'set', choice: 'graded-push', on: true, device });
    await gradeOne(person);
    const { PushesFailed, PushesSent } = await emittedMetrics(() => sendGradeNotices(new Date(), forever));
    expect([PushesFailed, PushesSent]).toEqual([[1], undefined]);
    expect((await read(person.token)).devices).toHaveLength(1);
  });
});

describe('a slate notification', () => {
  const day = torontoDay(new Date());

  test('is sent once a day during the daytime, and an interrupted run continues where it stopped', async () => {
    await useOwnTable();
    const people = await Promise.all(Array.from({ length: 3 }, () => newSubscriber()));
    const endpoints = await Promise.all(people.map(({ token }) => turnOn(token, 'slate-push')));
    const now = tenOn(day);
    expect(await sendSlateNotices(now, forever), 'no slate yet').toBe(0);
    await saved([legOn(newGame())], slateUserId, now);
    expect(await sendSlateNotices(new Date(now.getTime() - 8 * hourMs), forever), 'at night').toBe(0);
    expect(await sendSlateNotices(now, forever)).toBe(3);
    expect(await sendSlateNotices(now, forever)).toBe(0);
    for (const endpoint of endpoints) {
      expect(await sentTo(endpoint)).toMatchObject([
        { title: 'Today’s slate is up', body: '1 prediction: NFL.' },
      ]);
    }
  });
});

describe('a price notification', () => {
  const priced = (game: Game, home: number, away: number): Game => {
    const at = new Date().toISOString();
    const prices = {
      book: 'Test book',
      at,
      moneyline: { home, away, draw: null },
      spread: null,
      total: null,
    };
    return { ...game, prices };
  };

  test('is sent once a day for a move of two points or more', async () => {
    const person = await newSubscriber();
    const endpoint = await turnOn(person.token, 'price-push');
    const now = tenOn(torontoDay(new Date()));
    const startsAt = new Date(now.getTime() + 6 * hourMs).toISOString();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(startsAt));
    const game = newGame({ startsAt, day });
    const before = new Date(now.getTime() - hourMs);
    await saved([legOn(game)], person.user.id, before);
    const total = { market: 'total', selection: 'over', line: 44.5 } as const;
    // Its price does not move with those of its legs.
    await saved([legOn(game), legOn(game, total)], person.user.id, before, slipWith());
    await storeGames([priced(game, -103, -107)], [], now);
    expect(await sendPriceNotices(now, forever)).toBe(0);
    await storeGames([priced(game, -150, 130)], [], now);
    const later = new Date(now.getTime() + hourMs);
    expect(await sendPriceNotices(later, forever)).toBe(1);
    expect(await sendPriceNotices(new Date(later.getTime() + hourMs), forever)).toBe(0);
    expect(await sentTo(endpoint)).toMatchObject([
      {
        title: 'The price moved on your pick',
        body: 'Town moneyline at Test book: the market’s chance is up from 50% to 58%.',
      },
    ]);
  });
});

describe('a weekly digest', () => {
  test('is sent once on Monday, for the week before', async () => {
    await useOwnTable();
    const [person, idle] = [await newSubscriber(), await newSubscriber()];
    for (const { token } of [person, idle]) await turnOn(token, 'digest-email');
    const monday = '2026-11-23';
    const game = newGame();
    await saved([legOn(game)], person.user.id, tenOn('2026-11-18'));
    await gradeLegsOn(ended(game, 24, 20), new Date().toISOString());
    expect(await sendDigests(tenOn('2026-11-22'), forever), 'on a Sunday').toBe(0);
    expect(await sendDigests(tenOn(monday), forever)).toBe(1);
    expect(await sendDigests(tenOn(monday), forever)).toBe(0);
    const [mail] = await local.mailsTo(person.user.email);
    expect(mail?.subject).toBe('Your week in picks');
    expect(mail?.text).toContain('You saved 1 pick from Monday to Sunday: 1 hit, 0 missed.');
    expect(await local.mailsTo(idle.user.email), 'nothing to report').toEqual([]);
  });
});

describe('an unsubscribe link', () => {
  const open = (method: 'GET' | 'POST', query: Record<string, string>) =>
    unsubscribe({
      ...eventOf('unsubscribe', { method, query }),
      // The request of an email program (RFC 8058).
      ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click' }),
    });

  test('turns one notification off by POST without signing in; opening it only shows a confirmation', async () => {
    const { token, user } = await newSubscriber();
    await turnOn(token, 'slate-email');
    await turnOn(token, 'digest-email');
    const { endKey } = await noticesOf(user.id);
    const query = { user: user.id, choice: 'slate-email', key: endKey };
    const confirmation = await open('GET', query);
    expect([confirmation.statusCode, confirmation.headers?.['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(confirmation.body).toContain('Turn off <strong>Today’s slate is up</strong> by email?');
    expect((await read(token)).on).toEqual(['slate-email', 'digest-email']);
    expect((await open('POST', query)).body).toContain('You will get no more');
    expect((await open('POST', query)).statusCode, 'repeated').toBe(200);
    expect((await read(token)).on).toEqual(['digest-email']);
  });

  test('does nothing with a wrong key, and does not reveal whether the account exists', async () => {
    const { token, user } = await newSubscriber();
    await turnOn(token, 'slate-email');
    const wrong = await open('POST', { user: user.id, choice: 'slate-email', key: randomWord() });
    const nobody = await open('POST', { user: randomWord(), choice: 'slate-email', key: randomWord() });
    expect([wrong.statusCode, wrong.body]).toEqual([nobody.statusCode, nobody.body]);
    expect((await read(token)).on).toEqual(['slate-email']);
  });

  test('is refused with one sentence if it is truncated', async () => {
    const answer = await open('POST', { user: randomWord() });
    expect([answer.statusCode, JSON.parse(answer.body ?? '').error]).toEqual([
      400,
      expect.stringContaining('choice must be one of'),
    ]);
  });
});
