/** The words that name a team: every name of every known team, and the teams that each may mean. */
import type { Sport } from '../../contracts/sports.ts';
import { aliasesOf, wordsOf } from '../teams.ts';
import { alsoPlaces, type Franchise, franchises } from './franchises.ts';

/** A team as the feed spells it. */
export interface KnownTeam {
  readonly sport: Sport;
  readonly name: string;
}

export type NameKind = 'full' | 'city' | 'nickname';

export interface Name {
  /** Those it may stand for, each once. */
  readonly teams: readonly KnownTeam[];
  readonly kind: NameKind;
}

export interface Directory {
  /** By words in lower case, one space between. */
  readonly names: ReadonlyMap<string, Name>;
  /** Words in the longest name. */
  readonly longest: number;
}

/** The franchise that a team of the feed is, also under a former city or name. */
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

/** Parts of names that say nothing alone. */
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
    if (nickname !== '') yield [wordsOf(nickname), 'nickname'];
    return;
  }
  const full = wordsOf(team.name);
  for (const each of aliasesOf(team.name).map((alias) => alias.replace(/^the /, ''))) {
    if (each.length < 4 || meaningless.has(each)) continue;
    yield [each, full.startsWith(each) && each !== full ? 'city' : 'nickname'];
  }
}

const known = new WeakMap<readonly KnownTeam[], Directory>();

/**
 * @param teams those the feed has listed; a franchise among them goes by the feed's spelling, the others by our own
 * @returns kept for as long as the same list is asked about
 */
export function directoryOf(teams: readonly KnownTeam[]): Directory {
  const made = known.get(teams);
  if (made) return made;
  const listed = new Set<Franchise>();
  const names = new Map<string, { teams: KnownTeam[]; kind: NameKind }>();
  let longest = 1;
  const add = (team: KnownTeam, franchise: Franchise | undefined) => {
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
  const directory = { names, longest: Math.min(longest, 6) };
  known.set(teams, directory);
  return directory;
}

/** @returns the nickname where the team has one, as a person would say it; the name otherwise */
export function shortName(team: KnownTeam): string {
  const nickname = franchiseOf(team)?.nickname;
  return nickname && wordsOf(team.name).endsWith(wordsOf(nickname)) ? nickname : team.name;
}
