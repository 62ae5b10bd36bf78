/**
 * Loads what an answer needs: games and main lines from the boards, which were read beside the session; team sheets and props
 * in one more round trip. Nothing is read from the feed: prices over twenty minutes old are noted.
 */
import type { Note } from '../../contracts/asking/analysis.ts';
import type { Reading } from '../../contracts/asking/reading.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import type { SportBoard } from '../../data/feed/board-item.ts';
import * as allBoards from '../../data/feed/boards.ts';
import * as dayProps from '../../data/feed/day-props.ts';
import * as gameMarkets from '../../data/feed/game-markets.ts';
import * as prices from '../../data/feed/prices.ts';
import * as seasons from '../../data/feed/seasons.ts';
import * as sheets from '../../data/feed/sheets.ts';
import type { Board } from '../../domain/asking/answer/candidate.ts';
import type { Meant } from '../../domain/asking/answer/clarifications.ts';
import { marketGamesFor, wantsMarketsOf } from '../../domain/asking/answer/games/market-games.ts';
import { namedAmong, propGamesFor, wantsOtherPrices } from '../../domain/asking/answer/games/prop-games.ts';
import { wantsPropsOf } from '../../domain/asking/answer/offer/pool.ts';
import { stalePrices } from '../../domain/asking/answer/words/notes.ts';
import { type Around, identified } from '../../domain/asking/facts/identify.ts';
import { settled } from '../../domain/asking/reading/settle.ts';
import { outrightSides } from '../../domain/feed/board/sides.ts';
import { ageNote, neverRead } from '../../domain/feed/games/freshness.ts';
import { type Game, isUpcoming } from '../../domain/feed/games/game.ts';
import { golfSentence, upcomingTournaments } from '../../domain/feed/golf/golf.ts';
import type { TeamPlayers } from '../../domain/feed/players/player.ts';
import type { Prop } from '../../domain/feed/players/prop.ts';
import { leagueDay } from '../../domain/platform/calendar.ts';
import type { Understood } from './question.ts';

/** A sport's games of the coming days, with the notes that an answer made of them must show. */
export interface Loaded extends Board {
  readonly notes: readonly Note[];
  /** Reason for an empty list other than an empty schedule. */
  readonly whyNothing?: string | undefined;
  /** The players of the teams asked for, with their last games. */
  readonly seasons?: readonly TeamPlayers[] | undefined;
}

export interface Wants {
  /** The reading whose games get their player props. */
  readonly propsFor?: Reading | undefined;
  /** The reading whose games get their alternate lines, team totals and prices of parts. */
  readonly marketsFor?: Reading | undefined;
  /** Without the teams' sheets, if only prices matter: they take a round trip. */
  readonly withoutFacts?: boolean;
  /** With the scores by quarter, period or inning of past games. */
  readonly withLines?: boolean;
  /** Names of teams whose players' last games matter; `all` for a whole league. */
  readonly seasonsOf?: readonly string[] | 'all' | undefined;
}

/** Reads each sport once, and once more with the player props that a reading asks for. */
export type Load = (sport: Sport, wants?: Wants) => Promise<Loaded>;

/** Loads the games of a question's sports, with player props if it asks for them. */
export const boardsFor = ({ sports, result: { reading } }: Understood, load: Load): Promise<Loaded[]> =>
  boardsOfReading(reading, sports, load);

const boardsOfReading = (reading: Reading, sports: readonly Sport[], load: Load): Promise<Loaded[]> =>
  Promise.all(
    sports.map((sport) =>
      load(sport, {
        propsFor: wantsPropsOf(sport, reading) ? reading : undefined,
        marketsFor: wantsMarketsOf(sport, reading) ? reading : undefined,
      }),
    ),
  );

/** What a question may mean, with the games of its sports. */
export interface Guess extends Meant {
  readonly sports: readonly Sport[];
  readonly boards: readonly Loaded[];
}

/** Loads the games of all that a question may mean. */
export const guessesFor = ({ sport, result: { guesses = [] } }: Understood, load: Load): Promise<Guess[]> =>
  loadedFor(guesses, sport, load);

/**
 * Loads the games of each reading.
 * @param sport selected beside the question, for a reading that names none
 */
export const loadedFor = (readings: readonly Reading[], sport: Sport, load: Load): Promise<Guess[]> =>
  Promise.all(
    readings.map(async (guess) => {
      const isOfSelected = guess.sports.length === 0 && guess.wishes.length === 0;
      const reading = isOfSelected ? settled({ ...guess, sports: [sport] }) : guess;
      const sports = reading.sports.length > 0 ? reading.sports : [sport];
      return { reading, sports, boards: await boardsOfReading(reading, sports, load) };
    }),
  );

const sources = { dayProps, gameMarkets, prices, seasons, sheets };

/**
 * @param days league days to load
 * @param boards a read that was started earlier, beside the session check
 * @returns a `load` function that reads each sport once, and once more with the player props of a reading
 */
export function boardsOf(
  days: readonly string[],
  now: Date,
  boards: allBoards.Boards | Promise<allBoards.Boards> = allBoards.allBoards(now),
  given: typeof sources = sources,
): Load {
  const loading = new Map<string, Promise<Loaded>>();
  const read = async (
    sport: Sport,
    { propsFor, marketsFor, withoutFacts, withLines = false, seasonsOf }: Wants,
  ): Promise<Loaded> => {
    const board = (await boards).get(sport);
    const note = ageNote(sport, board ?? neverRead, now);
    const notes = note === null ? [] : [stalePrices(note)];
    const games = (board?.games ?? []).filter(({ day }) => days.includes(day));
    if (!board || (games.length === 0 && board.readAt === null))
      return { games: [], notes: [], ...(note !== null && { whyNothing: note }) };
    if (sport === 'GOLF') return golf(games, board, notes, now);
    const wanted = propsFor ? propGamesFor(propsFor, games, board.players, now) : [];
    const apart = marketsFor ? marketGamesFor(marketsFor, games, now) : [];
    const ofTeams = seasonsOf
      ? board.teams.filter(({ name }) => seasonsOf === 'all' || seasonsOf.includes(name))
      : [];
    const [sheet, props, full, markets, seasons] = await Promise.all([
      withoutFacts
        ? undefined
        : given.sheets.sportSheet(sport, { withLines: withLines || wantsParts(marketsFor) }),
      wanted.length > 0 ? given.dayProps.propsOn(sport, daysOf(wanted)) : new Map<string, readonly Prop[]>(),
      propsFor ? pricedInFull(gamesInFull(propsFor, wanted, board), board, given) : [],
      apart.length > 0
        ? given.gameMarkets.marketsOfGames(apart.map(({ id }) => id))
        : new Map<string, never>(),
      ofTeams.length > 0
        ? given.seasons.playersOf(
            sport,
            ofTeams.map(({ id }) => id),
          )
        : undefined,
    ]);
    const around = { sheet, names: board.teams, now };
    const whole = new Map(full.map((of) => [of.game.id, inFull(of, around)]));
    const withPrices = (game: Game): Game => {
      const own = markets.get(game.id);
      const withMarkets = own ? { ...game, markets: own } : game;
      return propsFor
        ? { ...withMarkets, props: whole.get(game.id) ?? props.get(game.id) ?? [] }
        : withMarkets;
    };
    return {
      games: games.map(withPrices),
      sheet,
      notes,
      teams: board.teams,
      players: board.players,
      seasons,
    };
  };
  return (sport, wants = {}) => {
    const name = `${sport} ${JSON.stringify(wants)}`;
    const known = loading.get(name) ?? read(sport, wants);
    loading.set(name, known);
    return known;
  };
}

/** Whether line scores are evidence for a leg. */
const wantsParts = (reading: Reading | undefined): boolean =>
  reading !== undefined && [reading, ...reading.wishes].some(({ period }) => period !== undefined);

const daysOf = (games: readonly Game[]) => [...new Set(games.map(({ day }) => day))];

/** The most games whose prices are read one by one. */
const mostInFull = 8;

/**
 * The games of which more than the main prices are needed: those that a question names and whose props did not all fit into those
 * of their day; for an alternate line, those that it names, or the first ones.
 */
function gamesInFull(reading: Reading, wanted: readonly Game[], { players, cut }: SportBoard): Game[] {
  const named = namedAmong(reading, wanted, players);
  const meant = wantsOtherPrices(reading)
    ? named.length > 0
      ? named
      : wanted.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    : named.filter(({ id }) => cut.includes(id));
  return meant.slice(0, mostInFull);
}

interface Full {
  readonly game: Game;
  readonly teams: Awaited<ReturnType<typeof seasons.playersOf>>;
}

/** All prices of these games, and both teams. */
async function pricedInFull(
  games: readonly Game[],
  { sport }: SportBoard,
  { prices, seasons }: typeof sources,
): Promise<Full[]> {
  if (games.length === 0) return [];
  const [props, teams] = await Promise.all([
    prices.propsOfGames(games.map(({ id }) => id)),
    seasons.playersOf(
      sport,
      games.flatMap(({ home, away }) => [home.id, away.id]),
    ),
  ]);
  return games.flatMap((game) => {
    const own = props.get(game.id);
    return own ? [{ game: { ...game, props: own }, teams }] : [];
  });
}

const inFull = ({ game, teams }: Full, around: Around): readonly Prop[] => identified(game, teams, around);

/** Tournaments with prices; if there is none, the reason names the current and upcoming tournaments. */
function golf(
  games: readonly Game[],
  { tournaments }: SportBoard,
  notes: Loaded['notes'],
  now: Date,
): Loaded {
  const priced = games.filter((game) => isUpcoming(game, now) && outrightSides(game).length > 0);
  if (priced.length > 0) return { games: priced, notes };
  const { live = null, season = null } = tournaments ?? {};
  const whyNothing = golfSentence(live, season && upcomingTournaments(season, leagueDay(now)));
  return { games: [], notes: [], whyNothing };
}
