/** A user's notification settings and push devices. */

import {
  addDevice,
  type GivenDevice,
  getNotices,
  mostDevices,
  removeDevice,
  type ShownNotices,
  setNotice,
} from '../contracts/notifications/notices.ts';
import { environment } from '../contracts/platform/environment.ts';
import * as notices from '../data/notifications/notices.ts';
import { deviceUntil } from '../domain/notifications/notices.ts';
import { endpoint, oneOf, type Prefetch } from '../http/endpoint.ts';
import { badRequest } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { isPushService } from '../services/notifications/push-services.ts';
import { setting } from '../services/platform/settings.ts';

const rateLimited = { limits: [limits.notices] };

const sources = { notices };

function prefetch({ accountId, notices }: Prefetch<undefined> & typeof sources) {
  return notices.noticesOf(accountId);
}

const read = endpoint(getNotices, sources, async ({ prefetched }) => show(prefetched), {
  prefetch,
});

const set = endpoint(
  setNotice,
  { notices },
  async ({ body: { choice, on, device }, user, now, notices }) => {
    const added = device && deviceOf(device, now);
    const after = await notices.changeNotices(user.id, (before) => {
      const changed =
        before.on.includes(choice) === on
          ? before
          : { ...before, on: on ? [...before.on, choice] : before.on.filter((each) => each !== choice) };
      return added ? withDevice(changed, added) : changed;
    });
    return show(after);
  },
  rateLimited,
);

const add = endpoint(
  addDevice,
  { notices },
  async ({ body, user, now, notices }) => {
    const added = deviceOf(body, now);
    return show(await notices.changeNotices(user.id, (before) => withDevice(before, added)));
  },
  rateLimited,
);

const remove = endpoint(
  removeDevice,
  { notices },
  async ({ body: { id }, user, notices }) => {
    const after = await notices.changeNotices(user.id, (before) =>
      before.devices.some((each) => each.id === id)
        ? { ...before, devices: before.devices.filter((each) => each.id !== id) }
        : before,
    );
    return show(after);
  },
  rateLimited,
);

export const handler = oneOf(read, set, add, remove);

function show({ on, devices }: notices.NoticeSettings): ShownNotices {
  return {
    on: [...on],
    devices: devices.map(({ id, name, addedAt }) => ({ id, name, addedAt })).toReversed(),
    publicKey: setting(environment.pushPublicKey),
  };
}

/** @throws HttpError 400 if the endpoint does not belong to a known push service */
function deviceOf({ name, subscription: { endpoint, keys } }: GivenDevice, now: Date): notices.Device {
  if (!isPushService(endpoint)) throw badRequest('This is not the address of a known push service');
  const id = notices.deviceIdOf(endpoint);
  return { id, name, endpoint, ...keys, addedAt: now.toISOString(), until: deviceUntil(now) };
}

function withDevice(before: notices.NoticeSettings, device: notices.Device): notices.NoticeSettings {
  const others = before.devices.filter(({ id }) => id !== device.id);
  return { ...before, devices: [...others, device].slice(-mostDevices) };
}
