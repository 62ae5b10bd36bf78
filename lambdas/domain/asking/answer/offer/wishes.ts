/** Slips of mixed wishes: each wish has its own selections, and a book must list what is taken of them together. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Candidate } from '../candidate.ts';
import { plays } from '../games/games.ts';
import { bestOfOneGame } from '../same-game/groups.ts';
import { readingsOfWishes } from '../wishes/met.ts';
import { interleaved } from './interleaved.ts';
import { asSingles, withLegs } from './legs.ts';
import { offerOfOneGame } from './one-game.ts';
import { type Pool, poolFor, type Sources } from './pool.ts';
import { type NotMet, type Offer, unmet } from './result.ts';

/** Each wish has its own pool, and the answer needs as many legs from it as the wish counts. */
export function offerOfWishes(asked: Reading, sources: Sources): Offer {
  const first = readingsOfWishes(asked).map((each) => poolOfWish(each, sources));
  const reading = withDaysOfPlayers(asked, first);
  const found =
    reading === asked ? first : readingsOfWishes(reading).map((each) => poolOfWish(each, sources));
  return offerOfPools(reading, found, sources);
}

function poolOfWish(wish: Reading, sources: Sources): Pool | NotMet {
  const own = wish.sports.length > 0 ? wish.sports : sources.sports;
  const open = sources.open.filter(({ sport }) => own.includes(sport));
  if (open.length === 0) return { ...unmet({ kind: 'no_games', sports: own }), of: wish };
  const pool = poolFor(wish, { ...sources, open, sports: own });
  return 'unmet' in pool ? { ...pool, of: wish } : pool;
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
  const { sharesGames } = sources;
  const offer = withLegs(pool, reading, groups, substitute ? [substitute] : [], sharesGames);
  const isOneGame =
    offer.kind === 'unmet' && (offer.unmet.kind === 'same_game' || areOfOneGame(offer, reading, groups));
  return isOneGame ? offerOfNoParlay(reading, { pools, groups, pool }, sources) : offer;
}

/** "Suzuki shots, Caufield shots": where a team plays twice, its players are priced in two games, and no leg of the one goes with one of the other. */
function areOfOneGame(
  { unmet: why }: NotMet,
  reading: Reading,
  groups: readonly (readonly Candidate[])[],
): boolean {
  const areNamed = readingsOfWishes(reading).every(
    ({ teams, player }) => teams.length > 0 || player !== null,
  );
  const isNone = why.kind === 'whole' && (why.best ?? []).length === 0;
  return isNone && areNamed && bestOfOneGame(groups) !== null;
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
