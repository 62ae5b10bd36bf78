/** "Nationals Dodgers run line, I'm thinking LA -1.5": a city that several clubs have is that of the one that is named. */
import { anyClub, franchises, placesCalled } from '../../../names/franchises.ts';

const clubs = new RegExp(`(?<![\\w'’-])(?:${anyClub})(?![\\w'’-])`, 'gi');
/** Cities by all of their names, with the nicknames of their clubs. */
const cities: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const made = new Map<string, Set<string>>();
  for (const { city, nickname, also } of franchises)
    for (const place of placesCalled(city)) {
      const names = made.get(place) ?? new Set<string>();
      for (const name of [nickname.toLowerCase(), ...also]) if (name !== '') names.add(name);
      made.set(place, names);
    }
  return made;
})();

/** What a bet on a team goes on with. */
const bet =
  /^ (?:[+-]\d|ml\b|money ?line\b|to (?:win|cover)\b|spread\b|run ?line\b|puck ?line\b|team total\b)/i;

/** @returns the question with the club that is named instead of a city of several, where a bet follows the city */
export function withCityAgain(prompt: string): string {
  const found = [...prompt.matchAll(clubs)].map(({ 0: words, index }) => ({
    words: words.toLowerCase(),
    index,
  }));
  const named = new Set(found.map(({ words }) => words));
  const again = found.flatMap(({ words, index }) => {
    const nicknames = cities.get(words);
    if (!nicknames || nicknames.size < 2 || !bet.test(prompt.slice(index + words.length))) return [];
    const [club, ...others] = [...named].filter((name) => nicknames.has(name));
    const isBefore = club !== undefined && prompt.toLowerCase().indexOf(club) < index;
    return isBefore && others.length === 0 ? [{ club, index, length: words.length }] : [];
  });
  return again.reduceRight(
    (text, { club, index, length }) => text.slice(0, index) + club + text.slice(index + length),
    prompt,
  );
}
