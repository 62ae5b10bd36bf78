/** Resolves the address of a shared pick with CloudFront's own function, so that its mistakes show locally. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const file = resolve(import.meta.dirname, '../../lib/edge/share-paths.js');

type Query = Record<string, { readonly value: string }>;

interface Request {
  readonly uri: string;
  readonly querystring: Query;
  readonly headers: Query;
}

type Outcome = Request | { readonly statusCode: number; readonly headers: Query };

// CloudFront Functions have no modules: the file is a script with a function of this name.
const handler: (event: { request: Request; viewer: { ip: string } }) => Outcome = runInNewContext(
  `${readFileSync(file, 'utf8')}\nhandler`,
);

/** @returns the function's URL with its query, or the target of a redirect */
export function sharedAddress(url: string): { readonly url: string } | { readonly redirect: string } {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const querystring = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]));
  const request = { uri: pathname, querystring, headers: {} };
  const outcome = handler({ request, viewer: { ip: '' } });
  if (!('uri' in outcome)) return { redirect: outcome.headers.location?.value ?? '/' };
  const query = Object.entries(outcome.querystring).map(([name, { value }]) => [name, value]);
  return { url: `${outcome.uri}?${new URLSearchParams(query)}` };
}
