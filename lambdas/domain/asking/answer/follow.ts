/** Follow-up questions such as "safer", "swap leg 2" or "the same for Monday", as changes of the earlier reading. */
import type { OfferedChange } from '../../../contracts/asking/ask.ts';
import type { Change } from '../../../contracts/asking/change.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { isUpcoming } from '../../feed/games/game.ts';
import { settled } from '../reading/settle.ts';
import { weekdayName } from '../reading/words/wording.ts';
import { type Board, type Candidate, selectionKey } from './candidate.ts';
import { combine } from './combine.ts';
import { markOfPlayer, withLegsChanged } from './leg-change.ts';
import type { Given, Next } from './next.ts';
import { isWhole, type Offer } from './offer/result.ts';
import { offerFor } from './offer.ts';
import type { Taste } from './rank.ts';

/** @returns null if the change does not apply to this answer */
export function follow(given: Given, change: Change): Next | null {
  const next = nextOf(given, change);
  return next && { ...next, reading: settled(next.reading) };
}

function nextOf(given: Given, change: Change): Next | null {
  const { legs, without } = given;
  const reading = withSports(given);
  const count = legs.length;
  const base = baseOf(given);
  // Legs of one game are taken from the same game again.
  if (change.kind === 'again' && reading.sameGame) {
    return { reading, keep: [], without: [...without, ...legs.map((leg) => selectionKey(leg.gameId, leg))] };
  }
  if (change.kind === 'again') {
    return { reading, keep: [], without: [...without, ...legs.map(({ gameId }) => gameId)] };
  }
  if (count === 0) return null;
  // Legs that the question lists have their own terms, and no chance or day of the whole takes their place.
  if (reading.wishes.length > 0 && change.kind !== 'swap' && change.kind !== 'drop') return null;
  const anyPrice = { risk: null, price: null, payout: null } as const;
  switch (change.kind) {
    case 'safer': {
      const min = Math.floor(given.chance) + step;
      if (min > most) return null;
      // The likeliest of all is left out where a bet that is only likely was asked for.
      const risk = base.risk === 'safe' || base.risk === 'safest' ? 'safest' : null;
      const likelier = { ...base, ...anyPrice, risk, chance: { min, max: null } } as const;
      return { reading: likelier, keep: [], without: [], isSafer: true };
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
      return legs[change.leg ?? -1]
        ? withLegsChanged(given, base, { swapped: [{ leg: change.leg ?? -1 }] })
        : null;
    case 'drop':
      return legs[change.leg ?? -1] ? withLegsChanged(given, base, { dropped: [change.leg ?? -1] }) : null;
  }
}

/** The question of an answer as one for as many legs, which a change of single legs starts from. */
export function baseOf(given: Given): Reading {
  const count = given.legs.length;
  return { ...withSports(given), intent: 'play', topic: null, legs: { min: count, max: count } };
}

/** A change stays with the sports of the answer, also where another one is chosen in the box by now. */
function withSports({ reading, legs }: Given): Reading {
  const isNamed = reading.sports.length > 0 || reading.wishes.length > 0;
  return isNamed ? reading : { ...reading, sports: [...new Set(legs.map(({ sport }) => sport))] };
}

/** The smallest change of the chance in percent, and the highest chance to request. */
const step = 5;
const most = 95;

/** How many same-game bets of one game follow each other by asking for another one. */
const mostAgain = 5;

/** Restricts an offer to answers that contain the selections to keep and none of the excluded games. */
export function restricted(offer: Offer, { keep, without }: Pick<Next, 'keep' | 'without'>): Offer {
  if (offer.kind === 'unmet' || (keep.length === 0 && without.length === 0)) return offer;
  const isAllowed = ({ game, key, prop }: Candidate) =>
    keep.includes(key) ||
    ![game.id, key, ...(prop ? [markOfPlayer(prop.playerId)] : [])].some((each) => without.includes(each));
  const { sameGame } = offer.wanted.reading;
  if (sameGame && without.length >= mostAgain * offer.legs.length)
    return { kind: 'unmet', unmet: { kind: 'same_game_again' } };
  const pool = offer.pool.filter(isAllowed);
  const { answered, left } = stillRequired(offer.wanted.required, keep);
  const kept: (readonly Candidate[])[] = keep.map((key) => {
    // One selection has a key at all of its lines: the one that is asked for stays.
    const asked = (answered.get(key) ?? []).filter((each) => each.key === key && isAllowed(each));
    return asked.length > 0 ? asked : pool.filter((each) => each.key === key);
  });
  const wanted = {
    ...offer.wanted,
    required: [...kept, ...left.map((group) => group.filter(isAllowed))],
  };
  const hasAll = kept.every(({ length }) => length > 0);
  const legs = hasAll ? combine(pool, wanted) : null;
  return legs ? { ...offer, pool, legs, wanted } : { kind: 'unmet', unmet: { kind: 'whole' } };
}

/** What a kept selection already answers is not required a second time: each takes the narrowest group that it is in. */
function stillRequired(groups: readonly (readonly Candidate[])[], keep: readonly string[]) {
  const left = [...groups.entries()].sort(([, a], [, b]) => a.length - b.length);
  const answered = new Map<string, readonly Candidate[]>();
  for (const key of keep) {
    const at = left.findIndex(([, group]) => group.some((each) => each.key === key));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found) answered.set(key, found[1]);
  }
  return { answered, left: left.toSorted(([a], [b]) => a - b).map(([, group]) => group) };
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
