/** What to remember of an answer, for a question that refers to it. */
import { createHash } from 'node:crypto';
import type { Leg } from '../../contracts/asking/analysis.ts';
import { mostShown, type ShownLeg, type ShownPlay, type Turn } from '../../contracts/asking/turn.ts';
import { selectionKey } from '../../domain/asking/answer/candidate.ts';
import { priceOf } from '../../domain/asking/conversation/price-of.ts';
import { careTurn } from '../../domain/asking/conversation/spoken/after-care.ts';
import type { Answered } from './outcome.ts';
import type { Understood } from './question.ts';

interface Written {
  /** Null if the answer is not stored. */
  readonly askId: string | null;
  readonly understood: Pick<Understood, 'next' | 'queries'>;
  readonly requestKey?: string | undefined;
  /** The last turn of the day: what it showed stays known. */
  readonly before?: Turn | undefined;
  /** IDs of the stored answers that this one is a change of, oldest first. */
  readonly versions?: readonly string[];
}

/** Characters of an answer that are remembered: whom and what it names first. */
const mostSaid = 400;

/** The first version of a bet, and the latest ones before this, that are remembered. */
const mostVersions = 5;
const remembered = ([first, ...others]: readonly string[]): string[] =>
  first === undefined ? [] : [first, ...others.slice(1 - mostVersions)];

/**
 * @returns undefined if the last turn stays: a question that was asked back, or a change that found nothing, leaves the answer before
 * it to be changed. Of a question from a person in distress only that help was shown stays, and no word
 */
export function turnAfter(
  { kind, read, analysis, response }: Pick<Answered, 'kind' | 'read' | 'analysis' | 'response'>,
  { askId, understood: { next, queries: asked }, requestKey, before, versions = [] }: Written,
): Turn | undefined {
  if (kind === 'clarify' || (kind === 'no_play' && next && before?.play)) return undefined;
  if (kind === 'care') return { ...careTurn(before), ...(requestKey !== undefined && { requestKey }) };
  const { legs, confidence: chance } = analysis;
  const shown = legs.map((leg) => hashOf(selectionKey(leg.gameId, leg)));
  const all = [...new Set([...shown, ...(before?.shown ?? [])])].slice(0, mostShown);
  const play: ShownPlay = {
    legs: legs.map(shownLegOf),
    chance,
    price: priceOf(analysis.odds),
    without: [...(next?.without ?? [])],
  };
  return {
    askId,
    queries: asked ? [] : [read],
    shown: all,
    ...(asked && { asked: [...asked] }),
    ...(legs.length > 0 && { play }),
    said: response.slice(0, mostSaid),
    ...(next && versions.length > 0 && { versions: remembered(versions) }),
    ...(requestKey !== undefined && { requestKey }),
  };
}

function shownLegOf(leg: Leg): ShownLeg {
  const { gameId, sport, home, away, market, key, period, team, selection, prop, outright, line, price } =
    leg;
  return {
    gameId,
    sport,
    home,
    away,
    market,
    ...(key !== undefined && { key }),
    ...(period && { period }),
    ...(team && { team }),
    selection,
    ...(prop && { prop }),
    ...(outright && { outright }),
    line,
    price,
  };
}

/** Eight characters: two of fifty selections have the same hash once in three million turns. */
export function hashOf(selection: string): string {
  return createHash('sha256').update(selection).digest('hex').slice(0, 8);
}
