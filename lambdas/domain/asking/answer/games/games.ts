/** The games that a reading covers, by team, day and time. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Game } from '../../../feed/games/game.ts';
import { isOnDays } from '../../../feed/games/tournament.ts';
import { hourIn, leagueZone } from '../../../platform/calendar.ts';
import { legsWanted } from '../terms.ts';

/** Why no game matches the question. */
export type NoGames =
  | { readonly kind: 'team_idle'; readonly teams: readonly string[] }
  | {
      readonly kind: 'not_on_days';
      readonly days: readonly string[];
      readonly teams: readonly string[];
      /** The first league day on which there is a game, of one of these teams if any are named. */
      readonly next: string | null;
    }
  /** No game of these days is their last and in the evening. */
  | { readonly kind: 'no_night_game'; readonly days: readonly string[] }
  | { readonly kind: 'both_sides'; readonly teams: readonly string[] }
  | { readonly kind: 'not_meeting'; readonly teams: readonly string[] };

interface Chosen {
  readonly games: readonly Game[];
  /** The games of each team named; two teams that play each other are one group. */
  readonly named: readonly (readonly Game[])[];
}

/** Games of the teams and days named. For a parlay, further legs can come from other games. */
export function gamesFor(reading: Reading, all: readonly Game[]): Chosen | NoGames {
  const open = withoutAvoided(all, reading);
  const { days, nextGame, nightGame } = reading;
  const teams = reading.teams.filter(({ stance }) => stance !== 'avoid');
  const names = teams.map(({ name }) => name);
  const onDays = (games: readonly Game[]) => {
    const fitting = days ? games.filter((game) => isOnDays(game, days)) : games;
    return nightGame ? nightGames(fitting) : fitting;
  };
  if (names.length === 0) {
    const fitting = onDays(open);
    if (fitting.length === 0) return noneOn(open, reading);
    return { games: nextGame ? soonestDay(fitting) : fitting, named: [] };
  }
  const idle = names.filter((name) => !open.some((game) => plays(game, name)));
  if (idle.length > 0) return { kind: 'team_idle', teams: idle };
  const backed = teams.filter(({ stance }) => stance === 'back').map(({ name }) => name);
  const { max, min } = legsWanted(reading);
  const groups = meetingGroups(names, onDays(open), min > 1 ? backed : []);
  const absent = groups.filter(({ games }) => games.length === 0);
  if (absent.length > 0)
    return noneOn(
      open,
      reading,
      absent.flatMap((group) => group.names),
    );
  const areBoth = teams.length === 2 && teams.every(({ stance }) => stance === 'game');
  // "A or B" asks for one of two teams; "A against B" asks for their game.
  // More legs than games come from nowhere but the game of both: "3 legs from Bills Chiefs".
  const isOneGame = max === 1 || reading.sameGame || min > groups.length;
  if (areBoth && isOneGame && groups.length === 2 && reading.intent === 'play') {
    const meeting = open.find((game) => names.every((name) => plays(game, name)));
    return meeting
      ? { kind: 'not_on_days', days: days ?? [], teams: names, next: meeting.day }
      : { kind: 'not_meeting', teams: names };
  }
  const both = groups.find((group) => group.names.filter((name) => backed.includes(name)).length > 1);
  if (min > 1 && both) return { kind: 'both_sides', teams: both.names };
  // A team can have several games in a week; without a day, its next one is meant.
  const named = groups.map(({ games }) => (days ? games : games.slice(0, 1)));
  const own = named.flat();
  if (max <= 1 || own.length === 0 || reading.sameGame) return { games: own, named };
  const others = onDays(open).filter((game) => !own.includes(game));
  return { games: [...own, ...others], named };
}

/** Why no game is left on the days or nights that are meant. */
function noneOn(open: readonly Game[], { days }: Reading, teams: readonly string[] = []): NoGames {
  const own = teams.length === 0 ? open : open.filter((game) => teams.some((name) => plays(game, name)));
  const isOn = (game: Game) => days === null || isOnDays(game, days);
  if (own.some(isOn)) return { kind: 'no_night_game', days: days ?? [] };
  const next = own.map(({ day }) => day).sort()[0] ?? null;
  return { kind: 'not_on_days', days: days ?? [], teams, next };
}

/**
 * Of a player or a team that is backed, a refused opponent is no leg, and their game is the one that is meant: "Tatum over his points,
 * nothing from the Wizards".
 */
function withoutAvoided(games: readonly Game[], { teams, player }: Reading): Game[] {
  const avoided = teams.filter(({ stance }) => stance === 'avoid');
  if (player !== null) return [...games];
  const backed = teams.filter(({ stance }) => stance === 'back');
  const isOf = (game: Game, named: Reading['teams']) => named.some(({ name }) => plays(game, name));
  return games.filter((game) => !isOf(game, avoided) || isOf(game, backed));
}

/** The last game of each day and sport, if it starts in the evening, Eastern time. */
function nightGames(games: readonly Game[]): Game[] {
  const ofDay = Map.groupBy(games, ({ sport, day }) => `${sport} ${day}`);
  return [...ofDay.values()].flatMap((all) => {
    const last = all
      .map(({ startsAt }) => startsAt)
      .sort()
      .at(-1);
    return all.filter(({ startsAt }) => startsAt === last && hourIn(leagueZone, startsAt) >= evening);
  });
}

const evening = 19;

/**
 * Groups the teams by game: teams that play each other share a group.
 * @param legs teams that are legs of one parlay: they meet only where that is the next game of both, and not later in the week
 */
function meetingGroups(names: readonly string[], games: readonly Game[], legs: readonly string[]) {
  const groups: { names: string[]; games: Game[] }[] = [];
  for (const name of names) {
    const next = games.find((game) => plays(game, name));
    const met = groups.find((group) =>
      legs.includes(name) && group.names.every((each) => legs.includes(each))
        ? group.games[0] === next
        : group.games.some((game) => plays(game, name)),
    );
    if (met) {
      met.names.push(name);
      met.games = met.games.filter((game) => plays(game, name));
    } else {
      groups.push({ names: [name], games: games.filter((game) => plays(game, name)) });
    }
  }
  return groups;
}

export const plays = ({ home, away }: Game, name: string) => home.name === name || away.name === name;

function soonestDay(games: readonly Game[]): Game[] {
  const first = games.map(({ day }) => day).sort()[0];
  return games.filter(({ day }) => day === first);
}
