/**
 * Reads a question that stands inside a story: "my wife says Rangers, I say Isles, who wins". Only where words show its kind, and
 * only where what surrounds it neither narrows nor names anything of betting; the answer says what it left out.
 */

import { leagueDay } from '../../../platform/calendar.ts';
import { isFiller } from '../../reading/words/fillers.ts';
import { withoutAbbreviations } from '../../reading/words/text.ts';
import { readCheck } from '../check/read.ts';
import { readCompare } from '../compare/read.ts';
import { readFind } from '../find/read.ts';
import { asksForFacts } from '../find/reading/sure.ts';
import { readMarket } from '../market/read.ts';
import { readMine } from '../mine/read.ts';
import { lexicon } from '../table/lexicon.ts';
import { type Known, termsOf } from '../table/terms.ts';
import { readTrack } from '../track/read.ts';
import type { KindName, RuledQuery } from './kinds.ts';
import { kindsShown, type TableKindName } from './kinds-shown.ts';
import { narrows } from './narrowing.ts';
import { isPlain } from './plain-words.ts';
import type { QuestionContext } from './sentence.ts';
import { wishesForBet } from './wished.ts';

export interface Near {
  readonly query: RuledQuery;
  /** Words that were left out, in order. */
  readonly asides: readonly string[];
}

type Reader = (prompt: string, known: Known) => RuledQuery | undefined;
/** Of each kind that the table or the tracker answers. */
export const readers: { readonly [K in TableKindName]: Reader } = {
  check: readCheck,
  compare: readCompare,
  market: readMarket,
  find: readFind,
  mine: readMine,
  track: readTrack,
};

export const isTableKind = (kind: KindName): kind is TableKindName => Object.hasOwn(readers, kind);

/** What the readers of the table know. */
export const knownOf = ({ selectedSport, teams, players, roster, now }: QuestionContext): Known => ({
  selectedSport,
  teams,
  players,
  roster,
  today: leagueDay(now),
});

/** The words left out that say something, as an answer names them. */
export const saidIn = (asides: ReadonlySet<string>): string[] =>
  [...asides].filter((word) => !isPlain(word) && !isFiller(word));

/** A longer text has no one question. */
const longest = 320;

/** Between two parts of a story. */
const breaks = /[.?!;\n]+(?=\s|$)|,\s|\s[-–—]+\s|\b(?:so|but|because|cuz|cause|though|tho|while|lol|lmao)\b/i;

/** @returns undefined where no kind is shown, or where a part that names something of betting would be left out */
export function readNear(prompt: string, context: QuestionContext): Near | undefined {
  if (prompt.length > longest) return undefined;
  const kinds = kindsShown(prompt);
  const known = knownOf(context);
  const tracked = kinds.includes('track') ? readChange(prompt, known) : undefined;
  if (tracked) return tracked;
  if (wishesForBet(prompt)) return undefined;
  const facts = (asksForFacts(prompt) ? readFacts(prompt, known) : undefined) ?? factsAlone(prompt, known);
  if (facts) return facts;
  for (const text of textsOf(prompt, known)) {
    for (const kind of kinds) {
      const asides = new Set<string>();
      const query = readers[kind](text, { ...known, asides });
      if (query && kindsShown(text).includes(kind))
        return {
          query,
          asides: saidIn(new Set([...asides, ...leftOf(prompt, text)])),
        };
    }
  }
  return undefined;
}

/** The most words that narrow and are left out of an answer. */
const mostNarrowing = 3;

/** A question for facts is answered as far as it can be: also words that narrow are left out, and named. */
function readFacts(prompt: string, known: Known): Near | undefined {
  const asides = new Set<string>();
  const query = readFind(prompt, { ...known, asides, allAsides: true });
  const left = saidIn(asides);
  if (!query || left.filter(narrows).length > mostNarrowing) return undefined;
  return { query, asides: left };
}

/** Terms that could be a question of their own. */
const ofQuestions: ReadonlySet<string> = new Set([
  'team',
  'price',
  'market',
  'side',
  'line',
  'stat',
  'money',
]);

/** One sentence that asks for facts and is read in full, where the others only tell something: "tired legs matter. Who played yesterday?" */
function factsAlone(prompt: string, known: Known): Near | undefined {
  const sentences = withoutAbbreviations(prompt)
    .split(/(?<=[.?!])\s+/)
    .filter((each) => each.trim() !== '');
  if (sentences.length < 2) return undefined;
  const [asked, ...more] = sentences.filter(asksForFacts);
  if (asked === undefined || more.length > 0) return undefined;
  const others = sentences.filter((each) => each !== asked);
  const tellsOnly = others.every(
    (each) =>
      !each.includes('?') && !termsOf(each, none, known).terms.some(({ kind }) => ofQuestions.has(kind)),
  );
  const query = tellsOnly ? readFind(asked, known) : undefined;
  return query && { query, asides: [] };
}

/** A change in the tracker, or the last answer saved: nothing is done by the sentence itself, so that its story is left out. */
function readChange(prompt: string, known: Known): Near | undefined {
  const asides = new Set<string>();
  const query = readTrack(prompt, { ...known, asides, allAsides: true });
  return query && { query, asides: saidIn(asides) };
}

/** The whole, then its parts, the longest first; a part counts only if the others name nothing of betting. */
function textsOf(prompt: string, known: Known): string[] {
  const parts = withoutAbbreviations(prompt)
    .split(breaks)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < 2) return [prompt];
  const ofBetting = parts.filter((part) => namesBetting(part, known));
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((__, count) => parts.slice(from, from + count + 1)),
  );
  const whole = runs
    .filter((run) => run.length < parts.length && ofBetting.every((part) => run.includes(part)))
    .toSorted((a, b) => a.length - b.length || b.join('').length - a.join('').length)
    .map((run) => `${run.join(', ')}${prompt.trim().endsWith('?') ? '?' : ''}`);
  return [prompt, ...whole];
}

const none = lexicon<never>({});

/** Whether a part names a team, a player, a price or another term of a bet. */
function namesBetting(part: string, known: Known): boolean {
  const { terms, days, nextGame, nightGame, isPast } = termsOf(part, none, known);
  const isTerm = terms.some(({ kind }) => kind !== 'unread' && kind !== 'phrase' && kind !== 'number');
  return isTerm || days !== null || nextGame || nightGame || isPast;
}

/** Words of the question that the part does not have. */
function leftOf(prompt: string, text: string): string[] {
  const words = (of: string) => of.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? [];
  const kept = new Set(words(text));
  return words(prompt).filter((word) => !kept.has(word) && !isPlain(word));
}
