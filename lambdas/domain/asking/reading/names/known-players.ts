/** Players that are known by name, priced or not, and what bettors call some of them. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { KnownPlayer } from '../../../feed/players/known-player.ts';
import { nameWords } from '../../../feed/players/names.ts';
import { isFiller } from '../words/fillers.ts';
import { isRuleWord } from '../words/vocabulary.ts';
import { isDescribing, isEverydayName } from './everyday-names.ts';
import { isClubName } from './franchises.ts';
import { isOneTypo } from './nickname-typos.ts';
import { beginsNickname, nicknamed } from './nicknames.ts';

/** The names that a question can mention, with what else it says, which decides between players of one name. */
export interface Naming {
  /** Names of players with priced props. */
  readonly players?: readonly string[] | undefined;
  /** Every player that the feed has named. */
  readonly roster?: readonly KnownPlayer[] | undefined;
  /** The sports that the question names, or that have its statistic; none if it could be about any. */
  readonly sports?: readonly Sport[];
  /** The sport selected beside the question. */
  readonly selected?: Sport | undefined;
  /** Names of the teams in the question. */
  readonly teams?: readonly string[];
  /** Whether the question names a statistic or a prop. */
  readonly isOfPlayer?: boolean;
}

/** How much of a name a part is: of several players, those with the most are meant. */
const kinds = ['full', 'surname', 'first'] as const;
type Kind = (typeof kinds)[number];

type Parts = Readonly<Record<Kind, ReadonlyMap<string, ReadonlySet<string>>>>;

const known = new WeakMap<readonly unknown[], Parts>();

/** As it is written, and with a name of several parts apart: "Cee Dee Lamb", "Ja Marr Chase", "C J Stroud". */
function spellingsOf(name: string): readonly (readonly string[])[] {
  const apart = name.replace(/(?<=\p{Ll})(?=\p{Lu})|['’.](?=\p{L})/gu, ' ');
  return apart === name ? [nameWords(name)] : [nameWords(name), nameWords(apart)];
}

/** Every part of a name by which a player can be called, with the players that it can mean. */
function partsOf(players: readonly (string | KnownPlayer)[]): Parts {
  const made = known.get(players);
  if (made) return made;
  const parts = { full: new Map(), surname: new Map(), first: new Map() } satisfies Record<
    Kind,
    Map<string, Set<string>>
  >;
  const add = (kind: Kind, part: string, name: string) => {
    if (part.length < 3) return;
    const of: Map<string, Set<string>> = parts[kind];
    of.set(part, (of.get(part) ?? new Set()).add(name));
  };
  for (const player of players) {
    const name = typeof player === 'string' ? player : player.name;
    for (const words of spellingsOf(name)) {
      add('full', words.join(' '), name);
      for (let at = 1; at < words.length; at++) {
        add('surname', words.slice(at).join(' '), name);
        add('first', words.slice(0, at).join(' '), name);
      }
    }
  }
  known.set(players, parts);
  return parts;
}

/**
 * @param words plain, in lower case: `austin reaves`
 * @returns the players of that full name
 */
export function playersOfFullName(
  words: string,
  { players = [], roster = [] }: Pick<Naming, 'players' | 'roster'>,
): ReadonlySet<string> {
  const of = (people: readonly (string | KnownPlayer)[]) => partsOf(people).full.get(words) ?? [];
  return new Set([...of(players), ...of(roster)]);
}

const beginnings = new WeakMap<readonly unknown[], ReadonlySet<string>>();

/** The first words of all parts of names. */
function beginningsOf(players: readonly (string | KnownPlayer)[]): ReadonlySet<string> {
  const { full, surname, first } = partsOf(players);
  const made =
    beginnings.get(players) ??
    new Set(
      [full, surname, first].flatMap((kind) => [...kind.keys()].map((part) => part.split(' ', 1)[0] ?? '')),
    );
  beginnings.set(players, made);
  return made;
}

/** Whether a name can begin with a word: a quick answer for most words of a question. */
export function canBeginName(word: string, { players = [], roster = [] }: Naming): boolean {
  const [plain = ''] = nameWords(word);
  return [plain, plain.replace(/s$/, '')].some(
    (each) => beginsNickname(each) || [players, roster].some((list) => beginningsOf(list).has(each)),
  );
}

/** Where each player of a name plays, by the words of the name. */
const homes = new WeakMap<readonly KnownPlayer[], ReadonlyMap<string, readonly KnownPlayer[]>>();

const wordsOf = (name: string): string => nameWords(name).join(' ');

/** @returns the players of this full name: none if the feed has not named him, several if two share it */
export function playersOfName(name: string, roster: readonly KnownPlayer[] = []): readonly KnownPlayer[] {
  const made = homes.get(roster) ?? Map.groupBy(roster, (player) => wordsOf(player.name));
  homes.set(roster, made);
  return made.get(wordsOf(name)) ?? [];
}

/** @returns the sport of a player, or of all who have the name, whom the feed has named in one sport only */
export function sportOfPlayer(name: string, roster: readonly KnownPlayer[] = []): Sport | undefined {
  const own = playersOfName(name, roster);
  const parts = partsOf(roster).surname.get(wordsOf(name)) ?? [];
  const all = own.length > 0 ? own : [...parts].flatMap((each) => playersOfName(each, roster));
  const [sport, ...others] = new Set(all.map((player) => player.sport));
  return others.length === 0 ? sport : undefined;
}

/**
 * @param words lower case, one to three
 * @returns full names of those who can be meant in this question: one with a price before the others
 */
export function playersMeant(words: string, naming: Naming): readonly string[] {
  const { players = [], roster = [], isOfPlayer = false } = naming;
  const part = wordsOf(words);
  const also = nicknamed(part);
  if (also && (isOfPlayer || !also.isWord)) {
    const listed = also.names.flatMap((name) => playersOfName(name, roster)[0]?.name ?? []);
    return preferred(inContext(listed.length > 0 ? listed : also.names, naming), naming);
  }
  const isEveryday = isWord(part);
  for (const kind of kinds) {
    // "Max" and "will" are words; "love" is one unless a statistic or his team is named.
    if (kind === 'first' ? isEveryday : kind === 'surname' && isDescribing(part)) break;
    const priced = partsOf(players)[kind].get(part);
    const all = partsOf(roster)[kind].get(part);
    if (!priced && !all) continue;
    const isHis = (name: string) => isOfPlayer || isOnTeams(name, naming);
    const found = [...distinct([...(priced ?? []), ...(all ?? [])])].filter(
      (name) => !isEveryday || kind === 'full' || isHis(name),
    );
    if (found.length === 0) continue;
    const fitting = preferred(inContext(found, naming), naming);
    const own = fitting.filter((name) => priced?.has(name));
    return own.length > 0 ? own : fitting;
  }
  const short = calledShort(part, naming);
  return short.length > 0 ? short : spelledClose(part, naming);
}

/** "Dereck" for Derrick: of the same beginning and end, and about as long. */
const isAlike = (typed: string, given: string): boolean =>
  typed.length >= 5 &&
  Math.abs(typed.length - given.length) <= 1 &&
  typed.slice(0, 3) === given.slice(0, 3) &&
  typed.at(-1) === given.at(-1);

/** "Josh Allan", "Steph Cury": a first name or its beginning, with a surname one typo away, where only one player fits. */
function spelledClose(part: string, naming: Naming): readonly string[] {
  const [first = '', surname = '', ...more] = part.split(' ');
  if (more.length > 0 || first.length < 3 || surname.length < 3) return [];
  if (isWord(first) || isWord(surname) || isSurname(first, naming)) return [];
  const { players = [], roster = [] } = naming;
  const isKnown = isSurname(surname, naming);
  const near = [roster, players].flatMap((list) =>
    (isKnown ? [surname] : nearSurnames(surname, list)).flatMap((each) => [
      ...(partsOf(list).surname.get(each) ?? []),
    ]),
  );
  const isCalled = (name: string) => {
    const [given = ''] = nameWords(name);
    if (isKnown) return first.length >= 4 && (isOneTypo(first, given) || isAlike(first, given));
    return given === first || (first.length >= 4 && given.startsWith(first));
  };
  const [only, ...namesakes] = distinct(near.filter(isCalled));
  return only !== undefined && namesakes.length === 0 ? [only] : [];
}

/** "Nate MacKinnon" is Nathan, the only one of that surname; "Scottie Barnes" is no Harrison Barnes. */
function calledShort(part: string, { players = [], roster = [] }: Naming): readonly string[] {
  const [first = '', ...others] = part.split(' ');
  const surname = others.join(' ');
  if (surname === '' || first.length < 3) return [];
  const found = [roster, players].flatMap((list) => [...(partsOf(list).surname.get(surname) ?? [])]);
  const all = [...distinct(found)];
  // Of several, the whole short name begins that of one: "Russ Wilson" is the Russell of the Wilsons.
  const begins = all.length > 1 ? first : first.slice(0, 3);
  const [only, ...namesakes] = all.filter((name) => wordsOf(name).startsWith(begins));
  // "Brunsons points" is no Brayden Point.
  return only !== undefined && first.length < 6 && namesakes.length === 0 ? [only] : [];
}

/** Rosters and props can write one name in two ways. */
const distinct = (names: readonly string[]): Iterable<string> =>
  new Map(names.toReversed().map((name) => [wordsOf(name), name])).values();

const isOnTeams = (name: string, { roster, teams = [] }: Naming): boolean =>
  playersOfName(name, roster).some(({ team }) => teams.includes(team));

/** Those on a team that is named, else those of a sport that is. */
function inContext(names: readonly string[], naming: Naming): readonly string[] {
  const { roster, sports = [] } = naming;
  const ofTeams = names.filter((name) => isOnTeams(name, naming));
  if (ofTeams.length > 0) return ofTeams;
  if (sports.length === 0) return names;
  return names.filter((name) => {
    const homes = playersOfName(name, roster);
    return homes.length === 0 || homes.some(({ sport }) => sports.includes(sport));
  });
}

/** Those of the sport selected beside the question, if the question names none and some of them play it. */
function preferred(names: readonly string[], { sports = [], selected, roster }: Naming): readonly string[] {
  if (sports.length > 0 || names.length < 2 || !selected) return names;
  const own = names.filter((name) => playersOfName(name, roster).some(({ sport }) => sport === selected));
  return own.length > 0 ? own : names;
}

/** Whether a part of a name means something else in most questions. */
export const isWord = (part: string): boolean => isEverydayName(part) || isRuleWord(part) || isFiller(part);

/** @returns the player's full name, or the words if several players have them; undefined if they are no player's */
export function playerNamed(words: string, naming: Naming): string | undefined {
  const [player, ...others] = playersMeant(words, naming);
  return player !== undefined && others.length > 0 ? words : player;
}

/** As typed, or in the possessive: "brunsons points". */
export const playerMentioned = (words: string, naming: Naming): string | undefined =>
  playerNamed(words, naming) ??
  (/\w{4}s$/.test(words) ? ownerNamed(words.replace(/['’]?s$/, ''), naming) : undefined);

/** "Dustin Mays last 3 starts": of a first name and a surname, whom the possessive without its apostrophe means. */
export const ownersMeant = (words: string, naming: Naming): readonly string[] => {
  const meant = playersMeant(words, naming);
  return meant.length === 0 && /^\S+ .*\w{3}s$/.test(words)
    ? playersMeant(words.slice(0, -1), naming)
    : meant;
};

/** "Backs" are no player's, and "Rangers" not Ranger Suarez's. */
const ownerNamed = (words: string, naming: Naming): string | undefined =>
  isWord(wordsOf(words)) || isClubName(`${words}s`) ? undefined : playerNamed(words, naming);

/** Whether a word is the first name of some player, so that what stands beside it is not somebody else's. */
export const isFirstName = (word: string, { players = [], roster = [] }: Naming): boolean =>
  !isWord(word) && [players, roster].some((list) => partsOf(list).first.has(wordsOf(word)));

/** Whether one player only has the first name, of all whom the feed has named. */
export const hasOneBearer = (word: string, { players = [], roster = [] }: Naming): boolean =>
  [...distinct([players, roster].flatMap((list) => [...(partsOf(list).first.get(wordsOf(word)) ?? [])]))]
    .length === 1;

/** Whether a word is the surname of some player. */
export const isSurname = (word: string, { players = [], roster = [] }: Naming): boolean =>
  [players, roster].some((list) => partsOf(list).surname.has(wordsOf(word)));

/** Letters. Shorter names are too close to words, and to each other, unless a first name stands before them. */
const leastLetters = 6;
const leastBesideFirst = 4;

const long = new WeakMap<readonly unknown[], ReadonlyMap<string, readonly string[]>>();

/** Surnames that are long enough to be misspelled, by their first letter. */
function longSurnames(players: readonly (string | KnownPlayer)[]): ReadonlyMap<string, readonly string[]> {
  const made =
    long.get(players) ??
    Map.groupBy(
      [...partsOf(players).surname.keys()].filter((part) => part.length >= leastBesideFirst),
      (part) => part.charAt(0),
    );
  long.set(players, made);
  return made;
}

/** Surnames one typo away from a word of at least as many letters. */
const nearSurnames = (word: string, players: readonly (string | KnownPlayer)[]): readonly string[] =>
  (longSurnames(players).get(word.charAt(0)) ?? []).filter(
    (part) => part !== `${word}s` && Math.abs(part.length - word.length) <= 1 && isOneTypo(word, part),
  );

/**
 * @param word lower case, with no other meaning
 * @returns the only player whose surname is one typo away and has at least six letters, where the question is about a player
 */
export function playerSpelled(word: string, naming: Naming): string | undefined {
  const isPossible = word.length >= leastLetters && /^[a-z]+$/.test(word) && !isWord(word);
  if (!naming.isOfPlayer || !isPossible) return undefined;
  const { players = [], roster = [] } = naming;
  const near = new Set(
    [players, roster].flatMap((list) =>
      nearSurnames(word, list).filter((part) => part.length >= leastLetters),
    ),
  );
  const [part, ...others] = near;
  if (part === undefined || others.length > 0 || isWord(part)) return undefined;
  const [player, ...namesakes] = playersMeant(part, naming);
  return namesakes.length === 0 ? player : undefined;
}
