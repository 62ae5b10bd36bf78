/** A record that is counted in words at one stake: "$50 on three games at -110, won two and lost one", "won 12 of 20". */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import type { Masked, MaskedFigure } from '../worded/mask.ts';
import { priceOf } from '../worded/roles.ts';

export type CountedRecord = Extract<SumQuery, { readonly sum: 'record' }>;

const won = '(?:won|win|wins|hit|cashed|winning|hitting)';
/** "One" is a word like any other, until it counts something. */
const count = '(one|#n\\d+)';
const wonAndLost = new RegExp(
  ` ${won} ${count}(?: of (?:them|those|these))? (?:(?:and|,|but) )*(?:lost|lose|loses|dropped|missed) ${count} `,
);
const wonOf = new RegExp(` ${won} ${count} (?:out )?of (?:my |the |those |these |all )?(#n\\d+) (?!legs? )`);
/** "$20 on each of five games, won three": how many there were, and how many of them won. */
const ofEach = new RegExp(
  ` (?:each of|apiece on|each on|on each of|every one of|on) (?:my |the |those |these )?(#n\\d+) (?:games|bets|teams|picks|plays|singles|wagers|straight bets)(?: [^#]*?)? .*?${won} (?:only )?${count} `,
);
const asksForMoney =
  / (?:how much|profit|up|down|ahead|behind|net|total|result|make|made|earn|earned|win|where am i|how did i do|return|even|worth) /;
const ofOther =
  / (?:chances?|probability|likely|parlay\w*|legs?|round robin|in a row|last|hedge\w*|teaser\w*|need) /;

export function countedRecord({ text, figures, namesTeam }: Masked): CountedRecord | undefined {
  if (namesTeam || ofOther.test(text) || !asksForMoney.test(text)) return undefined;
  const told = wonAndLost.exec(text);
  const [, all, some] = told || wonOf.test(text) ? [] : (ofEach.exec(text) ?? []);
  const [, one, other] = told ?? wonOf.exec(text) ?? ['', some, all];
  const [first, second] = [countAt(one, figures), countAt(other, figures)];
  if (!first || !second) return undefined;
  const [wins, losses] = [first.value, told ? second.value : second.value - first.value];
  const rest = figures.filter((figure) => figure !== first.figure && figure !== second.figure);
  const stakes = rest.filter(({ form }) => form === 'dollars');
  const prices = rest.filter(({ form }) => form === 'american' || form === 'decimal' || form === 'fraction');
  const counts = rest.filter(({ form, value }) => form === 'number' && value === wins + losses);
  const [stake, price] = [stakes[0], prices[0]];
  const isWhole = stakes.length + prices.length + counts.length === rest.length;
  const areCounts = [wins, losses].every((each) => Number.isInteger(each) && each >= 0 && each <= most);
  if (!stake || !isWhole || !areCounts || stakes.length > 1 || prices.length > 1) return undefined;
  const odds = (price && priceOf(price)) ?? null;
  return { ask: 'sum', sum: 'record', wins, losses, odds, stake: stake.value };
}
const most = 10_000;

interface Count {
  readonly value: number;
  readonly figure?: MaskedFigure;
}

function countAt(place: string | undefined, figures: readonly MaskedFigure[]): Count | undefined {
  if (place === 'one') return { value: 1 };
  const figure = place === undefined ? undefined : figures[Number(place.slice(2))];
  return figure && { value: figure.value, figure };
}
