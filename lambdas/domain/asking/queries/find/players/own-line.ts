/** "Does he usually go over": what a player did, counted against the line that books list for him now. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { mainLineOf } from '../../../../feed/board/props.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { propsOn } from '../../table/props.ts';
import type { Tables } from '../../table/tables.ts';
import type { PlayerSeason } from './player-games.ts';

/** Whether a side of his line is asked about, and no number is said. */
export const asksForLine = ({ topic, over, side, stat, detail }: FindQuery): boolean =>
  topic === 'game_log' &&
  over === null &&
  side !== null &&
  stat !== null &&
  stat !== 'other' &&
  detail === null;

interface Counted {
  /** With the number of his line, where one is listed. */
  readonly query: FindQuery;
  /** Says which line it is, or that there is none. */
  readonly lead: string;
}

export function againstOwnLine(query: FindQuery, { name }: PlayerSeason, tables: Tables): Counted {
  const stat = query.stat === null || query.stat === 'other' ? 'points' : query.stat;
  const [prop] = propsOn(name, tables).filter(({ of }) => of.stat === stat);
  const line = prop && mainLineOf({ stat, prices: prop.prices });
  if (line === undefined)
    return {
      query: { ...query, side: null },
      lead: `No book lists a line on the ${statNames[stat]} of ${name} now, so there is no number to count against; the lines of past games are not kept.`,
    };
  return {
    query: { ...query, over: line, side: query.side === 'under' ? 'under' : 'over' },
    lead: `Counted against ${line}, the line that books list for ${name} now; the lines of past games are not kept.`,
  };
}
