/** The selections that fit a reading and the code's own choice among them, or the first term that none meets. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { type Game, isUpcoming } from '../../feed/games/game.ts';
import { isPlace } from '../reading/names/groups.ts';
import { isOfNoKind } from '../reading/wishes/wish.ts';
import { type Board, type Candidate, teamOf } from './candidate.ts';
import { plays } from './games/games.ts';
import { mayShareGames, offerOfFewGames, offerSharing } from './offer/few-games.ts';
import { maxLegs, withLegCount, withLegs } from './offer/legs.ts';
import { offerOfItsGame, safeOfItsGame } from './offer/of-its-game.ts';
import { isOfTheirGame, offerOfOneGame, offerOfTheOneGame } from './offer/one-game.ts';
import { type Pool, poolFor, type Sources } from './offer/pool.ts';
import { type NotMet, type Offer, type Substitute, unmet } from './offer/result.ts';
import { type OfferOf, offerOfRoundRobin, offerOfSingles } from './offer/slips.ts';
import { offerOfWishes } from './offer/wishes.ts';
import { noTaste, type Taste } from './rank.ts';
import { isMixed, isStarting, legsWanted } from './terms.ts';

/** @param boards the boards of the reading's sports */
export function offerFor(
  reading: Reading,
  boards: readonly Board[],
  now: Date,
  taste: Taste = noTaste,
  sports: readonly Sport[] = reading.sports,
): Offer {
  const open = openOn(boards, now);
  const sources: Sources = { boards, open, now, taste, sports };
  const { slips } = reading;
  if (slips?.kind === 'singles') return offerOfSingles(reading, sources, offerAgain);
  if (slips?.kind === 'round_robin') return offerOfRoundRobin(reading, sources, offerAgain);
  const empty = sports.filter((sport) => !open.some((game) => game.sport === sport));
  const isOfEach = isMixed(reading) && reading.wishes.length === 0;
  if (open.length === 0 || (isOfEach && empty.length > 0)) return unmet({ kind: 'no_games', sports: empty });
  if (reading.sameGame) return offerOfOneGame(reading, sources);
  if (isOfTheirGame(reading, open)) return offerOfOneGame({ ...reading, sameGame: true }, sources);

  if (reading.wishes.length > 0) {
    const offer = offerOfWishes(reading, sources);
    if (offer.kind === 'offer') return offer;
    return offerPaying(reading, offer, sources) ?? offerOfItsGame(reading, offer, sources) ?? offer;
  }
  const ofOneGame = offerOfTheOneGame(reading, sources);
  if (ofOneGame) return ofOneGame;
  const found = poolFor(reading, sources);
  if ('unmet' in found)
    return offerOnLaterDay(reading, found, sources) ?? offerPaying(reading, found, sources) ?? found;
  const safe = safeOfItsGame(reading, found, sources);
  if (safe) return safe;
  if (reading.eachSport) return offerOfEachSport(reading, found);
  const missing = missingOf(reading, found, sources);
  if (missing) return missing;
  const ofFew = offerOfFewGames(reading, found, sources);
  if (ofFew) return ofFew;
  const each = reading.eachGame ? [...Map.groupBy(found.pool, ({ game }) => game).values()] : [];
  // "5 legs, one per game": so many of the games.
  const isOfAll = reading.eachGame && (reading.legs?.max ?? 1) === 1;
  const wanted = isOfAll ? withLegCount(reading, countOfGames(found, reading)) : reading;
  const groups = reading.eachGame ? each : groupsOf(found.pool, found.named, reading);
  const offer = withLegs(found.pool, wanted, groups, [
    ...found.substitutes,
    ...onlyOneOfBoth(found, reading),
  ]);
  const { partlyPriced } = found;
  return offer.kind === 'offer' && partlyPriced ? { ...offer, partlyPriced } : offer;
}

/**
 * The offer for a question that names the hours or the days of its games: where these are fewer than the legs, a game has several.
 * @param asked the reading before it got days or hours that nobody named
 * @param prompt as typed, which can say that each leg is of its own game
 */
export function offerInGames(
  reading: Reading,
  { asked, prompt }: { readonly asked: Reading; readonly prompt: string },
  [boards, now, taste, sports]: readonly [readonly Board[], Date, Taste, readonly Sport[]],
): Offer {
  const offer = offerFor(reading, boards, now, taste, sports);
  const isShort =
    offer.kind === 'unmet'
      ? offer.unmet.kind === 'whole' || offer.unmet.kind === 'few_games'
      : offer.substitutes.some(({ kind }) => kind === 'fewer_legs');
  if (!isShort || reading.slips || !mayShareGames(asked, prompt)) return offer;
  const open = openOn(boards, now);
  return offerSharing(reading, { boards, open, now, taste, sports }) ?? offer;
}

/** Games that have not begun. */
const openOn = (boards: readonly Board[], now: Date) =>
  boards.flatMap(({ games }) => games).filter((game) => isUpcoming(game, now));

const offerAgain: OfferOf = (reading, { boards, now, taste, sports }) =>
  offerFor(reading, boards, now, taste, sports);

/** A prop on a team's player that nobody prices for its next game, and somebody for the one after it. */
function offerOnLaterDay(
  reading: Reading,
  { unmet: why }: NotMet,
  { boards, open, now, taste, sports }: Sources,
): Offer | undefined {
  const [team, ...others] = reading.teams.filter(({ stance }) => stance !== 'avoid');
  if (why.kind !== 'props' || !team || others.length > 0 || reading.days !== null) return undefined;
  const [, ...later] = new Set(open.flatMap((game) => (plays(game, team.name) ? [game.day] : [])).sort());
  const offers = later.map((day) => offerFor({ ...reading, days: [day] }, boards, now, taste, sports));
  // A price that has one side only is a truer reason than that there is none.
  const isOneSided = (offer: Offer) =>
    offer.kind === 'unmet' && offer.unmet.kind === 'props' && offer.unmet.why === 'one_sided';
  return offers.find(({ kind }) => kind === 'offer') ?? offers.find(isOneSided);
}

/** From these odds on, a price is rather that of a slip than of a single. */
const longPrice = 300;
/** No single of a game is priced like that. */
const priceOfSlip = 2000;
/** The same of a price that is said of several legs. */
const longPriceOfEach = 200;

/**
 * "A lotto ticket, 40 to 1 or better", "3 guys, shots on goal, +400 or better": a price that no single has is what several legs pay. A
 * scorer at +300 is no parlay.
 */
function offerPaying(
  reading: Reading,
  { unmet: why }: NotMet,
  { boards, now, taste, sports }: Sources,
): Offer | undefined {
  const { price, payout, legs } = reading;
  const isOfSeveral = (legs?.min ?? 1) > 1 && why.kind === 'term' && why.term === 'price';
  if (reading.wishes.some((wish) => wish.price !== null)) return undefined;
  const least = isOfSeveral ? longPriceOfEach : longPrice;
  if ((price?.min ?? 0) < least || payout !== null) return undefined;
  if (!isOfSeveral && (legs !== null || !isOfNoKind(reading))) return undefined;
  const paying = { ...reading, price: null, payout: price };
  const offer = offerFor(paying, boards, now, taste, sports);
  if (offer.kind === 'offer') return offer;
  const isSlip = (price?.min ?? 0) >= priceOfSlip && !sports.includes('GOLF');
  return isSlip && offer.unmet.kind === 'whole' ? { ...offer, of: offer.of ?? paying } : undefined;
}

/** A team that is named for a leg, and has nothing that fits: why not is said of it. */
function missingOf(reading: Reading, { pool, named }: Pool, sources: Sources): NotMet | undefined {
  const idle = named.find((games) => !pool.some(({ game }) => games.includes(game)));
  const teams = reading.teams.filter(({ name }) => idle?.some((game) => plays(game, name)));
  if (teams.length === 0 || reading.eachGame) return undefined;
  const own = { ...reading, teams, legs: { min: 1, max: 1 } };
  const alone = poolFor(own, sources);
  return 'unmet' in alone ? { ...alone, of: own } : undefined;
}

/** A leg of each sport that has a selection for the question, and further ones of any: "a 10-leg parlay, every sport". */
function offerOfEachSport(reading: Reading, { pool, substitutes }: Pool): Offer {
  const most = reading.legs?.min ?? maxLegs;
  const groups = [...Map.groupBy(pool, ({ game }) => game.sport).values()].slice(0, most);
  const count = Math.max(groups.length, reading.legs?.min ?? 0);
  return withLegs(pool, withLegCount(reading, count), groups, substitutes);
}

/** "All Canadian teams to win": of two that play each other only one can, and nobody is left out in silence. */
function onlyOneOfBoth({ pool }: Pool, { eachGame, group }: Reading): readonly Substitute[] {
  if (!eachGame || group === null || isPlace(group)) return [];
  const ofTeams = [...Map.groupBy(pool, ({ game }) => game)];
  const games = ofTeams.flatMap(([game, legs]) =>
    new Set(legs.flatMap((leg) => teamOf(leg) ?? [])).size > 1 ? [game] : [],
  );
  return games.length > 0 ? [{ kind: 'one_of_both', games }] : [];
}

/** How many legs "one from each game" has: a game without a price still counts, unless the price is what was asked about. */
function countOfGames({ pool, games }: Pool, reading: Reading): number {
  const { price, legChance, line, group, sides } = reading;
  // "Every home favorite": only games that have one are meant.
  const isPicked =
    sides.length > 1 || [price, legChance, line, group].some((term) => term !== null && term !== undefined);
  const meant = isPicked
    ? pool.map(({ game }) => game)
    : games.filter((game) => isStarting(game.startsAt, reading.starts));
  return new Set(meant).size;
}

function groupsOf(pool: readonly Candidate[], named: readonly (readonly Game[])[], reading: Reading) {
  const { max } = legsWanted(reading);
  const teams = named.map((games) => pool.filter(({ game }) => games.includes(game)));
  const covered = new Set(named.flat().map(({ sport }) => sport));
  const others = isMixed(reading) ? reading.sports.filter((sport) => !covered.has(sport)) : [];
  const groups = [...teams, ...others.map((sport) => pool.filter(({ game }) => game.sport === sport))];
  return groups.length > max ? [] : groups;
}
