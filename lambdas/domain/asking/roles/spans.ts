/** The roles of a question's words, told by an encoder that learned them from marked questions (docs/decisions/0029). */
import { greatest, type Label } from '../encoder/encoder.ts';
import type { Token } from '../encoder/tokens.ts';
import type { Told } from '../encoder/told.ts';
import { saysNothing } from './doubt/conditions.ts';
import { placeIn } from './said/places.ts';

/** Words of one role. */
export interface Span {
  /** `team`, `stat`, `when`: see the decision. */
  readonly role: string;
  /** What is said is not wanted: "no props". */
  readonly isRefused: boolean;
  /** As typed. */
  readonly words: string;
  /** The number of the leg that it belongs to, from 0; null for what holds for the whole bet. */
  readonly leg: number | null;
  /** What is between it and the span before, without spaces around it. */
  readonly before: string;
  /** The chance of its least certain word, from 0 to 1. */
  readonly chance: number;
  /** The numbers of its first and its last token. */
  readonly tokens: readonly [first: number, last: number];
}

/** Whether any words of these roles are wanted. */
export const hasWanted = (spans: readonly Span[], ...roles: readonly string[]): boolean =>
  spans.some(({ role, isRefused }) => !isRefused && roles.includes(role));

/** The other wanted words of the same leg, and of the whole bet. */
export const beside = (span: Span, spans: readonly Span[]): readonly Span[] =>
  spans.filter(
    (other) =>
      other !== span &&
      !other.isRefused &&
      (other.leg === null || span.leg === null || other.leg === span.leg),
  );

export interface Roles {
  readonly spans: readonly Span[];
  /** The chance of the least certain role, from 0 to 1. */
  readonly chance: number;
  /** The chance of the word that is likeliest refused and is told not to be, from 0 to 1. */
  readonly refusal: number;
  /** Figures outside of them surely are no part of a bet: "we each put in 20". */
  readonly areFiguresTalk: boolean;
  /** What is said outside of them, in lower case. */
  readonly around: string;
  /** The part of it that may have a role after all. */
  readonly unsure: string;
  /** Words of which it is sure that they have no role, in lower case and without apostrophes. */
  readonly talk: ReadonlySet<string>;
  /** Words of conditions that no term covers, and that surely are such. */
  readonly conditions: readonly string[];
}

/** From this share on, a word is only talk. */
const surelyTalk = 0.7;
/** From this share on, a figure is only talk. */
const surelyNoFigure = 0.9;
/** From this share on, a name is only talk. */
const surelyNobody = 0.65;
/** From this share of its least certain word on, a condition is one. */
const surelyCondition = 0.6;

/** A token that was not read: it has no role, and nothing is sure of it. */
const unread: Label = { at: 0, share: 0 };

/** The likeliest role and part of a leg of each token. */
export function likeliest({ words }: Told): {
  readonly roles: readonly Label[];
  readonly legs: readonly Label[];
} {
  const labels = (of: 'roles' | 'legs') => words.map((shares) => (shares ? greatest(shares[of]) : unread));
  return { roles: labels('roles'), legs: labels('legs') };
}

export function rolesOf(told: Told): Roles {
  const { prompt, tokens, roleNames } = told;
  const { roles, legs } = likeliest(told);
  const chance = [...roles, ...legs].reduce((least, { share }) => Math.min(least, share), 1);
  const names = roles.map(({ at, share }) => (share > 0 ? (roleNames[at] ?? 'O') : 'O'));
  const all = spansIn(
    prompt,
    tokens,
    names,
    legs.map(({ at }) => at),
    roles.map(({ share }) => share),
  );
  // Legs of one game always are: "a correlated same-game parlay".
  const spans = all.filter(
    ({ role, words }) => role !== 'other' || !/^(?:positively )?correlated$/i.test(words),
  );
  const wordsOutside = (most: number) =>
    tokens
      .flatMap(({ text }, at) =>
        names[at] === 'O' && (roles[at]?.share ?? 0) <= most ? [text.toLowerCase()] : [],
      )
      .join(' ');
  const around = wordsOutside(1);
  const isNamed = spans.some(({ role }) => role === 'player' || role === 'team' || role === 'game');
  const conditions = spans
    .filter(
      ({ role, chance, words }) =>
        role === 'other' && chance >= surelyCondition && !saysNothing(words, { prompt, isNamed }),
    )
    .map(({ words }) => words.toLowerCase());
  const isTalk = (at: number) => names[at] === 'O' && (roles[at]?.share ?? 0) >= surelyTalk;
  const talk = new Set(
    tokens.flatMap(({ text }, at) => (isTalk(at) ? [text.toLowerCase().replace(/['’]/g, '')] : [])),
  );
  const areFiguresTalk = tokens.every(
    ({ text }, at) => !/\d/.test(text) || names[at] !== 'O' || (roles[at]?.share ?? 0) >= surelyNoFigure,
  );
  return {
    spans,
    chance,
    refusal: refusalIn(told, names),
    areFiguresTalk,
    around,
    unsure: wordsOutside(surelyNobody),
    talk,
    conditions,
  };
}

function refusalIn({ words, roleNames }: Told, names: readonly string[]): number {
  const isRefused = (name: string | undefined) => name?.includes('!') === true;
  const refused = roleNames.flatMap((name, at) => (isRefused(name) ? [at] : []));
  const chances = words.map((shares, at) =>
    isRefused(names[at]) ? 0 : refused.reduce((sum, role) => sum + (shares?.roles[role] ?? 0), 0),
  );
  return chances.reduce((a, b) => Math.max(a, b), 0);
}

/** What a token is in a leg, by its number. */
const [outside, first] = [0, 1];

/**
 * @param legs for each token: outside of a leg, its first, or a further one of the same
 * @param chances of the role of each token; 1 for roles that are given
 */
export function spansIn(
  prompt: string,
  tokens: readonly Token[],
  roles: readonly string[],
  legs: readonly number[],
  chances: readonly number[] = [],
): Span[] {
  const spans: { role: string; leg: number | null; chance: number; first: number; last: number }[] = [];
  let leg = -1;
  let isInLeg = false;
  for (const at of tokens.keys()) {
    const part = legs[at] ?? outside;
    if (part === first || (part !== outside && !isInLeg)) leg += 1;
    isInLeg = part !== outside;
    const [mark, role] = (roles[at] ?? 'O').split('-');
    if (role === undefined) continue;
    const last = spans.at(-1);
    const isSame = mark === 'I' && last?.role === role && (roles[at - 1] ?? 'O') !== 'O';
    const chance = chances[at] ?? 1;
    if (isSame) {
      last.last = at;
      last.chance = Math.min(last.chance, chance);
    } else spans.push({ role, leg: isInLeg ? leg : null, chance, first: at, last: at });
  }
  return spans.map(({ role, leg: of, chance, first: start, last }, at) => {
    // "60% chance each": the word says whose it is, with or without a role.
    const isOfEach = role === 'chance' && /^(?:each|apiece)$/i.test(tokens[last + 1]?.text ?? '');
    const isAlone = isOfEach && (roles[last + 1] ?? 'O') === 'O';
    const end = isAlone ? last + 1 : role === 'n' ? endOfEach(tokens, roles, last) : last;
    const previous = spans[at - 1];
    const name = role.replace('!', '');
    const said = wordsOf(prompt, tokens, start, end);
    const place = name === 'other' ? placeIn(said) : undefined;
    const from = tokens[start]?.at ?? 0;
    const before = prompt.slice(previous ? endOf(tokens[previous.last]) : 0, from).trim();
    return {
      role: place?.role ?? name,
      isRefused: role.startsWith('!') && !onlyThis.test(prompt.slice(0, from)),
      words: place?.words ?? said,
      leg: of,
      before,
      chance,
      tokens: [start, end],
    };
  });
}

/** Before what alone is wanted: "nothing but underdogs". */
const onlyThis =
  /\b(?:noth?ing?|nuthin|none|nobody|no (?:one|legs?|bets?|picks?|plays?))['’]? but(?: (?:the|pure|straight))?\s*$/i;

/** "2 legs each", "three apiece": the number of each. */
function endOfEach(tokens: readonly Token[], roles: readonly string[], last: number): number {
  const isBare = (at: number) => (roles[at] ?? 'O') === 'O';
  const isEach = (at: number) => isBare(at) && /^(?:each|apiece)$/i.test(tokens[at]?.text ?? '');
  if (isEach(last + 1)) return last + 1;
  const isThing =
    isBare(last + 1) && /^(?:legs?|picks?|bets?|plays?|props?)$/i.test(tokens[last + 1]?.text ?? '');
  return isThing && isEach(last + 2) ? last + 2 : last;
}

const endOf = (token: Token | undefined): number => (token ? token.at + token.text.length : 0);

/** @returns what is typed from one token to another */
export const wordsOf = (prompt: string, tokens: readonly Token[], first: number, last: number): string =>
  prompt.slice(tokens[first]?.at ?? 0, endOf(tokens[last]));
