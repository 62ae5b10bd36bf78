/** Validates the model's choice: candidates of the brief that fit together, and facts that support what they are cited for. */
import type { Fact } from '../facts/fact.ts';
import { isUpcoming } from '../game.ts';
import { type Reply, type Theme, type Thesis, themes } from './brief.ts';
import type { Candidate } from './candidate.ts';
import { combine } from './combine.ts';
import type { Briefed } from './make-brief.ts';
import type { Offer } from './offer.ts';
import { inOrder, thesesOf } from './support.ts';
import { clash, legsAllowed } from './terms.ts';

export interface ArguedLeg {
  readonly candidate: Candidate;
  readonly thesis: Thesis;
  readonly for: readonly Fact[];
  readonly against: readonly Fact[];
}

export interface Choice {
  readonly legs: readonly ArguedLeg[];
  readonly theme: Theme;
  /** How many of the model's legs did not stand. */
  readonly dropped: number;
}

/**
 * @param reply undefined where no model was asked: then the choice is ours
 * @param now a game may have started since the offer was made
 */
export function choose(
  offer: Extract<Offer, { kind: 'offer' }>,
  briefed: Briefed,
  reply: Reply | undefined,
  now: Date,
): Choice {
  const { reading } = offer.wanted;
  const isOpen = ({ game }: Candidate) => isUpcoming(game, now);
  const pool = offer.pool.filter(isOpen);
  const wanted = { ...offer.wanted, required: offer.wanted.required.map((group) => group.filter(isOpen)) };
  // Superlatives have one answer, which is ours to find: the model argues for it.
  const isOurs = reading.risk === 'safest' || reading.value;
  const pointed = isOurs
    ? []
    : standing(reply, briefed, isOpen).slice(0, legsAllowed(reading, offer.legs.length).max);
  const legs =
    combine(pool, wanted, pointed) ??
    combine(pool, wanted) ??
    (offer.legs.every(isOpen) ? [...offer.legs] : []);
  const said = new Map((reply?.legs ?? []).map((leg) => [briefed.candidates.get(leg.candidate)?.key, leg]));
  return {
    legs: legs.map((candidate) => argued(candidate, said.get(candidate.key), briefed, offer)),
    theme: themeOf(reply, legs, reading.risk),
    dropped: (reply?.legs.length ?? 0) - pointed.filter((each) => legs.includes(each)).length,
  };
}

/** The model's legs that exist, are open, and do not clash with one before. */
function standing(reply: Reply | undefined, { candidates }: Briefed, isOpen: (each: Candidate) => boolean) {
  const legs: Candidate[] = [];
  for (const { candidate } of reply?.legs ?? []) {
    const found = candidates.get(candidate);
    if (found && isOpen(found) && !legs.some((leg) => clash(leg, found))) legs.push(found);
  }
  return legs;
}

const most = { for: 3, against: 2, together: 2 };

/** Facts that the model points at stand where they say what it says they do; ours fill in. */
function argued(
  candidate: Candidate,
  said: Reply['legs'][number] | undefined,
  { facts }: Briefed,
  { pool, wanted }: Extract<Offer, { kind: 'offer' }>,
): ArguedLeg {
  const take = (ids: readonly string[] | undefined, own: readonly Fact[], count: number) => {
    const pointed = (ids ?? [])
      .flatMap((id) => facts.get(id) ?? [])
      .filter((fact) => own.some(({ id }) => id === fact.id));
    return [...new Map([...pointed, ...inOrder(own)].map((fact) => [fact.id, fact])).values()].slice(
      0,
      count,
    );
  };
  const theses = thesesOf(candidate, pool, wanted.reading);
  const thesis = theses.find((each) => each === said?.thesis) ?? theses[0] ?? 'asked_side';
  return {
    candidate,
    thesis,
    for: take(said?.for, candidate.facts.for, most.for),
    against: take(said?.against, candidate.facts.against, most.against),
  };
}

/** A theme says something about every leg, so each has its own test; `mixed` always holds. */
function themeOf(reply: Reply | undefined, legs: readonly Candidate[], risk: string | null): Theme {
  const said = themes.find((theme) => theme === reply?.theme);
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
  if (said && holds[said]) return said;
  return themes.find((theme) => holds[theme]) ?? 'mixed';
}
