/** Fails any test that writes to console.error, so that warnings do not pile up unread. */
import { afterEach, beforeEach, vi } from 'vitest';

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    written.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  vi.mocked(console.error).mockRestore();
  if (written.length > 0) throw new Error(`console.error was called:\n${written.join('\n')}`);
});
