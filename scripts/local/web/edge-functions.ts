/** Runs the CloudFront functions of lib/edge locally, so that their mistakes show here too. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

type Values = Record<string, { readonly value: string }>;

interface Request {
  readonly uri: string;
  readonly querystring: Values;
  readonly headers: Values;
}

type Result = Request | { readonly statusCode: number; readonly headers: Values };

/** CloudFront Functions have no modules: the file is a script that defines `handler`. */
function edgeFunction(file: string): (uri: string, query?: URLSearchParams) => Result {
  const code = readFileSync(resolve(import.meta.dirname, '../../../lib/edge', file), 'utf8');
  const handler: (event: { request: Request; viewer: { ip: string } }) => Result = runInNewContext(
    `${code}\nhandler`,
  );
  return (uri, query = new URLSearchParams()) => {
    const querystring = Object.fromEntries([...query].map(([name, value]) => [name, { value }]));
    return handler({ request: { uri, querystring, headers: {} }, viewer: { ip: '' } });
  };
}

const rewritePaths = edgeFunction('rewrite-paths.js');
const sharePaths = edgeFunction('share-paths.js');

type Redirect = { readonly redirect: string };

const redirectOf = ({ headers }: { headers: Values }): Redirect => ({
  redirect: headers.location?.value ?? '/',
});

/** @returns path of the file that is served for a page, or the target of a redirect */
export function rewritten(path: string): { readonly file: string } | Redirect {
  const result = rewritePaths(path);
  return 'uri' in result ? { file: result.uri } : redirectOf(result);
}

/** @param url of a shared pick @returns the function's URL with its query, or the target of a redirect */
export function sharedAddress(url: string): { readonly url: string } | Redirect {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const result = sharePaths(pathname, searchParams);
  if (!('uri' in result)) return redirectOf(result);
  const query = Object.entries(result.querystring).map(([name, { value }]) => [name, value]);
  return { url: `${result.uri}?${new URLSearchParams(query)}` };
}
