/** Reads which games of a team are asked about: "how often do the Bruins score 4 or more", "Chiefs record when leading at halftime". */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { knownOf } from '../../reading/near.ts';
import { isPlain } from '../../reading/plain-words.ts';
import { type Sentence, sentenceOf } from '../../reading/sentence.ts';
import { wishesForBet } from '../../reading/wished.ts';
import { placeOnDays } from '../occasions/coming.ts';
import { saidIn, sportSaid } from '../occasions/cue.ts';
import { openFind } from '../open-find.ts';
import { readFind } from '../read.ts';
import { asksForPlace } from '../reading/of-team.ts';
import { type SortSaid, sortIn } from './sorts.ts';

/** Of a bet to come, and no count of games. */
const ofBets =
  /\b(?:bets?|betting|parlays?|picks?|odds|prices?|line|lines|props?|legs?|tonight|tomorrow|today|worth|chance(?! (?:you|u|ya) know)|chances|probability|likely|will|would|should|could|hit me|give me|gimme|log|track|units?|bankroll|stake|my|fair|value|to (?:be|win|lead)|\$\d+|[+-]\d{3,})\b/i;
/** Says that games which were played are asked about. */
const asksFacts =
  /\b(?:how (?:many|often|frequently|have|has|do|does|did|are|is|['’]?d)|hows|how['’]s|biggest|largest|widest|heaviest|ugliest|lopsided|worst|closest|highest|lowest|most|fewest|records?|w-?l|ats|against the spread|what percent(?:age)?|percentage of|times|ever|has|have|had|did|do|does|are|was|were|fared?|faring|perform(?:s|ed)?|wins|losses|margins?|games?|results?|this (?:season|year|yr)|last \d+|when|since|vs|against|su|straight up|overs|unders|covered|cover)\b/i;

/** Words around, none of which changes which games are meant. */
const around = new Set(
  "game games time times season seasons year yr this so far how often many much frequently percent percentage record records win wins won winning lose loses lost losing losses w l su straight ats against spread cover covered covers covering when whenever after if where while been being team teams played plays play playing go goes went gone ever been all total number count list show result results overall over under overs unders o u ou both who whos what whats what's hows how's was were did do does has have had their they're theyre they them his its it's it date to-date ytd regular opponents opponent opp opps other points pts point goals goal runs run scored score scores scoring final finish finished finishes ended end ends come came down wind up winding lately recently currently straight-up versus vs facing faced fared fare doing done perform performed good bad well stack stacked up only even keep kept by many took take taken suffer suffered usually typically generally this-season nfl nba nhl mlb mls cfl".split(
    ' ',
  ),
);

/** Of teams that are compared or ranked, the one with the most or a place is asked for, and no game. */
const ranksTeams = /\b(?:(?:which|what) teams?|of the two|where\b.*\brank(?:s|ed)?)\b/i;

const mostTeams = 2;
/** A longer text tells more than one thing. */
const longest = 200;

/** @returns undefined where no such games are named, or where a word has no place */
export function gamesAsked(sentence: Sentence): FindQuery | undefined {
  const { text } = sentence;
  if (!asksForGames(text) || asksForPlace(text) || saidIn(placeOnDays, text)) return undefined;
  // Of a name that two teams share, the one whose sport has such games is meant.
  const context = { ...sentence.context, selectedSport: sportSaid(text, sentence.context.selectedSport) };
  const sport =
    sentenceOf(text, context).tokens.find(({ team }) => team)?.team?.sport ?? context.selectedSport;
  const said = sortIn(text, sport);
  if (!said || (said.sort.order !== undefined && ranksTeams.test(text))) return undefined;
  const query = restOf(sentenceOf(said.rest, context), sport);
  const isOfTeams = query !== undefined && query.teams.length > 0 && query.teams.length <= mostTeams;
  return isOfTeams ? { ...query, ...sortFound(said, text) } : undefined;
}

/** Whether a question may be about games that were played. */
export const asksForGames = (text: string): boolean =>
  text.length <= longest && !ofBets.test(text) && asksFacts.test(text) && !wishesForBet(text);

/** Of Sundays, some games are at night and most are not. */
const ofSundayNights = /\bsunday nights?\b|\bsnf\b/i;
const nightOfWeek: FindQuery['unkept'][number] = 'records by the night of the week';

export const sortFound = ({ sort }: SortSaid, text: string): Pick<FindQuery, 'games' | 'unkept'> => ({
  games: sort,
  unkept: sort.of === 'hour' && ofSundayNights.test(text) ? [nightOfWeek] : [],
});

/** The question without the sort, which narrows further: at home, as favorites, the last ten. */
function restOf(rest: Sentence, sport: Sport): FindQuery | undefined {
  const known = knownOf(rest.context);
  for (const prompt of [rest.text, `${rest.text} record`]) {
    const query = readFind(prompt, known);
    const isWhole =
      query && query.players.length === 0 && query.unkept.length === 0 && query.games === undefined;
    if (
      isWhole &&
      ofResults.has(query.topic) &&
      query.order === null &&
      query.part === null &&
      query.withoutPlayer === null &&
      query.withPlayer === null &&
      query.days === null &&
      query.over === null &&
      query.stat === null
    )
      return {
        ...openFind,
        topic: 'record',
        sports: query.sports,
        teams: query.teams,
        splits: query.splits,
        rested: query.rested,
        last: query.last,
        since: query.since,
      };
  }
  const isKnown = rest.tokens.every(
    ({ word, team, isBreak }) => team !== undefined || isBreak || isPlain(word) || around.has(word),
  );
  const teams = [...new Set(rest.tokens.flatMap(({ team }) => team?.name ?? []))];
  return isKnown ? { ...openFind, topic: 'record', sports: [sport], teams } : undefined;
}

const ofResults: ReadonlySet<FindQuery['topic']> = new Set([
  'record',
  'spread',
  'total',
  'form',
  'statistic',
  'score',
]);
