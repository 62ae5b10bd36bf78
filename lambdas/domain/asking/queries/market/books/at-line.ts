/** The prices of a spread or a total at one line, alternates included: "what does Lions -13.5 pay", "where can I get -2.5". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { percent } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { anchorsOf, type LineSide } from '../../table/lines/listed-lines.ts';
import { checkOf, playOn, pricesOf } from '../../table/next.ts';
import { offersCard } from '../../table/offers-card.ts';
import { resolve } from '../../table/resolve.ts';
import { offersOf, sideOfTeam } from '../../table/selections.ts';
import { isOf, type Tables } from '../../table/tables.ts';
import { ageOf, item, listed, matchupAndStart, odds, sideName } from '../../table/words.ts';

/** @returns undefined where the line is a main one of some book, which other answers name, or none is asked for */
export function atLine(games: readonly Game[], query: MarketQuery, tables: Tables): QueryAnswer | undefined {
  const { line, market, teams, period, books } = query;
  const isOther = period !== undefined || books.length > 0 || query.lines !== undefined;
  if (line === null || (market !== 'spread' && market !== 'total') || isOther || games.length !== 1)
    return undefined;
  const [game] = games;
  const own = teams.filter((team) => game && isOf(game, team));
  if (!game || (market === 'spread' && own.length !== 1)) return undefined;
  const sides = sidesOf(game, query, own[0] ?? '');
  if (sides.some((side) => offersOf(side, tables.books).some((offer) => offer.line === line)))
    return undefined;
  const parts = sides.map((side) => partOf(side, query, line, tables));
  const best = parts.flatMap(({ check }) => check ?? []);
  return {
    response: parts.flatMap(({ text }) => text).join('\n'),
    cards: parts.flatMap(({ card }) => card ?? []),
    alternatives: [...best.slice(0, 1), pricesOf(game), playOn(game)],
  };
}

function sidesOf(game: Game, { market, side }: MarketQuery, team: string): LineSide[] {
  if (market === 'spread') return [{ game, market, selection: sideOfTeam(game, team) }];
  const both = ['over', 'under'] as const;
  return both
    .filter((each) => side === null || each === side)
    .map((selection) => ({ game, market: 'total', selection }));
}

/** How many listed lines are named beside one that is not. */
const mostNear = 3;

function partOf(side: LineSide, query: MarketQuery, line: number, tables: Tables) {
  const { game, market, selection } = side;
  const bet: NamedBet = {
    sports: query.sports,
    teams: query.teams.filter((team) => isOf(game, team)),
    player: null,
    stat: null,
    market,
    side: selection === 'over' || selection === 'under' ? selection : null,
    line,
    price: null,
  };
  const found = resolve(bet, tables, query.days);
  const name = sideName(game, market, selection, line);
  if (found.kind === 'listed') {
    const { best, offers, chance } = found;
    return {
      text: [
        `${name}, ${matchupAndStart(game)}: ${odds(best.price)} at ${best.book}, ${ageOf(best.at, tables.now)}${chance === null ? '' : `, ${percent(chance)} by the market`}.`,
        ...offers.slice(1).map((offer) => item(`${offer.book} ${odds(offer.price)}`)),
      ],
      card: offersCard(`${name}, ${matchupAndStart(game)}`, market, offers, best),
      check: checkOf(found.words, best.price),
    };
  }
  const near = anchorsOf(side)
    .toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line) || a.line - b.line)
    .slice(0, mostNear)
    .toSorted((a, b) => a.line - b.line);
  const listedNear = near.flatMap((each) => {
    const other = resolve({ ...bet, line: each.line }, tables, query.days);
    if (other.kind !== 'listed') return [];
    const words = `${other.name} ${odds(other.best.price)} at ${other.best.book}`;
    return [{ words, isBetter: isEasier(selection, each.line, line) }];
  });
  const [better, worse] = [true, false].map((wanted) =>
    listedNear.flatMap(({ words, isBetter }) => (isBetter === wanted ? [words] : [])),
  );
  return {
    text: [
      `No book lists ${name} in ${matchupAndStart(game)} now.${named('Better numbers near it', better)}${named('Worse ones', worse)}`,
    ],
  };
}

/** Whether a line is easier to win than another one: a spread gives more or takes fewer points, an over needs fewer. */
const isEasier = (selection: LineSide['selection'], line: number, than: number): boolean =>
  selection === 'over' ? line < than : line > than;

/** ` Worse ones: Lakers −3 −110 at BetOnline.`; empty without any. */
const named = (label: string, lines: readonly string[] = []): string =>
  lines.length === 0 ? '' : ` ${label}: ${listed(lines)}.`;
