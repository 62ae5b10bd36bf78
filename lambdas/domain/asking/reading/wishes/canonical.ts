/** Wishes in the form of `canonicalPrompt`: the terms of the whole, a colon, and the wishes separated by semicolons. */
import type { ReadResult } from '../draft.ts';
import { atNight, mostLegs, ofRisk, wishOf, withWishes } from './wish.ts';

/** Between a count and what it counts. */
export const times = '×';

/** An hour has a colon too. */
const canonical =
  /^((?:[^:;]|(?<=\d):(?=\d\d))*\bparlay\b(?:[^:;]|(?<=\d):(?=\d\d))*): ?([^;]+(?:; ?[^;]+)+)$/i;
const counted = new RegExp(`^ ?([1-8]) ${times} (.*)$`);

/**
 * @param read reads a piece of the question
 * @returns undefined if the prompt has another form
 */
export function readCanonicalWishes(
  prompt: string,
  read: (words: string) => ReadResult,
): ReadResult | undefined {
  const [, ofAll = '', listed = ''] = canonical.exec(prompt.trim()) ?? [];
  if (listed === '') return undefined;
  const whole = read(ofAll);
  // A game that is named for the whole is that of each leg.
  const shared = whole.reading.teams.filter(({ stance }) => stance !== 'avoid');
  const pieces = listed.split(';').map((piece) => {
    const [, count = '1', terms = piece] = counted.exec(piece) ?? [];
    return { count: Number(count), ...read(terms) };
  });
  // What is said of every leg is said of the bet: "safe" then prefers likely legs, and bounds no chance.
  const areAllSafe = pieces.every(({ reading }) => reading.risk === 'safe');
  const wishes = pieces.map(({ count, reading, unread }) => {
    const { teams, player } = reading;
    const own = {
      ...reading,
      teams: teams.length === 0 && player === null ? shared : teams,
      ...(!areAllSafe && ofRisk(reading)),
    };
    return { wish: wishOf(atNight(own), count), unread };
  });
  return {
    reading: withWishes(
      areAllSafe ? { ...whole.reading, risk: whole.reading.risk ?? 'safe' } : whole.reading,
      wishes.slice(0, mostLegs).map(({ wish }) => wish),
    ),
    unread: [...new Set([...whole.unread, ...wishes.flatMap(({ unread }) => unread)])],
  };
}
