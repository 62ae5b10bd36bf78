/** How large a stake is beside what many bettors stake on one bet: in units, or as a share of what there is to bet with. */
import { percent } from '../../../../platform/format.ts';
import { cash } from './build.ts';

export interface Size {
  readonly units: number | null;
  readonly stake: number | null;
  readonly bankroll: number | null;
}

/** In units, which are mostly 1% of a bankroll each. */
const [usualMost, upper] = [2, 3];
/** The same as shares of a bankroll. */
const [usualShare, upperShare] = [0.02, 0.05];

/**
 * One sentence that answers whether the stake is too large; it recommends none. It has no yes or no: "is it too much" and
 * "is it ok" ask for opposite ones.
 */
export function sizeWords({ units, stake, bankroll }: Size): string {
  if (stake !== null && bankroll !== null) return ofBankroll(stake, bankroll);
  if (units !== null) return ofUnits(units);
  if (stake === null) return 'Many bettors stake 1% to 2% of what they have to bet with on one bet.';
  return `That depends on what you have to bet with: many bettors stake 1% to 2% of it on one bet, so ${cash(stake)} goes with ${cash(stake / 0.02)} to ${cash(stake / 0.01)}.`;
}

function ofUnits(units: number): string {
  const name = `${units} ${units === 1 ? 'unit' : 'units'}`;
  if (units <= usualMost)
    return `${name} on one bet is a usual size: most bettors stake 1, and 2 on what they like most.`;
  const share = `At 1% of a bankroll a unit it is ${percent(units)} of all you have to bet with, on one bet.`;
  return units <= upper
    ? `${name} on one bet is the upper end of what is usual: most bettors stake 1 or 2. ${share}`
    : `By what is usual it is too much: ${name} on one bet is far above the 1 or 2 that most bettors stake. ${share}`;
}

function ofBankroll(stake: number, bankroll: number): string {
  const share = stake / bankroll;
  const says = `${cash(stake)} is ${percent(100 * share)} of ${cash(bankroll)}`;
  const usual = `many bettors stake 1% to 2% on one bet, ${cash(bankroll / 100)} to ${cash(bankroll / 50)} here`;
  if (share <= usualShare) return `It is within what is usual: ${says}, and ${usual}.`;
  return share <= upperShare
    ? `It is more than usual: ${says}, and ${usual}.`
    : `By what is usual it is too much: ${says}, and ${usual}. At ${percent(100 * share)} a bet, a few losses in a row take most of it.`;
}
