/** Players named in a question, and the statistic of a prop. */
import type { PropStat } from '../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { isOfSport, sportsOfStat } from '../../../feed/players/stat-sports.ts';
import { add, type Draft, type Rule } from '../draft.ts';
import { anyStat, strong, weak } from '../terms/stats.ts';
import {
  isFirstName,
  isSurname,
  type Naming,
  playerMentioned,
  playerSpelled,
  sportOfPlayer,
} from './known-players.ts';
import { canBeName, isOfStranger, isOwnWord } from './people/strangers.ts';
import { areImplied, wordsOfPosition } from './positions.ts';
import { readOfPosition } from './stat-of-position.ts';

const word = `(?<![\\p{L}'-])(?!(?:over|under|to|at|more|less|fewer|anytime|props?|player|longest|shortest|field|pt|both|each|all|every|everyone|defen[sc](?:e|ive)|special|power)\\b)\\p{L}[\\p{L}'-]+`;
/** For patterns. Lazy, so that in "Dak Prescott passing yards" the statistic is not read as part of the name. */
export const name = `(${word}(?: ${word}){0,2}?)`;
export const nameAtEnd = `(${word}(?: ${word}){0,2})`;
const number = '\\d{1,3}(?:\\.\\d)?';
const doing = '(?:to (?:have|get|record|score|go|make|hit|catch|throw|throw for|rush for|pass for) )?';
const over = `${doing}(?:over|under|at least|more than|less than|fewer than|o|u)`;

interface Form {
  readonly pattern: RegExp;
  /** Where the name is in the match. */
  readonly at: 'start' | 'end';
  /** The fewest words that a name needs if the text has no mixed case. */
  readonly leastWords: number;
  /** Whether a name needs capitals if the text has mixed case. */
  readonly needsCapital: boolean;
}

export const form = (source: string, at: Form['at'], leastWords: number, needsCapital = true): Form => ({
  pattern: new RegExp(`${source}(?![\\p{L}])`, 'giu'),
  at,
  leastWords,
  needsCapital,
});

let made: readonly Form[] | undefined;

/**
 * The most reliable come first. A name followed by a number and a statistic needs no capitals. Compiled on first use,
 * because case-insensitive Unicode patterns would slow cold starts by milliseconds.
 */
const makeForms = (): readonly Form[] => [
  form(`${name} (?:${over} ?)?${number}\\+? ${anyStat}`, 'start', 1, false),
  form(`${name} (?:(?:over|under) )?(?:player )?(?:props?|${anyStat})`, 'start', 1),
  form(`${name} (?:to score|to homer|anytime)`, 'start', 2),
  form(`(?:${anyStat}|props?) by ${nameAtEnd}`, 'end', 1),
  form(`${anyStat} (?:overs?|unders?) (?:for|from|of|on|by) ${nameAtEnd}`, 'end', 1),
  form(`(?:${anyStat}|props?) (?:for|from|of|on) ${nameAtEnd}`, 'end', 1),
  form(`, player ${nameAtEnd}`, 'end', 1),
  form(`${anyStat} ${nameAtEnd}`, 'end', 3),
];

const prop =
  /\b(?:(?:player )?props?(?: bets?)?|players?(?= (?:overs?|unders?)\b)|anytime|(?<!teams? )to score|scorers?)\b/;

const allProps = new RegExp(prop, 'g');

/** Replaces a player's name in the text. */
export const person = '◦';

/** @returns the words capitalized like a name if they are all in one case, otherwise unchanged */
export function titled(words: string): string {
  const isMixed = /\p{Lu}/u.test(words) && /\p{Ll}/u.test(words);
  if (isMixed) return words;
  return words.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
}

export const readPlayers: Rule = (draft) => {
  made ??= makeForms();
  for (const each of made) {
    if (draft.reading.player === null) replaceName(draft, each);
  }
  readStat(draft);
};

/** "PRA props": no player, whatever its capitals. */
const isStat = new RegExp(`^${anyStat}$`, 'iu');

/** Stores the first name that matches the form as the player and replaces it with a marker. */
export function replaceName(draft: Draft, { pattern, at, leastWords, needsCapital }: Form): void {
  const { text } = draft;
  const { hasCase } = text;
  const isPart = (each: string) =>
    isOwnWord(each) && !isStat.test(each) && (!needsCapital || !hasCase || /^\p{Lu}/u.test(each));
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text.cased); match; match = pattern.exec(text.cased)) {
    const [whole, named = ''] = match;
    const words = nearestWords(named.split(' '), at, isPart);
    const naming = namingBeside(whole, draft);
    if (words.length >= (hasCase ? 1 : leastWords) && canBeName(words, naming)) {
      const own = ownName(words, at, naming);
      const typed = own.join(' ');
      const { length } = typed;
      const from =
        match.index +
        (at === 'start' ? whole.indexOf(named) + named.length - length : whole.length - named.length);
      const lower = typed.toLowerCase();
      const spelled = own.length === 1 ? playerSpelled(lower, naming) : undefined;
      setPlayer(draft, titled(playerMentioned(lower, naming) ?? spelled ?? typed));
      text.put(from, from + length, person);
      return;
    }
    // A name can begin at any word of the match.
    pattern.lastIndex = match.index + Math.max(1, whole.indexOf(' '));
  }
}

/** The name words next to the statistic: the last ones if the name is before it, the first ones if it is after it. */
function nearestWords(words: readonly string[], at: Form['at'], isPart: (word: string) => boolean): string[] {
  if (at === 'end') {
    const end = words.findIndex((each) => !isPart(each));
    return words.slice(0, end < 0 ? words.length : end);
  }
  return words.slice(words.findLastIndex((each) => !isPart(each)) + 1);
}

/** "Eichel Marner points": two players, of whom the one beside the statistic has it. Otherwise the words are one name. */
function ownName(words: readonly string[], at: Form['at'], naming: Naming): readonly string[] {
  const lower = words.map((word) => word.toLowerCase());
  const isPlayer = (run: readonly string[]) => playerMentioned(run.join(' '), naming) !== undefined;
  const areApart = (run: readonly string[]) =>
    run.every((word) => isSurname(word, naming) && !isFirstName(word, naming));
  if (words.length < 2 || isPlayer(lower)) return words;
  if (lower.length === 2 && isOfStranger(lower[0] ?? '', lower[1] ?? '', naming)) return words;
  for (let count = words.length - 1; count >= 1; count--) {
    const [run, rest] =
      at === 'start'
        ? [lower.slice(-count), lower.slice(0, -count)]
        : [lower.slice(0, count), lower.slice(count)];
    if (isPlayer(run) && areApart(rest)) return at === 'start' ? words.slice(-count) : words.slice(0, count);
  }
  return words;
}

/** Beside a statistic, which may say the sport. */
function namingBeside(words: string, draft: Draft): Naming {
  const lower = words.toLowerCase();
  const stat = [...patterns().strong, ...patterns().weak].find(
    ([pattern]) => lower.search(pattern) >= 0,
  )?.[1];
  const { sports = [], ...naming } = namingOf(draft);
  return { ...naming, sports: sports.length > 0 ? sports : sportsOfStat(stat ?? null), isOfPlayer: true };
}

/** The same where a statistic of one sport is still to be read: "Matthews passing yards" is no hockey. */
export function namingWithStat(draft: Draft): Naming {
  const naming = namingOf(draft);
  if (naming.sports && naming.sports.length > 0) return naming;
  const named = patterns().strong.flatMap(([pattern, stat]) =>
    draft.text.lower.search(pattern) >= 0 ? [sportsOfStat(stat)] : [],
  );
  const [first = []] = named;
  const isOne = named.every((sports) => sports.join() === first.join());
  return isOne ? { ...naming, sports: first } : naming;
}

/** What the question says so far of whom it means. */
export function namingOf({
  reading,
  found,
  teamsNear,
  players,
  roster,
  selectedSport,
  isOfPlayers,
}: Draft): Naming {
  return {
    players,
    roster,
    selected: selectedSport,
    sports: reading.sports.length > 0 ? reading.sports : sportsOfStat(reading.stat),
    teams: [...found.map(({ name }) => name), ...teamsNear],
    isOfPlayer: isOfPlayers || reading.markets.includes('prop') || reading.stat !== null,
  };
}

/** A known player is of his sport, where the question names none, and no statistic that it does not have. */
export function setPlayer({ reading, found, roster, isGolf }: Draft, name: string): void {
  reading.player = name;
  const sport: Sport | undefined = isGolf ? undefined : sportOfPlayer(name, roster);
  if (sport && isOfSport(sport, reading.stat) && reading.sports.length === 0 && found.length === 0)
    reading.sports.push(sport);
}

type StatPattern = readonly [pattern: RegExp, stat: PropStat];
let statPatterns: { readonly strong: StatPattern[]; readonly weak: StatPattern[] } | undefined;
const patterns = () => {
  statPatterns ??= { strong: strong.map(patternOf), weak: weak.map(patternOf) };
  return statPatterns;
};
const patternOf = ([words, stat]: readonly [string, PropStat]): StatPattern => [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu'),
  stat,
];

/** "Bedard point", "Hughes to get an assist": one of them or more. */
const oneOf =
  /◦ (?:(?:both|each) )?(?:to (?:get|record|have) |gets? |records? )?(?:an? )?(?:point|assist|hit|run)(?! (?:props?|overs?|unders?|line|total|spread)\b)(?![a-z])|◦ (?:to )?(?:throws?|toss(?:es)?) (?:a pick|an int(?:erception)?)(?![a-z])/;

/** "NHL shots": with a sport and nothing else but how many, a statistic is that of a player. */
const statOnly =
  /^[ •]*(?:any |some |[a-z]* ?)?(?:points?|pts|hits|goals|shots|saves|assists?|rebounds?)(?: (?:overs?|unders?))?(?:[ •,?.]|[2-8]|two|three|four|five|six|(?:best|top|gimme|give me|make it|make|maybe|just|only|like|please|pls)(?![a-z]))*$/;

/** "10+ rebounds": what a player reaches, where no team is named. */
const reached = /(?<![\d.+-])\d{1,2}\+ (?:hits?|points?|pts|goals?|shots|saves|assists?|rebounds?)(?![a-z])/;

/** Words that mean another statistic in another sport: a bomb is a home run or a three. */
const bySport: readonly (readonly [words: RegExp, of: Partial<Record<Sport, PropStat>>])[] = [
  [/(?<![a-z\d])(?:bombs?|long ?range)(?![a-z])/g, { MLB: 'home_runs', NBA: 'threes' }],
  [/(?<=◦ (?:(?:to )?scores? )?(?:an? )?)run(?![a-z-])/g, { MLB: 'runs' }],
  [/(?<![a-z])triples(?![a-z])/g, { NBA: 'threes', MLB: 'other' }],
  [/(?<![a-z])(?:snipes?|gino|ginos|tucks?|lamplighters?)(?![a-z])/g, { NHL: 'goals' }],
  [/(?<![a-z])(?:helpers?|apples)(?![a-z])/g, { NHL: 'assists' }],
];

function readBySport({ text, reading, found, selectedSport }: Draft): void {
  const [sport = selectedSport] = [...reading.sports, ...found.map((each) => each.sport)];
  for (const [words, of] of bySport) {
    const stat = of[sport];
    if (stat === undefined) continue;
    text.consume(words, () => {
      reading.stat ??= stat;
      return reading.stat === stat;
    });
  }
}

/** "Barkley anytime", "Matthews to score". */
const scoring = /\b(?:anytime|(?<!teams? )to score|scorers?)\b/;

const scoringSports: ReadonlySet<Sport> = new Set<Sport>(['NFL', 'CFL', 'NHL', 'MLS']);

/** What scoring is in the sport that is named, else in the selected one. */
function scoreOf({ text, reading, found, selectedSport }: Draft): PropStat | null {
  const named = [...reading.sports, ...found.map(({ sport }) => sport)];
  // "Anytime scorers" are of football where the selected sport has none.
  const usual = text.has(/\banytime\b/) && !scoringSports.has(selectedSport) ? 'NFL' : selectedSport;
  const sports = new Set(named.length > 0 ? named : [usual]);
  const score = [...sports].every((sport) => sport === 'NFL' || sport === 'CFL')
    ? 'touchdowns'
    : [...sports].every((sport) => sport === 'NHL' || sport === 'MLS')
      ? 'goals'
      : null;
  // "First scorer": the first of all, not anybody.
  const [, place] = /\b(first|1st|last) scorers?\b/.exec(text.lower) ?? [];
  return score === null || place === undefined ? score : `${place === 'last' ? place : 'first'}_${score}`;
}

const yes = /(?<=• )(?:to )?yes(?= ?(?:[,.•]|$)| (?:parlay|for|on|from)\b)/g;

/** Reads the statistic of a prop: words that also mean those of games count only where a player is meant. */
export function readStat(draft: Draft): void {
  const { text, reading, isGolf } = draft;
  const wantsProp = text.has(prop);
  const { strong, weak } = patterns();
  const isWide =
    wantsProp ||
    ((reading.sports.length > 0 || draft.isOfPlayers) &&
      reading.intent === 'play' &&
      statOnly.test(text.lower)) ||
    reading.player !== null ||
    reading.positions !== undefined ||
    (draft.found.length === 0 && text.has(reached)) ||
    text.has(/\bplayers?\b/);
  const isOne =
    reading.player !== null &&
    reading.line === null &&
    !reading.sports.includes('NBA') &&
    text.has(oneOf) &&
    !/ (?:over|under|o|u)s? | \d/.test(text.lower);
  for (const [pattern, stat] of isWide ? [...strong, ...weak] : strong) {
    text.consume(pattern, () => {
      reading.stat ??= stat;
      return reading.stat === stat;
    });
  }
  readBySport(draft);
  readOfPosition(draft);
  if (isOne) {
    reading.line = 0.5;
    add(reading.sides, 'over');
  }
  const position = reading.stat === null ? undefined : wordsOfPosition(reading.stat);
  if (position) text.consume(position, () => {});
  const { positions = [] } = reading;
  // A name says more than a position does.
  if (reading.player !== null || (reading.stat !== null && areImplied(positions, reading.stat)))
    delete reading.positions;
  const score = wantsProp && reading.stat === null && !isGolf && text.has(scoring) ? scoreOf(draft) : null;
  // "Interception yes".
  if (reading.stat !== null && reading.line === null) {
    text.consume(yes, () => {
      add(reading.sides, 'over');
    });
  }
  text.consume(allProps, () => {});
  reading.stat ??= score;
  // In golf, a player is not a prop but takes the role of a team.
  const isOfPlayer = reading.player !== null && reading.intent !== 'info' && !isGolf;
  if (reading.stat !== null || wantsProp || isOfPlayer) add(reading.markets, 'prop');
}
