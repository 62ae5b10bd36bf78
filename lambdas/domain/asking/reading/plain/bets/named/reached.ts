/** "Gets a goal and an assist": what one player is to reach in two statistics, each with its number. */
import { values } from '../../../words/spoken-numbers.ts';

const number =
  '(?:at least )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}\\+?)(?: or more)?';
const stat =
  '(?:goals?|assists?|points?|shots?|touchdowns?|tds?|interceptions?|sacks?|hits?|rbis?|home runs?|homers?|runs?|stolen bases?|steals?|blocks?|rebounds?|threes|saves?|receptions?|catches|catch)';
const verb =
  "(?:(?:to |will |should |'ll |gonna )?(?:get|score|record|have|has|notch|tally|post|collect|put up|pick up|make|hit|throw)(?:s|es|ing)?|with|for)";
const both = new RegExp(
  `(?<![\\w'’])${verb} (?:both )?(${number}) (${stat})(?:,)? (?:and|plus|&|\\+|with|along with|as well as) (?:${verb} )?(${number}) (${stat})(?! (?:in|during) (?:the|each|every|his|a)\\b)(?! (?:scorers?|props?|overs?|unders?|by|from|for)\\b)(?![\\w'’])`,
  'gi',
);
const many: Readonly<Record<string, string>> = {
  catch: 'catches',
  homer: 'home runs',
  'home run': 'home runs',
};
const scored: Readonly<Record<string, string>> = {
  goal: 'anytime goal',
  touchdown: 'anytime touchdown',
  td: 'anytime touchdown',
};

/** "To throw two touchdowns". */
const thrown = new RegExp(
  `(?<![\\w'’])(?<!\\b(?:qbs?|quarterbacks?|teams?|sides?)(?: to| will| should| gonna)? )(?:(?:to|will|should|gonna) )?throw(?:s|ing)?(?: for)? (${number}) (?:touchdown passes|td passes|touchdowns?|tds?)(?![\\w'’])`,
  'gi',
);

/** @returns the question with each of the two as a number that is reached */
export const withEachReached = (prompt: string): string =>
  prompt
    .replace(
      both,
      (_, one: string, first: string, other: string, second: string) =>
        `${reached(one, first)} and ${reached(other, second)}`,
    )
    .replace(thrown, (_, said: string) => `${countIn(said)}+ passing touchdowns`);

function reached(said: string, stat: string): string {
  const count = countIn(said);
  const name = stat.toLowerCase();
  const one = name.replace(/s$/, '');
  if (count === 1 && scored[one]) return scored[one];
  return `${count}+ ${many[name] ?? (name.endsWith('s') ? name : `${name}s`)}`;
}

function countIn(said: string): number {
  const bare = said.toLowerCase().replace(/^at least | or more$|\+$/g, '');
  return /^an?$/.test(bare) ? 1 : (values.get(bare) ?? Number(bare));
}
