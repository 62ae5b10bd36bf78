/** The roles of a question's words, told by a network that learned them from marked questions (docs/decisions/0028). */
import type { KnownPlayer } from '../../feed/players/known-player.ts';
import { zero } from '../reading/terms/signs/scale.ts';
import { type Layer, type Network, offsetsOf, sharesOf } from './network.ts';
import { flags, looksOf, type Token, tokensOf } from './tokens.ts';
import * as written from './weights.ts';

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
  /** Nothing but spaces is between it and the span before. */
  readonly isNext: boolean;
}

export interface Roles {
  readonly spans: readonly Span[];
  /** The chance of the least certain role, from 0 to 1. */
  readonly chance: number;
  /** What is said outside of them, in lower case. */
  readonly around: string;
}

type Numbers = typeof written.vectors;

const numbersOf = ({ unit, numbers }: Numbers): Float32Array =>
  Float32Array.from({ length: numbers.length }, (_, at) => (numbers.charCodeAt(at) - zero) / unit);

function layerOf(
  { weights, bases }: typeof written.roles,
  inputs: number,
  offsets: readonly number[],
): Layer {
  const outputs = bases.numbers.length;
  return { weights: numbersOf(weights), bases: numbersOf(bases), inputs, outputs, offsets };
}

let made: Network | undefined;

/** Made once, on first use. */
function network(): Network {
  const { size, layers, roles, legs, vectors } = written;
  const width = roles.weights.numbers.length / roles.bases.numbers.length;
  made ??= {
    size,
    vectors: numbersOf(vectors),
    layers: layers.map((layer, at) =>
      layerOf(layer, at === 0 ? size + flags.length : width, offsetsOf[at] ?? []),
    ),
    roles: layerOf(roles, width, [0]),
    legs: layerOf(legs, width, [0]),
  };
  return made;
}

/** @param roster every player that the feed has named */
export function rolesOf(prompt: string, roster: readonly KnownPlayer[]): Roles {
  const tokens = tokensOf(prompt);
  const shares = sharesOf(network(), looksOf(tokens, roster));
  const roles = shares.roles.map((each) => best(each));
  const legs = shares.legs.map((each) => best(each));
  const chance = [...roles, ...legs].reduce((least, { share }) => Math.min(least, share), 1);
  const names = roles.map(({ at }) => written.roleNames[at] ?? 'O');
  const spans = spansIn(
    prompt,
    tokens,
    names,
    legs.map(({ at }) => at),
  );
  const around = tokens.flatMap(({ text }, at) => (names[at] === 'O' ? [text.toLowerCase()] : [])).join(' ');
  return { spans, chance, around };
}

function best(shares: Float32Array): { readonly at: number; readonly share: number } {
  const share = shares.reduce((a, b) => Math.max(a, b), 0);
  return { at: shares.indexOf(share), share };
}

/** What a token is in a leg, by its number. */
const [outside, first] = [0, 1];

/** @param legs for each token: outside of a leg, its first, or a further one of the same */
export function spansIn(
  prompt: string,
  tokens: readonly Token[],
  roles: readonly string[],
  legs: readonly number[],
): Span[] {
  const spans: { role: string; from: number; to: number; leg: number | null }[] = [];
  let leg = -1;
  let isInLeg = false;
  for (const [at, { text, at: from }] of tokens.entries()) {
    const part = legs[at] ?? outside;
    if (part === first || (part !== outside && !isInLeg)) leg += 1;
    isInLeg = part !== outside;
    const [mark, role] = (roles[at] ?? 'O').split('-');
    if (role === undefined) continue;
    const last = spans.at(-1);
    const isSame = mark === 'I' && last?.role === role && (roles[at - 1] ?? 'O') !== 'O';
    if (isSame) last.to = from + text.length;
    else spans.push({ role, from, to: from + text.length, leg: isInLeg ? leg : null });
  }
  return spans.map(({ role, from, to, leg: of }, at) => ({
    role: role.replace('!', ''),
    isRefused: role.startsWith('!'),
    words: prompt.slice(from, to),
    leg: of,
    isNext: prompt.slice(spans[at - 1]?.to ?? 0, from).trim() === '',
  }));
}
