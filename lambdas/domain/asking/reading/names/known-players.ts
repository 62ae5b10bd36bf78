/** Players that are known by name: those with priced props, and what bettors call some of them. */
import { nameWords } from '../../../feed/players/names.ts';

/** `name: what else he is called`, for names that are no part of the player's own. */
const written =
  'Victor Wembanyama: wemby|Stephen Curry: steph,steph curry,chef curry|LeBron James: bron,king james|' +
  'Giannis Antetokounmpo: greek freak|Shai Gilgeous-Alexander: sga|Nikola Jokic: joker|Kevin Durant: kd|' +
  'Karl-Anthony Towns: kat|Anthony Edwards: ant man|Christian McCaffrey: cmc|Patrick Mahomes: pat mahomes|' +
  'Alex Ovechkin: ovi|Sidney Crosby: sid the kid';

const called: ReadonlyMap<string, string> = new Map(
  written.split('|').flatMap((row) => {
    const [name = '', also = ''] = row.split(': ');
    return also.split(',').map((each) => [each, name] as const);
  }),
);

/** Surnames that are everyday words: they count only where a statistic or a prop is named. */
const everyday = new Set(
  (
    'love green young judge brown white black day power hill rice king smart hunter cook wood bell fields sale early best ' +
    'price gray mason carter ball booker bridges rose fox reed pope long short strong little west hart hurts'
  ).split(' '),
);

const known = new WeakMap<readonly string[], ReadonlyMap<string, ReadonlySet<string>>>();

/** Every part of a name by which a player can be called, with the players that it can mean. */
function partsOf(players: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const made = known.get(players);
  if (made) return made;
  const parts = new Map<string, Set<string>>();
  for (const player of players) {
    const words = nameWords(player);
    for (const part of [words.join(' '), words.slice(1).join(' '), ...words]) {
      if (part.length > 2) parts.set(part, (parts.get(part) ?? new Set()).add(player));
    }
  }
  known.set(players, parts);
  return parts;
}

/**
 * @param words lower case, one to three
 * @param isOfPlayer whether the question names a statistic or a prop
 * @returns the player's full name, or the words if several players have them; undefined if they are no player's
 */
export function playerNamed(
  words: string,
  players: readonly string[],
  isOfPlayer: boolean,
): string | undefined {
  if (!isOfPlayer && everyday.has(words)) return undefined;
  const also = called.get(words);
  if (also !== undefined) return also;
  const [player, ...others] = partsOf(players).get(words) ?? [];
  return player !== undefined && others.length === 0 ? player : player && words;
}
