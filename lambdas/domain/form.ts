/** A team's games: which team a name means, its past games, and its coming ones. */
import type { Result } from '../contracts/stats.ts';
import { type Game, isUpcoming, type Team } from './game.ts';
import { aliasesOf, hasWords, wordsOf } from './teams.ts';

/** How many results make a form, and how many games a list shows. */
export const formLength = 5;

/**
 * @param asked a name as a person or a prediction writes it
 * @param teams may have one twice
 * @returns the team of that full name, else the only one that can be called so; undefined where none or several can
 */
export function teamNamed(asked: string, teams: readonly Team[]): Team | undefined {
  const words = wordsOf(asked);
  const exact = teams.find(({ name }) => wordsOf(name) === words);
  if (exact) return exact;
  const called = teams.filter(({ name }) => aliasesOf(name).some((alias) => isCalled(words, alias)));
  return called.every(({ id }) => id === called[0]?.id) ? called[0] : undefined;
}

/** An everyday word is a team only after "the" in a sentence, but here nothing else can be meant. */
function isCalled(words: string, alias: string): boolean {
  return words === alias || `the ${words}` === alias || (alias.includes(' ') && hasWords(words, alias));
}

export function isPlaying(team: Team | undefined, { home, away }: Game): boolean {
  return team === undefined || home.id === team.id || away.id === team.id;
}

/** Games that are over with a score, newest first. */
export function played(games: readonly Game[]): Game[] {
  return games
    .filter(({ status, score }) => status === 'final' && score !== null)
    .sort((a, b) => b.startsAt.localeCompare(a.startsAt));
}

/** Games that have not started, soonest first. */
export function coming(games: readonly Game[], now: Date): Game[] {
  return games.filter((game) => isUpcoming(game, now)).sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/**
 * Each team's last and next five games, earliest start first and without prices: what a form is made of.
 * @param before the list as it was; a game in both is taken as it is now
 */
export function recentGames(before: readonly Game[], told: readonly Game[], now: Date): Game[] {
  const all = [...new Map([...before, ...told].map((game) => [game.id, { ...game, prices: null }])).values()];
  const [over, ahead] = [played(all), coming(all, now)];
  const teams = new Set(all.flatMap(({ home, away }) => [home.id, away.id]));
  const wanted = [...teams].flatMap((id) => {
    const isTheirs = ({ home, away }: Game) => home.id === id || away.id === id;
    return [over, ahead].flatMap((games) => games.filter(isTheirs).slice(0, formLength));
  });
  return [...new Set(wanted)].sort(
    (a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id),
  );
}

/** Whether two lists of recent games say the same. */
export function tellTheSame(a: readonly Game[], b: readonly Game[]): boolean {
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
