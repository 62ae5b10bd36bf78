/** A question for a fact that goes on from what was shown, whatever that was: each reader takes only what it has a place for. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import type { Heard } from '../heard.ts';
import { apartOf, besideOther, comparedOf, gamesOfLeader } from './compared.ts';
import { byPlaceOf } from './each-way.ts';
import { meetingsOf } from './meetings-of.ts';
import { notKept } from './not-kept.ts';
import { gameBefore, hostOf, leaderOf, leadersOfEach, playerInGames } from './of-game.ts';
import { otherGolfer } from './of-golf.ts';
import { factOfLeg } from './of-leg.ts';
import { anyOfListed, countOf, ofListed } from './of-list.ts';
import {
  averageOf,
  gamesAgainst,
  gamesScored,
  lastGameOf,
  otherStatOf,
  overLine,
  withoutHim,
} from './of-player.ts';
import { otherTable } from './of-table.ts';
import { ofBothTeams, ofThoseTeams } from './of-teams.ts';
import { overTotal, scoringOf } from './of-total.ts';
import { goalieOf, startsOf, strikeoutLines, winningPitcher } from './pitched.ts';
import { placeOf } from './place.ts';
import { heardOf, saidAfter } from './said.ts';
import { sortedGamesOf } from './sorted-games.ts';

/** Characters. A longer text says what it is about. */
const longest = 100;

/** @returns undefined for anything else */
export function followed(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const said = prompt.length > longest ? undefined : saidAfter(prompt, turn, context);
  const ofThose = prompt.length > longest ? undefined : ofThoseTeams(prompt, turn, context);
  if (ofThose || !said) return ofThose;
  const heard =
    factOfLeg(prompt, turn, context) ??
    notKept(said) ??
    ofBothTeams(said) ??
    averageOf(said) ??
    apartOf(said) ??
    gamesOfLeader(said) ??
    countOf(said) ??
    gameBefore(said) ??
    overLine(said) ??
    goalieOf(said) ??
    strikeoutLines(said) ??
    startsOf(said) ??
    leadersOfEach(said) ??
    anyOfListed(said) ??
    ofListed(said);
  if (heard) return heard;
  const query =
    otherGolfer(said) ??
    otherTable(said) ??
    sortedGamesOf(said) ??
    winningPitcher(said) ??
    meetingsOf(said) ??
    byPlaceOf(said) ??
    hostOf(said) ??
    placeOf(said) ??
    comparedOf(said) ??
    besideOther(said) ??
    leaderOf(said) ??
    playerInGames(said) ??
    gamesAgainst(said) ??
    gamesScored(said) ??
    lastGameOf(said) ??
    withoutHim(said) ??
    overTotal(said) ??
    scoringOf(said) ??
    otherStatOf(said);
  return query && heardOf(query, said);
}
