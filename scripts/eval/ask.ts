/** Asks one question as the product does, at the eval's clock and on the replayed games. */
import { ulid } from 'ulid';
import { ask as askProduct } from '../../lambdas/app/asking/ask.ts';
import type { Means } from '../../lambdas/app/asking/asking.ts';
import type { Load, Loaded } from '../../lambdas/app/asking/boards.ts';
import { daysAhead } from '../../lambdas/app/asking/question.ts';
import { grammar } from '../../lambdas/app/asking/reading/grammar.ts';
import { readWritten } from '../../lambdas/app/asking/reading/written.ts';
import { modelReader } from '../../lambdas/app/asking/second-reader.ts';
import { ranking } from '../../lambdas/app/asking/solver.ts';
import { playersKnown } from '../../lambdas/app/feed/write-names.ts';
import type { Change } from '../../lambdas/contracts/asking/change.ts';
import type { Turn } from '../../lambdas/contracts/asking/turn.ts';
import { gameSports, type Sport } from '../../lambdas/contracts/feed/sports.ts';
import type { Ask } from '../../lambdas/data/asking/asks.ts';
import type { Brief } from '../../lambdas/domain/asking/brief.ts';
import { identified } from '../../lambdas/domain/asking/facts/identify.ts';
import type { KnownPlayer } from '../../lambdas/domain/feed/players/known-player.ts';
import { addDays, leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import { read } from '../../lambdas/services/asking/model.ts';
import { replayedSports, teamsOf } from '../local/feed/seasons/teams.ts';
import { feedAt } from '../local/seed/feed-at.ts';
import { playersAt } from '../local/seed/players.ts';
import { sheetAt } from '../local/seed/sheet-at.ts';
import type { Case } from './cases/case.ts';
import { clock } from './clock.ts';
import { makeLedger } from './ledger.ts';
import { type Asking, outcomeOf } from './outcome.ts';
import type { ModelService } from './service.ts';
import { teams } from './teams.ts';

/** The longest that a function runs. */
const remainingMs = 29_000;

/** Reads each sport from the feed once for all questions at the eval's clock. */
export function makeBoard(): Load {
  const now = clock;
  const feed = feedAt(now);
  const today = leagueDay(now);
  const load = async (sport: Sport): Promise<Loaded> => {
    const games = await feed.games(sport, today, addDays(today, daysAhead - 1));
    const sheet = await sheetAt(now, sport, feed);
    const teams = await playersAt(now, sport, feed);
    const replayed = replayedSports.find((each) => each === sport);
    const names = replayed ? teamsOf(replayed) : [];
    const around = { sheet, names, now };
    const loaded: Loaded = {
      games: games.map((game) => ({ ...game, props: identified(game, teams, around) })),
      sheet,
      teams: around.names,
      seasons: teams,
      notes: [],
    };
    rosters.set(loaded, playersKnown(sport, names, teams, sheet));
    return loaded;
  };
  const known = new Map<Sport, Promise<Loaded>>();
  return (sport) => {
    const loaded = known.get(sport) ?? load(sport);
    known.set(sport, loaded);
    return loaded;
  };
}

const rosters = new WeakMap<Loaded, readonly KnownPlayer[]>();

interface Names {
  /** Of all players with priced props. */
  readonly players: readonly string[];
  readonly roster: readonly KnownPlayer[];
}

const known = new WeakMap<Load, Promise<Names>>();

/** What the product knows of players before it reads a question. */
export function playersOn(board: Load): Promise<Names> {
  const names = async () => {
    const boards = await Promise.all(gameSports.map((sport) => board(sport)));
    const games = boards.flatMap((each) => each.games);
    const players = games.flatMap(({ props = [] }) =>
      props.map(({ player, known }) => known?.name ?? player),
    );
    return { players: [...new Set(players)], roster: boards.flatMap((each) => rosters.get(each) ?? []) };
  };
  const found = known.get(board) ?? names();
  known.set(board, found);
  return found;
}

/** A change of an answer that was stored, or a question typed after it. */
export interface Changing {
  readonly change: Change;
  readonly earlier: Ask;
  /** What was asked before. */
  readonly turn: Turn;
}

/**
 * Asks what comes before a follow-up first.
 * @returns the answer to the case, with the calls to the model of both; its prompts and seconds are its own
 */
export async function askCase(of: Case, board: Load, model: ModelService): Promise<Asking> {
  if (of.before === undefined) return ask(of, board, model);
  const first = await ask({ ...of, ask: of.before }, board, model);
  const next = await ask(of, board, model, afterwards(first));
  return {
    ...next,
    first,
    briefs: [...first.briefs, ...next.briefs],
    replies: [...first.replies, ...next.replies],
    tokens: [...first.tokens, ...next.tokens],
  };
}

/** What a question typed after an answer is asked with: an answer that leaves no turn leaves the one before it. */
export function afterwards({
  turn,
  stored,
  first,
}: Pick<Asking, 'turn' | 'stored' | 'first'>): Partial<Changing> {
  const last = turn ?? first?.turn;
  const earlier = [stored, first?.stored].find((each) => each !== undefined && each.id === last?.askId);
  return { ...(last && { turn: last }), ...(earlier && { earlier }) };
}

/** @param changing asks for a change of an earlier answer to the case */
export async function ask(
  of: Case,
  board: Load,
  model: ModelService,
  changing: Partial<Changing> = {},
): Promise<Asking> {
  const briefs: Brief[] = [];
  const boards: Loaded[] = [];
  const ledger = makeLedger(changing.earlier);
  const means: Means = {
    ...ledger,
    async load(sport) {
      const loaded = await board(sport);
      boards.push(loaded);
      return loaded;
    },
    reader: grammar,
    secondReader: modelReader((brief, within) => {
      briefs.push(brief);
      return read(brief, within);
    }, readWritten),
    solver: ranking,
  };
  model.taken();
  const { players, roster } = await playersOn(board);
  const started = performance.now();
  const asked = await askProduct(
    {
      id: ulid(clock.getTime()),
      user: { id: 'asker', plan: 'pro', ...(of.preferences && { profile: of.preferences }) },
      prompt: of.ask,
      sport: of.box,
      teams,
      players,
      roster,
      now: clock,
      remainingMs: () => remainingMs,
      ...changing,
    },
    means,
  );
  const seconds = (performance.now() - started) / 1000;
  const exchanges = model.taken();
  return {
    of,
    outcome: outcomeOf(asked),
    names: { players, roster },
    used: ledger.used,
    stored: ledger.stored[0],
    turn: ledger.turn,
    seconds,
    briefs,
    replies: exchanges.map(({ reply }) => reply),
    tokens: exchanges.map(({ tokens }) => tokens),
    games: new Map(boards.flatMap(({ games }) => games.map((game) => [game.id, game]))),
  };
}
