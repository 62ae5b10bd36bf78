/** Deletes the data folder of the run. */
import { rmSync } from 'node:fs';

export default function removeData(): void {
  const folder = process.env.E2E_DATA;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
