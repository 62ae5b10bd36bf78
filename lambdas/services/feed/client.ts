/** Sends a request to the feed, and interprets its different kinds of empty responses. The key never leaves this file. */
import { timeouts } from '../../contracts/platform/timeouts.ts';
import { isListing } from './matches.ts';
import { type Node, plain } from './shape.ts';

export interface FeedConfig {
  /** The part of the URL before the key. */
  readonly baseUrl: string;
  readonly key: string;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  /** Aborts all requests. */
  readonly signal?: AbortSignal;
  readonly maxBytes?: number;
}

/** `not-entitled` and `down` are problems; `nothing` is normal, such as a day without games. */
export type FeedAnswer =
  | { readonly kind: 'listing'; readonly root: Node }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'not-entitled' }
  | { readonly kind: 'down'; readonly why: string };

/** The largest schedule known is under 4 MB; odds of one league reach 19 MB. */
const defaultMaxBytes = 25_000_000;

/** Removes the key, which is in the path of every URL, from a text. */
export function redact(message: string, key: string): string {
  if (key === '') return message;
  return message.replaceAll(key, '[key]').replaceAll(encodeURIComponent(key), '[key]');
}

/**
 * Never throws for a failure of the feed.
 * @param path after the key, without a leading slash
 * @param isExpected whether the response, after `plain`, has the expected shape
 */
export async function request(
  path: string,
  query: Readonly<Record<string, string>>,
  config: FeedConfig,
  isExpected: (root: unknown) => root is Node = isListing,
): Promise<FeedAnswer> {
  const { baseUrl, key, timeoutMs = timeouts.feed.totalMs, maxBytes = defaultMaxBytes, signal } = config;
  const timeout = AbortSignal.timeout(timeoutMs);
  const parameters = new URLSearchParams({ json: '1', ...query });
  try {
    const response = await (config.fetch ?? fetch)(
      `${baseUrl}/${encodeURIComponent(key)}/${path}?${parameters}`,
      {
        headers: { 'accept-encoding': 'gzip' },
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      },
    );
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'down', why: `${path} answered ${response.status}${hintOf(response.status)}` };
    }
    const body = await readText(response, maxBytes);
    return body === null
      ? { kind: 'down', why: `${path} sent more than ${maxBytes} bytes` }
      : read(body.trim(), path, isExpected);
  } catch (error) {
    return { kind: 'down', why: redact(`${path}: ${describe(error)}`, key) };
  }
}

/** The feed responds with 500 to unknown paths. */
function hintOf(status: number): string {
  return status === 500 || status === 404 ? ' (is the path right?)' : '';
}

/** Markup without any of these elements below its root is an empty document. */
const content = /<(match|team|report|tournament|player)[\s/>]/;
const rootTag = /^(<[?!][^>]*>\s*)*<[^>]*>/;

function read(body: string, path: string, isExpected: (root: unknown) => root is Node): FeedAnswer {
  if (body === '') return { kind: 'not-entitled' };
  if (body.startsWith('<')) {
    const isEmpty = !/^<(!doctype )?html/i.test(body) && !content.test(body.replace(rootTag, ''));
    return isEmpty ? { kind: 'nothing' } : { kind: 'down', why: `${path} sent markup instead of JSON` };
  }
  let root: unknown;
  try {
    const parsed: unknown = JSON.parse(body);
    // Most feeds have no such names, and looking through a megabyte for them takes longer than parsing it.
    root = body.includes('"@') ? plain(parsed) : parsed;
  } catch {
    return { kind: 'down', why: `${path} sent neither JSON nor XML` };
  }
  return isExpected(root)
    ? { kind: 'listing', root }
    : { kind: 'down', why: `${path} sent an unexpected structure` };
}

/** @returns null if the body is larger than allowed; the rest is then not read */
async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let body = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    body += decoder.decode(part.value, { stream: true });
  }
  return body + decoder.decode();
}

/** The message of `fetch` is just "fetch failed"; the reason is in the cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.name}: ${error.message}${cause}`;
}
