/** The figures of a run: share of fitting answers, violations, time, tokens and cost. */
import { prices } from '../cost/prices.ts';
import { chips, outsiders } from './cases.ts';
import { brokenContract } from './checks/contract.ts';
import { factsBesidesPrice, figuresOf } from './checks/figures.ts';
import { misfits } from './checks/fit.ts';
import { failures, guesses, missingAnswers, silentSubstitutions, wrongCharges } from './checks/honesty.ts';
import { falseLeads } from './checks/leads.ts';
import { falseReasons } from './checks/reasons.ts';
import { repeatedSentences, unfoundedInThesis, unfoundedNumbers } from './checks/sentences.ts';
import { bothSides, wrongSides } from './checks/sides.ts';
import { modelWords } from './checks/words.ts';
import { type Asking, isAnswered, legsOf, nameOf, type Run } from './outcome.ts';
import type { ModelMode } from './service.ts';
import { type Understood, understoodOf } from './understood.ts';

/** Violations, which must be 0; each finding includes its question. */
export interface Zeros {
  readonly silentSubstitutions: readonly string[];
  /** Plays although a word was left unread. */
  readonly guesses: readonly string[];
  readonly wrongCharges: readonly string[];
  readonly deniedFigures: readonly string[];
  readonly unfoundedNumbers: readonly string[];
  readonly factsOnWrongSide: readonly string[];
  readonly falseLeads: readonly string[];
  /** Reasons for no play, or for fewer legs, that the games and prices contradict. */
  readonly falseReasons: readonly string[];
  readonly modelWords: readonly string[];
  readonly repeatedSentences: readonly string[];
  readonly bothSides: readonly string[];
  readonly emptyAlternatives: readonly string[];
  readonly brokenChanges: readonly string[];
  readonly brokenChips: readonly string[];
  readonly brokenContracts: readonly string[];
  /** Not counted for the hostile model. */
  readonly missingAnswers: readonly string[];
}

export interface Summary {
  readonly model: { readonly mode: ModelMode; readonly name: string };
  readonly cases: number;
  /** By kind of answer. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Percent of questions whose answer fits; those of `outsiders` apart. */
  readonly fit: number;
  /** The same of the questions of outsiders, whose expectations leave no room; null without any. */
  readonly fitOfOutsiders: number | null;
  /** The other questions, with the reason; this includes honest answers that cost no prompt. */
  readonly misfits: readonly string[];
  /** By kind of question. */
  readonly understood: Readonly<Record<string, Understood>>;
  readonly zeros: Zeros;
  readonly legs: number;
  /** Percent of legs with two facts besides the price. */
  readonly legsWithTwoFacts: number;
  readonly legsWithOneAgainst: number;
  /** The same, excluding the cost of the price. */
  readonly legsWithOneAgainstBesidesPrice: number;
  /** Kinds of facts that cannot be recomputed from the raw games, and how often they occurred. */
  readonly notRecomputed: Readonly<Record<string, number>>;
  readonly modelCalls: number;
  /** Input tokens of one call. */
  readonly tokens: { readonly largest: number; readonly median: number };
  readonly seconds: { readonly largest: number; readonly median: number };
  /** Dollars per answer that used the model; null for the stand-in. */
  readonly costOfAnswer: number | null;
}

export const floors = { legsWithTwoFacts: 90, legsWithOneAgainst: 90 } as const;
export const tokenBudget = 6_000;

/** Whether a play is a bet on one game, whose legs were asked to share it. */
const hasSlip = (outcome: Asking['outcome']): boolean =>
  isAnswered(outcome) && outcome.analysis.slip !== undefined;

export function summarize({
  askings,
  emptyAlternatives,
  brokenChanges,
  model: { mode, name },
}: Run): Summary {
  const legs = askings.flatMap(({ outcome }) => legsOf(outcome));
  const share = (holds: (leg: (typeof legs)[number]) => boolean) =>
    percent(legs.filter(holds).length, legs.length);
  const missed = found(askings, ({ of, outcome, first }) =>
    isAnswered(outcome) ? misfits(of.expect, outcome, first?.outcome) : [outcome.kind],
  );
  const unfit = new Set(missed.map(({ asking }) => asking));
  const fitOf = (all: readonly Asking[]) =>
    percent(all.filter((asking) => !unfit.has(asking)).length, all.length);
  const ofOutsiders = askings.filter(({ of }) => outsiders.includes(of));
  const own = askings.filter(({ of }) => !outsiders.includes(of));
  const calls = askings.flatMap(({ tokens }) => tokens);
  const read = calls.map(({ input }) => input);
  return {
    model: { mode, name },
    cases: askings.length,
    kinds: countsOf(askings.map(({ outcome }) => outcome.kind)),
    fit: fitOf(own),
    fitOfOutsiders: ofOutsiders.length === 0 ? null : fitOf(ofOutsiders),
    misfits: missed.map(({ text }) => text),
    understood: understoodOf(askings),
    zeros: { ...zerosOf(askings, mode), emptyAlternatives, brokenChanges },
    legs: legs.length,
    legsWithTwoFacts: share((leg) => factsBesidesPrice(leg).length >= 2),
    legsWithOneAgainst: share(({ evidence = [] }) => evidence.some(({ side }) => side === 'against')),
    legsWithOneAgainstBesidesPrice: share((leg) =>
      factsBesidesPrice(leg).some(({ side }) => side === 'against'),
    ),
    notRecomputed: countsOf(askings.flatMap((asking) => figuresOf(asking).unknown)),
    modelCalls: calls.length,
    tokens: { largest: Math.max(0, ...read), median: median(read) },
    seconds: {
      largest: Math.max(0, ...askings.map(({ seconds }) => seconds)),
      median: median(askings.map(({ seconds }) => seconds)),
    },
    costOfAnswer: mode === 'real' ? costOf(askings) : null,
  };
}

function zerosOf(
  askings: readonly Asking[],
  mode: ModelMode,
): Omit<Zeros, 'emptyAlternatives' | 'brokenChanges'> {
  const texts = (check: (asking: Asking) => readonly string[]) =>
    found(askings, check).map(({ text }) => text);
  const evidence = ({ outcome }: Asking) => legsOf(outcome).flatMap(({ evidence: own = [] }) => own);
  const isChip = ({ of }: Asking) => chips.includes(of);
  return {
    silentSubstitutions: texts(silentSubstitutions),
    guesses: texts(guesses),
    wrongCharges: texts(wrongCharges),
    deniedFigures: texts((asking) => figuresOf(asking).denied),
    unfoundedNumbers: texts((asking) => [
      ...evidence(asking).flatMap((each) =>
        unfoundedNumbers(each).map((number) => `${number} in "${each.text}"`),
      ),
      ...legsOf(asking.outcome).flatMap((leg) =>
        unfoundedInThesis(leg).map((number) => `${number} in "${leg.thesis?.text}"`),
      ),
    ]),
    factsOnWrongSide: texts(({ outcome }) => legsOf(outcome).flatMap(wrongSides)),
    falseLeads: texts(({ outcome }) => legsOf(outcome).flatMap(falseLeads)),
    falseReasons: texts(falseReasons),
    modelWords: texts(modelWords),
    repeatedSentences: texts(({ outcome }) => (isAnswered(outcome) ? repeatedSentences(outcome) : [])),
    bothSides: texts(({ outcome }) => (hasSlip(outcome) ? [] : bothSides(legsOf(outcome)))),
    brokenChips: texts((asking) => (isChip(asking) ? failures(asking) : [])),
    brokenContracts: texts(({ outcome }) => (isAnswered(outcome) ? brokenContract(outcome) : [])),
    missingAnswers: mode === 'hostile' ? [] : texts(missingAnswers),
  };
}

/** @returns the findings of a check, each with its question */
function found(askings: readonly Asking[], check: (asking: Asking) => readonly string[]) {
  return askings.flatMap((asking) =>
    check(asking).map((what) => ({ asking, text: `${nameOf(asking.of)}: ${what}` })),
  );
}

/** @returns figures that are out of bounds, by name; empty for a good run */
export function faultsOf({ zeros, legs, tokens, ...summary }: Summary): string[] {
  return [
    ...Object.entries(zeros).flatMap(([name, all]) =>
      all.length > 0 ? [`${name}: ${all.length}, not 0`] : [],
    ),
    ...Object.entries(floors).flatMap(([name, floor]) => {
      const share = summary[name as keyof typeof floors];
      return legs > 0 && share < floor ? [`${name}: ${share}%, not ${floor}%`] : [];
    }),
    ...(tokens.largest > tokenBudget ? [`tokens: ${tokens.largest}, more than ${tokenBudget}`] : []),
  ];
}

function costOf(askings: readonly Asking[]): number {
  const withModel = askings.filter(({ tokens }) => tokens.length > 0);
  const dollars = withModel
    .flatMap(({ tokens }) => tokens)
    .map(({ input, output }) => input * prices.modelTokenIn + output * prices.modelTokenOut);
  return withModel.length === 0 ? 0 : dollars.reduce((sum, each) => sum + each, 0) / withModel.length;
}

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

function countsOf(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
