/** "The Mahomes game" is that of his team, and "Mahomes' team" is it. */
import type { KnownPlayer } from '../../../feed/players/known-player.ts';
import { isEverydayName } from '../names/everyday-names.ts';
import { anyClub } from '../names/franchises.ts';
import { playersMeant } from '../names/known-players.ts';

/** Up to three words before "game", where no other word makes something else of it: "the Jokić game log". */
const gameOf =
  /(?<![\p{L}\p{N}'])((?:\p{L}[\p{L}.'’-]* ){0,2}\p{L}[\p{L}.'’-]*) (game|matchup)(?!['’\p{L}]| ?(?:logs?|by|winn|time|scripts?|status|total by|day|plan|points?)\b)/giu;

/** "LeBron's team to win". */
const teamOfPlayer =
  /(?<![\p{L}\p{N}'])((?:\p{L}[\p{L}.-]* ){0,2}\p{L}[\p{L}.-]*(?:['’]s?|s)) (team|squad)(?!['’\p{L}]| ?(?:mates?|totals?)\b)/giu;

const ofClub = new RegExp(`(?:^| )(?:${anyClub})$`);

/** @returns the prompt with the team in place of a player, if only one can be meant */
export function withGamesOfPlayers(prompt: string, roster: readonly KnownPlayer[]): string {
  if (roster.length === 0 || !/ (?:game|matchup|team|squad)\b/i.test(prompt)) return prompt;
  const named = (whole: string, words: string, what: readonly string[]): string => {
    const all = words.split(' ');
    for (let count = all.length; count >= 1; count -= 1) {
      const team = teamOf(all.slice(-count).join(' ').toLowerCase(), roster);
      if (team !== undefined) return [...all.slice(0, -count), team, ...what].join(' ');
    }
    return whole;
  };
  return prompt
    .replace(gameOf, (whole, words: string, game: string) => named(whole, words, [game]))
    .replace(teamOfPlayer, (whole, words: string) => named(whole, words, []));
}

/** @param words who may be a player, also as in "Mahomes' game" and "Allens game" */
function teamOf(words: string, roster: readonly KnownPlayer[]): string | undefined {
  const forms = new Set([words, words.replace(/['’]s?$|s$/, '')]);
  for (const name of forms) {
    // "The Rangers game" is no game of Ranger Suárez.
    if (isEverydayName(name) || ofClub.test(name)) return undefined;
    const [only, ...others] = playersMeant(name, { roster, isOfPlayer: true });
    const [team, ...more] = new Set(roster.flatMap((each) => (each.name === only ? [each.team] : [])));
    if (others.length === 0 && more.length === 0 && team !== undefined) return team;
  }
  return undefined;
}
