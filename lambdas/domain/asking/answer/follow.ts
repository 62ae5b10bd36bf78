/** Follow-up questions such as "safer", "swap leg 2" or "the same for Monday", as changes of the earlier reading. */
import type { OfferedChange } from '../../../contracts/asking/ask.ts';
import type { Change } from '../../../contracts/asking/change.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../contracts/asking/turn.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { isUpcoming } from '../../feed/games/game.ts';
import { settled } from '../reading/settle.ts';
import { weekdayName } from '../reading/words/wording.ts';
import { type Board, type Candidate, selectionKey } from './candidate.ts';
import { combine } from './combine.ts';
import { isWhole, type Offer, offerFor } from './offer.ts';
import type { Taste } from './rank.ts';

/** The parts of an earlier answer that a follow-up depends on. */
export interface Given {
  readonly reading: Reading;
  readonly legs: readonly ShownLeg[];
  /** The market's probability of the whole, percent. */
  readonly chance: number;
  /** Ids of games, and keys of selections, that must not be offered again. */
  readonly without: readonly string[];
}

/** The follow-up question: a reading, and the earlier selections to keep. */
export interface Next {
  readonly reading: Reading;
  /** Keys of selections that the answer must contain. */
  readonly keep: readonly string[];
  /** Ids of games, and keys of selections, that the answer must not contain. */
  readonly without: readonly string[];
}

/** @returns null if the change does not apply to this answer */
export function follow(given: Given, change: Change): Next | null {
  const next = nextOf(given, change);
  return next && { ...next, reading: settled(next.reading) };
}

function nextOf(given: Given, change: Change): Next | null {
  const { legs, without } = given;
  const reading = withSports(given);
  const count = legs.length;
  const base: Reading = { ...reading, intent: 'play', topic: null, legs: { min: count, max: count } };
  // Legs of one game are taken from the same game again.
  if (change.kind === 'again' && reading.sameGame) {
    return { reading, keep: [], without: [...without, ...legs.map((leg) => selectionKey(leg.gameId, leg))] };
  }
  if (change.kind === 'again') {
    return { reading, keep: [], without: [...without, ...legs.map(({ gameId }) => gameId)] };
  }
  // Legs that the question lists have their own terms: changing one makes a different question.
  if (reading.wishes.length > 0 || count === 0) return null;
  const anyPrice = { risk: null, price: null, payout: null } as const;
  switch (change.kind) {
    case 'safer': {
      const min = Math.floor(given.chance) + step;
      return min > most
        ? null
        : { reading: { ...base, ...anyPrice, chance: { min, max: null } }, keep: [], without: [] };
    }
    case 'longer': {
      // A same-game bet has the highest margin: nobody is led to a longer one.
      if (reading.sameGame) return null;
      const max = Math.min(Math.ceil(given.chance) - step, most);
      const min = Math.floor(max * 0.6);
      return min < 1
        ? null
        : { reading: { ...base, ...anyPrice, chance: { min, max } }, keep: [], without: [] };
    }
    case 'day':
      if (change.day === undefined) return null;
      return {
        reading: { ...base, days: [change.day], nextGame: false, nightGame: false },
        keep: [],
        without: [],
      };
    case 'swap':
    case 'drop':
      return withoutLeg(given, base, change);
  }
}

/** A change stays with the sports of the answer, also where another one is chosen in the box by now. */
function withSports({ reading, legs }: Given): Reading {
  const isNamed = reading.sports.length > 0 || reading.wishes.length > 0;
  return isNamed ? reading : { ...reading, sports: [...new Set(legs.map(({ sport }) => sport))] };
}

/** The smallest change of the chance in percent, and the highest chance to request. */
const step = 5;
const most = 95;

function withoutLeg({ legs, without }: Given, base: Reading, { kind, leg: place = -1 }: Change): Next | null {
  const removed = legs[place];
  const kept = legs.filter((leg) => leg !== removed);
  if (!removed || kept.length === 0) return null;
  const keep = kept.map((leg) => selectionKey(leg.gameId, leg));
  if (base.sameGame && kind === 'swap') {
    return { reading: base, keep, without: [...without, selectionKey(removed.gameId, removed)] };
  }
  const isOfRemoved = ({ name }: { readonly name: string }) => name === removed.home || name === removed.away;
  if (kind === 'swap') {
    // A game of a requested team cannot be swapped for another.
    if (base.teams.some(isOfRemoved)) return null;
    return { reading: base, keep, without: [...without, removed.gameId] };
  }
  const sports = base.sports.filter((sport) => kept.some((leg) => leg.sport === sport));
  return {
    reading: {
      ...base,
      sports: sports.length > 0 ? sports : base.sports,
      teams: base.teams.filter((team) => !isOfRemoved(team)),
      legs: { min: kept.length, max: kept.length },
      sameGame: base.sameGame && kept.length > 1,
      risk: base.risk === 'safe' ? base.risk : null,
      payout: null,
      chance: null,
    },
    keep,
    without: [],
  };
}

/** How many same-game bets of one game follow each other by asking for another one. */
const mostAgain = 5;

/** Restricts an offer to answers that contain the selections to keep and none of the excluded games. */
export function restricted(offer: Offer, { keep, without }: Pick<Next, 'keep' | 'without'>): Offer {
  if (offer.kind === 'unmet' || (keep.length === 0 && without.length === 0)) return offer;
  const isAllowed = ({ game, key }: Candidate) => !without.includes(game.id) && !without.includes(key);
  const { sameGame } = offer.wanted.reading;
  if (sameGame && without.length >= mostAgain * offer.legs.length)
    return { kind: 'unmet', unmet: { kind: 'same_game_again' } };
  const pool = offer.pool.filter(isAllowed);
  const kept: (readonly Candidate[])[] = keep.map((key) => pool.filter((each) => each.key === key));
  const isKept = ({ key }: Candidate) => keep.includes(key);
  // What a kept selection already answers is not required a second time.
  const required = offer.wanted.required.filter((group) => !group.some(isKept));
  const wanted = {
    ...offer.wanted,
    required: [...kept, ...required.map((group) => group.filter(isAllowed))],
  };
  const hasAll = kept.every(({ length }) => length > 0);
  const legs = hasAll ? combine(pool, wanted) : null;
  return legs ? { ...offer, pool, legs, wanted } : { kind: 'unmet', unmet: { kind: 'whole' } };
}

interface Sources {
  readonly boards: readonly Board[];
  readonly now: Date;
  readonly taste: Taste;
  readonly sports: readonly Sport[];
}

/** @returns the changes that currently get a play that fits */
export function changesTo(given: Given, { boards, now, taste, sports }: Sources): OfferedChange[] {
  const places = given.legs.length > 1 ? given.legs.map((_, place) => place) : [];
  const day = dayAfter(given, boards, now);
  const possible: OfferedChange[] = [
    { label: 'Safer', change: { kind: 'safer' } },
    { label: 'Longer odds', change: { kind: 'longer' } },
    ...places.map((leg) => ({ label: `Swap leg ${leg + 1}`, change: { kind: 'swap' as const, leg } })),
    ...places.map((leg) => ({ label: `Drop leg ${leg + 1}`, change: { kind: 'drop' as const, leg } })),
    ...(day ? [{ label: `Same for ${weekdayName(day)}`, change: { kind: 'day' as const, day } }] : []),
  ];
  // Every swap has the same reading, and computing its offer is most of the work.
  const offers = new Map<string, Offer>();
  const offerOf = (reading: Reading): Offer => {
    const key = JSON.stringify(reading);
    const offer = offers.get(key) ?? offerFor(reading, boards, now, taste, sports);
    offers.set(key, offer);
    return offer;
  };
  return possible.filter(({ change }) => {
    const next = follow(given, change);
    return next !== null && isWhole(restricted(offerOf(next.reading), next), next.reading);
  });
}

/** The first league day with an upcoming game after the answer's last game. */
function dayAfter({ legs }: Given, boards: readonly Board[], now: Date): string | undefined {
  const games = boards.flatMap((board) => board.games);
  const days = legs.flatMap(({ gameId }) => games.find(({ id }) => id === gameId)?.day ?? []);
  const last = days.sort().at(-1);
  if (last === undefined) return undefined;
  return games
    .filter((game) => isUpcoming(game, now) && game.day > last)
    .map((game) => game.day)
    .sort()[0];
}
