/** Renders SVG as PNG. The renderer is WebAssembly, so it needs no platform-specific build; it cannot load files or URLs. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawingFiles } from '../../contracts/platform/bundled-files.ts';

let ready: Promise<readonly Uint8Array[]> | undefined;

/** Initialized once per process, because it takes longer than drawing a picture. */
async function prepare(): Promise<readonly Uint8Array[]> {
  const [renderer, ...fonts] = await Promise.all(
    [drawingFiles.renderer, ...drawingFiles.fonts].map((file) => readFile(pathOf(file))),
  );
  if (!renderer) throw new Error('The renderer is missing');
  await initWasm(renderer);
  return fonts;
}

/** In Lambda the files are next to the code; locally they are in node_modules. */
function pathOf(file: string): string {
  const here = import.meta.dirname;
  const bundled = join(here, basename(file));
  return existsSync(bundled) ? bundled : join(here, '../../../node_modules', file);
}

/**
 * @param svg may use only the fonts of `drawingFiles`
 * @returns PNG bytes
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
