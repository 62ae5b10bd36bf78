/** Takes the folder of the run away again. */
import { rmSync } from 'node:fs';

export default function removeData(): void {
  const folder = process.env.E2E_DATA;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
