/** Why operations cannot be carried out as they were typed: a leg that is not there, or one of several. */
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { plural } from '../../../platform/format.ts';
import type { Given } from '../../answer/next.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { shortName } from '../../reading/names/directory.ts';
import type { Heard } from '../heard.ts';
import { changesOf } from '../taps.ts';
import { legTermsOf } from './leg-terms.ts';
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
export function problemIn(
  operations: readonly Operation[],
  given: Given,
  context: QuestionContext,
): Heard | undefined {
  const { legs } = given;
  const open = operations.find(({ meant }) => meant.unclear);
  const missing = operations.find(({ meant }) => meant.isMissing);
  const problem = open ?? missing;
  if (!problem) return undefined;
  const places = open?.meant.unclear ?? [...legs.keys()];
  // "Take out Pastrnak and add MacKinnon", where no leg is on the first: the second can still come in.
  const wanted =
    missing && !open ? operations.filter(({ verb, terms }) => verb === 'add' && terms !== '') : [];
  const held = wanted.flatMap(({ terms }) => holding(terms, given, context) ?? []);
  const others = wanted.filter(({ terms }) => !holding(terms, given, context));
  const into =
    (problem.meant.missing ?? problem.meant.missingTeams) !== undefined && problem.terms !== ''
      ? ` for ${problem.terms}`
      : '';
  const instead = [
    ...others.map(({ terms }) => `Add ${terms}`),
    ...places.map((leg) => `${asWord[problem.verb]} leg ${leg + 1}${into}`),
  ].slice(0, mostTaps);
  const { missing: player, missingTeams: teams } = problem.meant;
  const name = player ?? teams?.map((team) => `the ${shortName(team)}`).join(' or ');
  return {
    kind: 'unclear',
    // Only the rules know whom the last answer's legs are on: another reader would change what nobody named.
    ...(!open && name !== undefined && { isSure: true as const }),
    why: open
      ? 'Which leg do you mean?'
      : [notThere(legs, name, problem.meant.isNumbered), ...held].join(' '),
    instead: legs.length === 1 ? changesOf(given) : instead,
  };
}

function notThere(legs: readonly ShownLeg[], name: string | undefined, isNumbered: boolean): string {
  const [only, ...others] = legs;
  if (only?.prop && others.length === 0)
    return `The last answer is on ${only.prop.player} alone${name === undefined ? '' : `, and not on ${name}`}.`;
  const count = `The last answer has ${plural(legs.length, 'leg')}`;
  if (isNumbered) return `${count}.`;
  return `${count}, and none is ${name === undefined ? 'that one' : `on ${name}`}.`;
}

/** "Put in Reaves points" where he is in the bet: which leg that is. */
function holding(terms: string, { legs }: Given, context: QuestionContext): string | undefined {
  const [wish, ...others] = legTermsOf(terms, context).wishes;
  if (!wish || wish.player === null || others.length > 0) return undefined;
  const { player, stat } = wish;
  const at = legs.findIndex(
    ({ prop }) => prop && isMeant(player, prop.player) && (stat === null || stat === prop.stat),
  );
  return at < 0 ? undefined : `${legs[at]?.prop?.player} is leg ${at + 1} already.`;
}
