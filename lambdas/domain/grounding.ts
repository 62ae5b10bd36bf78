/** Keeps the model's reasons to the facts it was given: a number or team of its own making never reaches a person. */
import { leagueDay, startLabel } from './calendar.ts';
import type { Candidate } from './candidates.ts';
import { americanToDecimal, formatAmerican, impliedProbability } from './odds.ts';
import { aliasesOf, hasWords, mentions, wordsOf } from './teams.ts';

export const reasonMaxLength = 400;

export interface Facts {
  /** May stand as they are or without their sign: -4.5 allows "-4.5" and "4.5". */
  readonly numbers: readonly number[];
  /** May stand before "%" or "percent" only. */
  readonly percents: readonly number[];
  /** ISO 8601; their dates and times of day, in the leagues' zone, may be named. */
  readonly starts: readonly string[];
  readonly teams: readonly string[];
  /** Teams of the other games that the model was shown. */
  readonly otherTeams: readonly string[];
  /** What is said instead of a reason that does not hold. */
  readonly plain: string;
}

/** What may be said of one candidate. */
export function factsOf(candidate: Candidate, shown: readonly Candidate[]): Facts {
  const teams = [candidate.game.home.name, candidate.game.away.name];
  const others = new Set(shown.flatMap(({ game }) => [game.home.name, game.away.name]));
  return {
    numbers: numbersOf(candidate),
    percents: percentsOf(candidate),
    starts: [candidate.game.startsAt],
    teams,
    otherTeams: [...others].filter((name) => !teams.includes(name)),
    plain: plainReason(candidate),
  };
}

/** What may be said of several candidates together. */
export function factsOfAll(chosen: readonly Candidate[], shown: readonly Candidate[]): Facts {
  const each = chosen.map((candidate) => factsOf(candidate, shown));
  const teams = each.flatMap((facts) => facts.teams);
  return {
    numbers: [chosen.length, ...each.flatMap(({ numbers }) => numbers)],
    percents: each.flatMap(({ percents }) => percents),
    starts: each.flatMap(({ starts }) => starts),
    teams,
    otherTeams: each.flatMap(({ otherTeams }) => otherTeams).filter((name) => !teams.includes(name)),
    plain: '',
  };
}

/**
 * @param reason the model's words
 * @returns the same without control characters and at most 400 long, or the plain facts where it says others
 */
export function groundReason(reason: string, facts: Facts): string {
  const clean = cleanText(reason);
  return isGrounded(clean, facts) ? capped(clean) : facts.plain;
}

/**
 * Whether each number is one of the facts and no team of another game is named. It cannot tell whether words
 * without numbers are true; the model is shown nothing that would support them.
 */
export function isGrounded(text: string, facts: Facts): boolean {
  const clean = cleanText(text);
  if (clean === '' || /https?:|www\./i.test(clean)) return false;
  const figures = withoutStarts(withoutTeams(clean, facts.teams), facts.starts);
  return numbersHold(figures, facts) && !facts.otherTeams.some((team) => namesOther(clean, team, facts));
}

/** Without control and invisible characters, spaces made single. */
export function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function capped(text: string): string {
  if (text.length <= reasonMaxLength) return text;
  const cut = text.slice(0, reasonMaxLength - 1);
  const space = cut.lastIndexOf(' ');
  const whole = space > reasonMaxLength / 2 ? cut.slice(0, space) : cut;
  return `${whole.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}

function numbersOf({ line, price }: Candidate): number[] {
  return [
    ...(line === null ? [] : [line, -line]),
    ...(price === null ? [] : [price, ...roundings(americanToDecimal(price), [2, 1])]),
  ];
}

function percentsOf({ price, marketProbability }: Candidate): number[] {
  return [
    ...(price === null ? [] : roundings(impliedProbability(price) * 100, [2, 1, 0])),
    ...(marketProbability === null ? [] : roundings(marketProbability, [1, 0])),
  ];
}

function roundings(value: number, places: readonly number[]): number[] {
  return places.map((count) => Number(value.toFixed(count)));
}

const cardinals =
  'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen';
const ordinals =
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth';
/** "one" and "two", "first" and "second" are left out: they are rarely figures. */
const numberWords = new Map([
  ['zero', 0],
  ...[cardinals, ordinals].flatMap((words) =>
    words.split(' ').map((word, index): [string, number] => [word, index + 3]),
  ),
]);
/** Round and vague ones, fractions among them: no line and no price is ever said so. */
const roundWords =
  /\b((eigh|nine)teen(th)?|(twen|thir|for|fif|six|seven|eigh|nine)t(y|ies|ieth)|(hundred|thousand|million|billion|dozen)s?|(third|fourth|fifth|sixth|eighth|tenth)s|(double|triple)[- ]digits?)\b/i;

/** The last group is what a figure runs into: `110k` is another number than 110, `22nd` is none. */
const figure =
  /(?:(?<![\p{L}\d.])([+\-−–]))?(\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)(\s?(?:%|per ?cent\b))?(?:(?:st|nd|rd|th)\b|(\p{L}))?/giu;

function numbersHold(text: string, { numbers, percents }: Facts): boolean {
  // Other digits than 0 to 9, fractions and the like could not be compared.
  if (/(?![0-9])\p{N}/u.test(text) || roundWords.test(text)) return false;
  const magnitudes = numbers.map(Math.abs);
  const figuresHold = [...text.matchAll(figure)].every(([, sign, digits = '', percent, unit]) => {
    const value = Number(digits.replaceAll(',', ''));
    if (unit !== undefined) return false;
    if (percent) return percents.includes(value);
    return sign ? numbers.includes(sign === '+' ? value : 0 - value) : magnitudes.includes(value);
  });
  const spelt = [...text.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(([word]) => numberWords.get(word) ?? []);
  return figuresHold && spelt.every((value) => magnitudes.includes(value));
}

/** What says when a game starts is no figure: `Nov 22`, `November 22nd`, `11/22`, `1:00`, `1 PM`. */
function withoutStarts(text: string, starts: readonly string[]): string {
  return starts.reduce((rest, startsAt) => {
    const [, month = '', date = ''] = leagueDay(new Date(startsAt)).split('-').map(Number);
    const [, monthName = ''] = /, (\w+) /.exec(startLabel(startsAt)) ?? [];
    const [, hour = '', minute = ''] = /(\d+):(\d\d)/.exec(startLabel(startsAt)) ?? [];
    const oClock = minute === '00' ? `(?::00)?\\s?[ap]\\.?m\\b|\\b${hour}:00` : `:${minute}`;
    return rest
      .replace(
        new RegExp(`\\b${monthName}[a-z]*\\.? ${date}(st|nd|rd|th)?\\b|\\b${month}/${date}\\b`, 'gi'),
        '',
      )
      .replace(new RegExp(`\\b${hour}${oClock}\\b`, 'gi'), '');
  }, text);
}

/** 49ers and 76ers are names, not figures. */
function withoutTeams(text: string, teams: readonly string[]): string {
  const numbered = teams.flatMap((team) => team.match(/\S*\d\S*/g) ?? []);
  return numbered.reduce((rest, word) => rest.replaceAll(word, ''), text);
}

/** A city that both have (Los Angeles) means the candidate's own team. */
function namesOther(text: string, other: string, { teams }: Facts): boolean {
  if (!mentions(text, other)) return false;
  const own = new Set(teams.flatMap(aliasesOf));
  const words = wordsOf(text);
  return aliasesOf(other).some((alias) => !own.has(alias) && hasWords(words, alias));
}

function plainReason({ game, label, price, marketProbability }: Candidate): string {
  const match = `${game.away.name} at ${game.home.name}`;
  if (price === null) return `${label}: ${match}; not priced yet.`;
  const market = marketProbability === null ? '' : `; the market puts it at ${marketProbability}%`;
  return `${label} at ${formatAmerican(price)}: ${match}${market}.`;
}
