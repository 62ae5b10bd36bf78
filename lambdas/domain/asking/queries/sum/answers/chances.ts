/** The chance of several independent results: that all of them win, none, or at least one. */
import type { WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { decimalOf, exactAmerican, written } from '../../../../feed/odds/formats.ts';
import { plural } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { chanceText, type SumOf, sumAnswer } from './build.ts';

const product = (values: readonly number[]) => values.reduce((all, each) => all * each, 1);

/** A small chance as one in so many too. */
const rare = 0.05;
const oneIn = (chance: number) =>
  chance > 0 && chance < rare ? `, about 1 in ${Math.round(1 / chance).toLocaleString('en-US')}` : '';

export function chances({ of, outcome }: SumOf<'chances'>): QueryAnswer {
  const wins = of.map((odds) => 1 / decimalOf(odds));
  const none = product(wins.map((win) => 1 - win));
  const result = outcome === 'all' ? product(wins) : outcome === 'none' ? none : 1 - none;
  const same = sameOf(of);
  const named = same ? `${of.length} at ${written(same)}` : of.map(written).join(', ');
  const what = { all: 'All win', none: 'None wins', any: 'At least one wins' }[outcome];
  const factors = (outcome === 'all' ? wins : wins.map((win) => 1 - win)).map(chanceText);
  const shown = same ? `${factors[0]} to the power of ${of.length}` : factors.join(' × ');
  const isImplied = of.some(({ format }) => format !== 'percent');
  return sumAnswer({
    title: `${what}: ${named}`,
    steps: [
      ['Results', plural(of.length, 'bet')],
      [outcome === 'any' ? 'None wins' : what, shown.length > 118 ? `${shown.slice(0, 117)}…` : shown],
      ...(outcome === 'any' ? [['At least one', `100% − ${chanceText(none)}`] as const] : []),
    ],
    result: ['Chance', chanceText(result)],
    words: [
      `${what}: ${shown}${outcome === 'any' ? ` is the chance that none does, so at least one is ${chanceText(result)}` : ` is ${chanceText(result)}${oneIn(result)}`}.`,
      ...(result > 0 && result < 1
        ? [`The fair price of that is ${written({ format: 'american', value: exactAmerican(1 / result) })}.`]
        : []),
      ...(isImplied ? ['The chances are those that the prices imply, the book’s margin included.'] : []),
      'This holds for results that do not depend on each other.',
    ],
  });
}

/** The odds of each, if they are all the same. */
function sameOf(of: readonly WrittenOdds[]): WrittenOdds | undefined {
  const [first] = of;
  return first && of.every(({ format, value }) => format === first.format && value === first.value)
    ? first
    : undefined;
}
