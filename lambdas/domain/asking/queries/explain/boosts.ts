/** "A 30% profit boost, 3 legs and +300 min, worth using?": a boost whose bet is not named, with what its terms say of its worth. */
import { decimalOf } from '../../../feed/odds/formats.ts';
import { plainly } from '../reading/cues.ts';
import { type Figure, oddsOf } from '../reading/figures.ts';
import type { RuledQuery } from '../reading/kinds.ts';
import type { Sentence, Token } from '../reading/sentence.ts';

const boost = / (?:boost|boosts|boosted|boosting) /;
/** Asks what it is good for; not what to bet with it. */
const asksWorth =
  / (?:worth|worthwhile|good|great|any good|smart|dumb|bad|decent|legit|gimmick|scam|trap|trick|catch|marketing|value|bother|bothering|big deal|matter|matters|help|helps|point|advantage|pass|waste|ev|\+ev|profitable|should i (?:use|take|claim|opt)|do i (?:use|take|claim)|use it|using it|use this|use that|how (?:do|does|should|would)|best way|what does it do|take advantage|actually) /;
const asksForBet =
  / (?:on what|what (?:should|do|would|can|to) (?:i )?(?:(?:bet|put|use|play|throw)(?: \S+){0,4} on|bet|play)|which (?:bet|game|pick|parlay|one)|gimme|give me|build|find me|pick me|suggest|recommend|best (?:bet|pick|play|parlay)|who (?:should|do)) /;
/** A bet that is named is judged with its price. */
const namesBet =
  / (?:ml|mls|moneylines?|over|under|overs|unders|spread|touchdowns?|td|goals?|assists?|rebounds?|to win) /;
const ofParlays = / (?:sgps?|sgp\w*|parlays?|\w*leggers?|\w*teamers?|legs?|accas?|combo) /;

/** @returns undefined for a boost of a bet that is named, or where something else is asked */
export function boostInGeneral({ text, tokens }: Sentence): readonly RuledQuery[] | undefined {
  const plain = plainly(text);
  if (!boost.test(plain) || !asksWorth.test(plain) || asksForBet.test(plain) || namesBet.test(plain))
    return undefined;
  if (tokens.some(({ team }) => team !== undefined)) return undefined;
  const figures = tokens.flatMap(({ figure }, at) => (figure ? [{ figure, at }] : []));
  const parts = figures.map(({ figure, at }) => partOf(figure, tokens, at));
  const of = (part: Part) => figures.filter((_, at) => parts[at] === part).map(({ figure }) => figure);
  const [percent, ...otherPercents] = of('percent');
  const [least, ...otherOdds] = of('least');
  const [most] = of('most');
  if (parts.includes('other') || otherPercents.length + otherOdds.length > 0) return undefined;
  const isOfParlay = ofParlays.test(plain);
  const term = isOfParlay ? 'boosted_parlay' : 'boost';
  const explained: RuledQuery = { ask: 'explain', terms: [term] };
  const odds = least && oddsOf(least);
  if (!percent || percent.value > 500 || !odds || decimalOf(odds) <= 1) return [explained];
  const staked = most && { staked: most.value };
  return [{ ask: 'sum', sum: 'convert', odds, to: null, boost: percent.value, ...staked }, explained];
}

/** `least`: the shortest odds that it takes. `most`: dollars. */
type Part = 'percent' | 'least' | 'most' | 'legs' | 'other';

function partOf({ form, value }: Figure, tokens: readonly Token[], at: number): Part {
  const words = (from: number, to: number) =>
    ` ${tokens
      .slice(Math.max(0, from), Math.max(0, to))
      .map(({ word }) => word)
      .join(' ')} `;
  const [before, after] = [words(at - 3, at), words(at + 1, at + 3)];
  if (form === 'percent') return 'percent';
  if (form === 'american') {
    const isLeast =
      / (?:min|minimum|least|odds|need|needs|over|than|longer|must be) /.test(before) ||
      /^ (?:min|minimum|or (?:longer|better|higher|more)|odds|and up|plus) /.test(after);
    return isLeast ? 'least' : 'other';
  }
  if (
    /^ (?:legs?|leg|teams?|picks?|games?|plus legs?|or more|selections?|times|x|day|days|week) /.test(after)
  )
    return 'legs';
  if (form === 'number' && / (?:least|min|minimum|needs|need) $/.test(before) && value < 12) return 'legs';
  const isMoney = form === 'dollars' || form === 'number';
  const isMost =
    / (?:max|maximum|up to|cap|capped|limit|bet|bets|wager|stake)(?: \w+)? $/.test(before) ||
    /^ (?:max|maximum|limit|cap|bet|bets|wager|tops) /.test(after) ||
    form === 'dollars';
  return isMoney && isMost ? 'most' : 'other';
}
