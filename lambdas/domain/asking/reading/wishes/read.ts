/** Reads wishes: pieces of a question that each ask for legs of their own. What is said of no piece holds for the whole. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { canonicalPrompt } from '../canonical-prompt.ts';
import type { ReadResult } from '../draft.ts';
import { countOf } from '../terms/numbers/standing-count.ts';
import { Text } from '../words/text.ts';
import { askingParts, choice, countIn, isFree, isKind } from './asking-pieces.ts';
import { readCanonicalWishes } from './canonical.ts';
import { piecesOf } from './constructions.ts';
import { headedBy, header, isBareOfPlayer, isHeading, withContext } from './in-context.ts';
import { ofOneGame } from './of-one-game.ts';
import { withKindsJoined } from './of-subjects.ts';
import { withQualified } from './qualified.ts';
import { hasKind, type Read, readParts, subjectsJoined } from './read-pieces.ts';
import { restIn, restOf } from './rest.ts';
import { withSharedNumbers } from './shared-numbers.ts';
import {
  counts,
  isOfSomebody,
  isOneReading,
  isSaidTwice,
  ofEach,
  ofEachTeam,
  ofWhole,
  sharedOut,
  statedLegs,
  withAnother,
  withIncluded,
} from './slip.ts';
import { type Construction, type NamesAt, tokensOf } from './tokens.ts';
import { legsOf, merged, mostLegs, openWish, usualLegs, withWishes } from './wish.ts';

/** The most pieces that are read; no slip has more. */
const mostPieces = 16;

/** "A parlay around the Lions", "built around LeBron", and no price or hour: "around +400", "around noon". */
const around =
  /\b(?:around(?! (?:the )?(?:[+-]?\d[\d.]*(?:[ap]m)?(?![\da-z])|even|noon|midnight|pick|money))|built on|based on|centered on|centred on|anchored by|featuring|starting with|starts with|(?:that )?(?:has|includes?|including))\b/;

/**
 * @param whole the reading of the question in one piece
 * @param read reads a piece of the question
 * @param by the constructions that divide it, in any order, and where players are named
 * @returns undefined if the question has no wishes of several kinds, so that `whole` applies
 */
export function readWishes(
  prompt: string,
  whole: ReadResult,
  read: (words: string) => ReadResult,
  { using, namesAt }: { readonly using?: readonly Construction[]; readonly namesAt?: NamesAt } = {},
): ReadResult | undefined {
  const { reading } = whole;
  const { cased: typed, lower } = new Text(prompt);
  const eachTeam = reading.intent === 'play' ? ofEachTeam(lower, reading) : undefined;
  if (eachTeam) {
    const unread = whole.unread.filter((word) => !/^(?:each|both|either|sides?|teams?)$/.test(word));
    return { reading: withWishes({ ...reading, eachGame: false, teams: [] }, eachTeam), unread };
  }
  const ofSports = ofEach(lower, reading);
  if (reading.intent !== 'play' || reading.eachGame || (reading.eachSport && !ofSports)) return undefined;
  const listed = readCanonicalWishes(prompt, read);
  if (listed) return listed;
  const cased = typed
    .replace(oneOfThem, ' , at least $1 ')
    .replace(forTheOther, ' , $1 others ')
    .replace(allScore, ' , all to score ')
    .replace(reading.stat !== null && (reading.legs?.min ?? 1) > 1 ? withOne : /$^/, ' with 1 ');
  if (ofSports)
    return {
      reading: withWishes({ ...reading, eachSport: false }, ofSports),
      unread: whole.unread.filter(
        (word) =>
          !/^(?:across|apiece|per|plus)$/.test(word) && (counts[word] ?? Number(word)) !== ofSports[0]?.count,
      ),
    };
  const pieces = withQualified(piecesOf(tokensOf(cased, namesAt), using), read);
  // "One wager which has me going against the Cowboys" is one bet.
  const isOne = reading.legs?.max === 1 && /\b(?:one|1|a single) (?:bet|wager|pick|play)\b/.test(lower);
  const isAround = around.test(lower) && !isOne && (reading.teams.length > 0 || reading.player !== null);
  if ((pieces.length < 2 && !isAround) || pieces.length > mostPieces || choice.test(lower)) return undefined;
  if (isSame(prompt, canonicalPrompt(reading))) return undefined;
  const everyPart = withSharedNumbers(
    readParts(withKindsJoined(subjectsJoined(pieces, read), read), read),
    read,
  );
  const remaining = restIn(everyPart);
  const parts = remaining ? everyPart.filter((part) => part !== remaining.part) : everyPart;
  const wished = askingParts(parts).filter(
    (part) => !isOfAvoided(part, reading) && !isOnlyRefused(part, everyPart),
  );
  const heading = wished.find((part, at) => isHeading(part, wished[at + 1]));
  const asking = wished.filter((part) => part !== heading).map((part) => headedBy(heading, part));
  const others = parts.filter((part) => !asking.includes(part));
  const stated = statedLegs(parts, asking);
  const frees: LegWish[] = others
    .filter(isFree)
    .map(({ piece }) => ({ ...openWish, count: piece.count ?? countIn(piece) }));
  const [only, ...more] = asking;
  const isOfKind = only && more.length + frees.length === 0 && stated?.min === stated?.max && isKind(only);
  const told = withContext(asking, others, reading, header.test(prompt));
  const shares = sharedOut(told) ?? withAnother(told, asking) ?? withIncluded(told, asking);
  const wishes = (shares ?? told).map((wish) => (stated && isOfKind ? { ...wish, count: stated.min } : wish));
  if (frees.length === 0 && isSaidTwice(wishes, reading, lower)) return undefined;
  const ofRest = remaining && restOf(remaining, { stated, taken: legsOf([...wishes, ...frees]), read });
  if (remaining && !ofRest) return { ...whole, unread: [...new Set([...whole.unread, 'rest'])] };
  if (ofRest) frees.push(ofRest.wish);
  // "The first-half under in 3 games" counts games, not kinds of legs.
  if (!only || (more.length === 0 && frees.length === 0 && !isAround && only.piece.count === null))
    return undefined;
  const isOpenEnded = isAround || asking.some(({ piece }) => piece.isLeast);
  const sum = legsOf(wishes) + legsOf(frees);
  // "Something built on Barkley, his rushing yards" is one leg.
  const isOpen = isAround && frees.length === 0 && (namesASlip.test(lower) || wishes.every(isOfAnyKind));
  const rest = (stated?.min ?? (isOpen ? usualLegs : sum)) - sum;
  if (more.length === 0 && frees.length === 0 && rest <= 0 && wishes.length < 2) return undefined;
  const all = merged([...wishes, ...frees, ...(rest > 0 ? [{ ...openWish, count: rest }] : [])]);
  const left = [...parts.flatMap((part) => (isFree(part) ? [] : part.unread)), ...(ofRest?.unread ?? [])];
  const unread = [...new Set(left)].filter(
    (word) =>
      // "All six" after legs that are six says nothing more.
      !(countOf(word) === legsOf(all) && isOfAllLegs(word, lower)) &&
      (word !== 'both' || bothParts.test(lower) || wishes.filter(isOfSomebody).length < 2),
  );
  if (legsOf(all) > mostLegs || (stated !== null && sum > stated.max && !isOpenEnded))
    return { ...whole, unread: [...new Set([...whole.unread, ...unread, `${stated?.max ?? sum}`])] };
  const isCounted = asking.some(({ piece }) => piece.count !== null);
  const isOfTeams = wishes.every(({ teams }) => teams.length > 0);
  if (!shares && isOneReading(wishes) && frees.length === 0 && (rest <= 0 || isOfTeams)) {
    const count = sum + Math.max(0, rest);
    const legs = isCounted || rest > 0 || reading.legs === null ? { min: count, max: count } : reading.legs;
    return isOfTeams && rest <= 0 ? undefined : { reading: { ...reading, legs }, unread };
  }
  const bet = withWishes(ofWhole(reading, others, asking, all), all);
  return { reading: ofOneGame(bet, lower, stated !== null), unread };
}

/** "A 3-leg parlay with a touchdown scorer": one of its legs, and not all of them. */
const withOne =
  / (?:with|w|including|incl|containing|that has|that includes) (?:at least )?(?:a|an|one|some) (?=(?:[^ ,]+ ){0,3}(?:scorers?|props?|td|touchdown|goal|homer|home run|hr|over|under|yards|strikeouts|points|rebounds|assists|shots)\b)/gi;

const namesASlip = /\b(?:parlays?|slips?|tickets?|combos?|legs?|sgps?|builders?|same game)\b/;
const isOfAnyKind = ({ stat, player }: LegWish): boolean => stat === null || player === null;

/** "Kelce and Hurts, both of them score": what is to happen to all who are named before. */
const allScore =
  /(?<= , )(?:all|both|each|every ?one|every ?body|the (?:three|four|both) of them|they all)(?: (?:of )?(?:them|those|these|the guys|guys|three|four|five))?(?: (?:to|gotta|must|will|can|should))? scor(?:e|es|ing)(?: (?:a )?(?:touchdowns?|tds?))?(?= |$)/gi;

/** "One of them should be a big favorite". */
const oneOfThem =
  / (?:but |and |with )?(?:at least )?(one|two|1|2) of (?:them|those|these|the legs|which) (?:(?:should|must|gotta|needs|has|have|need|ought|can|got)(?: to)?(?: be)?|being|is|are|to be)(?: an?| the| on)? /gi;

/** "Whatever you like for the other two". */
const forTheOther =
  /(?: (?:and|then|,))* (?:whatever|anything|something)(?: (?:you|u) (?:like|want|got))? (?:for|in|on) the (?:other|remaining) (two|three|four|[2-4])\b(?: legs| spots| ones)?/gi;

/** "Nothing with the Wizards", split at "with": its piece names only a team that the whole question refuses. */
const isOfAvoided = ({ reading }: Read, { teams }: Reading): boolean =>
  !hasKind(reading) &&
  reading.player === null &&
  reading.teams.length > 0 &&
  reading.teams.every(({ name }) => teams.some((team) => team.name === name && team.stance === 'avoid'));

const isOfAllLegs = (word: string, lower: string): boolean =>
  new RegExp(`\\b(?:all|just|only|make it|makes|thats|total of) ${word}\\b`).test(lower);

/** "Kelce without the touchdown, his yards": the first says only what is not bet on him. */
const isOnlyRefused = (part: Read, parts: readonly Read[]): boolean =>
  part.reading.notStats !== undefined &&
  isBareOfPlayer(part) &&
  parts.some((other) => !isBareOfPlayer(other) && other.reading.player === part.reading.player);

/** "Both halves" are two parts of a game; "both" alone says of two that are named what holds for each anyway. */
const bothParts =
  /\bboth (?:the )?(?:halves|half|quarters?|periods?|teams?|sides?|ways|games?|of (?:the )?games?)\b/;

/** In any case, with any spaces, a full stop, and apostrophes or none: "de'aaron fox" in lower case is a Deaaron. */
const isSame = (prompt: string, canonical: string): boolean => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/\s*,\s*/g, ',')
      .replace(/\s+/g, ' ')
      .replace(/[ .!?]+$/, '')
      .trim();
  return plain(prompt) === plain(canonical);
};
