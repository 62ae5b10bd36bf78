/** How many questions were read as the kind they are, asked back, or read as another kind. */

import { misfits } from './checks/fit.ts';
import type { Asking } from './outcome.ts';
import { isAnswered } from './outcome.ts';

export interface Understood {
  readonly asked: number;
  /** Read as the kind that it is, by the grammar and by the model. */
  readonly byGrammar: number;
  readonly byModel: number;
  readonly askedBack: number;
  /** The others, which were read as something else. */
  readonly misread: readonly string[];
}

/** @returns by kind of question; only of cases that say their kind */
export function understoodOf(askings: readonly Asking[]): Readonly<Record<string, Understood>> {
  const groups = Map.groupBy(
    askings.filter(({ of }) => of.asks),
    ({ of }) => String(of.asks),
  );
  return Object.fromEntries([...groups].map(([asks, all]) => [asks, sumOf(asks, all)]));
}

function sumOf(asks: string, all: readonly Asking[]): Understood {
  const right = all.filter((asking) => isUnderstood(asks, asking));
  const others = all.filter((asking) => !right.includes(asking));
  const back = others.filter(({ outcome }) => outcome.kind === 'clarify');
  const byModel = right.filter(({ outcome }) => isAnswered(outcome) && outcome.readBy === 'model').length;
  return {
    asked: all.length,
    byGrammar: right.length - byModel,
    byModel,
    askedBack: back.length,
    misread: others
      .filter((asking) => !back.includes(asking))
      .map((asking) => `${asks} ${saidIn(asking)}: ${readAs(asking).join(', ') || asking.outcome.kind}`),
  };
}

/** A follow-up is understood if its answer fits, because that is of the kind that it asks for. */
function isUnderstood(asks: string, asking: Asking): boolean {
  const { of, outcome, first } = asking;
  if (asks !== 'change') return readAs(asking).includes(asks);
  return isAnswered(outcome) && misfits(of.expect, outcome, first?.outcome).length === 0;
}

/** The kinds that a question was read as. */
function readAs({ outcome }: Asking): string[] {
  if (!isAnswered(outcome)) return [];
  if (outcome.kind === 'play' || outcome.kind === 'no_play') return ['play'];
  if (outcome.kind === 'clarify') return ['clarify'];
  return [...('asks' in outcome ? (outcome.asks ?? []) : [])];
}

const saidIn = ({ of: { ask, before } }: Asking): string =>
  before === undefined ? `"${ask}"` : `"${before}" → "${ask}"`;
