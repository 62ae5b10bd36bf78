/** Where the check of the stand-ins keeps what it installs and writes. */
import { resolve } from 'node:path';
import { projectRoot } from '../ops/run.ts';

export const home = resolve(projectRoot, '.local', 'check-stand-ins');
