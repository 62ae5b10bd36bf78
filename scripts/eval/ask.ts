/** Runs one case through the product's code, at the eval's clock and on the replayed games. */
import { answer } from '../../lambdas/app/asking/answer.ts';
import type { Dependencies, Loaded } from '../../lambdas/app/asking/outcome.ts';
import { daysAhead } from '../../lambdas/app/asking/question.ts';
import type { Sport } from '../../lambdas/contracts/sports.ts';
import type { Brief } from '../../lambdas/domain/answer/brief.ts';
import type { Next } from '../../lambdas/domain/answer/follow.ts';
import { addDays, leagueDay } from '../../lambdas/domain/calendar.ts';
import { identified } from '../../lambdas/domain/props/identify.ts';
import type { KnownTeam } from '../../lambdas/domain/reading/read.ts';
import { choose } from '../../lambdas/services/model.ts';
import { replayedSports, teamsOf } from '../local/feed/teams.ts';
import { feedAt } from '../local/seed/feed-at.ts';
import { playersAt } from '../local/seed/players.ts';
import { sheetAt } from '../local/seed/sheet-at.ts';
import { type Case, clock } from './cases/case.ts';
import type { Asking } from './outcome.ts';
import type { ModelService } from './service.ts';

/** The longest that a user waits. */
const withinMs = 20_000;

export type Board = Dependencies['load'];

/** Reads each sport from the feed once for all questions. */
export function makeBoard(): Board {
  const feed = feedAt(clock);
  const today = leagueDay(clock);
  const load = async (sport: Sport): Promise<Loaded> => {
    const games = await feed.games(sport, today, addDays(today, daysAhead - 1));
    const sheet = await sheetAt(clock, sport, feed);
    const teams = await playersAt(clock, sport, feed);
    return {
      games: games.map((game) => ({ ...game, props: identified(game, teams, sheet?.injuries, clock) })),
      sheet,
      notes: [],
    };
  };
  const known = new Map<Sport, Promise<Loaded>>();
  return (sport) => {
    const loaded = known.get(sport) ?? load(sport);
    known.set(sport, loaded);
    return loaded;
  };
}

export const teams: readonly KnownTeam[] = replayedSports.flatMap((sport) =>
  teamsOf(sport).map(({ name }) => ({ sport, name })),
);

/** @param next for a change of an earlier answer: what stays the same */
export async function ask(of: Case, board: Board, model: ModelService, next?: Next): Promise<Asking> {
  const briefs: Brief[] = [];
  const boards: Loaded[] = [];
  const means: Dependencies = {
    async load(sport) {
      const loaded = await board(sport);
      boards.push(loaded);
      return loaded;
    },
    choose(brief, within) {
      briefs.push(brief);
      return choose(brief, within);
    },
  };
  model.taken();
  const started = performance.now();
  const { ask: prompt, box: sport, preferences } = of;
  const outcome = await answer({ prompt, sport, now: clock, teams, preferences, withinMs, next }, means);
  const seconds = (performance.now() - started) / 1000;
  const exchanges = model.taken();
  return {
    of,
    outcome,
    seconds,
    briefs,
    replies: exchanges.map(({ reply }) => reply),
    tokens: exchanges.map(({ tokens }) => tokens),
    games: new Map(boards.flatMap(({ games }) => games.map((game) => [game.id, game]))),
  };
}
