/** Bets on one game: of its teams, of its players, or of the only game that a reading means. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Game } from '../../../feed/games/game.ts';
import { isOfNoKind } from '../../reading/wishes/wish.ts';
import { isMeasured } from '../../same-game/dependence.ts';
import type { Candidate } from '../candidate.ts';
import { gamesFor, plays } from '../games/games.ts';
import { nearestFirst, nearnessOf } from '../payout/near.ts';
import { bestOfOneGame, haveOneBook, ofOtherGames, relatedOfOneGame } from '../same-game/groups.ts';
import { areLegsNamed, describedLegs, freeLegs } from '../same-game/readings.ts';
import { isStarting, legsWanted } from '../terms.ts';
import { isPricedAsWhole, withLegs } from './legs.ts';
import { poolFor, type Sources } from './pool.ts';
import { isWhole, type Offer, type Substitute, unmet } from './result.ts';

export const isOfTheirGame = (reading: Reading, open: readonly Game[]): boolean =>
  areOfOneGame(reading) || areOfMeeting(reading, open);

/** "2 goalscorers, Leafs at Blues": the game of two teams that play each other has all legs. */
function areOfMeeting({ teams, legs, wishes, eachGame, eachSport }: Reading, open: readonly Game[]): boolean {
  const [one, other, ...more] = teams.filter(({ stance }) => stance !== 'avoid');
  if (one?.stance !== 'game' || other?.stance !== 'game' || more.length > 0) return false;
  const isOfLegs = (legs?.min ?? 1) > 1 && wishes.length === 0 && !eachGame && !eachSport;
  return isOfLegs && open.some((game) => plays(game, one.name) && plays(game, other.name));
}

/**
 * "Something at +1000 on the Sunday night game", "a long shot in the 10:30 game": where only one game is meant, a single of it has the price,
 * or else several legs of it do.
 */
export function offerOfTheOneGame(reading: Reading, sources: Sources): Offer | undefined {
  const { price, payout, risk, legs, eachGame, eachSport } = reading;
  // The price of one bet is what it pays.
  const isPriced = price !== null || payout !== null || risk === 'long_shot';
  if (!isPriced || (price && payout) || legs !== null || eachGame || eachSport) return undefined;
  const single = { ...reading, legs: { min: 1, max: 1 } };
  const chosen = gamesFor(single, sources.open);
  if ('kind' in chosen) return undefined;
  const [game, ...others] = chosen.games.filter(({ startsAt }) => isStarting(startsAt, reading.starts));
  if (!game || others.length > 0) return undefined;
  const own = { ...sources, open: [game] };
  const found = poolFor(single, own);
  const alone = 'unmet' in found ? found : withLegs(found.pool, single, [], found.substitutes);
  if (isWhole(alone, single)) return alone;
  // A scorer at +300 is no parlay of a scorer and something else.
  if (!isOfNoKind(reading)) {
    if (payout === null && price !== null) return undefined;
    return alone.kind === 'unmet' ? { ...alone, of: single } : alone;
  }
  // "Anything at +300 from the Caps game": a price that a book has comes before legs whose price none has.
  const ofPlayers: Reading = { ...single, markets: ['prop'] };
  const props = price !== null ? poolFor(ofPlayers, own) : undefined;
  if (props && !('unmet' in props)) {
    const prop = withLegs(props.pool, ofPlayers, [], props.substitutes);
    if (isWhole(prop, ofPlayers)) return prop;
  }
  const slip = { ...reading, price: null, payout: payout ?? price, sameGame: true };
  const together = offerOfOneGame(slip, own);
  return together.kind === 'offer' ? together : undefined;
}

/** "3 props on Lions players", "four Celtics props", "3 Curry props": all are of one team or one player, who has one game. */
function areOfOneGame({ teams, markets, player, legs, wishes, eachGame, eachSport, days }: Reading): boolean {
  const named = teams.filter(({ stance }) => stance !== 'avoid');
  const areProps = markets.length > 0 && markets.every((market) => market === 'prop');
  const isOfLegs = (legs?.min ?? 1) > 1 && wishes.length === 0 && !eachGame && !eachSport;
  // On two days, a team has two games.
  const isOfDay = days === null || days.length < 2;
  return (player === null ? named.length === 1 : named.length < 2) && areProps && isOfLegs && isOfDay;
}

/**
 * Legs of one game: those that the question describes, and free ones of any market, props among them. Where the main lines don’t pay
 * near what was asked for, or none is as likely, every line is looked at.
 */
export function offerOfOneGame(reading: Reading, sources: Sources): Offer {
  const offer = offerAtLines(reading, sources);
  const ranges = nearestFirst(reading);
  const nearness = ({ kind, ...of }: Offer) => ('legs' in of ? nearnessOf(of.legs, ranges) : Infinity);
  const lacksChance =
    offer.kind === 'unmet' && offer.unmet.kind === 'term' && offer.unmet.term === 'leg_chance';
  if (!lacksChance && (reading.payout === null || nearness(offer) === 0)) return offer;
  const further = offerAtLines(reading, { ...sources, open: gamesOf(offer, sources), everyLine: true });
  return lacksChance || nearness(further) < nearness(offer) ? further : offer;
}

/** The games of the legs that come closest: every line of all games takes too long to look at. */
function gamesOf(offer: Offer, { open }: Sources): readonly Game[] {
  const legs = offer.kind === 'offer' ? offer.legs : offer.unmet.kind === 'whole' ? offer.unmet.best : [];
  const games = new Set(legs?.map(({ game }) => game));
  return games.size > 0 ? [...games] : open;
}

function offerAtLines(reading: Reading, sources: Sources): Offer {
  const legs = describedLegs(reading);
  const isFull = legs.length >= legsWanted(reading).min;
  const isOwn = isFull && areLegsNamed(reading);
  const open = gamesToBuild(reading, sources);
  const poolOf = (described: Reading) => {
    const found = poolFor(described, { ...sources, open });
    return 'unmet' in found ? { ...found, of: described } : found;
  };
  // A leg that no book prices is none anywhere, whatever is known of how legs depend on each other.
  if (!isOwn && !sources.sports.some(isMeasured))
    return (
      legs.map(poolOf).find((found) => 'unmet' in found) ??
      unmet({ kind: 'same_game', sports: sources.sports })
    );
  const free = poolFor(freeLegs(reading), { ...sources, open });
  if ('unmet' in free) return free;
  const substitutes: Substitute[] = [];
  const pools = new Map<Reading, readonly Candidate[]>();
  for (const described of new Set(legs)) {
    const found = poolOf(described);
    if ('unmet' in found) return found;
    pools.set(described, found.pool);
    substitutes.push(...found.substitutes);
  }
  // Legs of one kind have one list, by which it is known that they are.
  const groups = legs.map((described) => pools.get(described) ?? []);
  const apart = ofOtherGames(groups);
  if (apart) return unmet({ kind: 'same_game', apart });
  const [first] = isFull ? substitutes : [...substitutes, ...free.substitutes];
  const offer = withLegs(free.pool, reading, groups, first ? [first] : []);
  if (offer.kind === 'offer') return offer;
  const { kind } = offer.unmet;
  // Where legs fit together, a price or a chance of the whole that none of them has is the reason.
  const areApart = kind === 'same_game' || (kind === 'whole' && !canBeBuilt(reading, free.pool, groups));
  if (!areApart) return offer;
  const isAtOneBook = haveOneBook(groups);
  const apartLegs = isAtOneBook ? null : bestOfOneGame(groups);
  const related = isAtOneBook ? relatedOfOneGame(groups) : undefined;
  return unmet({
    kind: 'same_game',
    sports: [],
    isAtOneBook,
    ...(apartLegs && { legs: apartLegs }),
    ...(related && { related }),
  });
}

/** Whether there are such legs, at another price or chance of the whole than was asked for. */
const canBeBuilt = (
  reading: Reading,
  pool: readonly Candidate[],
  groups: readonly (readonly Candidate[])[],
): boolean =>
  isPricedAsWhole(reading) &&
  withLegs(pool, { ...reading, payout: null, chance: null }, groups, []).kind === 'offer';

/** The most games that a same-game bet is looked for in. */
const mostToBuild = 4;

/** The soonest games that are meant and have props, otherwise the soonest; all if a player or a game is named. */
function gamesToBuild(reading: Reading, { open }: Sources): readonly Game[] {
  const chosen = gamesFor(reading, open);
  const isNamed = reading.player !== null || reading.wishes.length > 0;
  if ('kind' in chosen || isNamed || chosen.games.length <= mostToBuild) return open;
  const soonest = chosen.games.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const withProps = soonest.filter(({ props = [] }) => props.length > 0);
  return (withProps.length > 0 ? withProps : soonest).slice(0, mostToBuild);
}
