/** Scores in words that both readers know: "Stroud throws one" is a touchdown and no yard, and "a Stars scorer" plays for the Stars. */

const throws =
  /\b(?:to )?throws? (one|two|three|[1-4])(?= ?(?:[,.;!?]|$)| (?:and|plus|tonight|today|tomorrow|sunday|monday|with)\b)/gi;
const figures: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' };

/** A goal or an assist, and no hit. */
const scoresheet =
  /\b(hit|make|find|get on(?:to)?|be on|land on|reach|hitting|making|finding|getting on(?:to)?|landing on) the (?:score ?sheet|scoring sheet|scorer['’]?s sheet)\b/gi;

/** "Dodgers and Yanks to both win by 2": what is said of both is said of each. */
const both =
  /\b((?:the )?[a-z0-9]+(?: [a-z0-9]+)?) (?:and|&|\+|n) ((?:the )?[a-z0-9]+(?: [a-z0-9]+)?)(?: to)? (?:both|each) (win by (?:at least )?\d+(?:\.5)?\+?(?: or more)?)/gi;

/** A team that has a leg already: as a word before a scorer, "stars" and "bills" could be anything. */
const ownScorer =
  /\b([a-z]{4,}) (ml|money ?line|to win|win|wins|to cover|puck ?line|spread|[+-]\d+(?:\.5)?)((?: [a-z]+){0,2}?,? ?(?:and|plus|\+|&|with|w\/|,) ?)(?:an? |one |any |some )?\1 ((?:any ?time )?(?:goal ?|td |touchdown )?scorer|td|touchdown|goal)(?![a-z])/gi;

/** @returns the question with what a quarterback throws, and whoever scores for a team, by their names */
export const withThrows = (prompt: string): string =>
  prompt
    .replace(throws, (_, count: string) => `${figures[count.toLowerCase()] ?? count}+ passing touchdowns`)
    .replace(scoresheet, (_, verb: string) => (/ing\b/i.test(verb) ? 'getting a point' : 'get a point'))
    .replace(
      both,
      (_, one: string, other: string, wins: string) => `${one} to ${wins} and ${other} to ${wins}`,
    )
    .replace(ownScorer, (_, team: string, market: string, between: string, what: string) => {
      const scores = /td|touchdown/i.test(what) ? 'to score a touchdown' : 'to score';
      return `${team} ${market}${between}someone on the ${team} ${scores}`;
    });
