/** Similar questions that have an answer. Each one is answered before it is suggested. */
import type { Alternative } from '../../../contracts/asking/ask.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { PropStat } from '../../../contracts/feed/props.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { isUpcoming } from '../../feed/games/game.ts';
import type { KnownPlayer } from '../../feed/players/known-player.ts';
import { isPlacing } from '../golf-unmet.ts';
import { canonicalPrompt } from '../reading/canonical-prompt.ts';
import { playersOfName } from '../reading/names/known-players.ts';
import { withWishes } from '../reading/wishes/wish.ts';
import type { Board } from './candidate.ts';
import { isWhole } from './offer/result.ts';
import { offerFor } from './offer.ts';

const most = 4;

interface Sources {
  readonly boards: readonly Board[];
  /** Boards of other sports, used if the requested ones have nothing. */
  readonly others: readonly Board[];
  readonly selectedSport: Sport;
  readonly now: Date;
  /** Every player that the feed has named, so that the game of one without a price is suggested. */
  readonly roster?: readonly KnownPlayer[] | undefined;
  /** The line that comes nearest to the one that no book lists. */
  readonly nearestLine?: number | undefined;
}

/** @returns up to four, closest to the question first; each currently gets a play that fits */
export function alternativesTo(
  reading: Reading,
  { boards, others, selectedSport, now, roster, nearestLine }: Sources,
): Alternative[] {
  const found: Alternative[] = [];
  for (const { changed, on } of nearby(reading, boards, others, selectedSport, now, roster, nearestLine)) {
    if (found.length === most) break;
    const prompt = canonicalPrompt(changed);
    if (found.some((each) => each.prompt === prompt)) continue;
    if (!isWhole(offerFor(changed, on, now), changed)) continue;
    found.push({ label: prompt, prompt });
  }
  return found;
}

interface Nearby {
  readonly changed: Reading;
  readonly on: readonly Board[];
}

const none = null;

function* nearby(
  asked: Reading,
  boards: readonly Board[],
  others: readonly Board[],
  selectedSport: Sport,
  now: Date,
  roster: Sources['roster'],
  nearestLine: Sources['nearestLine'],
): Generator<Nearby> {
  // Of singles only one would be shown, so that one is offered.
  const { slips, ...ofOneSlip } = asked;
  const question: Reading = slips?.kind === 'singles' ? { ...ofOneSlip, legs: none } : asked;
  const sports = question.sports.length > 0 ? question.sports : [selectedSport];
  const reading: Reading = {
    ...question,
    intent: 'play',
    topic: null,
    sports,
    sameGame: false,
    stat: none,
    player: none,
    budget: none,
    // What all legs of one game pay takes long to look for, and was not found.
    ...(question.sameGame && { payout: none, chance: none }),
  };
  const single = { legs: none, payout: none } as const;
  const here = (changed: Reading): Nearby => ({
    changed,
    on: boards.filter(({ games }) => games.some(({ sport }) => changed.sports.includes(sport))),
  });
  if (nearestLine !== undefined)
    yield here({ ...reading, stat: question.stat, player: question.player, line: nearestLine });
  if (question.wishes.length > 0) {
    // "Two locks and a long shot", of which one game has a lock.
    if (question.wishes.some(({ count }) => count > 1))
      yield here(
        withWishes(
          reading,
          question.wishes.map((wish) => ({ ...wish, count: 1 })),
        ),
      );
    const having = question.wishes.filter(
      (wish) => offerFor(withWishes(reading, [wish]), boards, now).kind === 'offer',
    );
    yield here(withWishes(reading, having));
    for (const wish of having)
      yield here(
        withWishes(
          reading,
          having.filter((each) => each !== wish),
        ),
      );
    for (const wish of question.wishes) yield here(withWishes(reading, [wish]));
  }
  if (question.markets.includes('prop')) {
    const prop: Reading = {
      ...reading,
      stat: question.stat === 'other' ? none : question.stat,
      player: question.player,
    };
    if (question.line !== null || question.sides.length > 0) yield here({ ...prop, line: none, sides: [] });
    if (question.player !== null) yield here({ ...prop, stat: none, line: none, sides: [] });
    const [team, ...namesakes] = question.player === null ? [] : playersOfName(question.player, roster);
    if (team && namesakes.length === 0)
      yield here({
        ...reading,
        ...bare,
        sports: [team.sport],
        wishes: [],
        teams: [{ sport: team.sport, name: team.team, stance: 'back' }],
      });
    yield here({ ...prop, player: none, line: none, sides: [] });
    const anytime = prop.stat === null ? undefined : anytimeOf[prop.stat];
    if (anytime) yield here({ ...prop, player: none, stat: anytime, line: none, sides: [] });
    yield here({ ...prop, player: none, stat: none, line: none, sides: [] });
    yield here({ ...prop, player: none, stat: none, line: none, sides: [], teams: [], days: none });
  }
  // Positions are of players alone.
  const { positions: _, notPositions: __, ...ofTeams } = reading;
  const plain: Reading = {
    ...ofTeams,
    wishes: [],
    markets: reading.markets.filter((market) => market !== 'prop' && !isPlacing(market)),
  };
  // A golfer takes the role of a team.
  if (sports.includes('GOLF') && question.player !== null)
    yield here({ ...plain, markets: [], player: question.player });
  if (question.sameGame) {
    for (const market of ['moneyline', 'spread', 'total'] as const)
      yield here({ ...plain, ...single, markets: [market] });
  }
  yield here(plain);
  if (sports.includes('GOLF')) yield here({ ...plain, markets: [] });
  else if (plain.markets.length > 0 || plain.line !== null) {
    for (const market of ['moneyline', 'spread', 'total'] as const) {
      yield here({ ...plain, markets: [market], line: none, sides: withoutTotals(plain.sides, market) });
    }
  }
  if (plain.value) yield here({ ...plain, value: false });
  if (plain.line !== null) yield here({ ...plain, line: none });
  if (plain.price) yield here({ ...plain, price: none });
  if (plain.payout || plain.chance) yield here({ ...plain, payout: none, chance: none });
  if (plain.risk) yield here({ ...plain, risk: none });
  if (plain.legChance) yield here({ ...plain, legChance: none });
  if (plain.starts) yield here({ ...plain, starts: none });
  if (plain.group) yield here({ ...plain, group: none });
  if (plain.order) yield here({ ...plain, order: none });
  if (plain.book) yield here({ ...plain, book: none });
  if (plain.eachGame) yield here({ ...plain, eachGame: false });
  if (plain.eachSport) yield here({ ...plain, eachSport: false });
  if (plain.days) {
    const day = nextDay(boards, plain, now);
    if (day) yield here({ ...plain, days: [day] });
    yield here({ ...plain, days: none });
  }
  if (plain.nightGame) yield here({ ...plain, nightGame: false });
  if (plain.sides.length > 0) yield here({ ...plain, sides: [] });
  if (plain.legs) {
    yield here({ ...plain, ...single });
    for (const { name, sport } of plain.teams) {
      yield here({ ...plain, ...single, teams: [{ name, sport, stance: 'back' }] });
    }
  }
  if (plain.teams.length > 0) yield here({ ...plain, teams: [], nextGame: false });
  const basic: Reading = { ...plain, ...bare };
  yield here({ ...basic, risk: plain.risk });
  yield here({ ...basic, risk: 'safest' });
  for (const board of others) {
    const sport = board.games[0]?.sport;
    if (!sport) continue;
    const changed: Reading = { ...plain, sports: [sport], teams: [], days: none, line: none, price: none };
    yield { changed, on: [board] };
    yield { changed: { ...basic, sports: [sport], risk: 'safest' }, on: [board] };
  }
}

/** Who scores at any time, in the place of who scores first or last. */
const anytimeOf: Readonly<Partial<Record<PropStat, PropStat>>> = {
  first_goals: 'goals',
  last_goals: 'goals',
  first_touchdowns: 'touchdowns',
  last_touchdowns: 'touchdowns',
};

/** Clears every term except the sport. */
const bare = {
  legs: none,
  markets: [],
  notMarkets: [],
  sides: [],
  notSides: [],
  price: none,
  payout: none,
  line: none,
  chance: none,
  teams: [],
  days: none,
  nextGame: false,
  nightGame: false,
  value: false,
  legChance: none,
  starts: none,
  order: none,
  group: none,
  eachGame: false,
  eachSport: false,
  book: none,
} as const satisfies Partial<Reading>;

function withoutTotals(sides: Reading['sides'], market: string): Reading['sides'] {
  const isTotal = (side: string) => side === 'over' || side === 'under';
  return sides.filter((side) => (market === 'total' ? isTotal(side) : !isTotal(side)));
}

/** The first day with an upcoming game, of one of the teams if any are named. */
function nextDay(boards: readonly Board[], { teams }: Reading, now: Date): string | undefined {
  const names = teams.map(({ name }) => name);
  return boards
    .flatMap(({ games }) => games)
    .filter((game) => isUpcoming(game, now))
    .filter(({ home, away }) => names.length === 0 || names.includes(home.name) || names.includes(away.name))
    .map(({ day }) => day)
    .sort()[0];
}
