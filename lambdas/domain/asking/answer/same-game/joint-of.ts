/** The joint chance of selections of one game. */
import type { Game } from '../../../feed/games/game.ts';
import { registry } from '../../../feed/markets/registry.ts';
import { percentOf } from '../../../feed/odds/value.ts';
import type { Role } from '../../same-game/classes.ts';
import { chanceOfAll, type Joint, jointOf } from '../../same-game/joint.ts';
import { logicOf } from '../../same-game/logic.ts';
import { type SlipLeg, type Term, termOf } from '../../same-game/terms.ts';
import type { Candidate } from '../candidate.ts';

/** Whether two of these legs are of one game. */
export function shareGame(legs: readonly Candidate[]): boolean {
  return new Set(legs.map(({ game }) => game.id)).size < legs.length;
}

/** Two results of one market, of which one excludes or contains the other: a winner and the draw, two totals of a game. */
export const areOfOneMarket = (a: Candidate, b: Candidate): boolean =>
  a.game.id === b.game.id && a.marketKey === b.marketKey && !a.prop && a.market !== 'team_total';

/**
 * Whether books take two legs of one game in a parlay: they commonly refuse what contains or excludes the other.
 * @param termAt for a search that asks for the same leg often
 */
export function fitTogether(a: Candidate, b: Candidate, termAt = termOfCandidate): boolean {
  if (areOfOneMarket(a, b)) return false;
  const [one, other] = [termAt(a), termAt(b)];
  return !one || !other || logicOf(one, other) === null;
}

/** @returns undefined for a leg of a market that is not told apart */
export const termOfCandidate = (candidate: Candidate): Term | undefined =>
  termOf(slipLegOf(candidate), (playerId) => rolesOf(candidate.game).get(playerId) ?? '');

function slipLegOf(candidate: Candidate): SlipLeg {
  const { game, market, marketKey, selection, line, team, prop, marketProbability, books, measured } =
    candidate;
  return {
    gameId: game.id,
    sport: game.sport,
    startsAt: game.startsAt,
    home: game.home.name,
    away: game.away.name,
    market,
    key: marketKey,
    period: registry[marketKey].period,
    selection,
    line,
    ...(team && { team }),
    ...(prop && { prop }),
    marketProbability,
    books,
    ...(measured && { chanceRange: [...measured.range] }),
  };
}

/** The chance of legs of one game with its range; for legs of which one is not told apart, none. */
export function jointOfLegs(legs: readonly Candidate[]): Joint {
  const terms = legs.map(termOfCandidate);
  const known = terms.filter((term) => term !== undefined);
  if (known.length < terms.length) return { kind: 'unmeasured' };
  return jointOf(known, isPlayoff(legs[0]?.game));
}

/** Legs of different games multiply. @returns percent for display; 0 for legs of one game that have no joint chance */
export function wholeChance(legs: readonly Candidate[]): number {
  const games = Map.groupBy(legs, ({ game }) => game.id);
  const chances = [...games.values()].map((own) => {
    const [only, other] = own;
    if (only && !other) return only.marketProbability;
    const terms = own.flatMap((leg) => termOfCandidate(leg) ?? []);
    return terms.length === own.length ? chanceOfAll(terms) : 0;
  });
  const whole = chances.reduce((all, each) => (all * each) / 100, 100);
  return whole > 0 ? percentOf(whole) : 0;
}

/** Roles by what a player is priced on: whoever passes is a quarterback, of the others whoever runs a running back. */
function rolesOf({ props = [] }: Game): ReadonlyMap<string, Role> {
  const before = known.get(props);
  if (before) return before;
  const roles = new Map<string, Role>();
  const rank = (role: Role) => ['', 'R', 'B', 'Q'].indexOf(role);
  for (const prop of props) {
    const id = prop.known?.id;
    const role: Role = passing.includes(prop.stat)
      ? 'Q'
      : running.includes(prop.stat)
        ? 'B'
        : receiving.includes(prop.stat)
          ? 'R'
          : '';
    if (id !== undefined && rank(role) > rank(roles.get(id) ?? '')) roles.set(id, role);
  }
  known.set(props, roles);
  return roles;
}

const known = new WeakMap<object, ReadonlyMap<string, Role>>();
const passing: readonly string[] = ['passing_yards', 'passing_touchdowns', 'completions', 'pass_attempts'];
const running: readonly string[] = ['rushing_yards', 'rush_attempts'];
const receiving: readonly string[] = ['receiving_yards', 'receptions'];

/** First days of the playoffs as month and day, until the end of the season. */
const playoffs: Readonly<Partial<Record<string, readonly [from: string, to: string]>>> = {
  NFL: ['01-10', '02-20'],
  NBA: ['04-15', '06-30'],
  NHL: ['04-18', '06-30'],
  MLB: ['09-30', '11-10'],
};

function isPlayoff(game: Game | undefined): boolean {
  const span = game && playoffs[game.sport];
  const day = game?.day.slice(5) ?? '';
  return span !== undefined && day >= span[0] && day <= span[1];
}
