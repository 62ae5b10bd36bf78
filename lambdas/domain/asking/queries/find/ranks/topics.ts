/** What a question ranks or compares: teams, players, or two teams in all that is kept. */

import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { PropStat } from '../../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { scoringStat } from '../../../../feed/players/scoring-stat.ts';
import { playersOfName } from '../../../reading/names/known-players.ts';
import { unlistedIn } from '../../../reading/terms/unlisted.ts';
import type { Known } from '../../table/terms.ts';
import { saysLastGame } from '../reading/of-team.ts';
import { opponentsIn } from '../reading/opponents.ts';
import type { Slots } from '../reading/slots.ts';
import { type Found, orderAllowed } from '../reading/topic.ts';
import { findWords, type Meaning } from '../reading/words.ts';

/** The number of games that says who is hot. */
const recent = 10;

/** What else can be said in a question of each sort; any other word makes it another question. */
const common =
  'did fared last played who got log season league join as best worst two three four five six seven eight nine ten twelve';
const ofTeamWords = setOf(
  `${common} win won lost record form streak scoring allowed score team home road standings leader often schedule next beat`,
);
const ofSpreadWords = new Set([...ofTeamWords, 'ats', 'cover', 'covered']);
const ofRankWords = new Set([...ofTeamWords, 'place']);
const ofPlayerWords = setOf(
  `${common} form scoring score leader often home road hits streak team bothTeams allowed`,
);
const ofComingWords = new Set([...ofPlayerWords, 'schedule', 'played']);
const ofStarterWords = setOf(`${common} form starters schedule played won often allowed scoring place`);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Conferences and divisions, which every sort of question about teams can name. */
const groupsSaid = setOf(
  'nfc afc american national north south east west atlantic metro central pacific southeast northwest southwest',
);

const isOnlyOf = ({ has }: Slots, words: ReadonlySet<string>): boolean =>
  (Object.keys(findWords) as Meaning[]).every(
    (each) =>
      !has(each) ||
      words.has(each) ||
      ((words === ofTeamWords || words === ofRankWords) && groupsSaid.has(each)),
  );

type Order = NonNullable<FindQuery['order']>;

const turned = (order: Order): Order => (order === 'most' ? 'least' : 'most');

const orderOf = ({ has, order }: Slots): Order | null =>
  has('fewer') || has('worse') ? 'least' : has('more') ? 'most' : (order ?? (has('leader') ? 'most' : null));

/** @returns undefined if nothing is ranked or compared here */
export function rankTopic(slots: Slots, known: Known): Found | undefined {
  const { side, over, atLeast, markets, sides, odd, unkept, part, group, stats } = slots;
  const ofCovers = coversOfTwo(slots);
  if (ofCovers) return ofCovers;
  const isOfBet = side !== null || over !== null || atLeast !== null || markets.length + sides.length > 0;
  if (
    isOfBet ||
    odd.length > 0 ||
    (unkept.length > 0 && slots.players.length < 2) ||
    part !== null ||
    (stats.includes('other') && slots.players.length < 2)
  )
    return undefined;
  if (slots.starts || slots.nightGame) return undefined;
  if (slots.players.length > 0) return group === null ? ofPlayers(slots, known) : undefined;
  return ofStarters(slots) ?? ofLeaders(slots, known) ?? ofTeams(slots);
}

/** "Who's better against the spread, Dolphins or Raiders", "who covers more at home": how often each did, and no bet on one of them. */
function coversOfTwo(slots: Slots): Found | undefined {
  const { has, teams, players, days, isNext, text, last, markets, stats, sides, side, odd, unkept } = slots;
  const isOther =
    players.length + stats.length + sides.length + odd.length + unkept.length > 0 ||
    side !== null ||
    slots.over !== null ||
    slots.part !== null ||
    markets.some((market) => market !== 'spread');
  if (teams.length !== 2 || isOther || days !== null || isNext || !isOnlyOf(slots, ofSpreadWords))
    return undefined;
  const isOfCovers = has('ats') || has('cover') || has('covered');
  const isCompared = has('ats') ? orderOf(slots) !== null || has('often') : coversMore.test(text);
  return isOfCovers && isCompared && asksWhich.test(text) ? { topic: 'spread', last } : undefined;
}
/** Without these, who covers is a bet. */
const coversMore =
  /\bcover\w*(?: the (?:spread|number|line))? (?:\w+ )?(?:more|most|better|best|less|least|often|regularly|consistently)\b|\b(?:more|most|better|best|fewer|less)(?: \w+){0,3} cover\w*/;

function ofTeams(slots: Slots): Found | undefined {
  const { has, teams, stats, text, last } = slots;
  if (stats.some((stat) => !ofScores.has(stat))) return undefined;
  if (asksRank.test(text)) return rankOf(slots);
  if (!isOnlyOf(slots, ofTeamWords)) return undefined;
  // "The last team unbeaten" is of what is to come.
  if (has('player') || has('era') || ofPlaces.test(text) || (has('last') && last === null)) return undefined;
  if (asksShare.test(text) && teams.length > 0) return shareOf(slots);
  if (has('compare')) return teams.length === 2 && last === null ? sideBySide : undefined;
  if (has('unbeaten') || has('winless')) return unbeaten(slots);
  const order = orderOf(slots) ?? ofHeat(slots);
  if (order === null && !has('streak')) return undefined;
  const isOfOne = teams.length === 1;
  if (isOfOne && !isClaim.test(text)) return undefined;
  // "The best team tonight" asks for a bet, and "the best team" alone may.
  const isAsked = teams.length > 0 || asksWhich.test(text) || isOfFigure.test(text);
  const days = daysOf(slots);
  if (!isAsked || days === 'other') return undefined;
  const about = { last, ...(days !== null && { days }) };
  if (has('streak')) return streak(slots, order, about);
  if (order === null) return undefined;
  if (ofDifferences.test(text)) return { topic: 'statistic', order, detail: 'margins', ...about };
  if (has('allowed') || /\bdefen[cs]e/.test(text))
    return { topic: 'statistic', order: orderAllowed(text, order), detail: 'allowed', ...about };
  const isOfForm = has('form') || /\b(?:hott?est|hotter|coldest|colder)\b/.test(text);
  if ((has('scoring') && !/\bgames\b.*\bwon\b/.test(text)) || /\bscor/.test(text) || stats.length > 0)
    return { topic: 'statistic', order, ...about };
  const isOfLosses = /\b(?:loss(?:es)?|lost|loses?)\b/.test(text);
  if (isOfForm)
    return { topic: 'record', ...about, order: isCold.test(text) ? 'least' : order, last: last ?? recent };
  const isOfRecord = has('record') || has('won') || has('win') || isOfLosses || last !== null;
  if (isOfRecord) return { topic: 'record', ...about, order: isOfLosses ? turned(order) : order };
  const isOfWhole =
    has('team') ||
    has('league') ||
    has('standings') ||
    slots.group !== null ||
    slots.splits.length > 0 ||
    (teams.length > 1 && has('season'));
  return isOfWhole && days === null && (teams.length === 0 || isOfOne || has('season'))
    ? { topic: 'record', order, ...about }
    : undefined;
}

/** What a team scores less what it allows. */
const ofDifferences =
  /\b(?:points?|pts?|goals?|runs?|scoring|average|avg) (?:differentials?|diffs?|differences?|margins?)\b|\bmargins? of victory\b/;

/** "Where do the Lions rank in points allowed": the place of one team, where the first scores the most or allows the fewest. */
const asksRank = /\b(?:where|what place|how(?: high)?)\b.*\brank(?:s|ed|ing)?\b/;

function rankOf(slots: Slots): Found | undefined {
  const { has, teams, text, days, isPast, isNext, last, stats } = slots;
  if (teams.length !== 1 || days !== null || isPast || isNext || !isOnlyOf(slots, ofRankWords))
    return undefined;
  if (has('allowed') || /\bdefen[cs]e/.test(text))
    return { topic: 'statistic', order: ofMost.test(text) ? 'most' : 'least', detail: 'rank_allowed', last };
  return has('scoring') || stats.length > 0
    ? { topic: 'statistic', order: ofLeast.test(text) ? 'least' : 'most', detail: 'rank', last }
    : undefined;
}
const ofMost = /\b(?:most|highest)\b/;
const ofLeast = /\b(?:fewest|least|lowest)\b/;

/** "What share of their games have the Titans won". */
const asksShare =
  /\b(?:win(?:ning)?[- ](?:percentage|percent|pct|rate|share|ratio)s?|(?:share|percentage|percent|proportion|fraction) of\b.*\b(?:win|wins|won|winning|victories))\b/;

function shareOf({ days, last, isNext, isPast }: Slots): Found | undefined {
  return days === null && !isNext && !isPast ? { topic: 'record', detail: 'place', last } : undefined;
}

/** Those at the head of their tables, of whom another ranking is asked for. */
const ofPlaces = /\b(?:division|conference) (?:leaders?|winners?|champions?)\b/;

const sideBySide: Found = { topic: 'record', detail: 'both_teams' };

/** No loss is under half a loss of those with the most wins, and no win under half a win of the others. */
function unbeaten(slots: Slots): Found | undefined {
  const days = daysOf(slots);
  if (days === 'other') return undefined;
  return {
    topic: 'record',
    order: slots.has('winless') ? 'least' : 'most',
    side: 'under',
    over: 0.5,
    last: slots.last,
    ...(days !== null && { days }),
  };
}

function streak(
  { has, teams, text }: Slots,
  order: Order | null,
  about: Partial<FindQuery>,
): Found | undefined {
  const isRanked = order !== null || has('team') || has('whose');
  if (!isRanked || has('often') || (teams.length > 0 && order === null)) return undefined;
  const isOfLosses = /\b(?:los(?:ing|t|ses?|s|e)|cold|dropped|defeats?)\b/.test(text);
  return { topic: 'form', detail: 'streak', ...about, order: isOfLosses ? 'least' : 'most', last: null };
}

/** "Which teams are hot": of a team that is named, its own form is asked for. */
const ofHeat = ({ has, teams, text }: Slots): Order | null =>
  teams.length === 0 && (has('team') || has('whose')) && /\b(?:hot|cold|slumping)\b/.test(text)
    ? isCold.test(text)
      ? 'least'
      : 'most'
    : null;

const ofScores: ReadonlySet<PropStat> = new Set(['points', 'goals', 'runs']);
const isCold = /\b(?:cold(?:est|er)?|slump(?:s|ing)?|worst|worse|least|struggling)\b/;
/** "Are the Panthers the worst team", "do the Bears have the best defense". */
const isClaim =
  /\b(?:is|are|do|does|have|has|did)\b.*\b(?:the|any|a team|anyone|(?:nfl|nba|nhl|mlb|mls|cfl|league)['’]?s)\b/;
/** What no wish for a bet is said with. */
const isOfFigure =
  /\b(?:hott?est|coldest|hot|cold|form|records?|streaks?|last (?:\d+|ten|five|six|eight)|defen[cs]es?|allow\w*)\b/;
const asksWhich = /\b(?:who|whos|whose|which|what|whats)\b/;

/** Games of the days named narrow the teams to those that play then; past ones are no ranking of teams. */
function daysOf({ days, isPast, isNext, has, text }: Slots): string[] | null | 'other' {
  if (isPast || isNext) return 'other';
  if (days === null) return null;
  return has('inAction') || has('schedule') || /\bgames?\b/.test(text) || isOfFigure.test(text)
    ? [...days]
    : 'other';
}

/** "Which of today's starters has been the best lately", "rank tonight's starters by ERA". */
function ofStarters(slots: Slots): Found | undefined {
  const { has, text, sports, isPast, teams, stats, last, days } = slots;
  const isOfRuns = has('era') || has('allowed') || stats.length > 0;
  const said = orderOf(slots) ?? (has('era') ? ('least' as const) : null);
  if (!has('starters') || said === null || isPast || teams.length > 0) return undefined;
  if (!asksWhich.test(text) && !has('era')) return undefined;
  if (!isOnlyOf(slots, ofStarterWords) || stats.some((stat) => stat !== 'earned_runs')) return undefined;
  const isOfPitchers = sports.includes('MLB') || sports.length === 0;
  const isOfForm = isOfRuns || has('form') || has('last') || has('season') || has('fared') || last !== null;
  // The fewest runs are the best.
  const order = isOfRuns && !/\b(?:best|better|worst|worse)\b/.test(text) ? turned(said) : said;
  return isOfPitchers && isOfForm
    ? { topic: 'starters', order, last, days: days && [...days], sports: ['MLB'] }
    : undefined;
}

/** "Which Blackhawks player has the most assists", "who leads the Golden Knights in points". */
function ofLeaders(slots: Slots, { selectedSport }: Known): Found | undefined {
  const { has, text, stats, days, isNext, isPast, limit, teams, sports } = slots;
  // "Of the players in tonight's games" narrows them to the teams that play then.
  const isOfComing = days !== null && teams.length === 0 && asksOfComing.test(text);
  if ((days !== null && !isOfComing) || isNext || isPast) return undefined;
  if (!isOnlyOf(slots, isOfComing ? ofComingWords : ofPlayerWords)) return undefined;
  if (has('more') || has('fewer') || has('streak')) return undefined;
  const order = orderOf(slots);
  const isOfTeam = has('team') && !(has('player') && teams.length > 0);
  const isOfPeople = has('player') || (has('whose') && !isOfTeam) || (has('leader') && !isOfTeam);
  if (!isOfPeople || (order === null && !has('leader')) || stats.length > 1) return undefined;
  if (has('era'))
    return {
      topic: 'leaders',
      stat: 'earned_runs',
      stats: ['earned_runs', 'outs'],
      order: null,
      limit,
      sports: ['MLB'],
    };
  // "Who allows the fewest points" is of teams.
  if (order === 'least' || has('allowed') || isOfTeam) return undefined;
  const [sport = selectedSport] = sports;
  const stat = stats[0] ?? scoredIn(text, sport);
  if (stat === undefined) return undefined;
  // "Who scores the most" is asked of teams as of players.
  const isOfTeams =
    stats.length === 0 && !has('player') && !has('leader') && teams.length === 0 && ofTeamsToo.has(sport);
  if (isOfTeams) return undefined;
  return {
    topic: 'leaders',
    stat,
    order: null,
    limit,
    last: slots.last,
    ...(isOfComing && { days: [...days] }),
  };
}

const asksOfComing = /\b(?:play(?:s|ing)?|games?|in action|slate|suit(?:s|ing)? up)\b/;

/** Where players have no points of their own. */
const ofTeamsToo: ReadonlySet<Sport> = new Set(['NFL', 'CFL', 'MLB']);

function scoredIn(text: string, sport: Sport): PropStat | undefined {
  if (/\b(?:points|pts|ppg)\b/.test(text)) return 'points';
  if (/\bgoals?\b/.test(text)) return 'goals';
  if (/\bruns\b/.test(text)) return 'runs';
  if (/\b(?:most|more|fewer|fewest) (?:base )?hits\b/.test(text)) return 'hits';
  const stat = scoringStat[sport] ?? 'other';
  return /\bscor/.test(text) && stat !== 'other' ? stat : undefined;
}

/** "McCaffrey receiving yards plus one more" is a wish. */
const isQuestion =
  /\b(?:who|whos|who's|whose|which|what|whats|does|do|is|are|has|have|had|did|than|compare|or|vs|versus|between)\b/;

/** "Who scores more, Mitchell or Green", "does Mahomes throw for more yards than Allen", "compare Curry and Lillard". */
function ofPlayers(slots: Slots, { roster, selectedSport, today }: Known): Found | undefined {
  const { has, players, teams, days, isNext, isPast, stats, text, last } = slots;
  if (players.length === 1 && has('era') && days === null && !isNext && isOnlyOf(slots, ofPlayerWords))
    return {
      topic: 'game_log',
      stat: 'earned_runs',
      stats: ['earned_runs', 'outs'],
      teams: [],
      against: opponentsIn(teams, players, roster),
      last,
    };
  const arePast = days === null || isPast || days.every((day) => day < today);
  if (players.length < 2 || isNext || !arePast || !isOnlyOf(slots, ofPlayerWords)) return undefined;
  const homes = players.flatMap((name) => playersOfName(name, roster));
  const [sport = selectedSport] = homes.map((each) => each.sport);
  const against = opponentsIn(teams, players, roster);
  // "Who had more carries last week" is of that week, and not of all that are kept.
  const played = days?.every((day) => day < today) ? { days: [...days] } : {};
  // "Who gets more targets": what is kept of both is told beside what is not.
  const missing = [...slots.unkept, ...(stats.includes('other') ? unlistedIn(text) : [])].slice(0, 4);
  const about = {
    topic: 'game_log' as const,
    teams: [],
    against,
    last: last ?? (saysLastGame(text) ? 1 : null),
    unkept: missing,
    ...played,
  };
  const asked = orderOf(slots);
  if (!isQuestion.test(text)) return undefined;
  if (has('era'))
    return {
      ...about,
      stat: 'earned_runs',
      stats: ['earned_runs', 'outs'],
      order: asked === 'most' && has('more') ? 'most' : 'least',
    };
  const order = asked ?? (has('compare') ? ('most' as const) : null);
  if (order === null) return undefined;
  const ofPitchers = has('allowed') && /\bruns?\b/.test(text) ? ('earned_runs' as const) : undefined;
  if (has('allowed') && !ofPitchers) return undefined;
  if (stats.includes('other') && !ofPitchers && missing.length === 0) return undefined;
  const [stat = ofPitchers ?? scoredIn(text, sport), ...others] = stats.filter((each) => each !== 'other');
  if (stat === undefined) {
    const isOfAll = missing.length > 0 || has('compare') || has('form') || has('season') || last !== null;
    return isOfAll ? { ...about, order } : undefined;
  }
  return { ...about, stat, order, ...(others.length > 0 && { stats: [stat, ...others].slice(0, 4) }) };
}
