/** Follow-up questions such as "safer", "swap leg 2" or "the same for Monday", as changes of the earlier reading. */
import type { Leg } from '../../contracts/analysis.ts';
import type { Change, OfferedChange } from '../../contracts/ask.ts';
import type { Reading } from '../../contracts/reading.ts';
import type { Sport } from '../../contracts/sports.ts';
import { isUpcoming } from '../game.ts';
import { settled } from '../reading/settle.ts';
import { weekdayName } from '../reading/wording.ts';
import { type Board, type Candidate, selectionKey } from './candidate.ts';
import { combine } from './combine.ts';
import { isWhole, type Offer, offerFor } from './offer.ts';
import type { Taste } from './rank.ts';

/** An answer that was given, as far as the next one depends on it. */
export interface Given {
  readonly reading: Reading;
  readonly legs: readonly Leg[];
  /** The market's probability of the whole, percent. */
  readonly chance: number;
  /** Ids of games that are not to be offered again. */
  readonly without: readonly string[];
}

/** What is asked next: a reading, and which of the earlier selections stay. */
export interface Next {
  readonly reading: Reading;
  /** Keys of selections that have to be in the answer. */
  readonly keep: readonly string[];
  /** Ids of games that cannot be. */
  readonly without: readonly string[];
}

/** @returns null where the change means nothing for this answer */
export function follow(given: Given, change: Change): Next | null {
  const next = nextOf(given, change);
  return next && { ...next, reading: settled(next.reading) };
}

function nextOf(given: Given, change: Change): Next | null {
  const { reading, legs, without } = given;
  const count = legs.length;
  const asked: Reading = { ...reading, intent: 'play', topic: null, legs: { min: count, max: count } };
  if (change.kind === 'again') {
    return { reading, keep: [], without: [...without, ...legs.map(({ gameId }) => gameId)] };
  }
  // Legs that are named one by one have terms of their own: another choice is another question.
  if (reading.namedLegs.length > 0 || count === 0) return null;
  const anyPrice = { risk: null, price: null, payout: null } as const;
  switch (change.kind) {
    case 'safer': {
      const min = Math.floor(given.chance) + step;
      return min > most
        ? null
        : { reading: { ...asked, ...anyPrice, chance: { min, max: null } }, keep: [], without: [] };
    }
    case 'longer': {
      const max = Math.min(Math.ceil(given.chance) - step, most);
      const min = Math.floor(max * 0.6);
      return min < 1
        ? null
        : { reading: { ...asked, ...anyPrice, chance: { min, max } }, keep: [], without: [] };
    }
    case 'day':
      if (change.day === undefined) return null;
      return {
        reading: { ...asked, days: [change.day], nextGame: false, nightGame: false },
        keep: [],
        without: [],
      };
    case 'swap':
    case 'drop':
      return withoutLeg(given, asked, change);
  }
}

/** Percent by which another chance is another answer, and the highest to ask for. */
const step = 5;
const most = 95;

function withoutLeg(
  { legs, without }: Given,
  asked: Reading,
  { kind, leg: place = -1 }: Change,
): Next | null {
  const gone = legs[place];
  const kept = legs.filter((leg) => leg !== gone);
  if (!gone || kept.length === 0) return null;
  const keep = kept.map((leg) => selectionKey(leg.gameId, leg));
  const isOfGone = ({ name }: { readonly name: string }) => name === gone.home || name === gone.away;
  if (kind === 'swap') {
    // A team that was asked for has no other game to be swapped for.
    if (asked.teams.some(isOfGone)) return null;
    return { reading: asked, keep, without: [...without, gone.gameId] };
  }
  const sports = asked.sports.filter((sport) => kept.some((leg) => leg.sport === sport));
  return {
    reading: {
      ...asked,
      sports: sports.length > 0 ? sports : asked.sports,
      teams: asked.teams.filter((team) => !isOfGone(team)),
      legs: { min: kept.length, max: kept.length },
      risk: asked.risk === 'safe' ? asked.risk : null,
      payout: null,
      chance: null,
    },
    keep,
    without: [],
  };
}

/** What is left of an offer where some selections have to be in the answer, and some games cannot. */
export function restricted(offer: Offer, { keep, without }: Pick<Next, 'keep' | 'without'>): Offer {
  if (offer.kind === 'unmet' || (keep.length === 0 && without.length === 0)) return offer;
  const stays = ({ game }: Candidate) => !without.includes(game.id);
  const pool = offer.pool.filter(stays);
  const kept: (readonly Candidate[])[] = keep.map((key) => pool.filter((each) => each.key === key));
  const wanted = {
    ...offer.wanted,
    required: keep.length > 0 ? kept : offer.wanted.required.map((group) => group.filter(stays)),
  };
  const isThere = kept.every(({ length }) => length > 0);
  const legs = isThere ? combine(pool, wanted) : null;
  return legs ? { ...offer, pool, legs, wanted } : { kind: 'unmet', unmet: { kind: 'whole' } };
}

interface Sources {
  readonly boards: readonly Board[];
  readonly now: Date;
  readonly taste: Taste;
  readonly sports: readonly Sport[];
}

/** @returns the changes that, asked now, are each answered by a play that fits */
export function changesTo(given: Given, { boards, now, taste, sports }: Sources): OfferedChange[] {
  const places = given.legs.length > 1 ? given.legs.map((_, place) => place) : [];
  const day = dayAfter(given, boards, now);
  const thought: OfferedChange[] = [
    { label: 'Safer', change: { kind: 'safer' } },
    { label: 'Longer odds', change: { kind: 'longer' } },
    ...places.map((leg) => ({ label: `Swap leg ${leg + 1}`, change: { kind: 'swap' as const, leg } })),
    ...places.map((leg) => ({ label: `Drop leg ${leg + 1}`, change: { kind: 'drop' as const, leg } })),
    ...(day ? [{ label: `Same for ${weekdayName(day)}`, change: { kind: 'day' as const, day } }] : []),
  ];
  // Swapping any of the legs asks for the same terms, and laying out what meets them is most of the work.
  const offers = new Map<string, Offer>();
  const offerOf = (reading: Reading): Offer => {
    const terms = JSON.stringify(reading);
    const offer = offers.get(terms) ?? offerFor(reading, boards, now, taste, sports);
    offers.set(terms, offer);
    return offer;
  };
  return thought.filter(({ change }) => {
    const next = follow(given, change);
    return next !== null && isWhole(restricted(offerOf(next.reading), next), next.reading);
  });
}

/** The first league day after the answer's last game on which something is to be played. */
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
