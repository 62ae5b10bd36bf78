/** Likely and unlikely bets of one game, of which its main lines have none: "a lock and a crazy one from Sunday night". */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { isOfNoKind } from '../../reading/wishes/wish.ts';
import { gamesFor } from '../games/games.ts';
import { namesOneGame } from '../games/prop-games.ts';
import { isStarting } from '../terms.ts';
import { withLegs } from './legs.ts';
import { offerOfOneGame } from './one-game.ts';
import { type Pool, poolFor, type Sources } from './pool.ts';
import { isWhole, type NotMet, type Offer } from './result.ts';

/** The only game that is meant, with the sources of an answer from it. */
function ofItsGame(reading: Reading, sources: Sources): Sources | undefined {
  if (!namesOneGame(reading)) return undefined;
  const teams = [...reading.teams, ...reading.wishes.flatMap((wish) => wish.teams)];
  const own = {
    ...reading,
    teams: [...new Map(teams.map((team) => [team.name, team])).values()],
    wishes: [],
  };
  const chosen = gamesFor({ ...own, legs: { min: 1, max: 1 } }, sources.open);
  if ('kind' in chosen) return undefined;
  const games = chosen.games.filter(({ startsAt }) => isStarting(startsAt, reading.starts));
  return games.length === 1 ? { ...sources, open: games } : undefined;
}

/** Wishes for a leg so likely, or so unlikely, as no main line of the game is: its props and every line are looked at. */
export function offerOfItsGame(
  reading: Reading,
  { unmet: why }: NotMet,
  sources: Sources,
): Offer | undefined {
  const isOfChance = reading.wishes.some((wish) => wish.legChance !== null && isOfNoKind(wish));
  const isUnlikely = why.kind === 'term' && why.term === 'leg_chance';
  // The favorite is a lock and its opponent a crazy one, but not both.
  if (!isOfChance || !(isUnlikely || why.kind === 'same_game')) return undefined;
  const own = ofItsGame(reading, sources);
  const offer = own && offerOfOneGame({ ...reading, sameGame: true }, { ...own, everyLine: true });
  // What comes closest of all lines is a truer reason than what does of the main ones.
  return offer?.kind === 'offer' || offer?.unmet.kind === 'term' ? offer : undefined;
}

/** "A lock from the Sunday night game": where no main line is safe, a prop or another line of the game can be. */
export function safeOfItsGame(reading: Reading, { substitutes }: Pool, sources: Sources): Offer | undefined {
  const isSingle = (reading.legs?.max ?? 1) === 1;
  if (!isSingle || !substitutes.some(({ kind }) => kind === 'not_safe')) return undefined;
  const own = ofItsGame(reading, sources);
  const found = own && poolFor(reading, { ...own, everyLine: true, withProps: true });
  if (!found || 'unmet' in found) return undefined;
  const offer = withLegs(found.pool, reading, [], found.substitutes);
  return isWhole(offer, reading) ? offer : undefined;
}
