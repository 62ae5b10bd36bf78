/** "I'd rather take the points": the underdog of the one game that was shown, on the spread. */
import type { LegWish } from '../../../../../contracts/asking/reading.ts';
import { baseOf } from '../../../answer/follow.ts';
import type { Given } from '../../../answer/next.ts';
import { openWish } from '../../../reading/wishes/wish.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import { changesOf } from '../../taps.ts';
import { withChange } from '../whole-changes.ts';

const lead =
  "(?:(?:i|id|i'd|ill|i'll|would|rather|prefer|to|want|wanna|think|can|could|you|u|we|let|lets|let's|me|just|maybe|im|i'm|what|about|how|if|gonna|going|prolly|probably|tempted|feel|better|like|more|comfortable) )*";
const tail =
  '(?: (?:here|instead|in that (?:game|one)|on that (?:game|one)|there|for me|with (?:them|the (?:dogs?|underdogs?|other side|other team))|than (?:that|lay it|lay them|lay the (?:points|number|juice)|the (?:moneyline|ml|price))))*';
const taking = new RegExp(
  `^${lead}(?:take|taking|have|having|get|getting|give me|gimme|grab|grabbing|with|like|prefer) (?:all )?(?:the|those|them) points${tail}$`,
);
const laying = new RegExp(
  `^${lead}(?:lay|laying|give|giving|swallow|swallowing|eat) (?:the|those) points${tail}$`,
);

/** @returns undefined if anything else is said, or if no single winner or spread was shown */
export function withPoints(prompt: string, given: Given): Heard | undefined {
  const [leg, ...others] = given.legs;
  const text = bareOf(prompt);
  const side = taking.test(text) ? 'underdog' : laying.test(text) ? 'favorite' : undefined;
  if (!leg || others.length > 0 || side === undefined || leg.prop || leg.outright) return undefined;
  if ((leg.market !== 'moneyline' && leg.market !== 'spread') || leg.selection === 'draw') return undefined;
  const { sport, home, away, market, line, period } = leg;
  if (market === 'spread' && line !== null && (side === 'underdog' ? line > 0 : line < 0))
    return {
      kind: 'unclear',
      why: `The last answer ${side === 'underdog' ? 'takes' : 'lays'} the points already.`,
      instead: changesOf(given),
    };
  const terms: LegWish = {
    ...openWish,
    sports: [sport],
    markets: ['spread'],
    sides: [side],
    teams: [away, home].map((name) => ({ sport, name, stance: 'game' as const })),
    ...(period && { period }),
  };
  return withChange(given, { swapped: [{ leg: 0, terms }] }, baseOf(given));
}
