/** What is said of a new leg, or of the whole, by the roles of the words: as terms of a bet. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import type { Asked } from '../../queries/parts/asked.ts';
import type { Context } from '../../reading/read.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { readingOf } from '../../roles/bet.ts';
import { asMeant } from '../../roles/said/meant.ts';
import type { Span } from '../../roles/spans.ts';

/** Roles that say nothing of what a bet is on. */
const aside: ReadonlySet<string> = new Set([
  'old',
  'span',
  'split',
  'result',
  'counter',
  'bankroll',
  'boost',
  'with',
  'out',
  'ref',
  'open',
]);

/** From this chance of a role on, a word has it. */
const certain = 0.6;

/** The words of a bet: those that are wanted, and those that are refused. */
export const ofBet = ({ spans, refused }: Asked): readonly Span[] =>
  [...spans, ...refused].filter(({ role }) => !aside.has(role)).sort((a, b) => a.tokens[0] - b.tokens[0]);

/** @returns undefined where the words make no terms */
export function termsIn(spans: readonly Span[], { meaningOf }: Asked, context: Context): Reading | undefined {
  if (spans.length === 0) return undefined;
  const read = (all: readonly Span[]) => {
    const own = all.map((span) => ({ ...span, leg: null }));
    const meant = asMeant(own, meaningOf, context)?.spans;
    return readingOf(own, context) ?? (meant && readingOf(meant, context));
  };
  const surely = spans.filter(({ chance }) => chance >= certain);
  // "Sub in Sonny Gray": what is no term may only look like one.
  const isLess = surely.length > 0 && surely.length < spans.length;
  return read(spans) ?? (isLess ? read(surely) : undefined);
}

/**
 * The terms of a leg that takes the place of another, or is added: "his assists" are of the same player.
 * @param replaced the leg that it takes the place of
 */
export function wishIn(
  spans: readonly Span[],
  asked: Asked,
  context: Context,
  replaced?: ShownLeg,
): LegWish | undefined {
  const [first] = spans;
  const has = (role: string) => spans.some((span) => span.role === role);
  // Another player has the statistic of the one who leaves.
  const isBarePlayer = has('player') && !has('stat') && !has('line');
  const stat =
    isBarePlayer && replaced?.prop && first
      ? [{ ...first, role: 'stat', words: statNames[replaced.prop.stat] }]
      : [];
  const reading = termsIn([...spans, ...stat], asked, context);
  if (!reading) return undefined;
  const [wish, ...others] = reading.wishes;
  if (others.length > 0) return undefined;
  return wish ?? wishOf(reading);
}

/** Whether terms name whom a leg is on. */
export const isOfSomebody = ({
  teams,
  player,
  group,
}: Pick<LegWish, 'teams' | 'player' | 'group'>): boolean =>
  teams.length > 0 || player !== null || group !== null;
