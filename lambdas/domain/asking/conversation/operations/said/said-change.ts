/** Changes of the bet that was shown, in words that say them in full: each reader has a place for every word. */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import type { Given } from '../../../answer/next.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import type { Heard } from '../../heard.ts';
import { allAt } from './all-at.ts';
import { allLines } from './all-lines.ts';
import { allAsMarket, allTurned } from './all-turned.ts';
import { anotherWhole } from './another-whole.ts';
import { flippedTo } from './flipped-to.ts';
import { onFullGame } from './full-game.ts';
import { movedLine } from './moved-line.ts';
import { ofSomeGames } from './of-some-games.ts';
import { otherOnTeam } from './other-on-team.ts';
import { otherSideOf } from './other-side.ts';
import { otherWayOf } from './other-way.ts';
import { paired } from './paired.ts';
import { parlayed } from './parlayed.ts';
import { withPoints } from './points.ts';
import { sameFor } from './same-for.ts';
import { someTurned } from './some-turned.ts';
import { somethingElse } from './something-else.ts';

/** @returns undefined if the text says anything else, or if no bet of ours was shown */
export function saidChange(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play, queries } = turn;
  const [reading] = queries;
  if (!play || reading?.intent !== 'play' || play.legs.length === 0) return undefined;
  const given: Given = { reading, ...play };
  return (
    ofSomeGames(prompt, given, context) ??
    otherSideOf(prompt, given, context) ??
    somethingElse(prompt, given) ??
    otherWayOf(prompt, given, context) ??
    anotherWhole(prompt, given) ??
    flippedTo(prompt, given) ??
    onFullGame(prompt, given) ??
    movedLine(prompt, given) ??
    allAt(prompt, given) ??
    allLines(prompt, given) ??
    allAsMarket(prompt, given) ??
    allTurned(prompt, given) ??
    someTurned(prompt, given) ??
    withPoints(prompt, given) ??
    paired(prompt, given) ??
    parlayed(prompt, given) ??
    sameFor(prompt, given, context) ??
    otherOnTeam(prompt, given, context)
  );
}
