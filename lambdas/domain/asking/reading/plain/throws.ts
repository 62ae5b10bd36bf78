/** Scores in words that both readers know: "Stroud throws one" is a touchdown and no yard, and "a Stars scorer" plays for the Stars. */
import { anyClub } from '../names/franchises.ts';

const throws =
  /\b(?:to )?throws? (one|two|three|[1-4])(?= ?(?:[,.;!?]|$)| (?:and|plus|tonight|today|tomorrow|sunday|monday|with)\b)/gi;
const figures: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' };

/** "McCaffrey to score 2 tds" is one bet, and no touchdown beside it. */
const scoresSeveral = new RegExp(
  `(?<!(?<![a-z])(?:${anyClub}) )\\bto (?:score|get|have|find|catch|run in) (two|three|[23])(?: or more|\\+| plus)? (tds?|touchdowns?|tuddies|goals)(?![a-z])`,
  'gi',
);

/** A goal or an assist, and no hit. */
const scoresheet =
  /\b(hit|make|find|get on(?:to)?|be on|land on|reach|hitting|making|finding|getting on(?:to)?|landing on) the (?:score ?sheet|scoring sheet|scorer['’]?s sheet)\b/gi;

/** "Dodgers and Yanks to both win by 2": what is said of both is said of each. */
const both =
  /\b((?:the )?[a-z0-9]+(?: [a-z0-9]+)?) (?:and|&|\+|n) ((?:the )?[a-z0-9]+(?: [a-z0-9]+)?)(?: to)? (?:both|each) (win by (?:at least )?\d+(?:\.5)?\+?(?: or more)?)/gi;

/** A team that has a leg already: as a word before a scorer, "stars" and "bills" could be anything. */
const ownScorer =
  /\b([a-z]{4,}) (ml|money ?line|to win|win|wins|to cover|puck ?line|spread|[+-]\d+(?:\.5)?)((?: [a-z]+){0,2}?,? ?(?:and|plus|\+|&|with|w\/|,) ?)(?:an? |one |any |some )?\1 ((?:any ?time )?(?:goal ?|td |touchdown )?scorer|td|touchdown|goal)(?![a-z])/gi;

/** "Who scores first, Tampa or SF": one of two teams, and no player. */
const twoClubs = `(?:the )?(?:${anyClub}) or (?:the )?(?:${anyClub})`;
const scoresFirst =
  "(?:who(?:['’]?s|['’]?ll| will| is)?(?: gonna| going to| (?:do )?(?:you|u|ya) (?:think|like|got|have))?(?: to| will)? (?:scores?|scoring|strikes?|gets on the board) (?:first|1st)|(?:first|1st) (?:goal|score|run)|(?:first|1st) to (?:score|strike))";
const firstOfTwo: readonly (readonly [pattern: RegExp, by: string])[] = [
  [
    new RegExp(`\\b${scoresFirst}(?=[,:;]? (?:in |between |of |for )?${twoClubs}(?![a-z]))`, 'i'),
    'which team scores first',
  ],
  [new RegExp(`(?<![a-z])(${twoClubs})[,:;]? ${scoresFirst}(?![a-z])`, 'i'), 'which team scores first, $1'],
];
const isFirst = /\b(?:first|1st|on the board)\b/i;
const withTeamFirst = (prompt: string): string =>
  isFirst.test(prompt) && / or /i.test(prompt)
    ? firstOfTwo.reduce((text, [pattern, by]) => text.replace(pattern, by), prompt)
    : prompt;

/** @returns the question with what a quarterback throws, and whoever scores for a team, by their names */
export const withThrows = (prompt: string): string =>
  withTeamFirst(prompt)
    .replace(throws, (_, count: string) => `${figures[count.toLowerCase()] ?? count}+ passing touchdowns`)
    .replace(
      scoresSeveral,
      (_, count: string, what: string) =>
        `${figures[count.toLowerCase()] ?? count}+ ${/goal/i.test(what) ? 'goals' : 'anytime touchdowns'}`,
    )
    .replace(scoresheet, (_, verb: string) => (/ing\b/i.test(verb) ? 'getting a point' : 'get a point'))
    .replace(
      both,
      (_, one: string, other: string, wins: string) => `${one} to ${wins} and ${other} to ${wins}`,
    )
    .replace(ownScorer, (_, team: string, market: string, between: string, what: string) => {
      const scores = /td|touchdown/i.test(what) ? 'to score a touchdown' : 'to score';
      return `${team} ${market}${between}someone on the ${team} ${scores}`;
    });
