/** A leg of each game is meant only where a word says so: "only the two games at 4:25, three legs" lets a game have several. */
import type { Reading } from '../../../../contracts/asking/reading.ts';

const said = /\b(?:each|every\w*|all|both|per|apiece|a game|different|separate|one (?:from|in|of)|any of)\b/i;

/** @returns the reading without a leg of each game where nothing says that, and the legs are counted */
export const withEachSaid = (reading: Reading, prompt: string): Reading =>
  reading.eachGame && (reading.legs?.max ?? 1) > 1 && !said.test(prompt)
    ? { ...reading, eachGame: false }
    : reading;
