/** Compares the two teams of a game by one number each; only such a comparison may say that one is ahead of the other. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Fact, Pair, Values } from './fact.ts';
import type { Lean } from './lean.ts';

const prefix = 'opponent';

/**
 * Gives each fact about a team the values of the same fact about its opponent: `won` and `opponentWon`.
 * @param facts of one kind and one game, at most one per team
 * @returns the same facts; a fact without a counterpart stays as it is
 */
export function paired(facts: readonly Fact[]): Fact[] {
  return facts.map((fact) => {
    const other = facts.find(({ team }) => team !== fact.team);
    if (!other) return fact;
    const theirs = Object.entries(other.values).map(([name, value]) => [prefixed(name), value] as const);
    return {
      ...fact,
      values: { ...fact.values, [prefix]: other.about, ...Object.fromEntries(theirs) },
    };
  });
}

const prefixed = (name: string) => `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Facts never change, and a question compares each of them many times. */
const read = new WeakMap<Values, Values | undefined>();

/** The opponent's values in a paired fact, by their own names; undefined if the fact has none. */
export function opponentsIn(values: Values): Values | undefined {
  if (!read.has(values)) read.set(values, opponentsOf(values));
  return read.get(values);
}

function opponentsOf(values: Values): Values | undefined {
  const theirs = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(prefix) && name !== prefix
      ? [[`${name.charAt(prefix.length).toLowerCase()}${name.slice(prefix.length + 1)}`, value] as const]
      : [],
  );
  return theirs.length > 0 ? Object.fromEntries(theirs) : undefined;
}

/**
 * Compares the same number of both teams, of which the higher is the better.
 * @param leastGap the smallest difference that is worth a sentence
 */
export function byNumber(numberOf: (values: Values) => number, leastGap: (sport: Sport) => number): Pair {
  return ({ values, sport }) => {
    const theirs = opponentsIn(values);
    return theirs && leanOfGap(numberOf(values) - numberOf(theirs), leastGap(sport));
  };
}

/** @param gap positive if the own number is better */
export function leanOfGap(gap: number, least: number): Lean {
  // Differences such as 0.8 − 0.6 have no exact binary representation.
  const slack = 1e-9;
  if (Math.abs(gap) < least - slack) return 0;
  return gap > 0 ? 1 : -1;
}
