/** What to remember of an answer, for a question that refers to it. */
import { createHash } from 'node:crypto';
import type { Leg } from '../../contracts/asking/analysis.ts';
import {
  mostShown,
  type OpenQuestion,
  type ShownLeg,
  type ShownPlay,
  type Turn,
} from '../../contracts/asking/turn.ts';
import { selectionKey } from '../../domain/asking/answer/candidate.ts';
import { priceOf } from '../../domain/asking/conversation/price-of.ts';
import { careTurn } from '../../domain/asking/conversation/spoken/after-care.ts';
import type { Answered } from './outcome.ts';
import type { Understood } from './question.ts';

interface Written {
  /** Null if the answer is not stored. */
  readonly askId: string | null;
  readonly understood: Pick<Understood, 'next' | 'queries'> & Partial<Pick<Understood, 'prompt'>>;
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

type Outcome = Pick<Answered, 'kind' | 'read' | 'analysis'> & Shown;
type Shown = Pick<Answered, 'kind'> &
  Partial<Pick<Answered, 'alternatives' | 'response'>> & { readonly unread?: readonly string[] };

/**
 * A question that was asked back, or a change that found nothing, leaves the answer before it to be changed, and what was asked back stays
 * beside it.
 * @returns undefined if the last turn stays as it is. Of a question from a person in distress only that help was shown stays, and no word
 */
export function turnAfter(outcome: Outcome, written: Written): Turn | undefined {
  const { kind, read, analysis, response } = outcome;
  const { askId, understood, requestKey, before, versions = [] } = written;
  const { next, queries: asked, prompt } = understood;
  if (kind === 'clarify') return turnOfOpen(outcome, before, next || asked ? undefined : prompt);
  if (kind === 'no_play' && next && before?.play) return turnOfOpen(outcome, before);
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
    ...(response !== undefined && { said: response.slice(0, mostSaid) }),
    ...(next && versions.length > 0 && { versions: remembered(versions) }),
    ...openIn(outcome),
    ...(requestKey !== undefined && { requestKey }),
  };
}

/**
 * @param prompt what was asked back, if it was a question by itself
 * @returns the turn before with what was asked back; undefined where nothing can be chosen or completed
 */
export function turnOfOpen(outcome: Shown, before: Turn | undefined, prompt?: string): Turn | undefined {
  const open = openOf(outcome, prompt);
  return open && { ...(before ?? { askId: null, queries: [], shown: [] }), open };
}

/** Characters. A longer question is not kept. */
const longestKept = 200;

function openOf(
  { alternatives = [], unread = [] }: Shown,
  prompt: string | undefined,
): OpenQuestion | undefined {
  const isKept = prompt !== undefined && prompt.length <= longestKept;
  if (!isKept && alternatives.length === 0) return undefined;
  return {
    ...(isKept && { prompt }),
    unread: isKept ? [...unread] : [],
    taps: alternatives.map((each) => each.prompt),
  };
}

/** Where there is no play, or an answer ends on a question, one of the questions under it may be chosen. */
function openIn(outcome: Shown): Pick<Turn, 'open'> {
  const { kind, response = '', alternatives = [] } = outcome;
  const isAsking = kind === 'no_play' || (kind === 'info' && response.trimEnd().endsWith('?'));
  const open = isAsking && alternatives.length > 0 ? openOf(outcome, undefined) : undefined;
  return open ? { open } : {};
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
