/** The one bet that the last answer was about: shown as a play, judged, logged, priced, or the first of two sides that were compared. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { isRuled } from '../../queries/reading/kinds.ts';
import { sidesOf } from '../edits/picks/of-price.ts';
import { shownIn } from '../shown/subject.ts';
import { wantedBet } from '../wanted/bet.ts';

/** @returns undefined where it was several, or none that has a price */
export function oneShown(turn: Turn): NamedBet | undefined {
  const [last] = turn.asked ?? [];
  if (last?.ask === 'check' && isOfOpponents(last, turn)) return last.legs[0];
  const bets = last && isRuled(last) && last.ask === 'market' ? sidesOf(last) : (shownIn(turn)?.bets ?? []);
  const [bet, ...others] = bets;
  return others.length === 0 && !bet?.unlisted ? bet : undefined;
}

/** "Celtics to beat the Nets" names both teams of one game, and was answered as one bet. */
function isOfOpponents({ legs, price }: CheckQuery, { said }: Turn): boolean {
  const areWinners = legs.every(
    ({ teams, market, price: own }) => teams.length === 1 && market === 'moneyline' && own === null,
  );
  return legs.length === 2 && areWinners && price === null && said !== undefined && !/\blegs\b/.test(said);
}

/** The one bet, or of a comparison the bet that was asked about first; of an answer without a play, the bet that was wanted. */
export function firstShown(turn: Turn): NamedBet | undefined {
  const [last, ...others] = turn.asked ?? [];
  return last?.ask === 'compare' && others.length === 0
    ? last.options[0]
    : (oneShown(turn) ?? wantedBet(turn));
}

/** The league days that were asked about, as a verdict has them. */
export function daysOfLast({ asked: [last] = [] }: Turn): { readonly days?: string[] } {
  if (last?.ask === 'check' || last?.ask === 'compare') return last.days ? { days: last.days } : {};
  return last?.ask === 'market' && last.days ? { days: last.days } : {};
}
