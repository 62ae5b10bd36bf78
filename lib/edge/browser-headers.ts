/** Security headers for every response. Plain data, shared by the stack and the local product. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The scripts that stand in the documents themselves, because they run before anything is painted. */
const inDocuments = ['color-mode.js', 'late-fonts.js'].map((file) => {
  const script = readFileSync(resolve(import.meta.dirname, '../../web', file));
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
});

const policy = {
  'default-src': "'self'",
  /** No script but our own files, and these two. */
  'script-src': ["'self'", ...inDocuments].join(' '),
  /** Style tags are what emotion writes. */
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  /** The payment page is a page of its own: nothing is sent there by a form. */
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

export const contentSecurityPolicy = [
  ...Object.entries(policy).map(([directive, value]) => `${directive} ${value}`),
  'upgrade-insecure-requests',
].join('; ');

const twoYears = 63_072_000;

/** Seconds for which a browser asks by HTTPS only. */
export const httpsOnlySeconds = twoYears;

/** Beside those that CloudFront has words of its own for. */
export const customHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** All of them, as they reach a browser. */
export const browserHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'strict-transport-security': `max-age=${httpsOnlySeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...customHeaders,
};
