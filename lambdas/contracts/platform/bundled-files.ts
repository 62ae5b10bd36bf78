/** Files that a function reads at run time; a deployment adds them to its bundle. */
import type { RouteName } from '../routes.ts';

const barlow = (weight: string) =>
  `@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2` as const;

/** The files for rendering pictures. */
export const drawingFiles = {
  renderer: '@resvg/resvg-wasm/index_bg.wasm',
  fonts: [barlow('700'), barlow('500')],
} as const;

/** The encoder that tells the kind of a question and the roles of its words. */
export const encoderFile = 'lambdas/services/asking/encoder.bin';

/** Paths from the root. */
export const bundledFiles: Partial<Record<RouteName, readonly string[]>> = {
  'shared-picture': [drawingFiles.renderer, ...drawingFiles.fonts].map((file) => `node_modules/${file}`),
  'prompt-process': [encoderFile],
};
