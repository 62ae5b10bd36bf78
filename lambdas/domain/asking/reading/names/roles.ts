/** Players who are meant by what no roster says: their experience, their place on the depth chart, their fame. */
import type { Rule } from '../draft.ts';
import { gap } from '../words/text.ts';
import { anyPosition } from './positions.ts';

interface Role {
  /** The words of a question, lower case, for a pattern. */
  readonly words: string;
  /** What is missing, as a sentence. */
  readonly why: string;
}

/** The gap of a word that was read already: a goalie in "backup goalie saves". */
const whom = `(?:${anyPosition}|players?|guys?|studs?|${gap})`;

const roles: readonly Role[] = [
  {
    words: `(?:a |any |another )?rookies?(?: ${whom})?(?: ${whom})?`,
    why: 'Our rosters don’t say who is a rookie.',
  },
  {
    words: `(?:back-?ups?|back up|(?:second|third|2nd|3rd)[- ]string) ${whom}|bench (?:players?|guys?|scorers?|mob)|(?:guys?|players?) off the bench|sixth m[ae]n|role players?|reserves`,
    why: 'Our rosters don’t say who starts and who is a backup.',
  },
  {
    words:
      '(?:point|shooting|combo) guards?|(?:small|power|stretch|point) forwards?|pgs?|sgs?|slot (?:receivers?|guys?|wrs?|corners?)',
    why: 'Our rosters don’t list positions that exact.',
  },
  {
    words: `(?:wr|rb|te|qb) ?[1-3]s?|(?:top|lead|primary|main|number one|number two|no 1|first[- ]string) ${whom}`,
    why: 'Our rosters don’t rank the players of a position.',
  },
  {
    words: `(?:super)?star ${whom}|(?:a|another|the|their|teams?|team|opposing) (?:super)?stars?(?= (?:over|under|out|scor|point))|superstars`,
    why: 'Our rosters don’t say who is a star.',
  },
];

const patternOf = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g');

/** Runs after names, which say who is meant: nothing is priced for whoever else a role means. */
export const readRoles: Rule = ({ text, reading, isGolf }) => {
  if (reading.player !== null || reading.intent !== 'play' || isGolf) return;
  for (const { words } of roles) {
    text.consume(patternOf(words), () => {
      reading.stat = 'other';
      // "Bet against a rookie QB": a team's market would be of any team.
      reading.markets = ['prop'];
    });
  }
};

/** @returns what no roster says of the players that a question asks for; undefined if it asks for none */
export function roleMissing(prompt: string): string | undefined {
  const lower = prompt.toLowerCase();
  const found = roles.find(({ words }) => lower.search(patternOf(words)) >= 0);
  return found && `${found.why} Name a player and we’ll look for a prop on that player.`;
}
