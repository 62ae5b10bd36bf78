/** Whether a question asks how a golf tournament of the past ended: of golf, only prices of tournaments to come are kept. */
import { golferNamed } from '../../reading/names/golfers.ts';
import type { QuestionContext } from '../reading/sentence.ts';

const ofGolf =
  / (?:golf|golfers?|pga|lpga|on tour|the tour|tour event|tour championship|the masters|ryder cup|players championship|british open) /;
/** Golf, where it is selected beside the question. */
const ofTournaments = / (?:tournaments?|event|tour|leaderboard|majors?|cuts?|rounds?|golf\w*|masters|open) /;

const ended =
  / (?:who won|won|finished|shot an?|placed|came in|(?:made|missed) the cut|results?|leaderboard|winning score|past winners?|last winner) /;
const asked =
  / (?:did|do|does|finish|place|shoot|hows?|how is|how has|fare|fared|form|win|wins|end up|score|scored|winner|champion|cuts) /;
const before =
  / (?:last|past|previous|prior|most recent|latest|recent) (?:\w+ ){0,2}(?:tournaments?|events?|starts?|majors?|weeks?|weekends?|time out|outings?|years?|seasons?|finish|finishes|results?|rounds?|opens?|masters) /;
/** What only golfers have, and nobody here keeps. */
const ofShots =
  / (?:strokes? gained|sg (?:approach|putting|off the tee|around|total|t2g|ott|app|arg)|driving (?:distance|accuracy)|greens in regulation|gir|putts per round|scrambling) /;
/** A bet on a tournament to come, whatever is told beside it. */
const ofBets =
  / (?:bets?|betting|back|odds|prices?|picks?|like|outright|to win|to finish|parlay|take|this week|this weekend|tomorrow|will|gonna|futures?) /;

/** A tournament that is played now. */
const running =
  / (?:leading|leads|in the lead|(?:the|current|golf|pga) leader|leaderboard|on top of|atop|ahead (?:at|in)|tied for the lead|(?:top|first) of the board) /;
/** A bet on who leads, or its price. */
const ofLead =
  / (?:bets?|betting|back|odds|prices?|picks?|like|take|will|gonna|first round|1st round|round leaders?|parlay|market|likely) /;

/** @param plain in one spelling, with a space at both ends */
export function asksForGolfResult(plain: string, { selectedSport, golfers = [] }: QuestionContext): boolean {
  const isOfGolfer =
    golferNamed(plain) !== undefined || golfers.some((name) => plain.includes(` ${name.toLowerCase()} `));
  const isGolf = ofGolf.test(plain) || isOfGolfer || (selectedSport === 'GOLF' && ofTournaments.test(plain));
  if (ofShots.test(plain) && !ofBets.test(plain)) return true;
  if (isGolf && running.test(plain) && !ofLead.test(plain)) return true;
  return isGolf && !ofBets.test(plain) && (ended.test(plain) || (asked.test(plain) && before.test(plain)));
}
