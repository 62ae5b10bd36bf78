/** "A spread, a total and a moneyline from three different games": the games count the legs that are listed, and no further ones. */
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const one = '(?:an?|one|1) (?:[a-z-]+ ){0,3}?[a-z-]+';
const join = ' ?(?:, ?(?:and |plus )?| and | plus | & ?| \\+ ?)';
const listedApart = new RegExp(
  `(?<![\\w'’])(${one}(?:${join}${one}){1,7}),? (?:each |all )?(?:from|in|on|across|out of|over) (?:the )?([2-8]|${numbers.join('|')}) (?:different|separate|other|distinct) (games|matchups|matches)(?![\\w'’])`,
  'gi',
);
const joins = new RegExp(join, 'gi');

/** @returns the question without the count of games, where as many legs are listed before it */
export const withoutCountOfListed = (prompt: string): string =>
  /\b(?:different|separate|other|distinct) (?:games|matchups|matches)\b/i.test(prompt)
    ? prompt.replace(listedApart, (all: string, listed: string, count: string, games: string) => {
        const counted = /\d/.test(count) ? Number(count) : numbers.indexOf(count.toLowerCase()) + 2;
        return listed.split(joins).length === counted ? `${listed} from different ${games}` : all;
      })
    : prompt;
