/** Finds a page's document by CloudFront's own function, so that its mistakes show locally. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const file = resolve(import.meta.dirname, '../../../lib/edge/rewrite-paths.js');

/** The request, changed or not, or an answer in its place. */
type Outcome =
  | { readonly uri: string }
  | { readonly statusCode: number; readonly headers: { readonly location: { readonly value: string } } };
type Handler = (event: { request: { uri: string } }) => Outcome;

// CloudFront has no modules: its file is a script with a function of this name.
const handler: Handler = runInNewContext(`${readFileSync(file, 'utf8')}\nhandler`);

/** @returns the path of the file that is served for a path, or where the browser is sent instead */
export function rewritten(path: string): { readonly file: string } | { readonly redirect: string } {
  const outcome = handler({ request: { uri: path } });
  return 'uri' in outcome ? { file: outcome.uri } : { redirect: outcome.headers.location.value };
}
