/** The figures that a follow-up of a sum names: each takes the place of the one that it can only be, by its form and the word beside it. */
import { type SumQuery, sum } from '../../../../contracts/asking/queries/sum.ts';
import { dollarsOf, type Figure, oddsOf } from '../../queries/reading/figures.ts';
import { wordsOf } from '../asked/around.ts';
import type { Masked } from './masked.ts';

const around = wordsOf(
  "and ok so what whats what's how hows about bout if it its it's is was were the a an of for with on at by to make made do does did would could can will that this that's thats those them em these instead then now just only each per apiece rather say says said i we you u my me id i'd i'm im put puts putting go going went try change switch use give gives got get have had want wanna meant mean sorry oops whoops wait no not actually in be think thinks more like as out from one ones thing same again both all too also up down bump raise lower number figure amount bet bets play price priced odds line stake staked staking wager risk risked risking pay pays paying win wins winning won return returns back total much many dollars bucks size sized chance chances probability prob percent pct edge shot bankroll roll br bank legs leg team teams teamer teamers picks pick games game leggers legger by other side hedge hedging opponent full half quarter third eighth kelly moved went dropped jumped goes moves drifted drops falls fell grows grew rises shrinks double doubled triple tripled twice parlay each round robin payout profit come comes came there here",
);

const never = /(?!)/;
/** What the word beside a figure says that it is. */
const labels: readonly (readonly [label: Label, before: RegExp, after: RegExp])[] = [
  [
    'bankroll',
    /(?:bankroll|bank|roll|br)(?: (?:is|was|of|were|at|to|its|it's|went|drops|dropped|falls|fell|grows|grew|rises|goes|shrinks|up|down))*$/,
    /^(?:bankroll|bank|roll|br)\b/,
  ],
  ['by', /\bby$/, never],
  ['count', never, /^(?:legs?|teams?|teamers?|picks?|games?|leggers?|of (?:them|those|these|em))\b/],
  [
    'win',
    /(?:to win|win|winning|profit(?: of)?|(?:got|get|getting|had|paid|pays|comes|came) back|return(?:s|ed)?)$/,
    /^(?:profit|back|total back|payout)\b/,
  ],
  [
    'other',
    /(?:other side|hedge|opponent|against)(?: (?:is|was|at|to|of|its|it's|now|price|odds|moved|went|dropped|jumped|up|down|goes|moves|drifted))*$/,
    /^(?:on |for )?(?:the )?(?:other side|opponent)/,
  ],
  [
    'chance',
    /(?:chance|probability|prob|think|say|edge|number|figure)(?: (?:is|was|its|it's|of|at|more|like|to))*$/,
    /^(?:chance|probability|prob|percent|pct)\b/,
  ],
];
type Label = 'bankroll' | 'by' | 'count' | 'win' | 'other' | 'chance';

interface Slot {
  readonly figure: Figure;
  readonly label: Label | undefined;
  readonly isPerEach: boolean;
}

function slotsOf({ text, figures }: Masked): readonly Slot[] {
  const pieces = text.split(/\b[A-Z]s?\b/);
  return figures.map((figure, at) => {
    const before = (pieces[at] ?? '').trim();
    const after = (pieces[at + 1] ?? '').trim();
    const [label] = labels.find(([, left, right]) => left.test(before) || right.test(after)) ?? [];
    return { figure, label, isPerEach: /^(?:each|per|apiece)\b/.test(after) };
  });
}

/** The fields that a slot of this kind can be of, the likeliest first. */
const moneyFields = ['stake', 'total', 'bankroll', 'staked', 'unit', 'win'] as const;

/**
 * @returns undefined where a figure has no place in the sum, or a word says something else
 */
export function withSlots(last: SumQuery, masked: Masked): SumQuery | undefined {
  const { text, figures } = masked;
  const isKnown = text.split(' ').every((word) => /^[A-Z]$/.test(word) || around.has(word));
  if (!isKnown) return undefined;
  const share = shareIn(text);
  const factor = factorIn(text);
  if (figures.length === 0 && share === undefined && factor === undefined) return undefined;
  if (share !== undefined && last.sum !== 'kelly') return undefined;
  if (/\bkelly\b/.test(text) && last.sum !== 'kelly') return undefined;
  const made: Record<string, unknown> = { ...last };
  const kelly = last.sum === 'kelly' ? share : undefined;
  if (kelly !== undefined) {
    delete made.fraction;
    if (kelly < 1) made.fraction = kelly;
  }
  const put = (field: string, value: unknown): boolean => {
    if (!(field in made) || value === undefined) return false;
    made[field] = value;
    return true;
  };
  const isPut = slotsOf(masked).every((slot) => placed(last, slot, made, put));
  if (!isPut || (factor !== undefined && kelly === undefined && !multiplied(made, factor))) return undefined;
  const read = sum.safeParse(made);
  return read.success && JSON.stringify(read.data) !== JSON.stringify(last) ? read.data : undefined;
}

function placed(
  last: SumQuery,
  { figure, label, isPerEach }: Slot,
  made: Record<string, unknown>,
  put: (field: string, value: unknown) => boolean,
): boolean {
  const whole = figure.form === 'number' && Number.isInteger(figure.value) ? figure.value : undefined;
  if (label === 'by') return last.sum === 'round_robin' && whole !== undefined && put('by', whole);
  if (label === 'count') return whole !== undefined && counted(last, whole, put);
  if (label === 'win' && figure.form !== 'american')
    return put('win', dollarsOf(figure)) || put('returns', dollarsOf(figure)) || inMoney(figure, put);
  if (label === 'bankroll') return put('bankroll', dollarsOf(figure));
  if (figure.form === 'percent' || label === 'chance') return put('chance', chanceOf(figure));
  if (figure.form === 'dollars' || isPerEach) return inMoney(figure, put);
  if (figure.form === 'record') return put('wins', figure.value) && put('losses', figure.losses);
  if (figure.form === 'units') return put('units', figure.value);
  if (figure.form === 'american' || figure.form === 'fraction' || figure.form === 'decimal') {
    const odds = oddsOf(figure);
    if (label === 'other') return put('other', odds);
    // Of an open bet, only the other side still has a price that changes.
    return (last.sum === 'hedge' && put('other', odds)) || (!Array.isArray(made.odds) && put('odds', odds));
  }
  return figure.form === 'number' && inMoney(figure, put);
}

const inMoney = (figure: Figure, put: (field: string, value: unknown) => boolean): boolean =>
  moneyFields.some((field) => put(field, dollarsOf(figure)));

/** "38 percent", and "my number is 52". */
function chanceOf({ form, value }: Figure): number | undefined {
  const isShare = form === 'percent' || form === 'number' || form === 'decimal';
  return isShare && value > 0 && value < 100 ? value / 100 : undefined;
}

/** As many legs at the same odds: what each of different ones would be is not known. */
function counted(last: SumQuery, count: number, put: (field: string, value: unknown) => boolean): boolean {
  const legs = last.sum === 'parlay' ? last.legs : last.sum === 'chances' ? last.of : undefined;
  if (!legs) return put('picks', count) || put('ofLegs', count);
  const [first] = legs;
  const isAlike = legs.every(({ format, value }) => format === first?.format && value === first.value);
  if (!isAlike || count < 2 || count > 20) return false;
  const all = Array.from({ length: count }, () => first);
  return put('legs', all) || put('of', all);
}

const shares = { full: 1, half: 0.5, third: 1 / 3, quarter: 0.25, eighth: 0.125 } as const;

/** "Full kelly?": how much of it is staked. */
function shareIn(text: string): number | undefined {
  const [, word] = /\b(full|half|quarter|third|eighth)(?: (?:a|of|it|the))*(?: kelly)?\b/.exec(text) ?? [];
  return word === undefined ? undefined : shares[word as keyof typeof shares];
}

/** "Double it". */
function factorIn(text: string): number | undefined {
  if (/\b(?:double|doubled|twice)\b/.test(text)) return 2;
  return /\b(?:triple|tripled)\b/.test(text) ? 3 : undefined;
}

function multiplied(made: Record<string, unknown>, factor: number): boolean {
  const field = moneyFields.find((each) => typeof made[each] === 'number');
  if (field === undefined) return false;
  made[field] = (made[field] as number) * factor;
  return true;
}
