/** Words that can be part of a name, and full names of people whom the feed has not named. */
import { isChat } from '../../words/chat-words.ts';
import { isFiller } from '../../words/fillers.ts';
import { isRuleWord } from '../../words/vocabulary.ts';
import {
  hasOneBearer,
  isFirstName,
  isSurname,
  isWord,
  type Naming,
  playerSpelled,
  playersMeant,
  playersOfName,
} from '../known-players.ts';
import { standsAlone } from '../nicknames.ts';

/** Whether a word can be part of a name: neither a filler nor a word that the rules read. */
export function isOwnWord(each: string): boolean {
  const lower = each.toLowerCase();
  return (
    lower.length > 1 && !lower.split('-').every((part) => isFiller(part) || isRuleWord(part) || isChat(part))
  );
}

/**
 * "Caleb Williams", whom nobody has named, is neither another Caleb nor another Williams. "Bijan Gibbs" are two: there is one Bijan
 * only, and books price one of them.
 */
export function isOfStranger(first: string, next: string, naming: Naming): boolean {
  if (!isOwnWord(next) || !isFirstName(first, naming) || isSurname(first, naming)) return false;
  if (standsAlone(first) || /\d/.test(next)) return false;
  const isPriced = (name: string) =>
    playersMeant(name, naming).some((player) => naming.players?.includes(player));
  return !(hasOneBearer(first, naming) && (isPriced(first) || isPriced(next)));
}

/**
 * "Myles Garrett", where every Myles plays basketball and every Garrett baseball, is neither of them.
 * @param first lower case, as is the word that follows it
 */
export function isOfTwoSports(first: string, next: string, { players, roster }: Naming): boolean {
  const naming = { players, roster };
  const surname = isSurname(next, naming) ? next : next.replace(/['’]?s$/, '');
  if (!isFirstName(first, naming) || isSurname(first, naming) || standsAlone(first)) return false;
  if (!isSurname(surname, naming) || isWord(surname)) return false;
  if (playersMeant(`${first} ${surname}`, naming).length > 0) return false;
  const sportsOf = (name: string) =>
    playersMeant(name, naming).flatMap((player) => playersOfName(player, roster).map(({ sport }) => sport));
  const [ofFirst, ofSurname] = [sportsOf(first), new Set(sportsOf(surname))];
  return ofFirst.length > 0 && ofSurname.size > 0 && !ofFirst.some((sport) => ofSurname.has(sport));
}

/**
 * "Mispriced scorers", "lefty killers home runs": words in lower case, none of which any player has, are no name. With capitals they
 * can be somebody whom the feed has not named.
 * @param words as typed
 */
export function canBeName(words: readonly string[], naming: Naming): boolean {
  const { roster = [] } = naming;
  if (roster.length === 0 || words.some((word) => /^\p{Lu}/u.test(word))) return true;
  return words.some((word) => {
    const own = word.toLowerCase().replace(/['\u2019]?s$/, '');
    return [word.toLowerCase(), own].some(
      (each) =>
        isFirstName(each, naming) ||
        isSurname(each, naming) ||
        playersMeant(each, { ...naming, isOfPlayer: true }).length > 0 ||
        playerSpelled(each, { ...naming, isOfPlayer: true }) !== undefined,
    );
  });
}

/** Two words with capitals, as a name has them. */
const named = /(?<![\p{L}'’.])(\p{Lu}\p{Ll}{2,}) (\p{Lu}\p{Ll}{3,})(?![\p{L}'’])/gu;

/** "The Louis Sachar book": with a surname that nobody has, a first name is not that of a player. @returns lower case */
export function strangersIn(
  prompt: string,
  { players, roster }: Pick<Naming, 'players' | 'roster'>,
): ReadonlySet<string> {
  const naming = { players, roster };
  return new Set(
    [...prompt.matchAll(named)].flatMap(([, first = '', last = '']) => {
      const [given, surname] = [first.toLowerCase(), last.toLowerCase()];
      const isStranger =
        isFirstName(given, naming) &&
        !isSurname(given, naming) &&
        playersMeant(`${given} ${surname}`, naming).length === 0 &&
        playersMeant(surname, naming).length === 0 &&
        !isWord(surname) &&
        !isWord(surname.replace(/s$/, ''));
      return isStranger ? [`${given} ${surname}`] : [];
    }),
  );
}
