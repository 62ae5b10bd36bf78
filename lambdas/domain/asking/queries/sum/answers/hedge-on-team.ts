/** A hedge on a team that is named: its stake is computed at the best price on the board. */
import type { QueryAnswer } from '../../answered.ts';
import { offersOf, sideOfTeam } from '../../table/selections.ts';
import { gamesAbout, type Tables } from '../../table/tables.ts';
import { ageOf, matchupAndStart, odds, sideName, theTeam } from '../../table/words.ts';
import type { SumOf } from './build.ts';
import { hedge } from './two-sides.ts';

/** The same as without a team, where the board has no price of it. */
export function hedgeOnTeam(query: SumOf<'hedge'>, tables: Tables): QueryAnswer {
  const { on } = query;
  if (!on) return hedge(query);
  const [game] = gamesAbout({ sports: [on.sport], teams: [on.team], days: null }, tables);
  const selection = game && sideOfTeam(game, on.team);
  const [best] = game && selection ? offersOf({ game, market: 'moneyline', selection }, tables.books) : [];
  if (!game || !selection || !best) {
    const open = hedge(query);
    return {
      ...open,
      response: `No book prices ${theTeam(on.team, on.sport)} to win here now. ${open.response}`,
    };
  }
  const answer = hedge({ ...query, other: { format: 'american', value: best.price } });
  return {
    ...answer,
    response: `${answer.response}\nThat is at the best price here on ${sideName(game, 'moneyline', selection, null)}, ${matchupAndStart(game)}: ${odds(best.price)} at ${best.book}, ${ageOf(best.at, tables.now)}. At another price the stake is another.`,
  };
}
