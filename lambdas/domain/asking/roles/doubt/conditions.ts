/** What is told as a condition that no term covers, and is none. */

interface Around {
  readonly prompt: string;
  /** A team or a player is named. */
  readonly isNamed: boolean;
}

/** @returns whether the words of a condition narrow nothing */
export const saysNothing = (words: string, { prompt, isNamed }: Around): boolean =>
  // That games differ is so in every parlay.
  /^(?:diff|different|separate)$/i.test(words) ||
  // One word of "west coast", which is a group of teams.
  (/^coast$/i.test(words) && /\bwest[ -]coast\b/i.test(prompt)) ||
  // Whoever is named plays his game anyway, whatever it means to him.
  (isNamed && /^(?:(?:his|a|the) )?revenge(?: (?:game|spot|narrative|match))?$/i.test(words));
