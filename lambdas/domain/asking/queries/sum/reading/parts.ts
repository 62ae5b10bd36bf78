/** What a rule of sums sees: cues and figures, each figure with the cues beside it. */
import type { WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { dollarsOf, type Figure, oddsOf } from '../../reading/figures.ts';
import { marksIn } from '../../reading/phrases.ts';
import { isPlain } from '../../reading/plain-words.ts';
import type { Sentence } from '../../reading/sentence.ts';
import { legsToldIn } from './legs-told.ts';
import { type SumCue, sumWords } from './words.ts';

export interface PlacedFigure extends Figure {
  /** Its place among the tokens. */
  readonly at: number;
  /** The cue before it, over at most articles, prepositions and the like. */
  readonly before?: SumCue;
  /** The cue right after it. */
  readonly after?: SumCue;
}

export interface SumParts {
  readonly figures: readonly PlacedFigure[];
  readonly has: (...cues: readonly SumCue[]) => boolean;
  readonly namesTeam: boolean;
  /** It asks for odds or a price: "what odds turn 10 into 100", but not "turn 10 into 100". */
  readonly asksOdds: boolean;
  /** The indexes of figures that only tell of an open bet's legs: "4 of 5 hit", "over 45.5". */
  readonly told: ReadonlySet<number>;
  /** The indexes of the tokens that are cues or teams. */
  readonly cued: readonly number[];
}

/** Words after which a figure belongs to something else: "win if I put 25". */
const opensClause = new Set(['if', 'when', 'and', 'or', 'i']);

const askingOdds = new Set('what whats which how odds price prices number multiplier'.split(' '));

/** "How much do I win with $40": what follows is staked, whatever is won. */
const staking = new Set(['with', 'on', 'from', 'by', 'off']);

/** An amount follows. */
const putting = new Set(
  'put puts putting bet betting risk risking stake staking wager throw threw drop dropped lay'.split(' '),
);

export function sumPartsOf({ tokens }: Sentence): SumParts {
  const cueAt = new Map<number, SumCue>();
  for (const { meaning, start, end } of marksIn(tokens, sumWords))
    for (let at = start; at < end; at++) cueAt.set(at, meaning);
  const before = (from: number): SumCue | undefined => {
    for (let at = from - 1; at >= 0; at--) {
      const word = tokens[at]?.word ?? '';
      const cue = cueAt.get(at);
      if (cue) return cue;
      if (!isPlain(word) || opensClause.has(word)) return undefined;
    }
    return undefined;
  };
  const figures = tokens.flatMap((token, at): PlacedFigure[] => {
    if (!token.figure || cueAt.has(at)) return [];
    const [cue, after] = [before(at), cueAt.get(at + 1)];
    const cueBefore = cue === 'win' && staking.has(tokens[at - 1]?.word ?? '') ? undefined : cue;
    return [{ ...token.figure, at, ...(cueBefore && { before: cueBefore }), ...(after && { after }) }];
  });
  const cues = new Set(cueAt.values());
  // "12.50 on a +475": beside American odds, a decimal that is put on something is an amount.
  const isAmerican = figures.some(({ form }) => form === 'american');
  const written = figures.map((figure): PlacedFigure => {
    const isPut = isAmerican && figure.form === 'decimal' && putting.has(tokens[figure.at - 1]?.word ?? '');
    return isPut ? { ...figure, form: 'dollars' } : figure;
  });
  return {
    figures: written,
    has: (...wanted) => wanted.some((cue) => cues.has(cue)),
    namesTeam: tokens.some(({ team }) => team !== undefined),
    asksOdds: tokens.some(({ word }) => askingOdds.has(word)),
    told: legsToldIn(tokens),
    cued: [...cueAt.keys(), ...tokens.flatMap(({ team }, at) => (team ? [at] : []))],
  };
}

/** Figures that a rule takes one after the other, each once. */
export class Taking {
  readonly #left: PlacedFigure[];

  constructor(figures: readonly PlacedFigure[]) {
    this.#left = [...figures];
  }

  /** The first figure that something can be made of. */
  take<T>(of: (figure: PlacedFigure) => T | undefined): T | undefined {
    for (const [at, figure] of this.#left.entries()) {
      const made = of(figure);
      if (made === undefined) continue;
      this.#left.splice(at, 1);
      return made;
    }
    return undefined;
  }

  /** Every figure that something can be made of. */
  all<T>(of: (figure: PlacedFigure) => T | undefined): T[] {
    const made: T[] = [];
    for (let each = this.take(of); each !== undefined; each = this.take(of)) made.push(each);
    return made;
  }

  /** Whether every figure has its place in the sum; a figure left over is a word left unread. */
  get isDone(): boolean {
    return this.#left.length === 0;
  }
}

/** Odds whose form leaves no doubt: signed, a fraction, or with two decimals. */
export const clearOdds = (figure: PlacedFigure): WrittenOdds | undefined =>
  figure.form === 'american' || figure.form === 'fraction' || figure.form === 'decimal'
    ? oddsOf(figure)
    : undefined;

/** Odds in any form but a percentage. */
export const anyOdds = (figure: PlacedFigure): WrittenOdds | undefined =>
  figure.form === 'percent' ? undefined : oddsOf(figure);

export const dollarsSaid = (figure: PlacedFigure): number | undefined =>
  figure.form === 'dollars' ? dollarsOf(figure) : undefined;

/** Dollars, or a plain number that can be. */
export const dollarsMeant = (figure: PlacedFigure): number | undefined =>
  figure.form === 'dollars' || figure.form === 'number' ? dollarsOf(figure) : undefined;

/** @returns 0 to 1 */
export const chanceSaid = ({ form, value }: PlacedFigure): number | undefined =>
  form === 'percent' && value > 0 && value < 100 ? value / 100 : undefined;

/** A number of legs, picks or teams. */
export const count = ({ form, value, after }: PlacedFigure): number | undefined =>
  form === 'number' && Number.isInteger(value) && after === 'legs' ? value : undefined;
