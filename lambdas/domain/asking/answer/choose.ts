/**
 * Validates the model's choice: candidates of the brief that fit together, with facts that support the side they are
 * cited for.
 */

import { isUpcoming } from '../../feed/games/game.ts';
import { type Reply, type Theme, type Thesis, themes } from '../brief.ts';
import type { Fact } from '../facts/fact.ts';
import type { Candidate } from './candidate.ts';
import { combine } from './combine.ts';
import { inOrder } from './fact-kinds.ts';
import type { Briefed } from './make-brief.ts';
import type { Offer } from './offer.ts';
import { leadOf, thesesOf } from './support.ts';
import { clash, legsAllowed } from './terms.ts';

export interface ArguedLeg {
  readonly candidate: Candidate;
  readonly thesis: Thesis;
  /** The fact that the thesis speaks of; it is the first that is for the leg. */
  readonly lead: Fact | undefined;
  readonly for: readonly Fact[];
  readonly against: readonly Fact[];
}

export interface Choice {
  readonly legs: readonly ArguedLeg[];
  readonly theme: Theme;
  /** How many of the model's legs were rejected. */
  readonly dropped: number;
}

/** What the IDs of a reply refer to. */
type Briefing = Pick<Briefed, 'candidates' | 'facts'>;

/**
 * @param reply undefined if no model was called, so that the code's own choice is used
 * @param now games can have started since the offer was made
 */
export function choose(
  offer: Extract<Offer, { kind: 'offer' }>,
  briefed: Briefing,
  reply: Reply | undefined,
  now: Date,
): Choice {
  const { reading } = offer.wanted;
  const isOpen = ({ game }: Candidate) => isUpcoming(game, now);
  const pool = offer.pool.filter(isOpen);
  const wanted = { ...offer.wanted, required: offer.wanted.required.map((group) => group.filter(isOpen)) };
  // "Safest" and "best value" have one correct answer, which the code computes; the model only argues for it.
  const isComputed = reading.risk === 'safest' || reading.value;
  const accepted = isComputed
    ? []
    : validLegs(reply, briefed, isOpen).slice(0, legsAllowed(reading, offer.legs.length).max);
  const legs =
    combine(pool, wanted, accepted) ??
    combine(pool, wanted) ??
    (offer.legs.every(isOpen) ? [...offer.legs] : []);
  const replied = new Map(
    (reply?.legs ?? []).map((leg) => [briefed.candidates.get(leg.candidate)?.key, leg]),
  );
  return {
    legs: legs.map((candidate) => argued(candidate, replied.get(candidate.key), briefed, offer)),
    theme: themeOf(reply, legs, reading.risk),
    dropped: (reply?.legs.length ?? 0) - accepted.filter((each) => legs.includes(each)).length,
  };
}

/** The model's legs that exist, are open and do not clash with an earlier one. */
function validLegs(
  reply: Reply | undefined,
  { candidates }: Pick<Briefed, 'candidates'>,
  isOpen: (each: Candidate) => boolean,
) {
  const legs: Candidate[] = [];
  for (const { candidate } of reply?.legs ?? []) {
    const found = candidates.get(candidate);
    if (found && isOpen(found) && !legs.some((leg) => clash(leg, found))) legs.push(found);
  }
  return legs;
}

const most = { for: 3, against: 2, together: 2 };

/** Keeps the facts that the model cites on the right side, and fills up with the code's own order. */
function argued(
  candidate: Candidate,
  reply: Reply['legs'][number] | undefined,
  { facts }: Pick<Briefed, 'facts'>,
  { pool, wanted }: Extract<Offer, { kind: 'offer' }>,
): ArguedLeg {
  const theses = thesesOf(candidate, pool, wanted.reading);
  const thesis = theses.find((each) => each === reply?.thesis) ?? theses[0] ?? 'asked_side';
  const lead = leadOf(candidate, thesis);
  const factsFrom = (ids: readonly string[] | undefined, own: readonly Fact[], count: number) => {
    const cited = (ids ?? [])
      .flatMap((id) => facts.get(id) ?? [])
      .filter((fact) => own.some(({ id }) => id === fact.id));
    const first = lead && own.includes(lead) ? [lead] : [];
    const all = [...first, ...cited, ...inOrder(own)];
    return [...new Map(all.map((fact) => [fact.id, fact])).values()].slice(0, count);
  };
  return {
    candidate,
    thesis,
    lead,
    for: factsFrom(reply?.for, candidate.facts.for, most.for),
    against: factsFrom(reply?.against, candidate.facts.against, most.against),
  };
}

/** A theme makes a claim about every leg, so each theme is tested; `mixed` is always true. */
function themeOf(reply: Reply | undefined, legs: readonly Candidate[], risk: string | null): Theme {
  const suggested = themes.find((theme) => theme === reply?.theme);
  const holds: Readonly<Record<Theme, boolean>> = {
    likeliest: risk === 'safe' || risk === 'safest',
    payout: risk === 'long_shot',
    form: legs.every(({ facts }) => facts.for.some(({ kind }) => kind === 'form')),
    rest: legs.every(({ facts }) => facts.for.some(({ kind }) => kind === 'rest')),
    home: legs.every(({ selection }) => selection === 'home'),
    favorites: legs.every(
      ({ marketProbability, market }) => market === 'moneyline' && marketProbability > 50,
    ),
    underdogs: legs.every(
      ({ marketProbability, market }) => market === 'moneyline' && marketProbability < 50,
    ),
    totals: legs.every(({ market }) => market === 'total'),
    mixed: true,
  };
  if (suggested && holds[suggested]) return suggested;
  return themes.find((theme) => holds[theme]) ?? 'mixed';
}
