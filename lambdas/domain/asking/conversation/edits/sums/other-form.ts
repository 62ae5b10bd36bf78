/** The odds of a sum in another form, with a boost, or with one leg more: "whats that in decimal", "boosted 30%", "parlay that with -150". */
import type { OddsFormat, SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { decimalOf, oddsIn } from '../../../../feed/odds/formats.ts';
import { dollarsOf, oddsOf } from '../../../queries/reading/figures.ts';
import { isMadeOf, wordsOf } from '../../asked/around.ts';
import type { Masked } from '../masked.ts';

interface Priced {
  /** Of the whole. */
  readonly odds: WrittenOdds;
  readonly legs: readonly WrittenOdds[];
  readonly stake: number | null;
}

/** @returns undefined for a sum without one price */
function pricedBy(last: SumQuery): Priced | undefined {
  switch (last.sum) {
    case 'payout':
      return { odds: last.odds, legs: [last.odds], stake: last.stake };
    case 'convert':
      return { odds: last.odds, legs: [last.odds], stake: last.staked ?? null };
    case 'break_even':
    case 'stake_to_win':
      return { odds: last.odds, legs: [last.odds], stake: null };
    case 'parlay': {
      if (last.pushes > 0) return undefined;
      const value = last.legs.reduce((all, leg) => all * decimalOf(leg), 1);
      return value > 10_000
        ? undefined
        : { odds: oddsIn('american', value), legs: last.legs, stake: last.stake };
    }
    default:
      return undefined;
  }
}

/** @returns undefined if it asks for something else */
export function otherForm(last: SumQuery, masked: Masked): SumQuery | undefined {
  const priced = pricedBy(last);
  return (
    priced &&
    (boosted(priced, masked) ??
      inForm(last, priced, masked) ??
      withLeg(last, priced, masked) ??
      toWin(priced, masked))
  );
}

/** Of a bet that was shown, at its price: boosted, or in another form. */
export const formOfPrice = (price: number, masked: Masked): SumQuery | undefined => {
  const odds = { format: 'american' as const, value: price };
  const priced = { odds, legs: [odds], stake: null };
  return boosted(priced, masked) ?? inForm({ ask: 'sum', sum: 'convert', odds, to: null }, priced, masked);
};

const formats: readonly (readonly [OddsFormat, RegExp])[] = [
  ['decimal', /\b(?:decimals?|euro(?:pean)?)\b/],
  ['fraction', /\b(?:fractions?|fractional|uk|british)\b/],
  ['american', /\bamerican\b/],
];
const aroundForm = wordsOf(
  "and so ok what whats what's how about is are the a an it its it's that this in as to into like odds price form format terms total whole parlay payout ticket convert converted turn change put show me give would be do you can say written out american decimal decimals euro european fraction fractions fractional uk british",
);

function inForm(last: SumQuery, { odds }: Priced, { text, figures }: Masked): SumQuery | undefined {
  if (figures.length > 0 || !isMadeOf(text, aroundForm)) return undefined;
  const [to, ...others] = formats.filter(([, word]) => word.test(text)).map(([format]) => format);
  if (to === undefined || others.length > 0) return undefined;
  // A price alone is converted to every form.
  return { ask: 'sum', sum: 'convert', odds, to: last.sum === 'parlay' ? null : to };
}

const aroundBoost = wordsOf(
  "and so ok what whats what's how about if it its it's i we had have got get use used using with a an the my on to that this same but then now plus P % percent profit odds boost boosted booster token promo it applied apply for by at instead much does do would pay win of there's there is was were when",
);

/** "With a 30% boost": of what is staked. */
function boosted(
  { odds, stake }: Priced,
  { text, figures: [figure, ...more] }: Masked,
): SumQuery | undefined {
  const isBoost = /\b(?:boost|boosted|booster)\b/.test(text);
  const isShare =
    figure?.form === 'percent' || (figure?.form === 'number' && /\bN (?:percent|profit|boost)/.test(text));
  if (!figure || more.length > 0 || !isBoost || !isShare || figure.value <= 0 || figure.value > 500)
    return undefined;
  if (!isMadeOf(text.replace(/\bN\b/, 'P'), aroundBoost)) return undefined;
  return {
    ask: 'sum',
    sum: 'convert',
    odds,
    to: null,
    boost: figure.value,
    ...(stake !== null && { staked: stake }),
  };
}

const lead =
  "(?:(?:and|ok|so|now|what|what's|whats|if|i|we|you|u|can|could|would|then|how|about|let's|lets|say|to|just|also|want|wanna) )*";
const leg =
  '(?:(?:the|a|an|that|my|one|another|leg|legs|pick|at|for|with|extra|more|new|second|third|fourth|fifth|2nd|3rd|4th|5th|it|priced) )*';
const there =
  '(?:(?:leg|legs|pick|one|in|on|it|to|too|also|there|with|that|the|parlay|ticket|slip|as|well|then|now|how|much|what|whats|does|do|would|pay|pays|get|i|is|payout|together|them) ?)*';
const joining = [
  new RegExp(
    `^${lead}(?:parlay|parlayed|combine|combined|combo|pair|paired|tie|stack|add|throw|toss|tack|put|include|plus|stick|slide|adding|parlaying)(?: (?:it|that|this|them|in|on))* ${leg}A(?: (?:and|plus) ${leg}A)* ?${there}$`,
  ),
  new RegExp(
    `^${lead}(?:make|turn|do) (?:it|that|this) (?:a )?(?:[N2-9]|three|four|five)(?: |-)?(?:legs?|leggers?|team|teamer|picks?) (?:with|by adding|adding|and|plus) ${leg}A ?${there}$`,
  ),
  new RegExp(
    `^${lead}(?:with|plus|and) (?:a|an|another|one more) (?:(?:second|third|fourth|2nd|3rd|4th|other|extra) )?(?:leg|pick|one|team)(?: (?:at|of|priced|thats|that's|is))* A ?${there}$`,
  ),
  /^(?:and |plus )?A (?:(?:on|in|to) (?:there|it|that|the (?:parlay|ticket|slip))(?: (?:too|also|as well))?|too|also|as well)$/,
];

/** Beside what was asked about, as a parlay. */
function withLeg(last: SumQuery, { legs, stake }: Priced, { text, figures }: Masked): SumQuery | undefined {
  if (!joining.some((pattern) => pattern.test(text))) return undefined;
  // "3 legs" counts them.
  const named = figures.filter(({ form, value }) => form !== 'number' || value >= 100);
  const more = named.flatMap((figure) => oddsOf(figure) ?? []);
  const all = [...legs, ...more];
  const isCounted = named.length === figures.length || figures.some(({ value }) => value === all.length);
  if (more.length === 0 || more.length !== named.length || !isCounted || all.length > 20) return undefined;
  return last.sum === 'parlay'
    ? { ...last, legs: all }
    : { ask: 'sum', sum: 'parlay', legs: all, pushes: 0, stake };
}

const winning =
  /^(?:(?:and|so|ok|but|what|whats|what's|how|much|about|if|i|we|do|would|to|want|wanted|need|needed|wanna|have|put|stake|bet|risk|just|instead|should|must|it|for|then|down) )*(?:win|profit|clear|make|net|get|win me) (?:[DN])(?: (?:instead|then|on it|profit|at that|at those odds|what|how much|do i|need|put|to bet|on that))*$/;

/** "And to win 200": what has to be staked. */
function toWin({ odds }: Priced, { text, figures: [figure, ...more] }: Masked): SumQuery | undefined {
  const win =
    figure && more.length === 0 && /\bto (?:win|profit|clear|make|net)\b/.test(text)
      ? dollarsOf(figure)
      : undefined;
  return win !== undefined && winning.test(text) ? { ask: 'sum', sum: 'stake_to_win', win, odds } : undefined;
}
