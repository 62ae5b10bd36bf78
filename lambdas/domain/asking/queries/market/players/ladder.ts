/** Every line that books list of a player's prop, with its best over and under: "alt lines for Curry points". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { propSides } from '../../../../feed/board/sides.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { percent } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { checkOf } from '../../table/next.ts';
import { type PlayerProp, propOffers } from '../../table/props.ts';
import type { Tables } from '../../table/tables.ts';
import { item, matchupAndStart, odds } from '../../table/words.ts';

const [mostInWords, mostRows] = [14, 40];

/** A line of a prop, with the best price of each side. */
export interface Rung {
  readonly line: number;
  /** `25+ (over 24.5): −240 at BetRivers, 68%; under +155 at BetRivers` */
  readonly words: string;
  readonly cells: readonly [line: string, over: string, under: string, chance: string];
  /** The best price on the over, American odds. */
  readonly over: number | undefined;
}

/** The lines of a prop from the easiest over on. */
export function rungsOf(prop: PlayerProp, { books }: Pick<Tables, 'books'>): Rung[] {
  const lines = [...new Set(prop.prices.map(({ line }) => line))].toSorted((a, b) => a - b);
  return lines.flatMap((line): Rung[] => {
    const [over] = propOffers(prop, 'over', line, books);
    const [under] = propOffers(prop, 'under', line, books);
    if (!over && !under) return [];
    const side = propSides(prop.game, prop, books, line).find(({ selection }) => selection === 'over');
    const chance = side?.marketProbability ?? null;
    const isHalf = !Number.isInteger(line);
    const name = isHalf ? `${line + half}+ (over ${line})` : `over ${line}`;
    const sides = [
      ...(over
        ? [
            `${odds(over.price)} at ${over.book}${chance === null ? '' : `, ${percent(chance)} by the market`}`,
          ]
        : []),
      ...(under ? [`under ${odds(under.price)} at ${under.book}`] : []),
    ];
    return [
      {
        line,
        words: `${name}: ${sides.join('; ')}`,
        cells: [
          `${line}`,
          over ? odds(over.price) : '–',
          under ? odds(under.price) : '–',
          chance === null ? '–' : percent(chance),
        ],
        over: over?.price,
      },
    ];
  });
}
const half = 0.5;

/** @param props of the players that are asked about, each of one statistic */
export function ladders(
  props: readonly PlayerProp[],
  { lines }: MarketQuery,
  tables: Tables,
): QueryAnswer | undefined {
  const isWithin = ({ line }: Rung) =>
    line >= (lines?.min ?? Number.NEGATIVE_INFINITY) && line <= (lines?.max ?? Number.POSITIVE_INFINITY);
  const all = props
    .map((prop) => ({ prop, rungs: rungsOf(prop, tables).filter(isWithin) }))
    .filter(({ rungs }) => rungs.length > 0);
  // Of several statistics, only those with more than one line have alternates.
  const several = all.filter(({ rungs }) => rungs.length > 1);
  const shown = (several.length > 0 ? several : all).slice(0, mostProps);
  const [first] = shown;
  if (!first) return undefined;
  const only =
    several.length === 0
      ? [`Books list no alternate lines of it now, only ${shown.length > 1 ? 'these' : 'this one'}.`]
      : [];
  return {
    response: [
      ...shown.flatMap(({ prop, rungs }) => [
        `${nameOf(prop)}, ${matchupAndStart(prop.game)}, best prices:`,
        ...rungs.slice(0, mostInWords).map(({ words }) => item(words)),
        ...(rungs.length > mostInWords ? [`And ${rungs.length - mostInWords} more.`] : []),
      ]),
      ...only,
    ].join('\n'),
    cards: shown.map(({ prop, rungs }) => ({
      type: 'table' as const,
      title: nameOf(prop).slice(0, 120),
      columns: [
        { label: 'Line', align: 'start' as const },
        { label: 'Over', align: 'end' as const },
        { label: 'Under', align: 'end' as const },
        { label: 'Chance over', align: 'end' as const },
      ],
      rows: rungs.slice(0, mostRows).map(({ cells }) => [...cells]),
    })),
    alternatives: first.rungs
      .flatMap(({ line, over }) =>
        over === undefined
          ? []
          : [checkOf(`${first.prop.of.player} over ${line} ${statNames[first.prop.of.stat]}`, over)],
      )
      .slice(0, 1),
  };
}
const mostProps = 4;

const nameOf = ({ of }: PlayerProp): string => `${of.player}, ${statNames[of.stat]}`;
