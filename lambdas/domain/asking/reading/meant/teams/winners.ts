/** "Parlay the Yankees, Cubs and Dodgers": teams that are only named are each to win. */
import type { Reading } from '../../../../../contracts/asking/reading.ts';

/** Whether nothing says which price or chance is wanted, for which a spread may be the better leg. */
const isOfAnyPrice = ({ price, payout, chance, legChance, risk, order, value }: Reading): boolean =>
  [price, payout, chance, legChance].every((bounds) => bounds === null) &&
  risk === null &&
  order === null &&
  !value;

/** Whether nothing says which kind of bet is wanted. */
const isOfAnyKind = ({ markets, notMarkets, stat, player, sides, line, lines }: Reading): boolean =>
  markets.length + notMarkets.length + sides.length === 0 &&
  stat === null &&
  player === null &&
  line === null &&
  lines === undefined;

/** @returns the reading with moneylines for the teams of a parlay, where the words say nothing of a kind or a price; otherwise unchanged */
export function withWinners(reading: Reading): Reading {
  const { intent, teams, wishes, sameGame, slips, legs } = reading;
  const areAllBacked = teams.length > 1 && teams.every(({ stance }) => stance === 'back');
  const isParlayOfThem =
    intent === 'play' && wishes.length === 0 && !sameGame && !slips && legs?.min === teams.length;
  if (!areAllBacked || !isParlayOfThem || !isOfAnyKind(reading) || !isOfAnyPrice(reading)) return reading;
  return { ...reading, markets: ['moneyline'] };
}
