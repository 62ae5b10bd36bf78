/** What the words of a question say of the bet as a whole, whoever of the two readers made it. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { withAroundOnce } from './around-once.ts';
import { withoutBigWin } from './big-win.ts';
import { withCountOfGames } from './count-of-games.ts';
import { withDayOfAll } from './day-of-all.ts';
import { withHoursOfOpen } from './days/hours-of-open.ts';
import { withTodayOfSeveral } from './days/of-the-day.ts';
import { withEachDay } from './each-day.ts';
import { withEachSaid } from './each-said.ts';
import { withoutHeading } from './heading.ts';
import { withHours } from './hours.ts';
import { withKindOfParlay } from './kind-of-parlay.ts';
import { withMostFavored } from './most-favored.ts';
import { withLinesNear } from './near-line.ts';
import { withKindOfEachSport } from './of-each-sport.ts';
import { withOneOfThem } from './one-of-them.ts';
import { withOneThatPays } from './one-that-pays.ts';
import { withFirstRunLine } from './scores/first-runs.ts';
import { withGoalsOfGames } from './scores/goals.ts';
import { withPointsScored } from './scores/points-scored.ts';
import { withSeveral } from './several.ts';
import { withGameOfBoth } from './teams/both-of-a-game.ts';
import { withWinners } from './teams/winners.ts';
import { withoutCountOfListed, withTheirGame } from './their-game.ts';
import { withOversOfLegs, withOversToGet, withSideOfAll } from './to-get.ts';
import { withMainLine, withoutAllowedLines } from './whatever-line.ts';

const steps: readonly ((reading: Reading, prompt: string, today: string) => Reading)[] = [
  withoutHeading,
  withMainLine,
  withoutAllowedLines,
  withLinesNear,
  withAroundOnce,
  withEachSaid,
  withDayOfAll,
  withHoursOfOpen,
  withKindOfParlay,
  withCountOfGames,
  withMostFavored,
  withFirstRunLine,
  withGoalsOfGames,
  withPointsScored,
  withSideOfAll,
  withKindOfEachSport,
  withOversToGet,
  withOversOfLegs,
  withoutBigWin,
  withHours,
  withEachDay,
  withTodayOfSeveral,
  withoutCountOfListed,
  withTheirGame,
  withGameOfBoth,
  withOneOfThem,
  withOneThatPays,
  withSeveral,
  withWinners,
];

/**
 * @param prompt as typed: the product's own prompts have none of these words
 * @param today the league day
 */
export const asMeant = (reading: Reading, prompt: string, today: string): Reading =>
  steps.reduce((meant, step) => step(meant, prompt, today), reading);
