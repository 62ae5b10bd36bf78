/** Two lines of one prop, of which no book lists one: how often the player may land between them for it to be the better bet. */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { breakEven } from '../../../feed/odds/value.ts';
import { propWords } from '../../../feed/players/prop-words.ts';
import { dollars, percent } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { checkOf, playOn } from '../table/next.ts';
import type { Resolved, Unlisted } from '../table/resolved.ts';
import { item, listed, matchupAndStart, odds } from '../table/words.ts';

interface Named {
  readonly line: number;
  readonly price: number;
}

/** @returns undefined unless two prices are named for two lines of one prop, one of which is listed with its chance */
export function linesOfOneProp(
  { options }: CompareQuery,
  found: readonly (Resolved | Unlisted)[],
): QueryAnswer | undefined {
  const [one, two, ...more] = options;
  const isPriced = options.every(
    ({ line, price, player }) => line !== null && price !== null && player !== null,
  );
  if (!one || !two || more.length > 0 || !isPriced || one.line === two.line) return undefined;
  const sides = found.map((each) => (each.kind === 'listed' ? each : each.instead)?.side);
  const [side, other] = sides;
  const isOne =
    side?.prop !== undefined &&
    side.prop.player === other?.prop?.player &&
    side.prop.stat === other.prop.stat &&
    side.selection === other.selection;
  const at = found.findIndex(({ kind }) => kind === 'listed');
  const known = found[at];
  const isOther = found.every(({ kind }, place) => place === at || kind === 'unlisted');
  if (!isOne || known?.kind !== 'listed' || known.chance === null || known.cost === null || !isOther)
    return undefined;
  const [own, unknown] = at === 0 ? [one, two] : [two, one];
  if (own.line === null || own.price === null || unknown.line === null || unknown.price === null)
    return undefined;
  const { game, prop, selection } = known.side;
  if (!prop || (selection !== 'over' && selection !== 'under')) return undefined;
  const unlisted: Named = { line: unknown.line, price: unknown.price };
  const isHarder = selection === 'over' ? unknown.line > own.line : unknown.line < own.line;
  // The share of wins at which the other line costs what the listed one does.
  const needed = (100 - known.cost) / americanToDecimal(unknown.price);
  const gap = Math.round(10 * (isHarder ? known.chance - needed : needed - known.chance)) / 10;
  const name = `${prop.player} ${propWords({ stat: prop.stat, selection, line: unlisted.line })}`;
  return {
    response: [
      verdictOf(name, known, gap, isHarder, numbersBetween(own.line, unknown.line)),
      item(
        `${known.name} at ${odds(own.price)}: ${percent(known.chance)} by the market, ${known.cost > 0 ? `costs ${dollars(known.cost)}` : `gains ${dollars(0 - known.cost)}`} per $100`,
      ),
      item(
        `${name} at ${odds(unlisted.price)}: must win ${percent(breakEven(unlisted.price))} to break even, and wins ${isHarder ? 'less' : 'more'} often than ${percent(known.chance)}`,
      ),
      `No book lists ${name} in ${matchupAndStart(game)} now, so its own chance is unknown.`,
    ].join('\n'),
    cards: [
      {
        type: 'options',
        title: 'Side by side',
        options: [
          {
            label: known.name,
            price: own.price,
            chance: known.chance / 100,
            cost: known.cost,
            isBest: false,
          },
          { label: name, price: unlisted.price, chance: null, cost: null, isBest: false },
        ],
      },
    ],
    alternatives: [checkOf(known.words, known.best.price), playOn(game)],
  };
}

/** The whole numbers that win one of the two and not the other. */
function numbersBetween(a: number, b: number): number[] {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const all: number[] = [];
  for (let each = Math.ceil(low); each <= high; each += 1) all.push(each);
  return all;
}

/** `Over 26.5 at +105 is the better price only if he lands on exactly 26 less than 4.4% of the time.` */
function verdictOf(
  name: string,
  { name: known }: Resolved,
  gap: number,
  isHarder: boolean,
  numbers: readonly number[],
): string {
  const between =
    numbers.length > 2
      ? `from ${numbers[0]} to ${numbers.at(-1)}`
      : `on exactly ${listed(numbers.map(String), 'or')}`;
  if (gap <= 0)
    return isHarder
      ? `${known} is the better price: it costs less, and wins more often.`
      : `${name} is the better price: it wins more often, and needs to win less often.`;
  return `${name} is the better price only if he lands ${between} ${isHarder ? 'less' : 'more'} than ${percent(gap)} of the time.`;
}
