/** Finds a page's document by CloudFront's own function, so that a mistake in it shows on this machine. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const file = resolve(import.meta.dirname, '../../../lib/edge/rewrite-paths.js');

type Handler = (event: { request: { uri: string } }) => { uri: string };

// CloudFront has no modules: its file is a script with a function of this name.
const handler: Handler = runInNewContext(`${readFileSync(file, 'utf8')}\nhandler`);

/** @returns the path of the file that is served for a path */
export function rewritten(path: string): string {
  return handler({ request: { uri: path } }).uri;
}
