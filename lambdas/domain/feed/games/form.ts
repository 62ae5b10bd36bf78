/** A team's games: which team a name means, its past games and its upcoming ones. */
import type { Result } from '../../../contracts/feed/stats.ts';
import { type Game, isUpcoming, type Team } from './game.ts';
import { aliasesOf, hasWords, wordsOf } from './teams.ts';

/** The number of results in a team's form, and of games in a list. */
export const formLength = 5;

/**
 * @param text a name as a user or a prediction writes it
 * @param teams can contain duplicates
 * @returns the team with that full name, otherwise the only one that matches; undefined if none or several do
 */
export function teamNamed(text: string, teams: readonly Team[]): Team | undefined {
  const words = wordsOf(text);
  const exact = teams.find(({ name }) => wordsOf(name) === words);
  if (exact) return exact;
  const called = teams.filter(({ name }) => aliasesOf(name).some((alias) => isCalled(words, alias)));
  return called.every(({ id }) => id === called[0]?.id) ? called[0] : undefined;
}

/** In sentences an everyday word is a team only after "the"; here the text can only be a team. */
function isCalled(words: string, alias: string): boolean {
  return words === alias || `the ${words}` === alias || (alias.includes(' ') && hasWords(words, alias));
}

export function isPlaying(team: Team | undefined, { home, away }: Game): boolean {
  return team === undefined || home.id === team.id || away.id === team.id;
}

/** Finished games with a score, newest first. */
export function played(games: readonly Game[]): Game[] {
  return games
    .filter(({ status, score }) => status === 'final' && score !== null)
    .sort((a, b) => b.startsAt.localeCompare(a.startsAt));
}

/** Games that have not started, soonest first. */
export function upcoming(games: readonly Game[], now: Date): Game[] {
  return games.filter((game) => isUpcoming(game, now)).sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/**
 * Each team's last and next five games, earliest start first and without prices.
 * @param before the previous list; a newer version of a game replaces the one in it
 */
export function recentGames(before: readonly Game[], latest: readonly Game[], now: Date): Game[] {
  const games = [...before, ...latest].map((game) => [game.id, { ...game, prices: null }] as const);
  const all = [...new Map(games).values()];
  const [over, next] = [played(all), upcoming(all, now)];
  const teams = new Set(all.flatMap(({ home, away }) => [home.id, away.id]));
  const wanted = [...teams].flatMap((id) => {
    const isTheirs = ({ home, away }: Game) => home.id === id || away.id === id;
    return [over, next].flatMap((games) => games.filter(isTheirs).slice(0, formLength));
  });
  return [...new Set(wanted)].sort(
    (a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id),
  );
}

/** Whether two lists of recent games have the same schedule and scores. */
export function haveSameGames(a: readonly Game[], b: readonly Game[]): boolean {
  const text = (games: readonly Game[]) =>
    JSON.stringify(
      games.map(({ id, startsAt, status, score }) => [id, startsAt, status, score?.home, score?.away]),
    );
  return text(a) === text(b);
}

/** A team's last results, newest first. */
export function formOf(team: Team, games: readonly Game[]): Result[] {
  return played(games.filter((game) => isPlaying(team, game)))
    .slice(0, formLength)
    .flatMap((game) => {
      if (!game.score) return [];
      const isHome = game.home.id === team.id;
      const [scored, conceded] = isHome
        ? [game.score.home, game.score.away]
        : [game.score.away, game.score.home];
      const outcome = scored > conceded ? 'win' : scored < conceded ? 'loss' : 'draw';
      const opponent = (isHome ? game.away : game.home).name;
      return [{ gameId: game.id, day: game.day, opponent, isHome, outcome, scored, conceded }];
    });
}
