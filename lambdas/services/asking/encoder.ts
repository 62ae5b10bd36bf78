/** The encoder that tells the kind of a question and the roles of its words: read from its file on first use. */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { encoderFile } from '../../contracts/platform/bundled-files.ts';
import type { Encoder } from '../../domain/asking/encoder/encoder.ts';
import { encoderOf } from '../../domain/asking/encoder/encoder-file.ts';

let made: Encoder | undefined;

export function encoder(): Encoder {
  made ??= encoderOf(readFileSync(resolve(import.meta.dirname, basename(encoderFile))));
  return made;
}
