/** A hedge on or against a team that is named: its stake is computed at the best price on the board. */
import type { QueryAnswer } from '../../answered.ts';
import { offersOf, sideOfTeam } from '../../table/selections.ts';
import { gamesAbout, type Tables } from '../../table/tables.ts';
import { ageOf, matchupAndStart, odds, sideName, theTeam } from '../../table/words.ts';
import type { SumOf } from './build.ts';
import { hedge } from './two-sides.ts';

type Hedge = SumOf<'hedge'>;

/** The team that the hedge is about: it is bet on, or against. */
const teamOf = ({ on, needs }: Hedge) => on ?? needs;

/** Its sport, whose board has the price. */
export const sportOfHedge = (query: Hedge) => {
  const team = teamOf(query);
  return team ? [team.sport] : [];
};

/** The same as without a team, where the board has no price of it. */
export function hedgeOnTeam(query: Hedge, tables: Tables): QueryAnswer {
  const team = teamOf(query);
  if (!team) return hedge(query);
  const [game] = gamesAbout({ sports: [team.sport], teams: [team.team], days: null }, tables);
  const own = game && sideOfTeam(game, team.team);
  const selection = own && (query.on ? own : otherSide[own]);
  const [best] = game && selection ? offersOf({ game, market: 'moneyline', selection }, tables.books) : [];
  if (!game || !selection || !best) {
    const open = hedge(query);
    const who = theTeam(team.team, team.sport);
    return {
      ...open,
      response: `No book prices ${query.on ? who : `the opponent of ${who}`} to win here now. ${open.response}`,
    };
  }
  const answer = hedge({ ...query, other: { format: 'american', value: best.price } });
  return {
    ...answer,
    response: `${answer.response}\nThat is at the best price here on ${sideName(game, 'moneyline', selection, null)}, ${matchupAndStart(game)}: ${odds(best.price)} at ${best.book}, ${ageOf(best.at, tables.now)}. At another price the stake is another.`,
  };
}

const otherSide = { home: 'away', away: 'home' } as const;
