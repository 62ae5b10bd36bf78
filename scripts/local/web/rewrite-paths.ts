/** Resolves a page's file with CloudFront's own function, so that its mistakes show locally. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const file = resolve(import.meta.dirname, '../../../lib/edge/rewrite-paths.js');

/** The request, changed or not, or a response. */
type Outcome =
  | { readonly uri: string }
  | { readonly statusCode: number; readonly headers: { readonly location: { readonly value: string } } };
type Handler = (event: { request: { uri: string } }) => Outcome;

// CloudFront Functions have no modules: the file is a script with a function of this name.
const handler: Handler = runInNewContext(`${readFileSync(file, 'utf8')}\nhandler`);

/** @returns path of the file that is served, or the target of a redirect */
export function rewritten(path: string): { readonly file: string } | { readonly redirect: string } {
  const outcome = handler({ request: { uri: path } });
  return 'uri' in outcome ? { file: outcome.uri } : { redirect: outcome.headers.location.value };
}
