/** Why operations cannot be carried out as they were typed: a leg that is not there, or one of several. */
import { plural } from '../../../platform/format.ts';
import type { Given } from '../../answer/next.ts';
import { shortName } from '../../reading/names/directory.ts';
import type { Heard } from '../heard.ts';
import { changesOf } from '../taps.ts';
import type { Operation } from './read-operations.ts';

/** Questions that are offered instead. */
const mostTaps = 4;

const asWord: Readonly<Record<Operation['verb'], string>> = {
  keep: 'Keep',
  only: 'Keep',
  like: 'Keep',
  drop: 'Drop',
  refuse: 'Swap',
  swap: 'Swap',
  fresh: 'Swap',
  flip: 'Flip',
  add: 'Swap',
  find: 'Swap',
};

/** @returns undefined if every leg named is one of the answer */
export function problemIn(operations: readonly Operation[], given: Given): Heard | undefined {
  const { legs } = given;
  const open = operations.find(({ meant }) => meant.unclear);
  const missing = operations.find(({ meant }) => meant.isMissing);
  const problem = open ?? missing;
  if (!problem) return undefined;
  const places = open?.meant.unclear ?? [...legs.keys()];
  // "Take out Pastrnak and add MacKinnon", where no leg is on the first: the second can still come in.
  const others =
    missing && !open ? operations.filter(({ verb, terms }) => verb === 'add' && terms !== '') : [];
  const into =
    (problem.meant.missing ?? problem.meant.missingTeam) !== undefined && problem.terms !== ''
      ? ` for ${problem.terms}`
      : '';
  const instead = [
    ...others.map(({ terms }) => `Add ${terms}`),
    ...places.map((leg) => `${asWord[problem.verb]} leg ${leg + 1}${into}`),
  ].slice(0, mostTaps);
  const count = `The last answer has ${plural(legs.length, 'leg')}`;
  const { isNumbered, missing: player, missingTeam: team } = problem.meant;
  const name = player ?? (team && `the ${shortName(team)}`);
  const none = name === undefined ? 'none is that one' : `none is on ${name}`;
  return {
    kind: 'unclear',
    // Only the rules know whom the last answer's legs are on: another reader would change what nobody named.
    ...(!open && name !== undefined && { isSure: true as const }),
    why: open ? 'Which leg do you mean?' : isNumbered ? `${count}.` : `${count}, and ${none}.`,
    instead: legs.length === 1 ? changesOf(given) : instead,
  };
}
