/** Reads questions about games and teams: schedules, scores, records, form, standings, starters and injuries. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { addDays } from '../../../platform/calendar.ts';
import { lexicon } from '../table/lexicon.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import { type Known, termsOf } from '../table/terms.ts';

const written = {
  schedule:
    'schedule|schedules|play|plays|playing|games|game on|slate|matchups|matchup|kickoff|kick off|tipoff|tip off|tip|puck drop|first pitch|' +
    'what time|time|start|starts|face|faces|facing|who do they play|upcoming games|upcoming|opponent|is there|are there|any games|any game|games on|game on tv|who plays|whos playing|on today|is on|going on|tip time|start time|play at|next game|first game|last game of|how many games|games are there|on the schedule|do they play|board of games|fixtures|no game|no games|what time does|what time do|when do|when does|when are|hockey start|football start',
  next: 'next|next up|coming up',
  did: 'did|didnt|have they|how did',
  win: 'win|lose|beat|hit|do|finish|end|go|choke|choked|fare|score',
  cover: 'cover|cover the spread|cover the number',
  won: 'won|lost|who won|beaten|did they win|pulled it out|get the w',
  covered: 'covered|who covered|covered the spread',
  score:
    'score|scores|final|finals|final score|final scores|box score|result|results|last game|last games score|previous game|last match|how did it end|scoreboard|final score of|what happened|what happened in|what was the final|the final in|was the final|the final of|how did the|whats the score|who won it|ended|final of|end result|happened',
  ats: 'ats|against the spread|against the number|ats record|cover rate|covering|spread record|run line record|puck line record',
  totals:
    'over under record|over/under record|ou record|totals record|over record|under record|hitting the over|hitting the under',
  ups: 'go over|going over|goes over',
  downs: 'go under|going under|goes under',
  record: 'record|records|win loss|wins|losses|won lost',
  fared:
    'done|doing|do|performed|perform|look|looked|fared|how good|been|going|been doing|been playing|playing lately|shape',
  form: 'form|recent form|lately|recently|streak|win streak|losing streak|hot|trending|trend|trends|last few games|of late|last few|past few|recent games|momentum|hot or cold|in a row|dropped|how many in a row|dropped in a row|won in a row|lost in a row|skidding|win streak|been hot|slumping|slump|hot streak|skid|streaking|on a run|winning streak',
  last: 'last|past|previous|prior|final|latest|most recent',
  played: 'games|game|results|matches|outings|contests',
  often:
    'how often|how many times|how frequently|percent of the time|what percent|how often do|how often does|how many went|times|number of times|how many overs|how many unders|how many of|how many have gone|what share|how many hit|how many cashed|how frequently',
  standings:
    'standings|standing|table|first place|in first|leads|leading|leader|top of|rankings|place|division|conference|division standings|conference standings|playoff seed|seeding|seed|division race|conference race|whos first|who is first|tables|top the|whos on top',
  injuries:
    'injury report|injuries|injury|injury list|injury news|injury update|injured|hurt|banged up|out|inactive|inactives|questionable|doubtful|missing|sidelined|scratched|' +
    'available|active|healthy|suiting up|on ir|ir|status|on the ir|load mgmt|load management|day to day|dtd|gtd|game time decision|injury status|who is out|sitting|ruled out|gonna play|going to play|suiting|dressed|dressing|ruled|gonna suit up|suit up|expected to play|listed|listed as|in tonight|back|back yet|returning|return|limited|practiced|practice|ruled in|good to go|a go|in the lineup|in or out|injury designation|starting five hurt|going to suit up',
  starters:
    'starting in net|in net|between the pipes|starting goalie|goalie|starting pitcher|starting pitchers|pitching|pitcher|pitchers|on the mound|' +
    'probable pitchers|probables|probable starters|starters|starter|starting|starts for|who starts|start for|in goal|who is in goal|goalies|goaltender|netminder|starting goaltender|gets the start|getting the start|takes the mound|on the bump|bump|throws|throws for|throwing|pitched|confirmed|confirmed starter|starting goalie confirmed|starting five|starting lineup|starting qb|who gets the nod',
  meetings:
    'h2h|head to head|head to heads|meetings|last meeting|last meetings|each other|history|series|matchup history|last time|last time they played|season series|met|head 2 head|head-to-head|h to h|previous meetings|past meetings|recent meetings|matchups between|games between|when they play|vs each other|last few yrs|last few years|over the years|recent years|past few years|previous games|rivalry|tally|the tally|series tally|settling something',
  scoring:
    'how many points|how many goals|how many runs|points per game|goals per game|runs per game|ppg|average|averaging|avg|a game|per game|score per game|scoring|scoring average|points scored|allow|allowed|' +
    'give up|defense|offense|point differential|points|goals|runs|scored',
  rest:
    'back to back|back-to-back|b2b|back to backs|days rest|days of rest|days off|day rest|rest|rested|short rest|short week|off a bye|coming off a bye|third game in four|3 in 4|3rd in 4|4 in 5|fatigue|fatigued|tired|rest advantage|' +
    'rest disadvantage|rest edge|second night of a back to back|2nd night of a back to back|second of a back to back|on the second night|rest spot|well rested|gassed',
  bye: 'bye|byes|bye week|on bye|on a bye|have a bye|has a bye|byes this week',
  hits: 'hits|hitting|cashing|cashes|cashed|went|gone',
  afterLoss:
    'after a loss|after losing|after losses|coming off a loss|off a loss|following a loss|after they lose|when they lose|bounce back|off losses',
  afterWin:
    'after a win|after winning|after wins|coming off a win|off a win|following a win|after they win|off wins',
  without: 'without|wo|w/o|when out|sans|minus',
  leader:
    'who leads|leads the league in|leads the nfl in|leads the nba in|leads the nhl in|league leader|league leaders|leaders|leader in|leader|who has the most|who has most|has the most|has most|most in the league|leading|who leads the league in|who leads the|who is leading the|leads',
  log: 'game log|gamelog|log|each game|each week|every week|week by week|by week|weekly|every game|each night|game by game|stats|had|put up|have',
  best: 'best|most|top|highest|hottest|first|better|leading|most often|the most',
  worst: 'worst|least|bottom|lowest|coldest|fewest',
  team: 'team|teams|squad|squads|club',
  home: 'at home|home|home games',
  road: 'on the road|road|away|away games|away from home|as visitors|as the visitor|when traveling|traveling|on the rd|away team',
  season:
    'this season|this year|season|on the season|on the year|so far|overall|ytd|all season|to date|this yr|season long|this yr|yr|year|years|all year|of the season|since the start|through|to this point|as of now',
  as: 'as|when|when they are|when favored|as a|as an',
  favored: 'favored|laying points|giving points',
  dogs: 'getting points',
  join: 'between|vs|versus|against|@|and',
  league: 'in the league|league|in the nfl|in the nba|in the nhl',
  two: 'two',
  three: 'three',
  four: 'four',
  five: 'five',
  six: 'six',
  seven: 'seven',
  eight: 'eight',
  ten: 'ten',
  nfc: 'nfc|national football conference',
  afc: 'afc|american football conference',
  american: 'al|american league',
  national: 'nl|national league',
  north: 'north',
  south: 'south',
  east: 'east|eastern|eastern conference',
  west: 'west|western|western conference',
  atlantic: 'atlantic|atlantic division',
  metro: 'metro|metropolitan|metropolitan division',
  central: 'central|central division',
  pacific: 'pacific|pacific division',
  southeast: 'southeast|southeast division',
  northwest: 'northwest|northwest division',
  southwest: 'southwest|southwest division',
} as const;
type Meaning = keyof typeof written;
const words = lexicon(written, {
  without: 'you|your|my|i|we|us|u|like|check|team|teams|game|games|been|have',
});

const groups = [
  'nfc',
  'afc',
  'american',
  'national',
  'north',
  'south',
  'east',
  'west',
  'atlantic',
  'metro',
  'central',
  'pacific',
  'southeast',
  'northwest',
  'southwest',
] as const;
const counts = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 } as const;

/** A play is a bet here: "whats the play on the knicks", "a good nba play". */
const namesPlay =
  /^\W*plays? (?:for|on|of)\b|^\W*[\w']+ plays?\W*$|\bgame plays?\b|\b(?:the|a|an|any) plays?\b|\b(?:good|best|safe|safest|top|solid|value|favorite)(?: \w+){0,2} plays?\b/i;

/** A bet on a game to come: "Chiefs to score first", not "did the Chiefs score first". */
const namesFirstScore =
  /^(?!.*\b(?:did|have|has|how often|last (?:night|week|game))\b).*\b(?:scores? (?:first|last)|(?:first|last) (?:team )?to score)\b/i;

type Topic = FindQuery['topic'];
type Found = Pick<FindQuery, 'topic'> & Partial<FindQuery>;

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readFind(prompt: string, known: Known): FindQuery | undefined {
  if (namesPlay.test(prompt) || namesFirstScore.test(prompt)) return undefined;
  const terms = termsOf(prompt, words, known);
  const subject = subjectOf(terms);
  const { sports, teams, unread, prices, lines, money, books, has } = subject;
  const extra = [prices, lines, money, books, subject.units, subject.percents];
  if (terms.isUnclear || terms.nightGame || extra.some((each) => each.length > 0)) return undefined;
  const asked = unread.length > 0 ? unread.join(' ') : null;
  // Words that no phrase has can only be a player's name.
  const isName = asked === null || (unread.length <= 3 && unread.every(isNameLike));
  if (!isName || subject.players.length > 1 || (asked !== null && subject.players.length > 0))
    return undefined;
  const player = subject.players[0] ?? asked;
  const isWithout = has('without') && player !== null && teams.length === 1;
  if (asked !== null && !isWithout && (teams.length > 1 || !asksAboutOne.test(prompt))) return undefined;
  const given = { ...subject, isPast: terms.isPast, isNext: terms.nextGame || has('next') };
  const found =
    player === null || isWithout
      ? topicOf(given)
      : subject.stats.length > 0
        ? logTopic(given)
        : playerTopic(subject);
  const isNamed = teams.length + subject.players.length + sports.length > 0 || groupOf(subject) !== null;
  // Inside a story, a question that names nothing is not known to be about games.
  if (known.asides && !isNamed && asked === null) return undefined;
  if (!found || teams.length > 4 || (has('without') && !isWithout)) return undefined;
  return {
    ask: 'find',
    sports: sports.length > 0 ? sports : sportOfGroup(subject),
    teams,
    players: player === null || isWithout ? [] : [player],
    days: given.isNext ? null : daysAsked(subject.days, terms.isPast, found.topic, known.today),
    group: groupOf(subject),
    last: null,
    since: null,
    splits: splitsIn(subject),
    against: [],
    withPlayer: null,
    withoutPlayer: isWithout ? player : null,
    market: null,
    side: null,
    stat: null,
    over: null,
    order: null,
    limit: null,
    ...found,
  };
}

/** "Is Curry out", "Mahomes playing tonight?": not "which over stands out". */
const asksAboutOne =
  /^\W*(?:(?:hey|yo|so|any word if|any idea if|do we know if) )?(?:is|are|was|were|will|did|does|whats|what's|hows|how's|(?!which|what|who|best|give|any|the)[\p{L}'.-]+ (?:[\p{L}'.-]+ )?(?:out|playing|hurt|injured|injury|status|available|active|healthy|starting))\b/iu;

const isNameLike = (word: string) => /^\p{L}[\p{L}'.-]+$/u.test(word);

interface Given extends Subject<Meaning> {
  readonly isPast: boolean;
  readonly isNext: boolean;
}

/** "Is Curry out", "Mahomes playing tonight?" */
function playerTopic({ has, markets, sides, numbers }: Subject<Meaning>): Found | undefined {
  if (markets.length + sides.length + numbers.length > 0) return undefined;
  const rest: readonly Meaning[] = [
    'record',
    'ats',
    'totals',
    'standings',
    'score',
    'win',
    'won',
    'covered',
    'best',
    'worst',
    'scoring',
    'last',
    'form',
  ];
  return (has('injuries') || has('schedule')) && !rest.some(has) ? { topic: 'injuries' } : undefined;
}

/** "How often does Draisaitl go over 3.5 shots", "Edwards last 10 games points". */
function logTopic({
  has,
  stats,
  numbers,
  sides,
  markets,
  players,
  isNext,
  isPast,
}: Given): Found | undefined {
  const [stat, ...others] = stats;
  if (!stat || others.length > 0 || players.length > 1 || markets.length > 0 || isNext) return undefined;
  const asks = ['last', 'often', 'log', 'record', 'form', 'scoring', 'season', 'fared', 'did'] as const;
  if (!asks.some((each) => has(each)) && !isPast) return undefined;
  const side =
    sides.find((each) => each === 'over' || each === 'under') ??
    (has('ups') ? 'over' : has('downs') ? 'under' : null);
  const [first, second] = numbers;
  const isSpan =
    has('last') && first !== undefined && Number.isInteger(first) && (side === null || second !== undefined);
  const number = isSpan ? second : first;
  if (numbers.length > (isSpan ? 2 : 1) || (number === undefined && side !== null)) return undefined;
  return { topic: 'game_log', stat, side, over: number ?? null, last: isSpan ? (first ?? null) : null };
}

/** The most particular topic wins: "over under record last 10" is about totals. */
function topicOf(given: Given): Found | undefined {
  const { has, teams, sides, markets, numbers, isPast, isNext, days } = given;
  const last = has('rest') ? null : lastOf(given);
  if (last === undefined) return undefined;
  const order = has('best') ? 'most' : has('worst') ? 'least' : null;
  const isOfTeam = teams.length > 0;
  const side = sides.find((each) => each === 'over' || each === 'under') ?? null;
  if (given.stats.length > 0) {
    const [stat = null] = given.stats;
    // "Best touchdown scorer this week" asks for a bet.
    const isRanking = has('leader') || (order === 'most' && days === null && !isNext);
    return isRanking && !isOfTeam && side === null ? { topic: 'leaders', stat } : undefined;
  }
  if ((has('rest') || has('bye')) && order === null && !isPast && markets.length === 0 && side === null)
    return isOfTeam || has('bye') ? { topic: 'rest', last: null } : undefined;
  if (has('starters') && isOfTeam) return { topic: 'starters' };
  if (has('injuries')) return isOfTeam && !isPast ? { topic: 'injuries' } : undefined;
  if (has('standings') || (groupOf(given) !== null && !order)) {
    return isPast || side || has('ats') ? undefined : { topic: 'standings' };
  }
  const isBetween = teams.length === 2 && (has('join') || has('meetings'));
  if (has('meetings') || (isBetween && last !== null))
    return teams.length === 2
      ? { topic: 'meetings', last, ...(side && { market: 'total' as const, side }) }
      : undefined;
  const asksResult =
    has('won') ||
    has('covered') ||
    (has('did') && (has('win') || has('cover') || isPast)) ||
    (has('score') && !has('scoring'));
  const isPastGame = has('score') || isPast || asksResult;
  const isOfSpread =
    has('ats') ||
    (has('cover') && (has('often') || last !== null)) ||
    (markets.includes('spread') && (has('record') || has('ats') || has('often')));
  const isOfTotal =
    has('totals') ||
    has('ups') ||
    has('downs') ||
    ((side !== null || markets.includes('total')) &&
      (has('record') || has('often') || order !== null || (has('hits') && last !== null)));
  if (order === null && isOfTeam && has('hits') && side !== null && !isPast)
    return { topic: 'total', last, side };
  // "Have the Argos beat the Als this year".
  if (teams.length === 2 && has('win') && has('season')) return { topic: 'meetings', last };
  // "Better at home or on the road": the record says both.
  if (isOfTeam && has('home') && has('road')) return { topic: 'record', splits: [] };
  if (order && !isOfTeam) {
    if (!has('team') && !has('record') && !has('ats')) return undefined;
    if (isOfSpread) return { topic: 'spread', order, last };
    if (isOfTotal) return { topic: 'total', order, side: side ?? 'over', last };
    if (has('record')) return { topic: 'record', order, last };
    return has('scoring') && has('team') ? { topic: 'statistic', order, last } : undefined;
  }
  if (isOfSpread && isOfTeam) return { topic: 'spread', last };
  if (isOfTotal && isOfTeam)
    return { topic: 'total', last, side, over: has('last') ? null : (numbers[0] ?? null) };
  if (asksResult || (isPastGame && (has('schedule') || has('played')))) {
    const market = has('covered') || has('cover') ? 'spread' : (markets[0] ?? (side ? 'total' : null));
    return isNext ? undefined : { topic: 'score', market, side };
  }
  if (has('scoring') && isOfTeam && side === null && !isPast) return { topic: 'statistic', last };
  if (isOfTeam && has('record')) return { topic: 'record', last };
  if (last !== null || has('form')) return isOfTeam ? { topic: 'form', last } : undefined;
  // "Vikings as underdogs".
  if (isOfTeam && (has('afterWin') || has('afterLoss'))) return { topic: 'record', last };
  if (isOfTeam && (has('fared') || (has('as') && splitsIn(given).length > 0)) && !has('schedule'))
    return { topic: 'record' };
  if (has('schedule') || (isOfTeam && isNext) || (has('played') && days !== null))
    return order || side || isPast ? undefined : { topic: 'schedule' };
  return undefined;
}

/** "Last 5", "last ten games". @returns undefined if a number has no meaning */
function lastOf({ has, numbers, sides }: Given): number | null | undefined {
  const word = (Object.keys(counts) as (keyof typeof counts)[]).find((each) => has(each));
  const number = numbers[0] ?? (word ? counts[word] : null);
  if (number === null) return null;
  if (has('last')) return Number.isInteger(number) && number >= 1 && number <= 200 ? number : undefined;
  return sides.length > 0 && numbers.length === 1 ? null : undefined;
}

function splitsIn({ has, sides }: Subject<Meaning>): FindQuery['splits'] {
  return [
    ...(has('home') ? (['home'] as const) : []),
    ...(has('road') ? (['road'] as const) : []),
    ...(has('favored') || sides.includes('favorite') ? (['favorite'] as const) : []),
    ...(has('afterWin') ? (['after_win'] as const) : []),
    ...(has('afterLoss') ? (['after_loss'] as const) : []),
    ...(has('dogs') || sides.includes('underdog') ? (['underdog'] as const) : []),
  ];
}

/** `nfc north`; null for none. */
function groupOf({ has }: Subject<Meaning>): string | null {
  const named = groups.filter((each) => has(each));
  return named.length > 0 ? named.join(' ') : null;
}

/** The sport whose table has the group named; none if several do. */
function sportOfGroup({ has }: Subject<Meaning>): Sport[] {
  if (has('nfc') || has('afc')) return ['NFL'];
  if (has('american') || has('national')) return ['MLB'];
  if (has('metro')) return ['NHL'];
  return has('southeast') || has('northwest') || has('southwest') ? ['NBA'] : [];
}

/** A weekday in a question about results is the last one, not the next. */
function daysAsked(
  days: readonly string[] | null,
  isPast: boolean,
  topic: Topic,
  today: string,
): string[] | null {
  if (!days) return null;
  if (isPast || topic !== 'score') return [...days];
  const past = days.map((day) => (day > today ? addDays(day, -7) : day));
  return past.every((day) => day <= today) ? past : [...days];
}
