/** The selections that fit a reading and the code's own choice among them, or the first term that none meets. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { type Game, isUpcoming } from '../../feed/games/game.ts';
import { isPlace } from '../reading/names/groups.ts';
import { isOfNoKind, readingOfWish, wishOf } from '../reading/wishes/wish.ts';
import { isMeasured } from '../same-game/dependence.ts';
import { type Board, type Candidate, teamOf } from './candidate.ts';
import { gamesFor, plays } from './games/games.ts';
import { asSingles, isPricedAsWhole, maxLegs, withLegCount, withLegs } from './offer/legs.ts';
import { type Pool, poolFor, type Sources } from './offer/pool.ts';
import { isWhole, type NotMet, type Offer, type Substitute, unmet } from './offer/result.ts';
import { noTaste, type Taste } from './rank.ts';
import { bestOfOneGame, haveOneBook, ofOtherGames } from './same-game/groups.ts';
import { areLegsNamed, describedLegs, freeLegs } from './same-game/readings.ts';
import { isMixed, isStarting, legsWanted } from './terms.ts';
import { readingsOfWishes } from './wishes/met.ts';

/** @param boards the boards of the reading's sports */
export function offerFor(
  reading: Reading,
  boards: readonly Board[],
  now: Date,
  taste: Taste = noTaste,
  sports: readonly Sport[] = reading.sports,
): Offer {
  const open = boards.flatMap(({ games }) => games).filter((game) => isUpcoming(game, now));
  const sources: Sources = { boards, open, now, taste, sports };
  const { slips } = reading;
  if (slips?.kind === 'singles') return offerOfSingles(reading, sources);
  if (slips?.kind === 'round_robin') return offerOfRoundRobin(reading, sources);
  const empty = sports.filter((sport) => !open.some((game) => game.sport === sport));
  const isOfEach = isMixed(reading) && reading.wishes.length === 0;
  if (open.length === 0 || (isOfEach && empty.length > 0)) return unmet({ kind: 'no_games', sports: empty });
  if (reading.sameGame) return offerOfOneGame(reading, sources);
  if (isOfTheirGame(reading, open)) return offerOfOneGame({ ...reading, sameGame: true }, sources);

  if (reading.wishes.length > 0) return offerOfWishes(reading, sources);
  const ofOneGame = offerOfTheOneGame(reading, sources);
  if (ofOneGame) return ofOneGame;
  const found = poolFor(reading, sources);
  if ('unmet' in found)
    return offerOnLaterDay(reading, found, sources) ?? offerPaying(reading, sources) ?? found;
  if (reading.eachSport) return offerOfEachSport(reading, found);
  const missing = missingOf(reading, found, sources);
  if (missing) return missing;
  const ofFew = offerOfFewGames(reading, found, sources);
  if (ofFew) return ofFew;
  const each = reading.eachGame ? [...Map.groupBy(found.pool, ({ game }) => game).values()] : [];
  const wanted = reading.eachGame ? withLegCount(reading, countOfGames(found, reading)) : reading;
  const groups = reading.eachGame ? each : groupsOf(found.pool, found.named, reading);
  const offer = withLegs(found.pool, wanted, groups, [
    ...found.substitutes,
    ...onlyOneOfBoth(found, reading),
  ]);
  const { partlyPriced } = found;
  return offer.kind === 'offer' && partlyPriced ? { ...offer, partlyPriced } : offer;
}

/** "Three rebound props on Sunday afternoon": nobody said that each is of its own game, and props of one game can stand together. */
function offerOfFewGames(reading: Reading, { pool, substitutes }: Pool, sources: Sources): Offer | undefined {
  const { legs, markets, eachGame, eachSport, teams, sports } = reading;
  const count = legs?.min === legs?.max ? (legs?.min ?? 1) : 1;
  const games = new Set(pool.map(({ game }) => game.id)).size;
  const areProps = markets.length > 0 && markets.every((market) => market === 'prop');
  const isOther =
    eachGame || eachSport || teams.some(({ stance }) => stance !== 'avoid') || sports.length > 1;
  if (!areProps || isOther || count < 2 || count > maxLegs || games >= count) return undefined;
  if (games === 1) {
    const offer = offerOfOneGame({ ...reading, sameGame: true }, sources);
    return offer.kind === 'offer' && offer.legs.length === count ? offer : undefined;
  }
  const wishes = Array.from({ length: count }, () => wishOf(reading));
  // Each game has one before any has another.
  const spread = interleaved([...Map.groupBy(pool, ({ game }) => game.id).values()]);
  const groups = Array<typeof spread>(count).fill(spread);
  const offer = withLegs(spread, { ...reading, wishes }, groups, substitutes);
  return offer.kind === 'offer' && offer.legs.length === count ? offer : undefined;
}

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

/** "A lotto ticket, 40 to 1 or better": a price that no single has is what several legs pay. */
function offerPaying(reading: Reading, { boards, now, taste, sports }: Sources): Offer | undefined {
  const { price, payout, legs } = reading;
  if ((price?.min ?? 0) < longPrice || payout !== null || legs !== null || !isOfNoKind(reading))
    return undefined;
  const offer = offerFor({ ...reading, price: null, payout: price }, boards, now, taste, sports);
  return offer.kind === 'offer' ? offer : undefined;
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

const isOfTheirGame = (reading: Reading, open: readonly Game[]): boolean =>
  areOfOneTeam(reading) || areOfMeeting(reading, open);

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
function offerOfTheOneGame(reading: Reading, sources: Sources): Offer | undefined {
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
  const slip = { ...reading, price: null, payout: payout ?? price, sameGame: true };
  const together = offerOfOneGame(slip, own);
  return together.kind === 'offer' ? together : undefined;
}

/** "3 props on Lions players", "four Celtics props": all are of the one team that is named, and no other game has its players. */
function areOfOneTeam({ teams, markets, player, legs, wishes, eachGame, eachSport, days }: Reading): boolean {
  const [one, ...others] = teams.filter(({ stance }) => stance !== 'avoid');
  const areProps = markets.length > 0 && markets.every((market) => market === 'prop');
  const isOfLegs = (legs?.min ?? 1) > 1 && wishes.length === 0 && !eachGame && !eachSport;
  // On two days, a team has two games.
  const isOfDay = days === null || days.length < 2;
  return one !== undefined && others.length === 0 && areProps && player === null && isOfLegs && isOfDay;
}

/** The first single, with the others named: each of a game of its own where there are enough. */
function offerOfSingles({ slips, ...reading }: Reading, { boards, now, taste, sports }: Sources): Offer {
  const one = { min: 1, max: 1 } as const;
  const parts =
    reading.wishes.length > 0
      ? reading.wishes.map((wish) => ({
          of: { ...readingOfWish(reading, wish), legs: one, eachGame: false },
          count: wish.count,
        }))
      : [{ of: { ...reading, legs: one, eachGame: false }, count: slips?.count ?? 2 }];
  const offers = parts.map(({ of, count }) => {
    const own = of.sports.length > 0 ? of.sports : sports;
    const offer = offerFor(of, boards, now, taste, own);
    return { of, count, offer };
  });
  const chosen: Candidate[] = [];
  let first: Extract<Offer, { kind: 'offer' }> | undefined;
  for (const { of, count, offer } of offers) {
    if (offer.kind === 'unmet') return { ...offer, of: offer.of ?? of };
    first ??= offer;
    const pool = [...offer.legs, ...offer.pool];
    const isOfEach = of.eachSport || (of.sports.length > 1 && of.sports.length <= count);
    for (let nth = 0; nth < count; nth += 1) {
      const isNew = (each: Candidate) =>
        !chosen.some((other) => {
          // Rungs of one player's ladder are lines of one game.
          if (of.player !== null) return other === each;
          return isOfEach ? other.game.sport === each.game.sport : other.game.id === each.game.id;
        });
      const next = pool.find(isNew) ?? (nth === 0 ? pool.find((each) => !chosen.includes(each)) : undefined);
      if (next) chosen.push(next);
    }
  }
  const [leg, ...others] = chosen;
  if (!first || !leg) return unmet({ kind: 'whole' });
  const wanted = parts.reduce((sum, { count }) => sum + count, 0);
  return { ...first, legs: [leg], substitutes: [...first.substitutes, { kind: 'singles', wanted, others }] };
}

/** The parlay of all legs, of which a book makes the smaller ones. */
function offerOfRoundRobin({ slips, ...reading }: Reading, { boards, now, taste, sports }: Sources): Offer {
  const offer = offerFor(reading, boards, now, taste, sports);
  if (offer.kind === 'unmet') return offer;
  const robin = { kind: 'round_robin', legs: offer.legs.length, by: slips?.by ?? null } as const;
  return { ...offer, substitutes: [...offer.substitutes, robin] };
}

/** Legs of one game: those that the question describes, and free ones of any market, props among them. */
function offerOfOneGame(reading: Reading, sources: Sources): Offer {
  const legs = describedLegs(reading);
  const isOwn = legs.length >= legsWanted(reading).min && areLegsNamed(reading);
  if (!isOwn && !sources.sports.some(isMeasured)) return unmet({ kind: 'same_game', sports: sources.sports });
  const open = gamesToBuild(reading, sources);
  const free = poolFor(freeLegs(reading), { ...sources, open });
  if ('unmet' in free) return free;
  const groups: (readonly Candidate[])[] = [];
  for (const described of legs) {
    const found = poolFor(described, { ...sources, open });
    if ('unmet' in found) return { ...found, of: described };
    groups.push(found.pool);
  }
  const apart = ofOtherGames(groups);
  if (apart) return unmet({ kind: 'same_game', apart });
  const [first] = free.substitutes;
  const offer = withLegs(free.pool, reading, groups, first ? [first] : []);
  if (offer.kind === 'offer') return offer;
  const { kind } = offer.unmet;
  // Where legs fit together, a price or a chance of the whole that none of them has is the reason.
  const areApart = kind === 'same_game' || (kind === 'whole' && !canBeBuilt(reading, free.pool, groups));
  return areApart ? unmet({ kind: 'same_game', sports: [], isAtOneBook: haveOneBook(groups) }) : offer;
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

function poolOfWish(wish: Reading, sources: Sources): Pool | NotMet {
  const own = wish.sports.length > 0 ? wish.sports : sources.sports;
  const open = sources.open.filter(({ sport }) => own.includes(sport));
  if (open.length === 0) return { ...unmet({ kind: 'no_games', sports: own }), of: wish };
  const pool = poolFor(wish, { ...sources, open, sports: own });
  return 'unmet' in pool ? { ...pool, of: wish } : pool;
}

/** Each wish has its own pool, and the answer needs as many legs from it as the wish counts. */
function offerOfWishes(asked: Reading, sources: Sources): Offer {
  const first = readingsOfWishes(asked).map((each) => poolOfWish(each, sources));
  const reading = withDaysOfPlayers(asked, first);
  const found =
    reading === asked ? first : readingsOfWishes(reading).map((each) => poolOfWish(each, sources));
  return offerOfPools(reading, found, sources);
}

function offerOfPools(reading: Reading, found: readonly (Pool | NotMet)[], sources: Sources): Offer {
  const missing = found.map((each) => ('unmet' in each ? each : null));
  const [first] = missing.filter((each) => each !== null);
  if (first) return { ...first, wishes: missing };
  const pools = found.flatMap((each) => ('unmet' in each ? [] : [each]));
  const groups = pools.flatMap(({ pool }, at) =>
    Array<typeof pool>(reading.wishes[at]?.count ?? 1).fill(pool),
  );
  const pool = [...new Map(interleaved(groups).map((each) => [each.key, each])).values()];
  const [substitute] = pools.flatMap((each) => each.substitutes);
  const offer = withLegs(pool, reading, groups, substitute ? [substitute] : []);
  const isOneGame = offer.kind === 'unmet' && offer.unmet.kind === 'same_game';
  return isOneGame ? offerOfNoParlay(reading, { pools, groups, pool }, sources) : offer;
}

/**
 * "Alcantara over strikeouts, Marlins +1.5": a team's next game is meant, but he pitches in the one after it. A team is bet on in the
 * game in which the player beside it is priced.
 */
function withDaysOfPlayers(reading: Reading, found: readonly (Pool | NotMet)[]): Reading {
  if (reading.days !== null || reading.nextGame) return reading;
  const ofPlayers = found.flatMap((each, at) => {
    if ('unmet' in each || reading.wishes[at]?.player == null) return [];
    const [game, ...others] = new Set(each.pool.map((leg) => leg.game));
    return game && others.length === 0 ? [game] : [];
  });
  const wishes = reading.wishes.map((wish, at) => {
    const [team, ...others] = wish.teams;
    const own = found[at];
    if (wish.days !== null || !team || others.length > 0 || !own || 'unmet' in own) return wish;
    const [game, ...more] = ofPlayers.filter((each) => plays(each, team.name));
    const isElsewhere = game && more.length === 0 && !own.pool.some((leg) => leg.game.id === game.id);
    return isElsewhere ? { ...wish, days: [game.day] } : wish;
  });
  return wishes.some((wish, at) => wish !== reading.wishes[at]) ? { ...reading, wishes } : reading;
}

/** Wishes that only one game can meet are a bet on that game; where it is none, they are singles, or say why there is no bet. */
function offerOfNoParlay(
  reading: Reading,
  {
    pools,
    groups,
    pool,
  }: {
    readonly pools: readonly Pool[];
    readonly groups: readonly (readonly Candidate[])[];
    readonly pool: readonly Candidate[];
  },
  sources: Sources,
): Offer {
  const ofGame = offerOfOneGame({ ...reading, sameGame: true }, sources);
  if (ofGame.kind !== 'unmet') return ofGame;
  const wanted = readingsOfWishes(reading);
  const few = pools.map((each, at) => fewGames(each.pool, reading.wishes[at]?.count ?? 1, wanted[at]));
  const [fewest] = few.filter((each) => each !== null);
  if (fewest) return { ...fewest, wishes: few };
  const apart = isAtNoBook(ofGame) ? bestOfOneGame(groups) : null;
  if (apart) return asSingles(apart, { pool, reading, substitutes: [], min: apart.length });
  // Legs of several games, of which some share one, were tried before: they do not fit together.
  const areOfGames = ofGame.unmet.kind === 'same_game' && ofGame.unmet.apart !== undefined;
  return areOfGames ? unmet({ kind: 'same_game', areOfSeveral: true }) : ofGame;
}

/** Legs of one kind that too few games have. */
function fewGames(pool: readonly Candidate[], wanted: number, of: Reading | undefined): NotMet | null {
  const games = new Set(pool.map(({ game }) => game.id)).size;
  return games < wanted ? { ...unmet({ kind: 'few_games', games, wanted }), ...(of && { of }) } : null;
}

const isAtNoBook = (offer: NotMet) => offer.unmet.kind === 'same_game' && offer.unmet.isAtOneBook === false;

/** A leg of each sport that has a selection for the question. */
function offerOfEachSport(reading: Reading, { pool, substitutes }: Pool): Offer {
  const most = reading.legs?.min ?? maxLegs;
  const groups = [...Map.groupBy(pool, ({ game }) => game.sport).values()].slice(0, most);
  return withLegs(pool, withLegCount(reading, groups.length), groups, substitutes);
}

/** The best of each list first, so that a shortened brief contains some of each. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
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
  const { price, legChance, line, group } = reading;
  const isPicked = [price, legChance, line, group].some((term) => term !== null && term !== undefined);
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
