/** What the encoder tells of a question: the role of each word, its part in a leg, and the kind of the whole. */
import type { KnownPlayer } from '../../feed/players/known-player.ts';
import { withBrothersNamed } from '../reading/plain/bets/brothers.ts';
import { forBoth } from '../reading/plain/for-both.ts';
import { withGamesOfPlayers } from '../reading/plain/games-of-players.ts';
import { withDecimals } from '../reading/words/spoken-numbers.ts';
import { type Encoder, sharesOf, type WordShares } from './encoder.ts';
import { type Meaning, meaningOf } from './meanings.ts';
import { inPieces } from './pieces.ts';
import { looksOf, type Token, tokensOf } from './tokens.ts';

export interface Told {
  /** As typed, with spoken decimals in figures, in plainer words what both readers would misread, and a team in place of a player whose game is meant. */
  readonly prompt: string;
  readonly tokens: readonly Token[];
  /** Of each token; undefined for those that a long text has too many of. */
  readonly words: readonly (WordShares | undefined)[];
  readonly roleNames: Encoder['roleNames'];
  /** One share a kind, in the order of `kindNames`. */
  readonly kinds: Float32Array;
  readonly kindNames: Encoder['kindNames'];
  /**
   * What some tokens of one role mean.
   * @param last the number of the last token
   */
  readonly meaningOf: (role: string, first: number, last: number) => Meaning | undefined;
}

/**
 * @param typed as the user wrote it
 * @param roster every player that the feed has named
 */
export function toldOf(typed: string, roster: readonly KnownPlayer[], encoder: Encoder): Told {
  const prompt = withGamesOfPlayers(withBrothersNamed(forBoth(withDecimals(typed)), roster), roster);
  const tokens = tokensOf(prompt);
  const { pieces, firsts } = inPieces(encoder, tokens, looksOf(tokens, roster));
  const { words, kinds, embedded, final } = sharesOf(encoder, pieces);
  const { roleNames, kindNames } = encoder;
  const ofWords = firsts.map((first) => (first === undefined ? undefined : words[first]));
  const meaning = (role: string, first: number, last: number) => {
    const [from, next = pieces.length - 1] = [firsts[first], firsts[last + 1]];
    return from === undefined ? undefined : meaningOf(encoder, { embedded, final }, role, [from, next]);
  };
  return { prompt, tokens, words: ofWords, roleNames, kinds, kindNames, meaningOf: meaning };
}

/**
 * What is told of a bet: without the roles that only words of other questions have, as "since October" and "the other side at -150" do. The
 * shares of the others add up to 1.
 */
export function ofBets(told: Told): Told {
  const isOfOthers = told.roleNames.map((name) => ofOtherKinds.has(name.replace(/^[BI]-!?/, '')));
  const words = told.words.map((shares) => {
    if (!shares) return undefined;
    const roles = shares.roles.map((share, at) => (isOfOthers[at] ? 0 : share));
    const sum = roles.reduce((all, share) => all + share, 0);
    return sum > 0 ? { ...shares, roles: roles.map((share) => share / sum) } : shares;
  });
  return { ...told, words };
}
const ofOtherKinds: ReadonlySet<string> = new Set(
  'span split old result counter bankroll boost with out'.split(' '),
);
