/** Books with the line that is named or an easier one, the easiest first. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import type { QueryAnswer } from '../../answered.ts';
import { movesOf, playOn, pricesOf } from '../../table/next.ts';
import { type Offer, offersOf, sideOfTeam } from '../../table/selections.ts';
import { isOf, type Tables } from '../../table/tables.ts';
import { item, matchupAndStart, odds, sideName } from '../../table/words.ts';

export function atLeast(
  games: readonly Game[],
  { teams: [team = ''], market, side, line }: MarketQuery,
  { books }: Tables,
): QueryAnswer {
  const game = games.find((each) => isOf(each, team)) ?? games[0];
  if (!game || line === null) throw new RangeError('a line of a team in a game');
  const isTotal = market === 'total';
  const of = isTotal ? 'total' : 'spread';
  const selection = isTotal ? (side === 'under' ? 'under' : 'over') : sideOfTeam(game, team);
  // More points to get, or fewer to reach: an over is easier at a lower number.
  const ease = (own: number | null) => (selection === 'over' ? 0 - (own ?? 0) : (own ?? 0));
  const offers = offersOf({ game, market: of, selection }, books).toSorted(
    (a, b) => ease(b.line) - ease(a.line) || americanToDecimal(b.price) - americanToDecimal(a.price),
  );
  const wanted = offers.filter((offer) => ease(offer.line) >= ease(line));
  const name = sideName(game, of, selection, line);
  const where = matchupAndStart(game);
  const said = ({ book, line: own, price, isOwn }: Offer) =>
    `${book}: ${sideName(game, of, selection, own)} ${odds(price)}${isOwn ? ' (yours)' : ''}`;
  const others = offers.filter((offer) => !wanted.includes(offer));
  const nearest = others[0];
  return {
    response:
      wanted.length > 0
        ? [
            `${name} or better, ${where}, at ${wanted.length} of ${offers.length} books:`,
            ...wanted.map((offer) => item(said(offer))),
            ...(others.length > 0 ? [`Worse than ${name}: ${others.map(said).join('; ')}.`] : []),
          ].join('\n')
        : `No book has ${name} or better in ${where} now.${nearest ? ` The closest is ${said(nearest)}.` : ''}`,
    cards: [],
    alternatives: [pricesOf(game), movesOf(game), playOn(game)],
  };
}
