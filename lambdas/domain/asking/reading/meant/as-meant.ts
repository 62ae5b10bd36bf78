/** What the words of a question say of the bet as a whole, whoever of the two readers made it. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { withoutBigWin } from './big-win.ts';
import { withOneOfThem } from './one-of-them.ts';
import { withSeveral } from './several.ts';

const steps: readonly ((reading: Reading, prompt: string) => Reading)[] = [
  withoutBigWin,
  withOneOfThem,
  withSeveral,
];

/** @param prompt as typed: the product's own prompts have none of these words */
export const asMeant = (reading: Reading, prompt: string): Reading =>
  steps.reduce((meant, step) => step(meant, prompt), reading);
