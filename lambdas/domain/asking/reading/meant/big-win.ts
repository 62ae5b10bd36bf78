/** "Small bet big win, 20 to 1 or better": what is won is money, and no bet on a winner. */
import type { Reading } from '../../../../contracts/asking/reading.ts';

/** From these odds on, hardly a winner of one game has such a price. */
const longest = 1000;
const ofMoney =
  /\b(?:big|huge|massive|nice|large|biggest|major|fat) (?:win|winner|winning|wins|winnings|payday)\b|\bwin(?:ning)? (?:big|huge|a lot|a ton|a bunch|large|money|cash|something)\b/i;
const ofWinner = /\bmoney ?lines?\b|\bml\b|\bstraight up\b|\bto win(?! big)\b|\boutright\b/i;

/** @returns the reading without the moneyline that only such a win made of it */
export function withoutBigWin(reading: Reading, prompt: string): Reading {
  const { markets, price, payout, risk } = reading;
  const isLong = (price?.min ?? payout?.min ?? 0) >= longest || risk === 'long_shot';
  const isOfWin = markets.length === 1 && markets[0] === 'moneyline';
  if (!isOfWin || !isLong || !ofMoney.test(prompt) || ofWinner.test(prompt)) return reading;
  return { ...reading, markets: [] };
}
