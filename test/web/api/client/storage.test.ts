/** Browser storage that is full or blocked. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keys, read, write } from '../../../../web/src/api/client/storage.ts';

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

function storage(kept: Map<string, string>, more: object = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    ...more,
  });
}

afterEach(() => {
  write(keys.token, null);
  vi.unstubAllGlobals();
});

describe('the session lasts as long as the page', () => {
  test('if storage is full and holds an earlier session', () => {
    storage(new Map([[keys.token, 'of-somebody-before']]), { setItem: refuse });
    write(keys.token, 'mine');
    expect(read(keys.token)).toBe('mine');
    write(keys.token, null);
    expect(read(keys.token)).toBeNull();
  });

  test('if storage is blocked', () => {
    storage(new Map(), { getItem: refuse, setItem: refuse, removeItem: refuse });
    write(keys.token, 'mine');
    expect(read(keys.token)).toBe('mine');
    write(keys.token, null);
    expect(read(keys.token)).toBeNull();
  });
});

test('once storage works again, the stored value counts over the one kept in memory', () => {
  const kept = new Map<string, string>();
  storage(kept, { setItem: refuse });
  write(keys.token, 'first');
  storage(kept);
  write(keys.token, 'second');
  kept.set(keys.token, 'of another tab');
  expect(read(keys.token)).toBe('of another tab');
});
