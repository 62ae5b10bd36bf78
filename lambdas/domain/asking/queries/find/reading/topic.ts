/** What is asked about teams and leagues: decided from the parts of a question, the most particular topic first. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { PropStat } from '../../../../../contracts/feed/props.ts';
import { numberNames } from '../../../reading/words/counts.ts';
import { conferenceOf } from './groups.ts';
import { saysLastGame } from './of-team.ts';
import type { Slots } from './slots.ts';
import { venueIn } from './venue.ts';

export type Found = Pick<FindQuery, 'topic'> & Partial<FindQuery>;

/** @returns undefined if nothing here is asked */
export function topicOf(given: Slots): Found | undefined {
  for (const rule of rules) {
    const found = rule(given);
    if (found === 'none') return undefined;
    if (found) return found;
  }
  return undefined;
}

/** `none` ends the search: another kind of question. */
type Rule = (given: Slots) => Found | 'none' | undefined;

const isOfTeam = ({ teams }: Slots) => teams.length > 0;
const isOfSides = ({ side, markets }: Slots) => side !== null || markets.includes('total');

/** Whether a record is asked for in any words. */
const asksRecord = ({ has, markets }: Slots) =>
  has('record') ||
  has('ats') ||
  has('totals') ||
  has('won') ||
  has('covered') ||
  has('cover') ||
  has('fared') ||
  has('often') ||
  markets.includes('spread');

const ofSpread = ({ has, markets, last }: Slots) =>
  has('ats') ||
  (has('cover') && (has('often') || last !== null || has('season'))) ||
  (markets.includes('spread') && (has('record') || has('ats') || has('often')));

const ofTotal = (given: Slots) => {
  const { has, order, last } = given;
  return (
    has('totals') ||
    has('ups') ||
    has('downs') ||
    given.atLeast !== null ||
    (isOfSides(given) &&
      (has('record') || has('often') || has('fared') || order !== null || (has('hits') && last !== null)))
  );
};

/** "When did the Raiders last beat the Chiefs": the team named first is the one that won. */
const lastTime: Rule = ({ has, teams, last, text }) => {
  const isLast = has('lastTime') || (last === null && /\blast\b/.test(text));
  if (!isLast || teams.length === 0 || teams.length > 2) return undefined;
  // "Did Colorado win last time out" is of their last game, whoever won it.
  if (teams.length === 1 && asksIfWon.test(text)) return undefined;
  const isLoss = has('lostTo') || /\b(?:lost|lose|loss)\b/.test(text);
  if (!has('beat') && !isLoss && !(has('lastTime') && (has('win') || has('won')))) return undefined;
  const detail = isLoss ? ('last_loss' as const) : ('last_win' as const);
  const limit = runSaid(text);
  if (teams.length < 2) return { topic: 'form', detail, ...(limit !== null && { limit }) };
  const splits = venueIn(text, isLoss ? teams.toReversed() : teams);
  return { topic: 'meetings', detail, ...(splits && { splits: isLoss ? turned(splits) : splits }) };
};

/** "Won back to back", "lost three straight": how many in a row; null for one. */
function runSaid(text: string): number | null {
  const [, before = '', after = ''] =
    /\b(?:(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) )?(?:(?:games |times )?in a row|straight(?! up)|consecutive(?:ly)?|back[- ]?(?:to|2)[- ]?backs?)\b(?: (\d{1,2}|two|three|four|five) games)?/i.exec(
      text,
    ) ?? ['', 'none'];
  if (before === 'none') return null;
  const said = (before || after).toLowerCase();
  const count = numberNames.includes(said) ? numberNames.indexOf(said) : Number(said || 2);
  return count >= 2 && count <= 30 ? count : null;
}

const asksIfWon = /^\W*(?:(?:so|hey|yo|ok) )*did\b(?!.*\bwhen\b)/;

/** Of a loss, the place is told from the side of the team that lost. */
const turned = (splits: FindQuery['splits']): FindQuery['splits'] =>
  splits.map((split) => (split === 'home' ? 'road' : 'home'));

/** "Who scored the touchdowns for the Rams in their last game": each who has any of it in that game. */
const scorers: Rule = (given) => {
  const { teams, stats, text, isPast, last, side, over, markets, order, isNext } = given;
  const isOther = side !== null || over !== null || markets.length > 0 || isNext || order !== null;
  if (teams.length !== 1 || isOther || stats.length > 1 || !asksWhoScored.test(text)) return undefined;
  const ofGame = isPast ? null : (last ?? (saysLastGame(text) ? 1 : null));
  if (!isPast && ofGame === null) return undefined;
  return { topic: 'leaders', stat: stats[0] ?? scored(given), order: null, last: ofGame };
};
const asksWhoScored =
  /\b(?:who(?:se|all)?|which|what)\b(?!.*\b(?:first|last (?:td|touchdown|goal|basket)|team)\b).*\b(?:scor(?:ed|ers?)|(?:had|got|get|caught|made|threw|ran in|did) (?:the |a |any |all |all the )?(?:touchdowns?|tds?|goals?|home ?runs?|homers?|assists?|interceptions?))\b/;

/** "Best touchdown scorer this week" asks for a bet. */
const ofStatistic: Rule = (given) => {
  const { has, stats, order, side, days, isNext, limit } = given;
  const [stat = null] = stats;
  const isOfScores = has('scoring') || /\bscorers?\b/.test(given.text);
  const of = stat ?? (has('leader') && isOfScores && !has('team') ? scored(given) : null);
  if (of === null) return undefined;
  // "Which team scores the most points": of teams, what they score is kept.
  if (has('team') && !isOfTeam(given) && order !== null && side === null && ofScores.has(of) && days === null)
    return has('allowed') ? undefined : { topic: 'statistic', order, last: given.last, part: given.part };
  const isRanking =
    has('leader') || (!isOfTeam(given) && (limit !== null || (order !== null && days === null && !isNext)));
  if (isRanking && side === null && given.over === null && !has('team'))
    return { topic: 'leaders', stat: of, order: null, limit, last: given.last };
  return stats.length > 0 && !isOfTeam(given) ? 'none' : undefined;
};

/** What a sport's players score. */
const scored = ({ text, sports: [sport] }: Slots): PropStat =>
  /\b(?:points|pts)\b/.test(text)
    ? 'points'
    : /\bgoals?\b/.test(text)
      ? 'goals'
      : /\bruns?\b/.test(text)
        ? 'runs'
        : sport === 'MLS' || sport === 'NHL'
          ? 'goals'
          : sport === 'NFL' || sport === 'CFL'
            ? 'touchdowns'
            : sport === 'MLB'
              ? 'runs'
              : 'points';

const resting: Rule = (given) => {
  const { has, order, isPast, markets, side } = given;
  const isAfterBye = has('afterBye');
  if (!(has('rest') || has('bye') || isAfterBye)) return undefined;
  const rested = isAfterBye ? ('bye' as const) : ('short' as const);
  // "How many days off": a count of days, and no record.
  const isOfDays =
    /\b(?:how (?:many|much|long)(?: \w+){0,2} (?:rest|off|rested)|days? (?:of )?(?:rest|off))\b/.test(
      given.text,
    );
  if (isOfDays && isOfTeam(given) && !has('record') && !has('ats')) return { topic: 'rest', last: null };
  // "Do they have a back to back this weekend": days to come have no record.
  const isToCome = given.days !== null && !isPast && !has('record') && !has('ats') && !has('won');
  if (isOfTeam(given) && (isAfterBye || (asksRecord(given) && !isToCome)) && !has('bye')) {
    if (isAfterBye || !has('next')) {
      const topic = ofTotal(given) ? 'total' : ofSpread(given) && !has('record') ? 'spread' : 'record';
      return { topic, rested, side: topic === 'total' ? side : null };
    }
  }
  if (order !== null || markets.length > 0 || side !== null) return undefined;
  if (isOfTeam(given) && has('bye')) return { topic: 'rest', last: null, rested: 'bye' };
  // "Did they play last night or are they rested": the rest before their next game says both.
  if (isPast) return isOfTeam(given) ? { topic: 'rest', last: null, days: null } : undefined;
  if (isOfTeam(given) || has('bye')) return { topic: 'rest', last: null };
  return { topic: 'rest', last: null, rested: isAfterBye === has('rest') ? null : rested, detail: 'place' };
};

const starting: Rule = ({ has, teams, sports, isPast, side }) => {
  // "QB under in the Bears game" is a bet.
  if (!has('starters') || isPast || side !== null) return undefined;
  return teams.length > 0 || sports.includes('MLB') ? { topic: 'starters' } : undefined;
};

const hurt: Rule = (given) => {
  const { has, isPast } = given;
  if (!has('injuries') || has('often') || has('fared')) return undefined;
  return isOfTeam(given) && !isPast ? { topic: 'injuries' } : undefined;
};

const placed: Rule = (given) => {
  const { has, group, order, isPast, side, last } = given;
  // "How many games behind the leader" counts no games to come, and no record.
  const isBehind = isOfTeam(given) && asksHowFar.test(given.text);
  const isPlace = isBehind || (has('place') && isOfTeam(given) && !has('schedule') && !asksRecord(given));
  if (isPlace && (group !== null || has('standings') || !has('scoring')))
    return has('injuries')
      ? undefined
      : {
          topic: 'standings',
          detail: 'place',
          ...(group === null && ofConference.test(given.text) && ownConference(given)),
        };
  const isGroup = group !== null && !order && !asksRecord(given) && !given.isInStory;
  if (has('standings') || isGroup) {
    if (isPast || side || has('ats') || last !== null) return 'none';
    return {
      topic: 'standings',
      ...(isOfTeam(given) && group === null && has('place') && { detail: 'place' as const }),
    };
  }
  return undefined;
};

/** A seed is one of a conference, too. */
const ofConference = /\bconference\b|\bseed(?:s|ed|ing)?\b/;

/** "Their place in the conference": that of the one team. */
const ownConference = ({
  teams: [team, ...others],
  sports: [sport],
}: Slots): Pick<Found, 'group'> | undefined => {
  if (team === undefined || sport === undefined || others.length > 0) return undefined;
  const group = conferenceOf(team, sport);
  return group === undefined ? undefined : { group };
};

const asksHowFar =
  /\bhow (?:far|many (?:games?|points?|pts))(?: \w+){0,3} (?:back|behind|out of|ahead|off the (?:lead|pace))\b|\bhow far (?:back|behind|out)\b/;

/** "Has LAFC ever won at Vancouver": the last such win says when, and none says that there is none. */
const everWon: Rule = ({ has, teams, text }) => {
  if (teams.length !== 2 || !asksIfEver.test(text) || has('next')) return undefined;
  const isLoss = /\b(?:lost|lose|losing)\b/.test(text);
  const splits = venueIn(text, isLoss ? teams.toReversed() : teams);
  return {
    topic: 'meetings',
    detail: isLoss ? 'last_loss' : 'last_win',
    ...(splits && { splits: isLoss ? turned(splits) : splits }),
  };
};
export const asksIfEver =
  /^\W*(?:have|has|did|haven't|hasn't|didn't|do)\b.*\b(?:ever|yet|already|even once|at all)\b.*\b(?:won|win|beat|beaten|defeated|lost|lose)\b|^\W*(?:have|has|did|haven't|hasn't|didn't)\b.*\b(?:won|win|beat|beaten|defeated|lost|lose)\b.*\b(?:ever|yet|already|even once|at all)\b/i;

/** "When did the Knicks and Kings last play and who won": of no team named first, but of the game between them. */
const lastMet: Rule = ({ has, teams, last, side, markets, text }) => {
  const isOther = last !== null || side !== null || markets.length > 0 || has('cover') || has('covered');
  if (teams.length !== 2 || isOther || has('next') || !asksForLastMeeting.test(text)) return undefined;
  // "When did the Jets last beat the Pats" is of a winner.
  return has('beat') || has('lostTo') ? undefined : { topic: 'meetings', last: 1 };
};
const asksForLastMeeting =
  /\b(?:last|most recently) (?:play(?:ed)?|met|meet|faced?|face off|squared? off|matched up|saw)\b|\blast (?:time|meeting|matchup)\b.*\b(?:met|meet|play(?:ed)?|faced?|matchup|meeting)\b|\blast (?!night|week|season|year|game|time|\d)(?:[\w.'-]+ ){1,5}(?:game|matchup|meeting|match)\b/;

const met: Rule = ({ has, teams, last, side, markets }) => {
  const isBetween = teams.length === 2 && (has('join') || has('meetings'));
  if (teams.length === 2 && has('earlier') && (has('record') || isBetween))
    return { topic: 'meetings', last };
  if (!has('meetings') && !(isBetween && last !== null)) return undefined;
  if (teams.length !== 2) return has('meetings') && !has('record') ? 'none' : undefined;
  const isOfTotals = side !== null || has('totals') || markets.includes('total');
  return { topic: 'meetings', last, ...(isOfTotals && { market: 'total' as const, side }) };
};

/** "Knicks last 6, total points each". */
const ofBoth: Rule = (given) => {
  const { has, last, splits } = given;
  if (!has('bothTeams') || !isOfTeam(given) || given.over !== null || has('often')) return undefined;
  return last === null && splits.length === 0
    ? { topic: 'statistic', detail: 'both_teams' }
    : { topic: 'form', last, detail: 'both_teams' };
};

/** The longest of wins, or of losses. */
const streakOrder = ({ order, text }: Slots): 'most' | 'least' =>
  order === 'least' || ofLosses.test(text) ? 'least' : 'most';
const ofLosses = /\b(?:los(?:ing|t|ses?|es?)|skids?|skidding|slides?|drought|dropped|cold)\b/;

/** "Any team with 7+ unders", "best over team", "longest win streak". */
/** The best defense allows the least, unless it is said how much is allowed: "the most points". */
export const orderAllowed = (text: string, order: Order): Order =>
  saysAmount.test(text) ? order : order === 'most' ? 'least' : 'most';
const saysAmount = /\b(?:most|least|fewest|more|fewer|less|lowest|highest|lower|higher)\b/;
type Order = NonNullable<FindQuery['order']>;

const ranked: Rule = (given) => {
  const { has, order, side, last, atLeast, part } = given;
  if (isOfTeam(given)) return undefined;
  if (has('streak') && (order !== null || has('team') || has('who')) && !has('often'))
    return { topic: 'form', order: streakOrder(given), detail: 'streak' };
  if (atLeast !== null && (given.isOfFacts || has('season')) && side !== null)
    return { topic: 'total', order: 'most', side, over: atLeast - 0.5, last };
  const isTeams =
    has('team') || has('record') || has('ats') || has('totals') || has('allowed') || has('league');
  if (order === null) {
    const isList = has('team') && !has('who') && (has('ats') || has('totals')) && given.group === null;
    return isList && !given.days
      ? { topic: has('ats') ? 'spread' : 'total', order: 'most', side, last }
      : undefined;
  }
  if (!isTeams) return 'none';
  if (ofSpread(given)) return { topic: 'spread', order, last };
  if (has('cover') || has('covered')) return { topic: 'spread', order, last };
  if (ofTotal(given)) return { topic: 'total', order, side: side ?? 'over', last };
  if (has('allowed')) {
    return { topic: 'statistic', order: orderAllowed(given.text, order), detail: 'allowed', last, part };
  }
  if (has('scoring') && !has('record')) return { topic: 'statistic', order, last, part };
  if (has('record')) return { topic: 'record', order, last };
  return has('scoring') ? { topic: 'statistic', order, last, part } : undefined;
};

/** "How are home underdogs doing against the spread", "overs in the NHL this season": of a league, where no team is named. */
const leagueWide: Rule = (given) => {
  const { has, order, group, stats, atLeast, over, days, isPast, isNext, splits, side, last, part, text } =
    given;
  const isOther =
    isOfTeam(given) || given.players.length > 0 || stats.length > 0 || order !== null || group !== null;
  const isOfTeams =
    has('team') && !/\b(?:home|road|away|visiting|favored) (?:team|squad|club)s?\b/.test(text);
  const isNarrower = atLeast !== null || over !== null || part !== null || isOfTeams || has('streak');
  if (isOther || isNarrower || isNext || (days !== null && !isPast)) return undefined;
  // "ATS record" is one term.
  const isOfRecord = has('record') || /\brecords?\b/.test(text);
  const isOfFacts = has('season') || has('league') || has('often') || isOfRecord || isPast || last !== null;
  if (splits.length > 0 && isOfFacts && (side === null || has('often') || has('totals')))
    return { topic: ofTotal(given) ? 'total' : ofSpread(given) ? 'spread' : 'record', last };
  const isOfTotals = ofTotal(given) || side !== null;
  return isOfTotals && isOfFacts && !isPast && splits.length === 0 ? { topic: 'total', last } : undefined;
};

const ofTeams: Rule = (given) => {
  const { has, teams, side, last, splits, part, isPast } = given;
  if (!isOfTeam(given)) return undefined;
  if (has('hits') && side !== null && !isPast && given.order === null) return { topic: 'total', last, side };
  // "Have the Argos beat the Als this year", "how did the Pens do against the Stars this season".
  const isOfMeetings =
    has('win') || has('beat') || ((has('fared') || has('did')) && isAgainst.test(given.text));
  if (teams.length === 2 && isOfMeetings && has('season')) return { topic: 'meetings', last };
  // Of covers, the record says nothing by place.
  if (has('home') && has('road') && ofSpread(given) && !ofBothRecords(given))
    return { topic: 'spread', last };
  // "Better at home or on the road": the record says both.
  if (has('home') && has('road')) return { topic: 'record', splits: [] };
  if (part !== null)
    return given.isOfFacts && (side === null || has('often') || has('record') || has('totals'))
      ? { topic: 'statistic', last, part, ...(has('allowed') && { detail: 'allowed' as const }) }
      : 'none';
  if (has('streak') && !has('often') && splits.length === 0)
    return { topic: 'form', detail: 'streak', ...(given.order !== null && { order: streakOrder(given) }) };
  if (ofSpread(given)) return ofBothRecords(given) ? bothRecords(last) : { topic: 'spread', last };
  // "Has anyone cleared 80 receiving yards for the Rams": a count of theirs is no total of a game.
  const [stat] = given.stats;
  if (stat !== undefined && !ofScores.has(stat) && given.over !== null && ofTotal(given))
    return {
      topic: 'leaders',
      stat,
      order: null,
      last,
      unkept: ['how often a team’s players were over a number'],
    };
  if (ofTotal(given)) return { topic: 'total', last, side, over: has('last') ? null : given.over };
  return undefined;
};
const isAgainst = /\b(?:against|vs|versus)\b/;
const ofScores: ReadonlySet<PropStat> = new Set(['points', 'goals', 'runs', 'other']);

/** "Straight up and against the number": who wins, and who covers. */
const ofBothRecords = ({ text }: Slots): boolean => asksForWins.test(text);
const asksForWins = /\b(?:straight[- ]?up|su|outright|win[- ]?loss|w-l|overall)\b/;
const bothRecords = (last: number | null): Found => ({ topic: 'record', last, market: 'spread' });

/** "Have the Wizards won a road game yet": whether any was won, which the record says and the last result does not. */
const anyWon: Rule = ({ has, teams, isPast, last, splits, stats, text, days }) => {
  const isOther = teams.length !== 1 || isPast || last !== null || days !== null || stats.length > 0;
  if (isOther || !asksIfAny.test(text) || has('next')) return undefined;
  const isOfAny = splits.length > 0 || ofAnyGame.test(text);
  const isCover = /\bcover(?:ed)?\b/.test(text);
  return isOfAny ? { topic: isCover ? 'spread' : 'record' } : undefined;
};
const asksIfAny = /\b(?:have|has|haven['’]?t|hasn['’]?t)\b.*\b(?:won|lost|covered)\b/;
const ofAnyGame =
  /\b(?:won|lost|covered(?: in)?) (?:even |just )?(?:a|any|one|a single)(?: single| damn)? (?:home |road |away )?(?:games?|match(?:es)?|spread)\b|\b(?:won|lost|covered) (?:anything|at all|even once|once)\b/;

const finals: Rule = (given) => {
  const { has, isPast, isNext, markets, side } = given;
  const asksResult =
    has('won') ||
    has('covered') ||
    (has('did') && (has('win') || has('cover') || has('beat') || isPast)) ||
    (has('score') && !has('scoring') && !has('allowed'));
  const last = given.last ?? (ofLate.test(given.text) ? gamesOfLate : null);
  if (asksResult && isOfTeam(given) && (last !== null || has('season') || has('often')) && !has('score'))
    return { topic: has('covered') || has('cover') ? 'spread' : 'record', last };
  // "Last 5 scores for the Pens": a score for each of them.
  if (has('score') && given.teams.length === 1 && given.last !== null && given.last > 1)
    return { topic: 'form', last: given.last };
  const isPastGame = has('score') || isPast || asksResult;
  if (!asksResult && !(isPastGame && (has('schedule') || has('played')))) return undefined;
  // "Did the total drop" is about a line.
  if (isNext || (has('drop') && markets.length > 0)) return 'none';
  // "How'd they do on the road so far" is of all of them, and not of the last one.
  const isOfOneScore = has('score') && !asksHowDone.test(given.text);
  if (isOfTeam(given) && has('season') && !isOfOneScore && given.days === null)
    return { topic: has('covered') || has('cover') ? 'spread' : 'record', last: given.last };
  const market = has('covered') || has('cover') ? 'spread' : (markets[0] ?? (side ? 'total' : null));
  return { topic: 'score', market, side };
};

/** "Have the Wolves covered in their last few": several games are meant, and no number is said. */
const ofLate = /\b(?:lately|recently|of late|(?:last|past) few)\b/;
const gamesOfLate = 5;

const asksHowDone = /\bhow(?:['’]?d| did| do| have| has| are)\b(?!.*\b(?:scores?|finals?|end)\b)/;

const shown: Rule = (given) => {
  const { has, last, side, isPast, splits, order } = given;
  if (!isOfTeam(given)) return undefined;
  if ((has('scoring') || has('allowed')) && side === null && !isPast)
    return { topic: 'statistic', last, ...(has('allowed') && { detail: 'allowed' as const }) };
  if (has('record')) return { topic: 'record', last };
  if (last !== null || has('form')) return { topic: 'form', last };
  if (has('afterWin') || has('afterLoss')) return { topic: 'record', last };
  // "Vikings as underdogs".
  const isAs = has('as') || has('favored') || has('dogs') || has('season');
  if ((has('fared') || (isAs && splits.length > 0)) && !has('schedule')) return { topic: 'record' };
  return order === null ? undefined : 'none';
};

const scheduled: Rule = (given) => {
  const { has, isNext, days, order, side, isPast, teams } = given;
  const isWho = teams.length === 1 && has('who') && (has('got') || has('schedule'));
  const isAsked = has('schedule') || (isOfTeam(given) && isNext) || (has('played') && days !== null) || isWho;
  if (!isAsked || order || side || isPast) return undefined;
  return { topic: 'schedule', ...(isWho && days === null && { detail: 'opponent' as const }) };
};

const rules: readonly Rule[] = [
  everWon,
  lastMet,
  lastTime,
  scorers,
  ofStatistic,
  resting,
  starting,
  hurt,
  placed,
  met,
  ofBoth,
  leagueWide,
  ranked,
  ofTeams,
  anyWon,
  finals,
  shown,
  scheduled,
];
