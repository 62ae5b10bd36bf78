/** "1st inning run yes", "no runs in the first inning": whether any run is scored in it, which is the over and the under of its total. */
import { type Rewrite, rewriting } from '../rewrite.ts';

const first = '(?:the )?(?:first|1st|opening)';
const end = '(?= ?(?:[,.;!?]|$))';
const rewrites: readonly Rewrite[] = [
  [
    '[\'"]?(?:the )?(?:no|zero) (?:scores?|runs?)(?: scored| scoring)?(?: bets?)?,?(?: in)? (?:the )?(?:first|1st)(?: inning)?[\'"]?(?! (?:\\d|five|three|half|quarter|period))',
    'nrfi',
  ],
  [`${first}[ -]inning[:,]? (?:no|zero) runs?(?: scored)?`, 'nrfi'],
  [`${first}[ -]inning (?:runs?|score|scoring)(?: scored)?:?,? no${end}`, 'nrfi'],
  [`(?:a |any )?runs? (?:scored )?in ${first} inning:?,? no${end}`, 'nrfi'],
  [`(?:yes,? )?(?:a |any )?runs? (?:scored )?in ${first} inning(?::?,? yes)?`, 'yrfi'],
  [`(?:a |any )?yes,? runs? (?:in )?${first}[ -]inning`, 'yrfi'],
  [
    `(?:a |any )?${first}[ -]inning (?:(?:runs?|score):?,? (?:yes|to (?:be scored|score|happen))|run(?! (?:line|total|over|under|prop)))`,
    'yrfi',
  ],
];
const plain = rewriting(rewrites);
/** "How many runs in the first inning" asks for facts. */
const asksForFacts = /\b(?:how (?:many|often)|average|avg|most|record)\b/i;
const isOfInning = /\b(?:first|1st|opening)\b/i;
const isOfRuns = /\b(?:runs?|scores?|scoring)\b/i;

/** @returns the question with such bets by the names that both readers know */
export const withFirstRuns = (prompt: string): string =>
  isOfInning.test(prompt) && isOfRuns.test(prompt) && !asksForFacts.test(prompt) ? plain(prompt) : prompt;
