/** Reads a sum told in words: every figure needs a role, and the words around them say what is asked. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import type { Sentence } from '../../reading/sentence.ts';
import type { Goal } from './goal.ts';
import { maskedOf } from './mask.ts';
import { middle } from './middle.ts';
import type { Role } from './role-rules.ts';
import { Roles, rolesOf } from './roles.ts';
import { arbitrage, chances, eachWay, hedge, offered, parlay, record, robin } from './several.ts';
import {
  boost,
  breakEven,
  convert,
  expected,
  fairPrice,
  freeBet,
  kelly,
  neededOdds,
  payout,
  roi,
  share,
  stakeToWin,
  units,
} from './stakes.ts';

/** The narrower construction first: a hedge also pays, and a record also has odds. */
const goals: readonly Goal[] = [
  eachWay,
  robin,
  freeBet,
  kelly,
  boost,
  record,
  middle,
  hedge,
  arbitrage,
  chances,
  expected,
  breakEven,
  offered,
  fairPrice,
  parlay,
  roi,
  neededOdds,
  stakeToWin,
  units,
  share,
  convert,
  payout,
];

/** A wish for a bet, whatever figures stand beside it. */
const wishes =
  / (?:gimme|give me (?:a|an|some|the best|#n\d+)|build|suggest|recommend|find me|pick me|who (?:should|do|you|u)|what (?:do|should|can|to) (?:i )?(?:put|bet|use|play|throw)(?: it| this| that)? on(?! (?:the )?team(?: |$))|best (?:bet|pick|play|parlay|dog|value)|safest|or (?:better|longer|shorter|higher|lower|more|less)|nothing (?:shorter|longer|under|over)|minimum|no (?:shorter|longer) than|something|anything|at least (?!(?:one|1|a single|#n\d+|any) )|at most|paying|that (?:pays?|returns?|wins?)|pays? (?:at|around|about|over|between)(?= (?:least|#a))|plays?(?= (?:today|tonight|tomorrow))) /;

/** "I have a parlay that pays 640" tells of a bet that is made. */
const withoutOwned = (text: string): string =>
  text.replace(
    /(?<= (?:have|got|holding|my|had|ve|sitting on|live on) (?:(?:a|an|this|one|my) )?(?:[\w#-]+ ){0,3}(?:parlay|ticket|slip|teaser|future|sgp|bet|legger|teamer|leg)) that (?:pays?|returns?|wins?) /g,
    ' ',
  );

/** @returns undefined where nothing asks for a sum, or where a figure has no role: it is asked back then, never guessed */
export function readWordedSum(sentence: Sentence): SumQuery | undefined {
  const masked = maskedOf(sentence);
  if (!masked || wishes.test(withoutOwned(masked.text))) return undefined;
  const { roles, unplaced } = rolesOf(masked);
  if (unplaced.length > 0) return undefined;
  for (const goal of goals) {
    const query = goal(new Roles(roles), masked);
    if (query) return query;
  }
  return undefined;
}

/** Whether a bet is wished for, or an amount is said to be no stake: what is won, a bonus, a number of results. */
export function isOtherAmount(sentence: Sentence): boolean {
  const masked = maskedOf(sentence);
  if (!masked) return false;
  return wishes.test(masked.text) || rolesOf(masked).roles.some(({ role }) => others.has(role));
}
const others: ReadonlySet<Role> = new Set<Role>(['won', 'bonus', 'in_a_row']);
