/** Reads bets that were won and lost at prices of their own: "hit +150, hit -110, lost -120, all 1u, net?" */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { type Figure, oddsOf } from '../../reading/figures.ts';
import type { Sentence, Token } from '../../reading/sentence.ts';

const won = new Set('won win wins hit hits cashed winner winners w'.split(' '));
const lost = new Set('lost lose loses loss losses missed miss dropped l losers loser'.split(' '));
const asks =
  /\b(?:profit|net|up|down|units?|roi|total|how much|made|make|ahead|behind|even|money|return|result|plus|minus|am i|where)\b/i;
const ofTeams = new Set('over under ml spread last game games'.split(' '));

interface Result {
  readonly isWon: boolean;
  readonly at: number;
}

/** @returns undefined where a price has no result, or where a figure has no place in it */
export function resultsIn({ text, tokens }: Sentence): SumQuery | undefined {
  if (!asks.test(text) || tokens.some(({ word, team }) => team || ofTeams.has(word))) return undefined;
  const results = tokens.flatMap(({ word }, at): Result[] =>
    won.has(word) ? [{ isWon: true, at }] : lost.has(word) ? [{ isWon: false, at }] : [],
  );
  const priced = placesOf(tokens, ({ form }) => form === 'american');
  const units = placesOf(tokens, ({ form }) => form === 'units');
  const dollars = placesOf(tokens, ({ form }) => form === 'dollars');
  const numbers = placesOf(tokens, ({ form }) => form === 'number');
  const first = Math.min(...priced);
  const [lead] = results;
  const isBefore = lead !== undefined && lead.at < first;
  const counted = numbers.filter((at) => results.some((each) => Math.abs(each.at - at) === 1));
  const amounts = [...dollars, ...numbers.filter((at) => !counted.includes(at))];
  const all = priced.length + units.length + amounts.length + counted.length;
  if (priced.length < 2 || !lead || units.length + amounts.length > 1) return undefined;
  if (all !== tokens.filter(({ figure }) => figure).length) return undefined;
  const of = { won: [] as WrittenOdds[], lost: [] as WrittenOdds[] };
  for (const at of priced) {
    const result = isBefore
      ? results.filter((each) => each.at < at).at(-1)
      : results.find((each) => each.at > at);
    const odds = tokens[at]?.figure && oddsOf(tokens[at].figure);
    if (!result || !odds) return undefined;
    of[result.isWon ? 'won' : 'lost'].push(odds);
  }
  if (of.won.length === 0 || of.lost.length === 0) return undefined;
  // "Won 2 at -110": both at the one price; "won 2 at -110 and +150" has a price for each.
  for (const at of counted) {
    const count = tokens[at]?.figure?.value ?? 0;
    const result = results.find((each) => Math.abs(each.at - at) === 1);
    const side = of[result?.isWon ? 'won' : 'lost'];
    const [one] = side;
    if (one && side.length === 1 && Number.isInteger(count) && count <= 20)
      side.push(...Array.from({ length: Math.max(0, count - 1) }, () => one));
    if (side.length !== count) return undefined;
  }
  const size = tokens[units[0] ?? amounts[0] ?? -1]?.figure?.value ?? null;
  const isUnit = units.length > 0;
  const stake = isUnit && size === 1 ? null : size;
  return { ask: 'sum', sum: 'results', ...of, stake, ...(isUnit && stake !== null && { inUnits: true }) };
}

const placesOf = (tokens: readonly Token[], is: (figure: Figure) => boolean): number[] =>
  tokens.flatMap(({ figure }, at) => (figure && is(figure) ? [at] : []));
