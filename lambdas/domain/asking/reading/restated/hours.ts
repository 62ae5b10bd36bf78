/** Hours that a restatement takes along to another day: "two moneylines for tonight", then "same thing but tomorrow". */
import type { Reading } from '../../../../contracts/asking/reading.ts';

/** Any word or number that can be an hour. */
const ofHours =
  /\d|\b(?:nights?|evenings?|afternoons?|mornings?|noon|late|later|early|earlier|after|before|prime ?time)\b/i;

/**
 * @param read as the rules heard the change, who know what "tonight" was said of
 * @returns the reading that was written out, without hours that the rules left with the other day and nobody typed
 */
export const withoutOldHours = (written: Reading, read: Reading, typed: string): Reading =>
  read.starts === null && read.days !== null && written.starts !== null && !ofHours.test(typed)
    ? { ...written, starts: null }
    : written;
