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

/** "Nationals Dodgers run line, thinking Dodgers -1.5": the market is that of the side, which is of their game. */
const sided = new RegExp(
  `(?<![\\w'’-])(?<one>${anyClub}) (?:vs |at |@ )?(?<other>${anyClub}) (?<market>run ?line|puck ?line|spread|money ?line|ml),? (?:(?:i['’]?m|i|im) )?(?:thinking|leaning|think|like|liking|feeling|lean) (?:the )?(?<side>${anyClub})(?= (?:[+-]\\d|ml\\b|money ?line))`,
  'i',
);

const withSide = (prompt: string): string =>
  prompt.replace(sided, (words, ...rest) => {
    const { one, other, market, side } = rest.at(-1) as Readonly<Record<string, string>>;
    const isOfThem = [one, other].some((club) => club?.toLowerCase() === side?.toLowerCase());
    return isOfThem && side ? (/^m/i.test(market ?? '') ? side : `${side} ${market}`) : words;
  });

/** @returns the question with the club that is named instead of a city of several, where a bet follows the city */
export function withCityAgain(prompt: string): string {
  const found = [...prompt.matchAll(clubs)].map(({ 0: words, index }) => ({
    words: words.toLowerCase(),
    index,
  }));
  const clubsNamed = new Set(found.map(({ words }) => words));
  const again = found.flatMap(({ words, index }) => {
    const nicknames = cities.get(words);
    if (!nicknames || nicknames.size < 2 || !bet.test(prompt.slice(index + words.length))) return [];
    const [club, ...others] = [...clubsNamed].filter((name) => nicknames.has(name));
    const isBefore = club !== undefined && prompt.toLowerCase().indexOf(club) < index;
    return isBefore && others.length === 0 ? [{ club, index, length: words.length }] : [];
  });
  const named = again.reduceRight(
    (text, { club, index, length }) => text.slice(0, index) + club + text.slice(index + length),
    prompt,
  );
  return withSide(named);
}
