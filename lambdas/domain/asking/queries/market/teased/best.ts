/** Legs of an example of a teaser: the spreads of the coming games that move through the most of the margins that games often end with. */
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import { pricedSides } from '../../../../feed/board/sides.ts';
import { gamesAbout, type Tables } from '../../table/tables.ts';

/** The margins that football games most often end with. */
export const keyNumbers = [3, 7];

/** Which of them lie between a line and the teased one. */
export const crossedBy = (from: number, to: number): number[] =>
  keyNumbers.filter((key) => [key, -key].some((margin) => from < margin && margin < to));

/** Whether a leg names neither whom nor a number, so that any will do. */
export const isOpenLeg = ({ teams, line }: NamedBet): boolean => teams.length === 0 && line === null;

/**
 * @param by points that each line is moved
 * @returns the legs, those that name nothing filled with spreads of different games; fewer where there are no more games
 */
export function withExamples(legs: readonly NamedBet[], by: number, tables: Tables): NamedBet[] {
  const named = legs.filter((leg) => !isOpenLeg(leg));
  const [open] = legs.filter(isOpenLeg);
  if (!open) return named;
  const found = gamesAbout({ sports: open.sports, teams: [], days: null }, tables).flatMap((game) => {
    const [best] = pricedSides(game)
      .flatMap(({ market, selection, line }) =>
        market === 'spread' && line !== null
          ? [{ team: selection === 'away' ? game.away.name : game.home.name, line }]
          : [],
      )
      .map((side) => ({ ...side, crossed: crossedBy(side.line, side.line + by).length }))
      .toSorted((a, b) => b.crossed - a.crossed);
    return best ? [best] : [];
  });
  const examples = found.toSorted((a, b) => b.crossed - a.crossed).slice(0, legs.length - named.length);
  return [...named, ...examples.map(({ team }) => ({ ...open, teams: [team] }))];
}
