/** Which notifications the person gets, and on which devices. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addDevice,
  type GivenDevice,
  getNotices,
  type NoticeChoice,
  removeDevice,
  setNotice,
} from '../../../lambdas/contracts/notices.ts';
import { call } from './client.ts';

/** @param userId the answer is of one person, and asked for again for another */
export const noticesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notices', userId],
    queryFn: ({ signal }) => call(getNotices, { signal }),
  });

export interface NoticeChange {
  readonly choice: NoticeChoice;
  readonly on: boolean;
  /** Makes this browser a device that gets push notifications; undefined where it is one, or need not be. */
  readonly device?: (() => Promise<GivenDevice>) | undefined;
}

/** One change after the other: each answer is of all settings. */
const scope = { id: 'notices' };

export function useSetNotice(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    scope,
    mutationFn: async ({ choice, on, device }: NoticeChange) => {
      const given = await device?.();
      return call(setNotice, { body: { choice, on, ...(given && { device: given }) } });
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
