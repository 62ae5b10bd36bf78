/**
 * Legs listed one by one with their own terms: "an NFL prop, an NBA moneyline and an MLS draw". The terms of one leg do
 * not apply to the others, so each leg is read separately.
 */
import type { NamedLeg, Reading } from '../../../../contracts/asking/reading.ts';
import { sportOfStat } from '../../../feed/players/stat-sports.ts';
import type { ReadResult } from '../draft.ts';
import { settled } from '../settle.ts';
import { anyCombinedStat } from './stats.ts';

/** The most legs in such a list. */
export const mostLegs = 8;

/** The form of `canonicalPrompt`: the terms of the whole parlay, a colon, and the legs separated by semicolons. */
const canonical = /^([^:;]*\bparlay\b[^:;]*): ?([^;]+(?:; ?[^;]+)+)$/i;
/** "A 3-leg parlay: …", "a safe parlay with …": the words before the legs apply to the whole parlay. */
const lead =
  /^([^:;,]*\b(?:parlay|legs?|picks?|slip)\b[^:;,]*): ?(.+)$|^([^:;,]*\bparlay) (?:of|with|from|using) (.+)$/is;
const counted = /\d|\b(?:two|three|four|five|six|seven|eight)\b/i;
const separators = /\s*(?:,?\s+(?:and|plus|then)\s+|,\s*|\s+\+\s+|\s+&\s+|;\s*|\n+)\s*/i;
const side = '(?:favorites|underdogs|home teams|road teams|draws)';
/** A list within one leg: a combined statistic, or the sides of a canonical prompt ("on favorites and draws"). */
const listInLeg = new RegExp(
  `\\b(?:${anyCombinedStat}|(?:on|of) ${side}(?:(?: ?,| and) ${side})+)(?!\\w)`,
  'gi',
);

/** The terms of a reading that belong to a single leg, with their empty values. */
export const ofOneLeg = {
  sports: [],
  markets: [],
  stat: null,
  player: null,
  sides: [],
  line: null,
  legChance: null,
  teams: [],
} as const satisfies NamedLeg;

export function namedLegOf({
  sports,
  markets,
  stat,
  player,
  sides,
  line,
  legChance,
  teams,
}: Reading): NamedLeg {
  return { sports, markets, stat, player, sides, line, legChance, teams };
}

/** One leg as a reading of its own, with the terms of the whole parlay. */
export function readingOfLeg(reading: Reading, leg: NamedLeg): Reading {
  return { ...reading, ...leg, namedLegs: [], legs: { min: 1, max: 1 } };
}

/** A parlay of these legs; a single leg becomes an ordinary question. */
export function withNamedLegs(reading: Reading, legs: readonly NamedLeg[]): Reading {
  const [first] = legs;
  if (first && legs.length === 1) return settled({ ...reading, ...first, namedLegs: [], legs: null });
  const count = { min: legs.length, max: legs.length };
  return settled({ ...reading, ...ofOneLeg, namedLegs: [...legs], legs: legs.length > 0 ? count : null });
}

/**
 * @param whole the reading of the question in one piece
 * @param read reads a piece of the question
 * @returns undefined if the question does not list legs, so that `whole` applies
 */
export function readNamedLegs(
  prompt: string,
  whole: ReadResult,
  read: (words: string) => ReadResult,
): ReadResult | undefined {
  if (whole.reading.intent !== 'play' || whole.reading.sameGame) return undefined;
  const [, ofAll = '', listed = ''] = canonical.exec(prompt.trim()) ?? [];
  if (listed !== '') {
    const ofWhole = read(ofAll);
    return madeOf(ofWhole, listed.split(';').map(read), ofWhole.unread);
  }
  const words = prompt.trim().replace(/ +/g, ' ').replace(listInLeg, withoutSeparators);
  if (!separators.test(words)) return undefined;
  const [, before, after, parlay, ofParlay] = lead.exec(words) ?? [];
  const [head, tail] = [before ?? parlay ?? '', after ?? ofParlay ?? words];
  const pieces = tail.split(separators).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  if (pieces.length < 2 || pieces.length > mostLegs) return undefined;
  // "Parlay" applies to all legs, wherever it is written.
  const legs = pieces.map((piece) => read(piece.replaceAll(/\bparlays?\b/gi, ' ')));
  if (!legs.every(isLeg) || !areDifferent(legs)) return undefined;
  const ofHead = head === '' ? undefined : read(head);
  const made = madeOf(whole, legs, ofHead?.unread ?? []);
  // "4 legs: …" followed by three items is not a list of its legs.
  const isCounted = counted.test(head) && ofHead?.reading.legs?.min !== made.reading.legs?.min;
  return isCounted ? undefined : made;
}

function withoutSeparators(list: string): string {
  return list.replace(/ ?(?:,|\+|&|\band\b) ?/gi, ' ');
}

/** A leg needs a subject (sport, team or player) as well as a market or a side. */
function isLeg({ reading }: ReadResult): boolean {
  const { intent, sports, teams, player, markets, sides, stat } = reading;
  const hasSubject =
    sports.length === 1 || teams.length > 0 || player !== null || sportOfStat(stat) !== undefined;
  return intent === 'play' && hasSubject && markets.length + sides.length > 0;
}

/** Items with the same terms are one reading: "Chiefs and Lakers moneylines". */
function areDifferent(legs: readonly ReadResult[]): boolean {
  const terms = legs.map(({ reading: { markets, sides, stat, line } }) =>
    JSON.stringify([markets, sides, stat, line]),
  );
  return new Set(terms).size > 1;
}

function madeOf({ reading }: ReadResult, legs: readonly ReadResult[], ofHead: readonly string[]): ReadResult {
  const named = legs.flatMap(({ reading: leg }) => {
    const own = namedLegOf(leg);
    const implied = sportOfStat(own.stat);
    const sports = own.sports.length === 0 && implied ? [implied] : own.sports;
    return Array.from({ length: countOf(leg) }, () => ({ ...own, sports }));
  });
  return {
    reading: withNamedLegs(reading, named.slice(0, mostLegs)),
    unread: [...new Set([...ofHead, ...legs.flatMap((leg) => leg.unread)])],
  };
}

/** "Two NFL props" are two legs; a range of legs counts as one. */
function countOf({ legs }: Reading): number {
  const isExact = legs !== null && legs.min === legs.max;
  return isExact ? Math.min(mostLegs, legs.min) : 1;
}
