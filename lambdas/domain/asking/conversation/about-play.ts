/** Questions about a stored play: the facts behind it, its weakest leg, and the play itself, to be saved. */
import type { Leg, PromptAnalysis } from '../../../contracts/asking/analysis.ts';
import { percent } from '../../platform/format.ts';
import { matchName } from '../english/leg.ts';
import { legName } from '../english/pick.ts';
import type { QueryAnswer } from '../queries/answered.ts';
import { odds } from '../queries/table/words.ts';
import { priceOf } from './price-of.ts';

/** Facts listed for each leg. */
const mostFacts = 6;

/** @param only the index of a leg; absent for all */
export function reasonsOf({ legs, theme }: PromptAnalysis, only?: number): QueryAnswer {
  const asked = only === undefined ? legs : legs.slice(only, only + 1);
  const whole = theme && only === undefined && legs.length > 1 ? [theme.text] : [];
  return { response: [...whole, ...asked.flatMap(reasonsOfLeg)].join('\n'), cards: [], alternatives: [] };
}

const sides = { for: 'For', against: 'Against', neutral: 'Also' } as const;

function reasonsOfLeg(leg: Leg): string[] {
  const facts = (leg.evidence ?? []).slice(0, mostFacts);
  const thesis = leg.thesis ? ` ${leg.thesis.text}` : '';
  const listed = facts.map(({ side, text }) => `• ${sides[side]}: ${text}`);
  return [
    `${legName(leg)} (${matchName(leg)}).${thesis}`,
    ...(listed.length > 0 ? listed : ['• No facts beyond the price: it is the market’s view alone.']),
  ];
}

/** By the market's chance of each leg. */
export function weakestOf({ legs }: PromptAnalysis): QueryAnswer {
  const known = legs.flatMap((leg) =>
    leg.marketProbability === null ? [] : [{ leg, chance: leg.marketProbability }],
  );
  const [weakest] = [...known].sort((a, b) => a.chance - b.chance);
  const response =
    weakest === undefined
      ? 'The legs have no market chance to compare.'
      : `${legName(weakest.leg)} is the least likely of the ${legs.length}: the market gives it ${percent(weakest.chance)}.`;
  const options = legs.map((leg) => ({
    label: legName(leg),
    price: leg.price,
    chance: leg.marketProbability === null ? null : Number((leg.marketProbability / 100).toFixed(4)),
    cost: leg.cost ?? null,
    isBest: false,
  }));
  const place = weakest ? legs.indexOf(weakest.leg) + 1 : 0;
  const swap = { label: `Swap leg ${place}`, prompt: `Swap leg ${place}` };
  return {
    response,
    cards: [{ type: 'options', title: 'Chance of each leg', options }],
    alternatives: weakest && legs.length > 1 ? [swap] : [],
  };
}

/** @param stake in dollars; null if none was named */
export function toSave(
  { legs, odds: whole, book = null }: PromptAnalysis,
  stake: number | null,
): QueryAnswer {
  const price = priceOf(whole);
  const named = legs.length === 1 && legs[0] ? legName(legs[0]) : `The ${legs.length}-leg parlay`;
  return {
    response: `${named}${price === null ? '' : ` at ${odds(price)}`} is ready to be tracked.`,
    cards: [
      {
        type: 'bet',
        legs: legs.map((leg) => ({ label: legName(leg), price: leg.price })),
        price,
        stake,
        book,
      },
    ],
    alternatives: [],
  };
}
