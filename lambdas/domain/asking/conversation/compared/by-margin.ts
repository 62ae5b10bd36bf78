/** A team to win against its spread, for a margin that is expected: "what if I expect a one-goal game", "and if they lose by 2". */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import { signed } from '../../../platform/format.ts';
import type { Heard } from '../heard.ts';

const names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = `(\\d{1,2}|${names.slice(1).join('|')})`;
const unit = '(?:goals?|points?|pts?|runs?|scores?)';
const lead =
  "(?:(?:and|so|but|ok|what|about|how|if|say|i|we|i'm|im|expect|expecting|think|thinking|believe|see|figure|suppose|in|for|it's|its|it|is|will|be|to|a|that|the|game|there) )*";
const tail =
  '(?: (?:game|win|loss|result|final|one|then|though|which|better|is|tonight|today|either way|or less|only|just|in overtime))*';
const ofGame = new RegExp(
  `^${lead}${number}[- ]${unit}(?:[- ](?:game|margin|contest|match|finish|affair|difference))${tail}$`,
);
const ofSide = new RegExp(
  `^${lead}(?:(?:they|them|the team|my team|he|we) )?(?:only |just )?(win|wins|winning|won|lose|loses|losing|lost)(?: it)? by (?:only |just |exactly )?${number}(?: ${unit})?${tail}$`,
);

/**
 * @param text without courtesies
 * @returns undefined if it names no margin, or the two bets are others
 */
export function byMargin(text: string, last: CompareQuery): Heard | undefined {
  const [one, other, ...more] = last.options;
  if (!one || !other || more.length > 0) return undefined;
  const spread = [one, other].find(({ market }) => market === 'spread');
  const winner = [one, other].find(({ market }) => market === 'moneyline');
  const [team] = spread?.teams ?? [];
  const line = spread?.line ?? null;
  const isOfOne = spread?.teams?.length === 1 && winner?.teams?.length === 1 && winner.teams[0] === team;
  if (!isOfOne || team === undefined || line === null) return undefined;
  const [, whole] = ofGame.exec(text) ?? [];
  const [, verb, by] = ofSide.exec(text) ?? [];
  const said = whole ?? by;
  const margin = said === undefined ? 0 : names.includes(said) ? names.indexOf(said) : Number(said);
  if (margin < 1) return undefined;
  const results = verb === undefined ? [margin, -margin] : [verb.startsWith('w') ? margin : -margin];
  const bet = `${team} ${signed(line)}`;
  const each = results.map((result) => {
    const [covers, isWin] = [outcome(result + line), result > 0];
    const then = `If they ${isWin ? 'win' : 'lose'} by ${margin}, `;
    if (covers === (isWin ? 'wins' : 'loses')) return `${then}both bets ${isWin ? 'win' : 'lose'}.`;
    return `${then}${bet} ${covers} and the moneyline ${isWin ? 'wins' : 'loses'}.`;
  });
  return {
    kind: 'queries',
    queries: [last],
    isAside: true,
    says: [...each, fits(results, line, bet)].join(' '),
  };
}

const outcome = (margin: number): string => (margin > 0 ? 'wins' : margin < 0 ? 'loses' : 'is a push');

/** Which of the two a view of the margin speaks for. */
function fits(results: readonly number[], line: number, bet: string): string {
  const worth = (value: number) => Math.sign(value);
  const spread = results.reduce((sum, result) => sum + worth(result + line), 0);
  const straight = results.reduce((sum, result) => sum + worth(result), 0);
  if (spread === straight) return 'So that margin speaks for neither; the price decides.';
  return `So that margin speaks for ${spread > straight ? bet : 'the moneyline'}, if the price is worth it:`;
}
