/**
 * Compiles `products.wat` into `products.ts`, which the encoder multiplies with: `node scripts/encoder/products.ts`. Only who changes the first one needs it;
 * a test holds the two together.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import loadWabt from 'wabt';

const folder = resolve(import.meta.dirname, '../../lambdas/domain/asking/encoder');

/** @returns the text of `products.ts` */
export async function compiled(): Promise<string> {
  const wabt = await loadWabt();
  const source = readFileSync(resolve(folder, 'products.wat'), 'utf8');
  const module = wabt.parseWat('products.wat', source, { simd: true });
  const { buffer } = module.toBinary({});
  module.destroy();
  const text = Buffer.from(buffer).toString('base64');
  const lines = text.match(/.{1,100}/g) ?? [];
  return `/** Compiled from products.wat by scripts/encoder/products.ts: WebAssembly, in base 64. */\nexport const products = [\n${lines.map((line) => `  '${line}',\n`).join('')}].join('');\n`;
}

if (import.meta.main) writeFileSync(resolve(folder, 'products.ts'), await compiled());
