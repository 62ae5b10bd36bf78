/** "The Braves over and the Marlins under on team totals": the total of each, which is named once for all. */
import { anyClub } from '../../../names/franchises.ts';

const club = `(?:the )?(?:${anyClub})`;
const side = '(?:(?:to go |go(?:es)? )?(?:over|under)s?)';
const join = '(?: ?,? ?(?:and|plus|with|&|\\+)? ?)';
const bets = `(${club}) (${side})${join}(${club}) (${side})`;
const all = "(?:(?:today|tonight|tomorrow|sunday|saturday|monday)['’]?s |their |the |both )*";
const last = new RegExp(
  `(?<![\\w'’])${bets},? (?:for|on|of|in|as|with)? ?${all}(?:own |respective )?team totals?(?![\\w'’])`,
  'gi',
);
const first = new RegExp(
  `(?<![\\w'’])team totals?[:,]? (?:of |on |for |with )?(?:the )?${bets}(?![\\w'’])`,
  'gi',
);
const theirs = new RegExp(
  `(?<![\\w'’])(${club}) (over|under) their team totals?${join}(${club}) (over|under) (?:theirs|their own|it too)(?![\\w'’])`,
  'gi',
);
/** "Team total over for Tampa vs Ottawa": that of the first. */
const ofOne = new RegExp(
  `(?<![\\w'’])team totals? (over|under)( \\d{1,3}(?:\\.5)?)? (?:for|on|of) (${club}) (?:vs\\.?|versus|against|at|@) (${club})(?![\\w'’])`,
  'gi',
);
const sideIn = (words: string): string => (/under/i.test(words) ? 'under' : 'over');
const dayIn = /\b(?:today|tonight|tomorrow|sunday|saturday|monday)\b/i;

/** @returns the question with a team total for each */
export function withTeamTotals(prompt: string): string {
  if (!/team totals?/i.test(prompt)) return prompt;
  return [last, first, theirs].reduce(
    (text, pattern) =>
      text.replace(pattern, (words, one: string, of: string, other: string, ofOther: string) => {
        const day = dayIn.exec(words)?.[0];
        const both = `${one} team total ${sideIn(of)} and ${other} team total ${sideIn(ofOther)}`;
        return day === undefined ? both : `${both} ${day}`;
      }),
    prompt.replace(
      ofOne,
      (_, of: string, line: string | undefined, one: string, other: string) =>
        `${one} team total ${of}${line ?? ''} vs ${other}`,
    ),
  );
}
