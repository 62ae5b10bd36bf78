/** Draws SVG as PNG. The renderer is WebAssembly, so nothing has to be built for a platform; it takes no file and no address. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawingFiles } from '../contracts/bundled-files.ts';

let ready: Promise<readonly Uint8Array[]> | undefined;

/** Prepared once a process: it takes longer than a picture. */
async function prepare(): Promise<readonly Uint8Array[]> {
  const [renderer, ...fonts] = await Promise.all(
    [drawingFiles.renderer, ...drawingFiles.fonts].map((file) => readFile(placeOf(file))),
  );
  if (!renderer) throw new Error('The renderer is missing');
  await initWasm(renderer);
  return fonts;
}

/** Beside the code in Lambda; on one machine where npm put it. */
function placeOf(file: string): string {
  const here = import.meta.dirname;
  const beside = join(here, basename(file));
  return existsSync(beside) ? beside : join(here, '../../node_modules', file);
}

/**
 * @param svg in the faces of `drawingFiles` only: it has no others
 * @returns the bytes of a PNG
 */
export async function pngOf(svg: string): Promise<Uint8Array> {
  ready ??= prepare();
  const drawing = new Resvg(svg, { font: { fontBuffers: [...(await ready)], loadSystemFonts: false } });
  try {
    const image = drawing.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
