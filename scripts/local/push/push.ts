/**
 * Stand-in for a browser vendor's push service (RFC 8030), and for browsers subscribed to it: refuses what a real service
 * refuses, and decrypts messages as a browser does.
 */
import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { mostDevices } from '../../../lambdas/contracts/notifications/notices.ts';
import { findUserByEmail } from '../../../lambdas/data/accounts/users.ts';
import { changeNotices, deviceIdOf } from '../../../lambdas/data/notifications/notices.ts';
import { deviceUntil } from '../../../lambdas/domain/notifications/notices.ts';
import { type Answer, html, json, type LocalRequest } from '../http.ts';
import { isRecord, readState, writeState } from '../process/state.ts';
import { localPageHeaders } from '../security-headers.ts';
import { decrypted, newBrowserKeys } from './encryption.ts';
import { type PushState, pushPage } from './page.ts';

const file = 'push.json';
const keptMessages = 200;
/** Message size that every push service accepts. */
const maxBytes = 4096;
const dayMs = 24 * 3600_000;

const isState = (value: unknown): value is PushState =>
  isRecord(value) && Array.isArray(value.devices) && Array.isArray(value.messages);

interface Options {
  readonly dataDir: string;
  /** URL of this service, the start of every endpoint. */
  readonly url: string;
  /** The product's VAPID key, for devices added on the page. */
  readonly publicKey: string;
  readonly clock: () => Date;
}

export function makePush({ dataDir, url, publicKey, clock }: Options) {
  let state: PushState = readState(dataDir, file, isState) ?? { devices: [], messages: [] };
  const change = (next: Partial<PushState>) => {
    state = { ...state, ...next };
    writeState(dataDir, file, state);
  };

  /** What a browser does when a page subscribes. */
  function subscribe(name: string, key: string) {
    const device = { id: randomUUID(), name, publicKey: key, ended: false, ...newBrowserKeys() };
    change({ devices: [...state.devices, device] });
    const { id, p256dh, auth } = device;
    return { endpoint: `${url}/send/${id}`, keys: { p256dh, auth } };
  }

  async function send(id: string, request: LocalRequest): Promise<Answer> {
    const device = state.devices.find((each) => each.id === id);
    if (!device) return refuse(404, 'No such subscription');
    if (device.ended) return refuse(410, 'The subscription has ended');
    const { headers, body } = request;
    if (!/^\d+$/.test(String(headers.ttl ?? ''))) return refuse(400, 'TTL must be a number of seconds');
    if (headers['content-encoding'] !== 'aes128gcm') return refuse(415, 'Content-Encoding must be aes128gcm');
    if (body.length > maxBytes) return refuse(413, `At most ${maxBytes} bytes`);
    const problem = await vapidProblem(headers.authorization, device.publicKey, new URL(url).origin, clock());
    if (problem) return refuse(403, problem);
    try {
      const message = { at: clock().toISOString(), device: id, text: decrypted(body, device) };
      change({ messages: [...state.messages, message].slice(-keptMessages) });
    } catch {
      // A real push service cannot tell; here the browser is part of the stand-in.
      return refuse(400, 'The message was not encrypted for this subscription');
    }
    return { status: 201, body: '', headers: { location: `${url}/message/${randomUUID()}` } };
  }

  /** Adds a simulated device to an account, as if it had subscribed in its settings. */
  async function add(email: string): Promise<string> {
    const user = await findUserByEmail(email);
    if (!user) return `There is no account with the email ${email}.`;
    const name = `Local device ${state.devices.length + 1}`;
    const { endpoint, keys } = subscribe(name, publicKey);
    const now = clock();
    const device = { id: deviceIdOf(endpoint), name, endpoint, ...keys };
    const times = { addedAt: now.toISOString(), until: deviceUntil(now) };
    await changeNotices(user.id, (before) => ({
      ...before,
      on: before.on.includes('graded-push') ? before.on : [...before.on, 'graded-push'],
      devices: [...before.devices, { ...device, ...times }].slice(-mostDevices),
    }));
    return `Added, with “My picks graded” turned on for ${email}.`;
  }

  function end(id: string): void {
    change({ devices: state.devices.map((each) => (each.id === id ? { ...each, ended: true } : each)) });
  }

  const shown = (notice?: string) => ({ ...html(pushPage(state, notice)), headers: localPageHeaders });

  return async (request: LocalRequest): Promise<Answer> => {
    const { method, path, body } = request;
    const [, action, id = ''] = /^\/(\w+(?:\.json)?)?(?:\/([\w-]+))?$/.exec(path) ?? [];
    if (method === 'GET' && action === 'messages.json') return json(state.messages);
    if (method === 'GET' && action === undefined) return shown();
    if (method !== 'POST') return refuse(404, 'Nothing is here');
    if (action === 'send') return send(id, request);
    if (action === 'end') {
      end(id);
      return shown('The subscription has ended.');
    }
    if (action === 'add') return shown(await add(new URLSearchParams(body.toString()).get('email') ?? ''));
    if (action === 'subscribe') {
      const input: unknown = JSON.parse(body.toString('utf8'));
      if (!isRecord(input) || typeof input.key !== 'string') return refuse(400, 'key is required');
      return json(subscribe('A browser in a test', input.key));
    }
    return refuse(404, 'Nothing is here');
  };
}

const refuse = (status: number, error: string): Answer => json({ error }, status);

/** @returns what is wrong with a message's signature (RFC 8292); undefined if it is valid */
async function vapidProblem(
  authorization: string | undefined,
  publicKey: string,
  audience: string,
  now: Date,
): Promise<string | undefined> {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (!token || !key) return 'Authorization must use the vapid scheme';
  if (key !== publicKey) return 'The subscription was created with another key';
  try {
    if (decodeProtectedHeader(token).alg !== 'ES256') return 'The token must be signed with ES256';
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const verifier = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const { payload } = await jwtVerify(token, verifier, { audience, currentDate: now });
    if (!/^(mailto:|https:)/.test(String(payload.sub))) return 'sub must be a mailto: or https: address';
    if ((payload.exp ?? 0) * 1000 > now.getTime() + dayMs) return 'The token lasts longer than 24 hours';
    return undefined;
  } catch (error) {
    return `The token is not valid: ${error instanceof Error ? error.message : error}`;
  }
}
