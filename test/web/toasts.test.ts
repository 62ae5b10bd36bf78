/** The list of notices that pass. */
import { beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismiss, subscribe, toast } from '../../web/src/components/toasts.ts';

const titles = () => currentToasts().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of currentToasts()) dismiss(id);
});

test('five at most are shown at once, the newest', () => {
  for (const title of ['1', '2', '3', '4', '5', '6']) toast({ title, tone: 'info' });
  expect(titles()).toEqual(['2', '3', '4', '5', '6']);
});

test('one that is dismissed is gone, and whoever shows them hears of it', () => {
  const heard = vi.fn();
  const stop = subscribe(heard);
  toast({ title: 'a', tone: 'error' });
  toast({ title: 'b', tone: 'success' });
  const first = currentToasts()[0];
  if (first) dismiss(first.id);
  expect(titles()).toEqual(['b']);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  toast({ title: 'c', tone: 'info' });
  expect(heard).toHaveBeenCalledTimes(3);
});
