/** Reads how often each leg of a teaser must win at a price of the whole: "teaser legs break even at -120". */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { type Figure, oddsOf } from '../../reading/figures.ts';
import type { Sentence, Token } from '../../reading/sentence.ts';

const ofTeaser = /\b(?:teasers?|tease|teasing|teased|wong)\b/i;
const asks =
  /\b(?:break[- ]?even|need|needs|needed|have to|has to|gotta|must|per leg|each leg|each (?:team|side|one|game)|every leg|win rate|hit rate|win percent(?:age)?|how often|what (?:%|percent|rate|clip)|odds|implied|worth it|profitable|plus ev|\+ev)\b/i;
const counting = /^(?:leg|legs|team|teams|teamer|teamers|legger|leggers|way|game|games|side|sides)$/;
const moving = /^(?:point|points|pt|pts|pointer)$/;
/** Without a count, a teaser is of two teams. */
const usualLegs = 2;

type Word = Pick<Token, 'word'> & { readonly figure?: Figure | undefined };

/** @returns undefined without a price of the whole, or where a figure has no place in it */
export function teaserLegsIn({ text, tokens }: Sentence): SumQuery | undefined {
  if (!ofTeaser.test(text) || !asks.test(text) || tokens.some(({ team }) => team)) return undefined;
  const spaced = tokens.flatMap(({ word, figure }): Word[] => {
    const joined =
      /^(\d+(?:\.5)?)-?(leg|legs|team|teams|teamer|legger|way|point|points|pt|pts|pointer)$/.exec(word);
    return joined
      ? [{ word: joined[1] ?? '', figure: numberOf(joined[1]) }, { word: joined[2] ?? '' }]
      : [{ word, figure }];
  });
  const prices: Figure[] = [];
  const counts: number[] = [];
  for (const [at, { figure }] of spaced.entries()) {
    const next = spaced[at + 1]?.word ?? '';
    if (!figure || moving.test(next)) continue;
    if (figure.form === 'american' || figure.form === 'decimal' || figure.form === 'fraction')
      prices.push(figure);
    else if (figure.form === 'number' && counting.test(next)) counts.push(figure.value);
    // "A 6.5 teaser".
    else if (figure.form !== 'number' || !/^teasers?$/.test(next)) return undefined;
  }
  const [price, ...morePrices] = prices;
  const [ofLegs = usualLegs, ...moreCounts] = counts;
  const odds = price && oddsOf(price);
  if (!odds || morePrices.length + moreCounts.length > 0) return undefined;
  return ofLegs >= 2 && ofLegs <= 20 ? { ask: 'sum', sum: 'break_even', odds, ofLegs } : undefined;
}

const numberOf = (digits: string | undefined): Figure => ({ value: Number(digits), form: 'number' });
