/** Team names: every name of every known team, and the teams that each name can mean. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { aliasesOf, wordsOf } from '../../../feed/games/teams.ts';
import { alsoPlaces, type Franchise, franchises } from './franchises.ts';

/** A team as the feed spells it. */
export interface KnownTeam {
  readonly sport: Sport;
  readonly name: string;
}

export type NameKind = 'full' | 'city' | 'nickname';

export interface Name {
  /** The teams it can mean, without duplicates. */
  readonly teams: readonly KnownTeam[];
  readonly kind: NameKind;
}

export interface Directory {
  /** Keys are lower-case words separated by one space. */
  readonly names: ReadonlyMap<string, Name>;
  /** Short forms of scoreboards, in lower case: they count only in capitals or beside a betting word. */
  readonly shorts: ReadonlyMap<string, Name>;
  /** First words of the names. */
  readonly starts: ReadonlySet<string>;
  /** Number of words in the longest name. */
  readonly longest: number;
}

/** The franchise of a team in the feed, matched under former cities and names too. */
function franchiseOf({ sport, name }: KnownTeam): Franchise | undefined {
  const words = ` ${wordsOf(name)}`;
  const ofSport = franchises.filter((each) => each.sport === sport);
  return (
    ofSport.find((each) => ` ${wordsOf(each.name)}` === words) ??
    ofSport.find(({ nickname }) => nickname !== '' && words.endsWith(` ${wordsOf(nickname)}`)) ??
    ofSport.find(({ city, nickname, also }) =>
      [city, ...also, ...(nickname ? [] : alsoPlaces(city))].some(
        (each) => each.includes(' ') && wordsOf(each) === words.trim(),
      ),
    )
  );
}

/** Parts of names that do not identify a team on their own. */
const meaningless = new Set(
  'united city real inter sporting los san new fc sc cf the st west bay lake angeles york state sox bulls'.split(
    ' ',
  ),
);

function* namesOf(team: KnownTeam, franchise: Franchise | undefined): Generator<[string, NameKind]> {
  yield [wordsOf(team.name), 'full'];
  if (franchise) {
    const { name, city, nickname, also } = franchise;
    yield [wordsOf(name), 'full'];
    for (const each of also) yield [wordsOf(each), each.includes(' ') ? 'full' : 'nickname'];
    for (const each of [city, ...alsoPlaces(city)]) yield [wordsOf(each), 'city'];
    if (nickname !== '') yield* nicknamesOf(nickname);
    return;
  }
  const full = wordsOf(team.name);
  for (const each of aliasesOf(team.name).map((alias) => alias.replace(/^the /, ''))) {
    if (each.length < 4 || meaningless.has(each)) continue;
    yield [each, full.startsWith(each) && each !== full ? 'city' : 'nickname'];
  }
}

/** "Blue Jays" and "bluejays". */
function* nicknamesOf(nickname: string): Generator<[string, NameKind]> {
  const words = wordsOf(nickname);
  yield [words, 'nickname'];
  if (words.includes(' ')) yield [words.replaceAll(' ', ''), 'nickname'];
}

const known = new WeakMap<readonly KnownTeam[], Directory>();

/**
 * @param teams the teams that the feed has listed, in its spelling; other franchises use the spelling in `franchises`
 * @returns a directory that is cached per list object
 */
export function directoryOf(teams: readonly KnownTeam[]): Directory {
  const made = known.get(teams);
  if (made) return made;
  const listed = new Set<Franchise>();
  const names = new Map<string, { teams: KnownTeam[]; kind: NameKind }>();
  const shorts = new Map<string, { teams: KnownTeam[]; kind: NameKind }>();
  let longest = 1;
  const add = (team: KnownTeam, franchise: Franchise | undefined) => {
    if (franchise?.short) {
      const same = shorts.get(franchise.short)?.teams ?? [];
      shorts.set(franchise.short, { teams: [...same, team], kind: 'nickname' });
    }
    for (const [words, kind] of namesOf(team, franchise)) {
      if (words === '') continue;
      const name = names.get(words);
      longest = Math.max(longest, words.split(' ').length);
      if (!name) names.set(words, { teams: [team], kind });
      else if (!name.teams.some((each) => each.sport === team.sport && each.name === team.name)) {
        name.teams.push(team);
        if (kind === 'full') name.kind = 'full';
      }
    }
  };
  for (const team of teams) {
    const franchise = franchiseOf(team);
    if (franchise) listed.add(franchise);
    add({ sport: team.sport, name: team.name }, franchise);
  }
  for (const franchise of franchises) {
    if (!listed.has(franchise)) add({ sport: franchise.sport, name: franchise.name }, franchise);
  }
  const starts = new Set([...names.keys()].map((words) => words.split(' ', 1)[0] ?? ''));
  const directory = { names, shorts, starts, longest: Math.min(longest, 6) };
  known.set(teams, directory);
  return directory;
}

/** @returns the nickname if the team's name ends with one, otherwise the full name */
export function shortName(team: KnownTeam): string {
  const nickname = franchiseOf(team)?.nickname;
  return nickname && wordsOf(team.name).endsWith(wordsOf(nickname)) ? nickname : team.name;
}

/** Areas of a city that give their name to its teams. */
const areasOf: Readonly<Record<string, readonly string[]>> = { 'new york': ['brooklyn'], ny: ['brooklyn'] };

/** @param city lower case */
export function allOfCity(
  city: string,
  { names }: Directory,
  sports: readonly Sport[],
): readonly KnownTeam[] {
  return [city, ...(areasOf[city] ?? [])]
    .flatMap((area) => names.get(area)?.teams ?? [])
    .filter(({ sport }) => sports.includes(sport));
}
