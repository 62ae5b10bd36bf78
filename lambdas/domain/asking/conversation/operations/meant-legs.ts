/**
 * Which legs of the last answer some words mean: "leg 2", "the last two", "both overs", "the Allen one", "the +150", "the riskiest",
 * "everything else".
 */
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import type { Token } from '../../queries/reading/sentence.ts';
import type { KnownTeam } from '../../reading/names/directory.ts';
import { allLegs, counts, describes, isMany, itself, ordinals, othersOf, superlatives } from './leg-words.ts';
import { plain } from './word-lists.ts';

export interface Meant {
  /** Indexes in the order of the legs. */
  readonly legs: readonly number[];
  /** What is said of the legs besides: tokens that name none. */
  readonly left: readonly Token[];
  /** All that were not named elsewhere. */
  readonly isOthers: boolean;
  /** One leg is meant, and these fit. */
  readonly unclear?: readonly number[];
  /** A leg is named that the answer does not have. */
  readonly isMissing: boolean;
  /** Whom no leg is on, if that is known. */
  readonly missing?: string;
  /** The teams that are named, of whose games no leg is: one, or both of a game. */
  readonly missingTeams?: readonly KnownTeam[];
  /** A leg is named by its number or place. */
  readonly isNumbered: boolean;
}

const none = { isNumbered: false, legs: [], left: [], isOthers: false, isMissing: false } as const;

/**
 * @param tokens one or more names of legs, joined by "and" or commas
 * @param legs those of the last answer
 */
export function meantLegs(tokens: readonly Token[], legs: readonly ShownLeg[]): Meant {
  const parts = partsOf(tokens);
  let meant: Meant = none;
  for (const [at, part] of parts.entries()) {
    const isListed = parts.length > 1 && meant.legs.length > 0 && at > 0;
    const one = meantBy(part, legs, isListed);
    meant = {
      legs: [...new Set([...meant.legs, ...one.legs])].sort((a, b) => a - b),
      left: [...meant.left, ...one.left],
      isOthers: meant.isOthers || one.isOthers,
      isMissing: meant.isMissing || one.isMissing,
      isNumbered: meant.isNumbered || one.isNumbered,
      ...((meant.missingTeams ?? one.missingTeams) && {
        missingTeams: meant.missingTeams ?? one.missingTeams,
      }),
      ...((meant.unclear ?? one.unclear) && { unclear: meant.unclear ?? one.unclear }),
    };
  }
  return meant;
}

const isJoin = ({ word, isBreak }: Token) => isBreak || word === 'and' || word === 'or' || word === 'plus';

function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isJoin(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** @param isListed it follows a name of a leg, so that a bare number is one too: "legs 1 and 3" */
function meantBy(part: readonly Token[], legs: readonly ShownLeg[], isListed: boolean): Meant {
  const words = part.map(({ word }) => word);
  const text = words.join(' ');
  const others = othersOf(text);
  if (others !== null)
    return {
      ...none,
      isOthers: true,
      left: part.filter(({ word }) => !others.includes(word) && !plain.has(word)),
    };
  const place = placesIn(part, legs.length, isListed);
  const rest = part.filter((_, at) => !place.used.has(at));
  const most = extremeIn(rest, legs);
  const named = describedBy(most.rest, legs);
  const left = named.left;
  if (place.legs.length > 0 || place.isMissing) {
    // "The first one, the Bills": a name beside a number must agree with it.
    const both = named.isNamed ? place.legs.filter((leg) => named.legs.includes(leg)) : place.legs;
    return { ...none, isNumbered: true, legs: both, left, isMissing: place.isMissing || both.length === 0 };
  }
  if (most.leg !== undefined)
    return { ...none, legs: most.leg < 0 ? [] : [most.leg], left, isMissing: most.leg < 0 };
  if (named.isNamed) {
    const isPlural = isMany(words);
    const count = countIn(part);
    if (named.legs.length === 0) return { ...none, left, isMissing: true, ...teamWithoutLeg(part, legs) };
    if (count !== undefined && count < named.legs.length) return { ...none, left, unclear: named.legs };
    if (!isPlural && count === undefined && named.legs.length > 1)
      return { ...none, left, unclear: named.legs };
    return { ...none, legs: named.legs, left };
  }
  if (allLegs.test(text)) {
    const said = new Set(allLegs.exec(text)?.[0].split(' '));
    return { ...none, legs: legs.map((_, at) => at), left: left.filter(({ word }) => !said.has(word)) };
  }
  if (itself.test(text)) {
    const all = legs.map((_, at) => at);
    return { ...none, ...(all.length === 1 ? { legs: all } : { unclear: all }) };
  }
  return { ...none, left };
}

/** "The Jazz leg", "the Warriors Lakers leg", where nobody plays them. */
function teamWithoutLeg(part: readonly Token[], legs: readonly ShownLeg[]): Pick<Meant, 'missingTeams'> {
  const teams = part.flatMap((token) => token.team ?? []);
  const isOn = ({ home, away, prop }: ShownLeg) =>
    [home, away, prop?.team].some((name) => teams.some((team) => team.name === name));
  return teams.length > 0 && teams.length <= 2 && !legs.some(isOn) ? { missingTeams: teams } : {};
}

const countIn = (part: readonly Token[]) => {
  const token = part.find(({ word, figure }) => counts[word] !== undefined || figure?.form === 'number');
  return token && (counts[token.word] ?? token.figure?.value);
};

interface Places {
  readonly legs: readonly number[];
  readonly used: ReadonlySet<number>;
  readonly isMissing: boolean;
}

const isLeg = (token: Token | undefined) =>
  token !== undefined && /^(?:legs?|picks?|number|no|nos|bets?|props?)$/.test(token.word);
const numberAt = (token: Token | undefined) => {
  const value = token?.figure?.form === 'number' ? token.figure.value : token && counts[token.word];
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 12 ? value : undefined;
};

/** "Leg 2", "the second", "the first two", "the last one", "the middle one". */
function placesIn(part: readonly Token[], count: number, isListed: boolean): Places {
  const found: number[] = [];
  const used = new Set<number>();
  for (let at = 0; at < part.length; at++) {
    const [token, next, before] = [part[at], part[at + 1], part[at - 1]];
    if (!token || used.has(at)) continue;
    const ordinal = ordinals[token.word];
    const many = numberAt(next);
    if (ordinal === 'first' || ordinal === 'last') {
      used.add(at);
      // "The first two", and "the last one".
      if (many !== undefined && next?.word !== 'one') {
        used.add(at + 1);
        const from = ordinal === 'first' ? 0 : count - many;
        found.push(...Array.from({ length: many }, (_, index) => from + index));
      } else found.push(ordinal === 'first' ? 0 : count - 1);
    } else if (ordinal === 'middle') {
      used.add(at);
      found.push(count % 2 === 1 ? (count - 1) / 2 : -1);
    } else if (ordinal !== undefined) {
      used.add(at);
      // "Second to last".
      if (next?.word === 'to' && part[at + 2]?.word === 'last') {
        used.add(at + 1).add(at + 2);
        found.push(count - ordinal);
      } else found.push(ordinal - 1);
    } else {
      const value = numberAt(token);
      const isNamed = isLeg(before) || /^#\d/.test(token.cased) || (isListed && part.length === 1);
      if (value === undefined || (!isNamed && !(token.figure && part.length === 1))) continue;
      used.add(at);
      found.push(value - 1);
    }
  }
  return {
    legs: [...new Set(found.filter((leg) => leg >= 0 && leg < count))],
    used,
    isMissing: found.some((leg) => leg < 0 || leg >= count),
  };
}

/** By price: a chance is not known of every leg shown. `leg` is -1 where the prices do not tell. */
function extremeIn(part: readonly Token[], legs: readonly ShownLeg[]) {
  const text = part.map(({ word }) => word).join(' ');
  const found = superlatives.find(({ phrase }) => phrase.test(text));
  const said = found?.phrase.exec(text)?.[0].split(' ') ?? [];
  const rest = part.filter(({ word }) => !said.includes(word));
  if (!found) return { rest: part };
  const prices = legs.flatMap(({ price }) => price ?? []);
  if (prices.length < legs.length || prices.length < 2) return { leg: legs.length === 1 ? 0 : -1, rest };
  const paid = prices.map(americanToDecimal);
  return { leg: paid.indexOf(found.isLong ? Math.max(...paid) : Math.min(...paid)), rest };
}

/** Every word that describes legs narrows them: "the Bills spread". */
function describedBy(part: readonly Token[], legs: readonly ShownLeg[]) {
  let meant = legs.map((_, at) => at);
  let isNamed = false;
  const left: Token[] = [];
  for (const token of part) {
    const fits = describes(token, legs);
    if (fits === undefined) {
      if (!plain.has(token.word) && counts[token.word] === undefined && numberAt(token) === undefined)
        left.push(token);
      continue;
    }
    isNamed = true;
    meant = meant.filter((at) => fits.includes(at));
  }
  return { legs: meant, isNamed, left };
}
