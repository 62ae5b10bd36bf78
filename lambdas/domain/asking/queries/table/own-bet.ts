/** A bet that the asker named, at the asker's price, as it is stored to be tracked. */
import type { Leg, PromptAnalysis } from '../../../../contracts/asking/analysis.ts';
import type { MarketSide } from '../../../feed/board/sides.ts';
import { keyOf, registry } from '../../../feed/markets/registry.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { costPerHundred } from '../../../feed/odds/value.ts';
import type { Resolved } from './resolved.ts';

/**
 * @param book the one named; otherwise null, unless the price is a listed one
 * @returns undefined if its chance is unknown: without one the record could not say what was to be expected
 */
export function ownBetOf(
  { side, line, name, price, offers, best, chance, breakEven, cost, fair, priced }: Resolved,
  book: string | null,
): PromptAnalysis | undefined {
  if (chance === null) return undefined;
  const { game, market, selection, prop } = side;
  const offer = offers.find((each) => each.price === price);
  const leg: Leg = {
    gameId: game.id,
    sport: game.sport,
    startsAt: game.startsAt,
    home: game.home.name,
    away: game.away.name,
    market: priced?.prop ? registry[priced.marketKey].family : market,
    ...(priced && partOf(priced)),
    selection,
    line,
    price,
    book: book ?? offer?.book ?? null,
    pricedAt: best.at,
    marketProbability: chance,
    bestPrice: best.price,
    bestBook: best.book,
    books: offers.length,
    breakEven,
    fairPrice: fair,
    cost,
    ...(prop && { prop }),
    ...(priced?.measured && { oneSided: true, chanceRange: [...priced.measured.range] }),
  };
  const isAway = selection === 'away';
  const [own, other] = isAway ? [game.away.name, game.home.name] : [game.home.name, game.away.name];
  return {
    sport: game.sport,
    bet_type: market === 'total' || market === 'team_total' ? 'over/under' : market,
    match_date: game.startsAt,
    team_name: prop?.team ?? own,
    player_name: prop?.player ?? null,
    opponent: other,
    risk_profile: chance >= 60 ? 'low' : chance > 25 ? 'medium' : 'high',
    odds: formatAmerican(price),
    confidence: chance,
    market_probability: chance,
    suggestion: [`${name} (${formatAmerican(price)})`],
    analysis: [''],
    legs: [leg],
    break_even: breakEven,
    expected_value: 0 - costPerHundred(chance, price),
    book: leg.book,
    books: offers.length,
    notes: [],
  };
}

/** What tells a market apart from the main one of its family, as in the legs of a play. */
function partOf({ marketKey, market, prop, team }: MarketSide): Pick<Leg, 'key' | 'period' | 'team'> {
  const { period } = registry[marketKey];
  return {
    ...(keyOf({ market, prop }) !== marketKey && { key: marketKey }),
    ...(period !== 'game' && { period }),
    ...(team && { team }),
  };
}
