/** "On over 221.5 for 100 at -110 and now I can grab under 226.5": two bets that both win between their numbers. */
import { exactAmerican } from '../../../../feed/odds/formats.ts';
import { allOdds, ask, type Goal, ifDone, standard } from './goal.ts';
import type { MaskedFigure } from './mask.ts';

/** What is asked of two bets that are made, or could be. A wish for both asks none of it. */
const asks =
  / (?:middles?|middling|middled|best|worst|both|max(?:imum)?|most|least|what if|how much|what (?:do|would|can|could|happens|am|is|are)|whats|outcomes?|scenarios?|profit|risk|risking|worth|lands?|break ?-?even|how often) /;

export const middle: Goal = (roles, { text, figures }) => {
  if (!asks.test(text) && !roles.has('lands')) return undefined;
  const lines = totalsIn(text, figures) ?? spreadsIn(figures);
  if (!lines) return undefined;
  roles.all('selection');
  const lands = roles.amount('lands');
  const said = allOdds(roles, 'odds', 'other');
  const total = roles.amount('total');
  const stakes = [
    ...(total === undefined ? [] : [total / 2]),
    ...roles.all('stake', 'each').map(({ value }) => value),
  ];
  const [stake = null] = stakes;
  // "110 to win 100 each".
  const won = said.length === 0 && stake !== null ? roles.amount('won') : undefined;
  const paid =
    won === undefined || stake === null
      ? said
      : [{ format: 'american', value: exactAmerican(1 + won / stake) } as const];
  const odds = isUnderdogFirst(text, figures) ? paid.toReversed() : paid;
  // Of unlike stakes the two ends are others.
  if (odds.length > 2 || stakes.some((each) => each !== stake)) return undefined;
  const [first = standard, second = first] = odds;
  return ifDone(roles, {
    ask,
    sum: 'middle',
    lines: [...lines],
    odds: [first, second],
    stake,
    ...(lands !== undefined && { lands }),
  });
};

/** The prices stand in the order of the bets: the favorite or the over is the first of a middle. */
function isUnderdogFirst(text: string, figures: readonly MaskedFigure[]): boolean {
  const [first] = figures.filter(({ form }) => form === 'line');
  if (first) return first.value > 0;
  const [over, under] = [/ (?:over|o) #/.exec(text)?.index, / (?:under|u) #/.exec(text)?.index];
  return over !== undefined && under !== undefined && under < over;
}

/** An over below an under. */
function totalsIn(text: string, figures: readonly MaskedFigure[]): readonly [number, number] | undefined {
  const at = (side: string) => {
    const found = [...text.matchAll(new RegExp(` ${side} #[nd](\\d+)`, 'g'))];
    // Said twice, it is the same number.
    const values = new Set(found.flatMap((each) => figures[Number(each[1])]?.value ?? []));
    return values.size === 1 ? [...values][0] : undefined;
  };
  const [over, known] = [at('(?:over|o)'), at('(?:under|u)')];
  // "On the over 44.5, it's 48.5 now, worth middling with the under": the under is of the number that is left.
  const isOpen =
    known === undefined && over !== undefined && / (?:under|u) (?!#)/.test(text) && / middl/.test(text);
  const left = figures.filter(({ form, value }) => form === 'number' && value % 1 === 0.5 && value !== over);
  const under = isOpen && left.length === 1 ? left[0]?.value : known;
  return over !== undefined && under !== undefined && over < under ? [over, under] : undefined;
}

/** A favorite that gives fewer points than the underdog gets: -2.5 and +6.5. */
function spreadsIn(figures: readonly MaskedFigure[]): readonly [number, number] | undefined {
  const [one, other, ...more] = figures.filter(({ form }) => form === 'line').map(({ value }) => value);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const [given, taken] = [Math.min(one, other), Math.max(one, other)];
  return given < 0 && taken > -given ? [-given, taken] : undefined;
}
