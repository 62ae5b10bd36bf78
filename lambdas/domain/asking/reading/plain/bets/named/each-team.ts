/** "One prop from each side and the total": a leg on each of the two teams of a game, beside what else is said of it. */
import { anyClub } from '../../../names/franchises.ts';

const club = new RegExp(`(?<![\\w'’])(?:${anyClub})(?![\\w'’])`, 'gi');
/** "Rockets Cavs, ...": the game before what is bet on it. */
const ofGame = new RegExp(`^(?:${anyClub})[ /-](?:${anyClub}) ?[,:-] ?`, 'i');
const of = '(?:from|on|of|for|off)';
const sides = '(?:each|both|either|every)(?: of the)? (?:sides?|teams?|squads?|clubs?)';
const kind =
  '((?:(?:player )?prop|(?:anytime )?(?:touchdown|td|goal) ?scorer|scorer|touchdown|td|goal|home run|player|guy))s?';
/** The game that is named right after them says nothing more than its teams. */
const inGame = `(?: (?:in|of|from) (?:the )?(?:${anyClub})(?: (?:at|vs\\.?|@|and|v) | ?[-/] ?| )(?:the )?(?:${anyClub})(?: game)?)?`;
const pattern = new RegExp(
  `(?<![\\w'’])(?:(?:an?|one|1) )?(?:${kind}|(?:some(?:one|body)|a (?:player|guy))) ${of} ${sides}(?: (to score(?: a (?:touchdown|td|goal))?))?${inGame}(?=(?: ?,)? (?:and|plus|with|&|\\+)|,)`,
  'i',
);

const isEach = /\b(?:each|both|either|every)\b/i;

/** @returns the question with a leg for each team; unchanged where it is the only wish, or no two teams are named */
export function withEachTeam(prompt: string): string {
  const said = isEach.test(prompt) ? pattern.exec(prompt) : null;
  if (!said) return prompt;
  const [one, other, ...more] = new Set((prompt.match(club) ?? []).map((name) => name.toLowerCase()));
  if (one === undefined || other === undefined || more.length > 0) return prompt;
  const legOf = (team: string) => legOn(team, said[1]?.toLowerCase(), said[2]);
  return prompt.replace(said[0], `${legOf(titled(one))}, ${legOf(titled(other))}`).replace(ofGame, '');
}

const legOn = (team: string, what: string | undefined, scores: string | undefined): string => {
  if (scores !== undefined || what === undefined) return `someone on the ${team} ${scores ?? 'to score'}`;
  return /prop|player|guy/.test(what) ? `one player prop from the ${team}` : `one ${team} ${what}`;
};
const titled = (name: string): string =>
  name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
