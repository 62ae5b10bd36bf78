/** "I got OKC -6.5, the line is -8 now, did I get good value": a line that is taken, beside the one that the asker sees now. */
import type { CheckQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import { percent } from '../../../../platform/format.ts';
import { lineWords } from '../../../english/leg.ts';
import type { RuledQuery } from '../../reading/kinds.ts';
import { plainlySaid } from '../../sum/plain/said.ts';
import type { Resolved, Unlisted } from '../../table/resolved.ts';
import { mainLineOf } from '../../table/selections.ts';
import { odds } from '../../table/words.ts';
import { betAlone } from './read.ts';

const taking =
  "(?:i|we)(?: have|'ve|'m| am)? (?:already )?(?:got|took|have|had|bet|grabbed|locked in|locked|snagged|played|on|holding|sitting on)(?: in)?";
const number = '([+-]?\\d{1,3}(?:\\.5)?)';
const now =
  "(?:(?:the|it|its|it's|it is|that|this|now|line|line's|lines|spread|spread's|total|total's|number|number's|is|are|has|have|moved|moves|been|at|to|up|down|out|since|early|earlier|yesterday|last (?:night|week)|this (?:morning|week)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|when it opened|at (?:the )?open|off the open|opening|sitting|currently|today|closed|closing|went|gone|jumped|dropped|rn|right now|all the way|still|already|and|but|,) )+";
const asked =
  '(?:(?: ,| at close| now| today| rn| right now| currently| everywhere)* (?:,|and|so|did|do|does|is|was|that|a|good|great|nice|bad|value|clv|number|line|i|get|got|have|beat|the|market|closing|close|it|right|side|in|on|my|this|ok|decent|any|best|of))* ?';
const forms: readonly RegExp[] = [
  new RegExp(
    `^ (?:so |ok )?(?:${taking}|took|got|have|grabbed) (?:the )?(.{2,40}?) ${now}${number}${asked}$`,
  ),
  new RegExp(`^ did i beat the line with (.{2,60}?) , now ${number} ,? ?$`),
];
const asksForValue = / (?:value|clv|beat|good (?:number|line|side)|right side|best of (?:it|the)|did i) /;

/** @param read reads a question as queries; @returns undefined where no line of a game is taken */
export function lineBeaten(
  prompt: string,
  read: (prompt: string) => readonly RuledQuery[] | undefined,
): CheckQuery | undefined {
  const said = plainlySaid(prompt);
  if (said.length > longest || !asksForValue.test(said)) return undefined;
  for (const form of forms) {
    const [, bet = '', value = ''] = form.exec(said) ?? [];
    const check = bet === '' ? undefined : betAlone(bet, read);
    const [leg] = check?.legs ?? [];
    const lineNow = Number(value);
    const isOfLine = leg?.line != null && leg.player === null && Math.abs(lineNow) < shortestPrice;
    if (check && isOfLine && leg.price === null) return { ...check, lineNow };
  }
  return undefined;
}
const longest = 160;
/** From here on, a signed number is a price. */
const shortestPrice = 100;

/** How many points the line that is taken is better: a spread gives more or takes fewer, an over needs fewer. */
const pointsBetter = ({ line, side }: NamedBet, lineNow: number): number =>
  side === 'over' ? lineNow - (line ?? 0) : (line ?? 0) - lineNow;

/** `You beat the line: −1.5 is 1.5 points better than −3.` */
function comparedWith(leg: NamedBet, lineNow: number): string {
  const better = pointsBetter(leg, lineNow);
  const kind = leg.side === 'over' || leg.side === 'under' ? 'total' : 'spread';
  const [own, listed] = [leg.line ?? 0, lineNow].map((line) => lineWords(line, kind));
  const points = `${Math.abs(better)} ${Math.abs(better) === 1 ? 'point' : 'points'}`;
  if (better === 0) return `Neither: ${own} is the same number as now.`;
  return better > 0
    ? `You beat the line: ${own} is ${points} better than ${listed}.`
    : `You did not beat the line: ${own} is ${points} worse than ${listed}.`;
}

/** One sentence for the two lines, and what the market says of the one that is taken. */
export function beatenWords(
  { legs: [leg], lineNow }: CheckQuery,
  { chance, fair }: { readonly chance: number | null; readonly fair: number | null },
): string[] {
  if (!leg || lineNow === undefined) return [];
  const own = lineWords(leg.line ?? 0, leg.side === 'over' || leg.side === 'under' ? 'total' : 'spread');
  return [
    comparedWith(leg, lineNow),
    ...(chance === null || fair === null
      ? []
      : [
          `The market’s chance of ${own} is ${percent(chance)} now, so its fair price is ${odds(fair)}; at the usual −110 it must win 52.4% to break even.`,
        ]),
  ];
}

/** Main lines are priced close to even. */
const isEven = (price: number): boolean => Math.abs(price) <= 130;

/** Against the market's own line of now, where the bet is made at another one at no price or a usual one; null for any other bet. */
export function beatenByMarket(
  { legs: [leg], isTaken }: CheckQuery,
  found: Resolved | Unlisted,
): string | null {
  const listed = found.kind === 'unlisted' ? found.instead : found;
  if (!isTaken || !listed || leg?.line == null || leg.player !== null) return null;
  // A listed line is compared by its price, and a long or a short price is of another bet than the market's own line.
  if (leg.price !== null && (found.kind === 'listed' || !isEven(leg.price))) return null;
  const { game, market, selection } = listed.side;
  const isOfGame = (leg.period ?? 'game') === 'game' && (market === 'spread' || market === 'total');
  const lineNow = isOfGame ? mainLineOf({ game, market, selection }) : null;
  return lineNow == null || lineNow === leg.line ? null : comparedWith(leg, lineNow);
}
