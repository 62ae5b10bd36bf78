/**
 * Generates `lambdas/services/accounts/common-passwords.ts` from the ranked list of 30,000 passwords of the npm package zxcvbn:
 * `node scripts/common-passwords.ts <zxcvbn>/lib/frequency_lists.js`. Keeps only passwords that our rule would accept
 * with some letters in upper case.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod/mini';

const list = process.argv[2];
if (!list) throw new Error('Usage: node scripts/common-passwords.ts <zxcvbn>/lib/frequency_lists.js');
const { passwords } = z
  .object({ passwords: z.array(z.string()) })
  .parse(createRequire(import.meta.url)(resolve(list)));

const canPass = (word: string) => word.length >= 8 && /\d/.test(word) && /[a-z].*[a-z]/.test(word);
const words = passwords.map((word) => word.toLowerCase()).filter(canPass);
const packed = brotliCompressSync([...new Set(words)].sort().join('\n')).toString('base64');

writeFileSync(
  resolve(import.meta.dirname, '../lambdas/services/accounts/common-passwords.ts'),
  `/**
 * The most common passwords of those that the rule lets through, in lower case: brotli, in base64, one a line. From
 * zxcvbn 4.4.2, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., MIT license. Made by scripts/common-passwords.ts.
 */
export const commonPasswords =
  '${packed}';
`,
);
