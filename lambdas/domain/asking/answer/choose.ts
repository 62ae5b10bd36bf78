/** Chooses the legs of a play among the selections on offer, and the facts for and against each. */

import { isUpcoming } from '../../feed/games/game.ts';
import type { Fact } from '../facts/fact.ts';
import { type Theme, type Thesis, themes } from '../theses.ts';
import type { Candidate } from './candidate.ts';
import { combine } from './combine.ts';
import { inOrder } from './fact-kinds.ts';
import type { Offer } from './offer/result.ts';
import { leadOf, thesesOf } from './support.ts';
import { chances } from './terms.ts';

export interface ArguedLeg {
  readonly candidate: Candidate;
  readonly thesis: Thesis;
  /** The fact that the thesis speaks of; it is the first that is for the leg. */
  readonly lead: Fact | undefined;
  readonly for: readonly Fact[];
  readonly against: readonly Fact[];
}

export interface Choice {
  /** Empty if every fitting game has started. */
  readonly legs: readonly ArguedLeg[];
  readonly theme: Theme;
}

type Open = Extract<Offer, { kind: 'offer' }>;

/** @param now games can have started since the offer was made */
export function choose(offer: Open, now: Date): Choice {
  const isOpen = ({ game }: Candidate) => isUpcoming(game, now);
  const pool = offer.pool.filter(isOpen);
  const wanted = { ...offer.wanted, required: offer.wanted.required.map((group) => group.filter(isOpen)) };
  const legs = combine(pool, wanted) ?? (offer.legs.every(isOpen) ? [...offer.legs] : []);
  return {
    legs: legs.map((candidate) => argued(candidate, offer)),
    theme: themeOf(legs, offer.wanted.reading.risk),
  };
}

const most = { for: 3, against: 2 };

function argued(candidate: Candidate, { pool, wanted }: Open): ArguedLeg {
  const [thesis = 'asked_side'] = thesesOf(candidate, pool, wanted.reading);
  const lead = leadOf(candidate, thesis);
  const factsFrom = (own: readonly Fact[], count: number) => {
    const first = lead && own.includes(lead) ? [lead] : [];
    return [...new Map([...first, ...inOrder(own)].map((fact) => [fact.id, fact])).values()].slice(0, count);
  };
  return {
    candidate,
    thesis,
    lead,
    for: factsFrom(candidate.facts.for, most.for),
    against: factsFrom(candidate.facts.against, most.against),
  };
}

/** Themes whose sentence says that each leg has a game of its own. */
const onePerGame: ReadonlySet<Theme> = new Set([
  'likeliest',
  'form',
  'home',
  'favorites',
  'underdogs',
  'totals',
]);

/** The first theme that is true of every leg; `mixed` always is. */
function themeOf(legs: readonly Candidate[], risk: string | null): Theme {
  const isOnePerGame = new Set(legs.map(({ game }) => game.id)).size === legs.length;
  const holds: Readonly<Record<Theme, boolean>> = {
    likeliest: risk === 'safest',
    // "Safe" asks for legs above a chance, not for the likeliest of all.
    likely: risk === 'safe' && legs.every(({ marketProbability }) => marketProbability >= chances.safe),
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
  return themes.find((theme) => holds[theme] && (isOnePerGame || !onePerGame.has(theme))) ?? 'mixed';
}
