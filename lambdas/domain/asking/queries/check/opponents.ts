/** "Miami ML +135 at Cincinnati": the other team of the game says where the bet is, and is none itself. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { gameOf, type Tables } from '../table/tables.ts';

/** Nothing is said of it but its name. */
const isBare = ({ player, market, side, line, price, period, unlisted }: NamedBet): boolean =>
  player === null &&
  (market === null || market === 'moneyline') &&
  [side, line, price].every((part) => part === null) &&
  period === undefined &&
  unlisted === undefined;

/** @returns the query with its only bet, where every other one is on the opponent; the same query otherwise */
export function withoutOpponent(query: CheckQuery, tables: Tables): CheckQuery {
  const [one, ...others] = query.legs;
  if (!one || one.player !== null || others.length === 0 || !others.every(isBare)) return query;
  const [[team, ...also], against] = [one.teams, new Set(others.flatMap(({ teams }) => teams))];
  // "Celtics -10.5 in Washington, Wizards are awful" names the opponent twice.
  const [opponent, ...more] = against;
  if (team === undefined || opponent === undefined || also.length + more.length > 0 || team === opponent)
    return query;
  if (!gameOf([team, opponent], tables, query.days ?? null)) return query;
  return { ...query, legs: [{ ...one, price: query.price ?? one.price }], price: null };
}
