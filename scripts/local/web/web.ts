/** Serves the built web app as CloudFront does: the app shell for its pages, 404 for a missing file. */
import { createHash } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { escapeHtml } from '../../../lambdas/domain/platform/html.ts';
import { currentClock } from '../clock/clock.ts';
import { withClock } from '../clock/page.ts';
import type { Answer } from '../http.ts';
import { page } from '../pages.ts';
import type { BuildResult } from './build.ts';
import { rewritten } from './edge-functions.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** Smaller responses are not worth compressing. */
const compressFromBytes = 1000;

interface File {
  readonly stamp: string;
  readonly type: string;
  readonly etag: string;
  readonly raw: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/**
 * @param distDir folder of the built app
 * @param headers for every response
 */
export function makeWeb(
  distDir: string,
  headers: Readonly<Record<string, string>>,
): (request: IncomingMessage, path: string) => Answer {
  const files = new Map<string, File>();

  function read(path: string): File | undefined {
    const stats = statOf(path);
    if (!stats?.isFile()) return undefined;
    // A page also changes when the clock is set.
    const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino} ${currentClock() !== undefined}`;
    const known = files.get(path);
    if (known?.stamp === stamp) return known;
    const stored = readFileSync(path);
    const raw = extname(path) === '.html' ? Buffer.from(withClock(stored.toString())) : stored;
    const file: File = {
      stamp,
      raw,
      type: types[extname(path)] ?? 'application/octet-stream',
      etag: createHash('sha256').update(raw).digest('base64url').slice(0, 22),
    };
    files.set(path, file);
    return file;
  }

  function find(path: string): File | undefined {
    // Not allowed in file names.
    if (path.includes('\0')) return undefined;
    const inside = normalize(join(distDir, path));
    if (inside !== distDir && !inside.startsWith(distDir + sep)) return undefined;
    if (path.split('/').some((part) => part.startsWith('.'))) return undefined;
    return read(inside);
  }

  return (request, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return {
        status: 405,
        body: 'Method not allowed',
        type: 'text/plain; charset=utf-8',
        headers: { allow: 'GET, HEAD' },
      };
    }
    const target = rewritten(path);
    if ('redirect' in target) {
      return { status: 302, body: '', headers: { ...headers, location: target.redirect } };
    }
    const file = find(target.file);
    if (!file) {
      return { status: 404, body: 'Not found', type: 'text/plain; charset=utf-8', headers };
    }
    return answerFile(request, file, path, headers);
  };
}

function answerFile(
  request: IncomingMessage,
  file: File,
  path: string,
  always: Readonly<Record<string, string>>,
): Answer {
  const encoding = encodingFor(request, file);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = {
    ...always,
    etag,
    vary: 'accept-encoding',
    'cache-control': isHashed(path) ? 'public,max-age=31536000,immutable' : 'no-cache',
    ...(encoding && { 'content-encoding': encoding }),
  };
  const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag)) return { status: 304, body: '', headers };
  return { status: 200, body: bytesOf(file, encoding), type: file.type, headers };
}

/** Vite's content-hashed names: `/assets/index-Bv2fJ0sK.js`. */
function isHashed(path: string): boolean {
  return /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path);
}

function encodingFor(request: IncomingMessage, { type, raw }: File): 'br' | 'gzip' | undefined {
  if (!compressible.test(type) || raw.length < compressFromBytes) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

function bytesOf(file: File, encoding: 'br' | 'gzip' | undefined): Buffer {
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    file.br ??= brotliCompressSync(file.raw, { params });
    return file.br;
  }
  if (encoding === 'gzip') {
    file.gzip ??= gzipSync(file.raw);
    return file.gzip;
  }
  return file.raw;
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

/** The page shown if there is no built app. */
export function insteadOfApp(result: BuildResult): Answer {
  const body =
    result.kind === 'failed'
      ? `<p>The web app could not be built:</p><pre>${escapeHtml(result.output)}</pre><p>Fix the error, then start again.</p>`
      : '<p>There is no web app in <code>web/</code>. The functions are still served.</p>';
  return { status: 503, body: page('No web app', body), type: 'text/html; charset=utf-8' };
}
