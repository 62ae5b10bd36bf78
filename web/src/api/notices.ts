/** Which notifications the user gets, and on which devices. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addDevice,
  type GivenDevice,
  getNotices,
  type NoticeChoice,
  removeDevice,
  setNotice,
} from '../../../lambdas/contracts/notifications/notices.ts';
import { call } from './client/client.ts';

/** @param userId part of the cache key, so that no user sees another's data */
export const noticesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notices', userId],
    queryFn: ({ signal }) => call(getNotices, { signal }),
  });

export interface NoticeChange {
  readonly choice: NoticeChoice;
  readonly on: boolean;
  /** Subscribes this browser to push notifications; undefined if it is subscribed or need not be. */
  readonly device?: (() => Promise<GivenDevice>) | undefined;
}

/** Serializes changes, because each response contains all settings. */
const scope = { id: 'notices' };

export function useSetNotice(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    scope,
    mutationFn: async ({ choice, on, device }: NoticeChange) => {
      const added = await device?.();
      return call(setNotice, { body: { choice, on, ...(added && { device: added }) } });
    },
    onSuccess: (shown) => queries.setQueryData(noticesQuery(userId).queryKey, shown),
  });
}

export function useAddDevice(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    scope,
    mutationFn: async (device: () => Promise<GivenDevice>) => call(addDevice, { body: await device() }),
    onSuccess: (shown) => queries.setQueryData(noticesQuery(userId).queryKey, shown),
  });
}

export function useRemoveDevice(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    scope,
    mutationFn: (id: string) => call(removeDevice, { body: { id } }),
    onSuccess: (shown) => queries.setQueryData(noticesQuery(userId).queryKey, shown),
  });
}
