/** "Parlay Celtics Lakers": two names side by side are a game where those teams meet, and two legs where they do not. */
import type { Reading, ReadTeam } from '../../../../../contracts/asking/reading.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { isOfNoKind } from '../../wishes/wish.ts';
import { isTeamAlone, withWinners } from './winners.ts';

const ofParlay = /\b(?:parlays?|parlayed|combo|combine|slip|ticket)\b/i;
const ofGame = /@|\b(?:vs?|versus|at|against|facing|games?|match|matchup|sgps?)\b/i;
const ofAnotherCount = /\b(?:[13-9]|1\d|one|three|four|five|six|seven|eight|nine|ten|single|both|each)\b/i;
const ofEach = /\b(?:and|or|to win|wins?|winning|ml|moneylines?)\b|[,+&]/i;

/** @returns the two teams; undefined where the words tell whether it is their game, or say how many legs the bet has */
export function twoTogether(reading: Reading, prompt: string): readonly ReadTeam[] | undefined {
  const isOpen = ofParlay.test(prompt) && !ofGame.test(prompt) && !ofAnotherCount.test(prompt);
  return isOpen ? namedAlone(reading) : undefined;
}

/**
 * @param games those to come
 * @returns the bet on their game, or on both teams; unchanged where no two teams are named together
 */
export function withTwoTogether(reading: Reading, prompt: string, games: readonly Game[]): Reading {
  const teams = twoTogether(reading, prompt);
  if (!teams) return reading;
  const names = teams.map(({ name }) => name);
  const gamesOf = (name: string) => games.filter(({ home, away }) => [home.name, away.name].includes(name));
  if (names.some((name) => gamesOf(name).length === 0)) return reading;
  const doMeet = games.some(({ home, away }) => names.includes(home.name) && names.includes(away.name));
  if (doMeet) return ofEach.test(prompt) ? reading : asGame(reading, teams);
  return withWinners({ ...reading, wishes: [], legs: { min: 2, max: 2 }, teams: as('back', teams) }, prompt);
}

/** The two teams, if nothing else is said of the legs. */
function namedAlone(reading: Reading): readonly ReadTeam[] | undefined {
  const { intent, teams, wishes, slips, notMarkets, lines } = reading;
  if (intent !== 'play' || slips || !isOfNoKind(reading) || notMarkets.length > 0 || lines) return undefined;
  if (wishes.length === 0)
    return teams.length === 2 && teams.every(({ stance }) => stance === 'game') ? teams : undefined;
  const named = wishes.flatMap((wish) => wish.teams);
  const areAlone = wishes.every((wish) => isTeamAlone({ ...wish, markets: [] }));
  return areAlone && named.length === 2 && teams.length === 0 ? named : undefined;
}

/** As many legs as fit: nobody said a number. */
const asGame = (reading: Reading, teams: readonly ReadTeam[]): Reading => ({
  ...reading,
  wishes: [],
  legs: null,
  sameGame: true,
  teams: as('game', teams),
});

const as = (stance: ReadTeam['stance'], teams: readonly ReadTeam[]): ReadTeam[] =>
  teams.map((team) => ({ ...team, stance }));
