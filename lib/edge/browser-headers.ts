/** Security headers for every response. Plain data, shared by the stack and the local product. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Inline scripts, which run before the first paint. */
const inDocuments = ['color-mode.js', 'late-fonts.js'].map((file) => {
  const script = readFileSync(resolve(import.meta.dirname, '../../web', file));
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
});

const policy = {
  'default-src': "'self'",
  /** Only our own files and the inline scripts. */
  'script-src': ["'self'", ...inDocuments].join(' '),
  /** Emotion inserts style tags. */
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  /** The payment page is opened by a link, not by a form. */
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

export const contentSecurityPolicy = [
  ...Object.entries(policy).map(([directive, value]) => `${directive} ${value}`),
  'upgrade-insecure-requests',
].join('; ');

const twoYears = 63_072_000;

/** HSTS max-age, seconds. */
export const httpsOnlySeconds = twoYears;

/** Headers for which CloudFront has no dedicated setting. */
export const customHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** All headers, as a browser receives them. */
export const browserHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'strict-transport-security': `max-age=${httpsOnlySeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...customHeaders,
};
