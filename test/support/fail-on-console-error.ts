/** Fails a test during which anything was written with console.error: a warning nobody reads becomes a bug. */
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
