/** Legs of fewer games than legs: several of one game stand together where nobody said that each is of its own. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import type { Candidate } from '../candidate.ts';
import { interleaved } from './interleaved.ts';
import { maxLegs, withLegs } from './legs.ts';
import { offerOfOneGame } from './one-game.ts';
import { type Pool, poolFor, type Sources } from './pool.ts';
import type { Offer } from './result.ts';
import { offerOfWishes } from './wishes.ts';

/** "Three rebound props on Sunday afternoon": nobody said that each is of its own game, and props of one game can stand together. */
export function offerOfFewGames(reading: Reading, found: Pool, sources: Sources): Offer | undefined {
  const { markets } = reading;
  const areProps = markets.length > 0 && markets.every((market) => market === 'prop');
  return areProps ? sharing(reading, found, sources) : undefined;
}

/**
 * "Three legs from the two games at 4:25": where the hours or days that are named have fewer games than legs, a game has several.
 * @returns undefined where that makes no bet of as many legs
 */
export function offerSharing(reading: Reading, sources: Sources): Offer | undefined {
  if (reading.wishes.length > 0) {
    const offer = offerOfWishes(reading, { ...sources, sharesGames: true });
    return offer.kind === 'offer' && offer.substitutes.length === 0 ? offer : undefined;
  }
  const found = poolFor(reading, sources);
  return 'unmet' in found ? undefined : sharing(reading, found, sources);
}

/** Each leg is to be of its own game. */
const areApart =
  /\b(?:different|separate|various|unique) (?:[\w:]+ ){0,2}(?:games?|matchups?|matches|teams)\b|\b(?:no|not|never|without|avoid)\b[^,.;]{0,20}\bsame[ -]?games?\b|\b(?:one|1|a) (?:\w+ )?(?:per|from each|in each|from every) (?:game|matchup)\b/i;

/** Whether a question names the days or the hours of its games, and lets a game have several legs. */
export const mayShareGames = (
  { days, starts, nightGame, wishes, sameGame }: Reading,
  prompt: string,
): boolean =>
  !sameGame &&
  (days !== null ||
    starts !== null ||
    nightGame ||
    wishes.some((wish) => wish.days !== null || wish.starts !== null)) &&
  !areApart.test(prompt);

function sharing(reading: Reading, { pool, substitutes }: Pool, sources: Sources): Offer | undefined {
  const { legs, eachGame, eachSport, teams, sports } = reading;
  const count = legs?.min === legs?.max ? (legs?.min ?? 1) : 1;
  const games = new Set(pool.map(({ game }) => game.id)).size;
  const isOther =
    eachGame || eachSport || teams.some(({ stance }) => stance !== 'avoid') || sports.length > 1;
  if (isOther || count < 2 || count > maxLegs || games >= count) return undefined;
  if (games === 1) {
    const offer = offerOfOneGame({ ...reading, sameGame: true }, sources);
    return offer.kind === 'offer' && offer.legs.length === count ? offer : undefined;
  }
  const wishes = Array.from({ length: count }, () => wishOf(reading));
  // Each game has one before any has another.
  const spread = interleaved([...Map.groupBy(pool, ({ game }) => game.id).values()].map(kindsFirst));
  const groups = Array<typeof spread>(count).fill(spread);
  const offer = withLegs(spread, { ...reading, wishes }, groups, substitutes);
  return offer.kind === 'offer' && offer.legs.length === count ? offer : undefined;
}

/** The best side, total and props first: two of one kind of a game exclude or contain each other. */
function kindsFirst(own: readonly Candidate[]): readonly Candidate[] {
  const kindOf = ({ market, prop }: Candidate) =>
    prop ? `${prop.stat} ${prop.player}` : market === 'moneyline' ? 'spread' : market;
  return interleaved([...Map.groupBy(own, kindOf).values()]);
}
