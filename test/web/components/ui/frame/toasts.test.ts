/** The list of toasts. */
import { beforeEach, expect, test, vi } from 'vitest';
import {
  currentToasts,
  dismiss,
  subscribe,
  toast,
} from '../../../../../web/src/components/ui/frame/toasts.ts';

const titles = () => currentToasts().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of currentToasts()) dismiss(id);
});

test('shows at most five, the newest', () => {
  for (const title of ['1', '2', '3', '4', '5', '6']) toast({ title, tone: 'info' });
  expect(titles()).toEqual(['2', '3', '4', '5', '6']);
});

test('a dismissed toast is removed, and subscribers are notified', () => {
  const updates = vi.fn();
  const stop = subscribe(updates);
  toast({ title: 'a', tone: 'error' });
  toast({ title: 'b', tone: 'success' });
  const first = currentToasts()[0];
  if (first) dismiss(first.id);
  expect(titles()).toEqual(['b']);
  expect(updates).toHaveBeenCalledTimes(3);
  stop();
  toast({ title: 'c', tone: 'info' });
  expect(updates).toHaveBeenCalledTimes(3);
});
