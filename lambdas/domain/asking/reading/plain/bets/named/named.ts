/** Wordings of legs on those who are named, in words that both readers know. */
import { withBothScoring } from './both-score.ts';
import { withCityAgain } from './city-again.ts';
import { withEachTeam } from './each-team.ts';
import { withEitherNumber } from './either-number.ts';
import { withGamesListed } from './games-listed.ts';
import { withLineMoved } from './line-moved.ts';
import { withOwnLines } from './own-lines.ts';
import { withPlainPayouts } from './paying.ts';
import { withPlenty } from './plenty.ts';
import { putTogether } from './put-together.ts';
import { withEachReached } from './reached.ts';
import { withSameAgain } from './same-again.ts';
import { withSecondChoice } from './second-choice.ts';
import { withPlainSums } from './sums.ts';
import { withTeamTotals } from './team-totals.ts';
import { withTheirProps } from './their-players.ts';
import { withWhichSide } from './which-side.ts';
import { withWinners } from './winners.ts';

const steps = [
  withPlainPayouts,
  withCityAgain,
  putTogether,
  withGamesListed,
  withLineMoved,
  withSecondChoice,
  withPlainSums,
  withPlenty,
  withTheirProps,
  withOwnLines,
  withEitherNumber,
  withEachReached,
  withSameAgain,
  withBothScoring,
  withTeamTotals,
  withEachTeam,
  withWhichSide,
  withWinners,
];

/** What was or is so is no bet: "did Pastrnak get a goal and an assist", "who scored when the Lions beat the Bears". */
const asksWhat =
  /^\W*(?:and |so )?(?:how|did|does|has|had|when|what|whats|who|whose|which|where|why|is|are|was|were)\b/i;

/** @returns the question in these words; unchanged where it has none of the wordings, or asks for facts */
export const withPlainNames = (prompt: string): string =>
  asksWhat.test(prompt) ? prompt : steps.reduce((text, step) => step(text), prompt);

/** Whether a text wishes for a bet in one of these wordings, so that it is no report of a bet, no comparison and no question for facts. */
export const wishesForNamed = (prompt: string): boolean =>
  !prompt.includes('?') && !asksWhat.test(prompt) && wishes.some((step) => step(prompt) !== prompt);
const wishes = [putTogether, withOwnLines, withEachReached, withWhichSide, withWinners];
