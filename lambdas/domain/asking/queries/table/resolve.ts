/** Finds the bet that a question names on the board: its game, its side, its line and its prices. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { isUpcoming } from '../../../feed/games/game.ts';
import { breakEven, costPerHundred, fairPrice } from '../../../feed/odds/value.ts';
import { betWords } from './next.ts';
import { resolveProp } from './props.ts';
import type { Resolved, Unlisted } from './resolved.ts';
import { mainLineOf, offersOf, quotesAt, sideOfTeam } from './selections.ts';
import { gamesAbout, isOf, type Tables } from './tables.ts';
import { listed, marketWords, matchup, odds, sideName, theTeam } from './words.ts';

/** @param days league days; null for the next game */
export function resolve(
  bet: NamedBet,
  tables: Tables,
  days: readonly string[] | null = null,
): Resolved | Unlisted {
  if (bet.player !== null) return resolveProp(bet, tables);
  const { sports, teams, market, side: wanted, price } = bet;
  const [sport = tables.selectedSport] = sports;
  const who = listed(teams.map((team) => theTeam(team, sport)));
  const [game] = gamesAbout({ sports: [], teams, days }, tables).filter((each) =>
    isUpcoming(each, tables.now),
  );
  if (!game || !teams.every((team) => isOf(game, team)))
    return { kind: 'unlisted', name: who, why: `No upcoming game for ${who} is listed in the next 7 days.` };
  const of = market === 'spread' || market === 'total' ? market : 'moneyline';
  const [team = ''] = teams;
  const selection = of === 'total' ? (wanted === 'under' ? 'under' : 'over') : sideOfTeam(game, team);
  const side = { game, market: of, selection } as const;
  const all = offersOf(side, tables.books);
  const main = mainLineOf(side) ?? all[0]?.line ?? null;
  const line = of === 'moneyline' ? null : (bet.line ?? main);
  const found = at(line);
  if (found) return found;
  const name = sideName(game, of, selection, line);
  const instead = at(main);
  return {
    kind: 'unlisted',
    name,
    why: instead
      ? `No book lists ${name} in ${matchup(game)} now. The market is ${instead.name}, ${odds(instead.best.price)} at ${instead.best.book}.`
      : `No book prices the ${marketWords(of, game.sport)} of ${matchup(game)} yet.`,
    ...(instead && { instead }),
  };

  function at(own: number | null): Resolved | undefined {
    const offers = all.filter((offer) => offer.line === own);
    const [best] = offers;
    if (!best) return undefined;
    const chance = quotesAt(side, own)?.probability ?? null;
    const taken = price ?? best.price;
    return {
      kind: 'listed',
      side,
      line: own,
      name: sideName(side.game, of, selection, own),
      words: betWords(side.game, of, selection, own),
      price: taken,
      offers,
      best,
      chance,
      breakEven: breakEven(taken),
      cost: chance === null ? null : costPerHundred(chance, taken),
      fair: chance === null ? null : fairPrice(chance),
    };
  }
}
