/** Finds team names in a text, and replaces each with a marker. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { markerOf, type Text } from '../words/text.ts';
import { allOfCity, type Directory, directoryOf, type KnownTeam, type Name } from './directory.ts';
import { everyday, isBeforeBet, isMeantAsTeam, isRefusedTeam } from './everyday.ts';
import type { Naming } from './known-players.ts';
import { nearest } from './nickname-typos.ts';
import { isWithinName } from './people/within-name.ts';

interface Found {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly name: Name;
}

interface Wanted {
  readonly selectedSport: Sport;
  /** Sports that the question names. */
  readonly sports: readonly Sport[];
  readonly teams: readonly KnownTeam[];
  /** In whose names no team is found. */
  readonly people?: Pick<Naming, 'players' | 'roster'>;
}

/** "kc moneyline", "la -3.5": beside a betting word, a short name is a team in lower case too. */
const betNext =
  /^ (?:money ?-?lines?|spread|(?:puck|run) ?lines?|to (?:win|cover)|game|vs|@|at|over|under|[ou] ?\d|team total|same game|props?|[+-]\d)/;
/** A short form right after another team. */
const teamBefore = /^ ?(?:vs|at|@|and|or|,|\/|-)?(?: the)? ?$/;
/** "The fins": no short form of a place, and with its article no other word. */
const withArticle = new Set(['fins', 'caps', 'clips', 'als']);
const articleBefore = /(?:^| )the $/;
/** Short forms that are words in lower case. */
const alsoWords = new Set('no was min car den ten por col van cha pit'.split(' '));
/** Short forms that are words in capitals too. */
const wordsInCapitals = new Set(['no', 'was', 'ten']);

/** Short names that count only in capitals, because in lower case they are usually other words. */
const inCapitalsOnly = new Set([
  'la',
  'os',
  'als',
  'caps',
  'sf',
  'kc',
  'dc',
  'bc',
  'lac',
  'lar',
  'lal',
  'clips',
  'fins',
]);

/** "New York teams": every team of a city. */
const teamsWord = /^ (?:teams|clubs|squads)\b/;

function search(text: Text, directory: Directory): Found[] {
  const tokens = [...text.lower.matchAll(/[a-z0-9]+/g)];
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const hit = longestAt(text, tokens, at, directory, found.at(-1)?.end);
    if (!hit) continue;
    found.push(hit.found);
    at += hit.count - 1;
  }
  return found;
}

function longestAt(
  text: Text,
  tokens: readonly RegExpExecArray[],
  at: number,
  { names, shorts, starts, longest }: Directory,
  /** Where the last team ended. */
  teamEnd: number | undefined,
): { found: Found; count: number } | undefined {
  const start = tokens[at]?.index ?? 0;
  let words = '';
  let best: { found: Found; count: number } | undefined;
  for (let count = 1; count <= longest; count++) {
    const token = tokens[at + count - 1];
    if (!token || (count > 1 && !starts.has(tokens[at]?.[0] ?? ''))) break;
    const before = tokens[at + count - 2];
    const between = before && count > 1 ? text.lower.slice(before.index + before[0].length, token.index) : '';
    if (count > 1 && between !== ' ' && between !== '-') break;
    words = words === '' ? token[0] : `${words} ${token[0]}`;
    const end = token.index + token[0].length;
    const short = count === 1 ? shorts.get(words) : undefined;
    const named = names.get(words);
    const needsCapitals = inCapitalsOnly.has(words);
    const isMeant = short || needsCapitals ? isMeantShort(words, start, end, tokens[at + count]?.[0]) : true;
    if (needsCapitals && !isMeant) continue;
    const name = named ?? (short && isMeant ? short : count === 1 ? nearest(token[0], names) : undefined);
    if (!name) continue;
    best = { found: { start, end, words, name }, count };
  }
  return best;

  /** In capitals where they mean something, or beside a betting word or another team. */
  function isMeantShort(words: string, start: number, end: number, next = ''): boolean {
    const isUpper = text.cased.slice(start, end) === words.toUpperCase();
    if (isUpper && (text.hasCase || inCapitalsOnly.has(words))) return !wordsInCapitals.has(words);
    if (alsoWords.has(words)) return false;
    return (
      (withArticle.has(words) && articleBefore.test(text.lower.slice(Math.max(0, start - 5), start))) ||
      betNext.test(text.lower.slice(end, end + 16)) ||
      (teamEnd !== undefined && teamBefore.test(text.lower.slice(teamEnd, start))) ||
      names.get(next)?.kind === 'nickname'
    );
  }
}

/** "NY Giants", "Vegas Raiders": a city and a nickname side by side are one name. */
function joined(found: readonly Found[], text: Text): Found[] {
  const all: Found[] = [];
  for (const each of found) {
    const last = all.at(-1);
    if (last && last.name.kind === 'city' && text.lower.slice(last.end, each.start) === ' ') {
      const teams = last.name.teams.filter((team) =>
        each.name.teams.some((other) => other.name === team.name),
      );
      if (teams.length > 0) {
        const name = { teams, kind: 'full' as const };
        all[all.length - 1] = {
          start: last.start,
          end: each.end,
          words: `${last.words} ${each.words}`,
          name,
        };
        continue;
      }
    }
    all.push(each);
  }
  return all;
}

/** The team that a name means: in a sport named, else in a sport that other teams imply, else in the selected sport. */
function resolve(
  { teams }: Name,
  { sports, selectedSport }: Wanted,
  shown: ReadonlySet<Sport>,
): KnownTeam | undefined {
  if (teams.length === 1) return teams[0];
  const ranks = [
    (sport: Sport) => sports.includes(sport),
    (sport: Sport) => shown.has(sport),
    (sport: Sport) => sport === selectedSport,
  ];
  for (const isMeant of ranks) {
    const fitting = teams.filter(({ sport }) => isMeant(sport));
    if (fitting.length > 0) return fitting.length === 1 ? fitting[0] : undefined;
  }
  return undefined;
}

/** "Austin Reaves": a city followed by a capitalized word that is neither a team nor known to the rules. */
function isFirstName({ name, end }: Found, text: Text, isKnownWord: (word: string) => boolean): boolean {
  if (name.kind !== 'city') return false;
  const next = /^ (\p{Lu}\p{Ll}+)/u.exec(text.cased.slice(end, end + 40))?.[1];
  return next !== undefined && text.hasCase && !isKnownWord(next.toLowerCase());
}

/**
 * Replaces every team found with a marker.
 * @param isKnownWord whether the rules read a lower-case word, so that it is not a surname
 * @returns the team of each marker, in text order without duplicates, and whether a name could mean several teams
 */
export function markTeams(
  text: Text,
  wanted: Wanted,
  isKnownWord: (word: string) => boolean,
): { teams: KnownTeam[]; isUnclear: boolean } {
  const directory = directoryOf(wanted.teams);
  const { people = {} } = wanted;
  const found = joined(search(text, directory), text).filter(
    (each) =>
      !isFirstName(each, text, (word) => isKnownWord(word) || directory.names.has(word)) &&
      !isWithinName(text.lower, each.start, each.end, people),
  );
  const meant = found.filter(
    (each, at) =>
      !everyday.has(each.words) ||
      isBeside(each, found[at + 1], text) ||
      isBeside(found[at - 1], each, text) ||
      isMeantAsTeam(text, each.start, each.end) ||
      ((isRefusedTeam(text, each.start) || isBeforeBet(text, each.start, each.end)) &&
        each.name.teams.some(({ sport }) => sport === wanted.selectedSport || wanted.sports.includes(sport))),
  );
  const shown = new Set(
    meant.flatMap(({ name: { teams } }) => {
      const [first, ...others] = new Set(teams.map(({ sport }) => sport));
      return first && others.length === 0 ? [first] : [];
    }),
  );
  const teams: KnownTeam[] = [];
  let isUnclear = false;
  const places: { start: number; end: number; marker: string }[] = [];
  const markerFor = (team: KnownTeam) => {
    const at = teams.findIndex((each) => each.sport === team.sport && each.name === team.name);
    const marker = markerOf(at < 0 ? teams.length : at);
    if (marker !== undefined && at < 0) teams.push(team);
    return marker;
  };
  for (const { start, end, words, name } of meant) {
    const plural = teamsWord.exec(text.lower.slice(end, end + 10));
    if (name.kind === 'city' && plural) {
      const all = allOfCity(
        words,
        directory,
        wanted.sports.length > 0 ? wanted.sports : [wanted.selectedSport],
      );
      if (all.length < 2) {
        isUnclear = true;
        continue;
      }
      const marker = all.flatMap((each) => markerFor(each) ?? []).join(' and ');
      places.push({ start, end: end + plural[0].length, marker });
      continue;
    }
    const team = resolve(name, wanted, shown);
    if (!team) {
      isUnclear = true;
      continue;
    }
    const marker = markerFor(team);
    if (marker !== undefined) places.push({ start, end, marker });
  }
  for (const { start, end, marker } of places.reverse()) text.put(start, end, marker);
  return { teams, isUnclear };
}

/** Whether only words that join two teams are between the two names. */
function isBeside(one: Found | undefined, other: Found | undefined, text: Text): boolean {
  if (!one || !other) return false;
  const between = text.lower.slice(one.end, other.start);
  return /^ (?:(?:vs|at|or|and|over|against|@|,|, and|beat|beats|to beat) )?(?:the )?$|^ ?[/-] ?$/.test(
    between,
  );
}
