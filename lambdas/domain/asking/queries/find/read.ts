/** Reads questions about games, teams and players: schedules, scores, records, form, standings, starters and injuries. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { addDays, weekdayOf } from '../../../platform/calendar.ts';
import { ownersMeant, playerSpelled, sportOfPlayer } from '../../reading/names/known-players.ts';
import { nicknamed } from '../../reading/names/nicknames.ts';
import { withHomes } from '../../reading/plain/arenas.ts';
import { wishesForNamed } from '../../reading/plain/bets/named/named.ts';
import { unlistedIn } from '../../reading/terms/unlisted.ts';
import type { Known } from '../table/terms.ts';
import { nextOfPlayer } from './coming/of-player.ts';
import { readOccasion } from './occasions/read.ts';
import { readSpan } from './occasions/span.ts';
import { openFind } from './open-find.ts';
import { withBestPlayers } from './players/best-players.ts';
import { scoresAsked } from './players/scores-asked.ts';
import { readRanks } from './ranks/read.ts';
import { readAtHour } from './reading/at-hour.ts';
import { sportOfGroup } from './reading/groups.ts';
import { areName } from './reading/names-typed.ts';
import { isOfGame, namesGame, onlyOfGame } from './reading/of-game.ts';
import { asTable, ofTable } from './reading/of-table.ts';
import { inPlainerWords, saysLastGame } from './reading/of-team.ts';
import { opponentsIn } from './reading/opponents.ts';
import { playedDays } from './reading/played-days.ts';
import { logTopic, playerTopic } from './reading/player-topic.ts';
import { asRecord } from './reading/profit.ts';
import { type Slots, slotsOf } from './reading/slots.ts';
import { spreadSizeIn, withSize } from './reading/spread-size.ts';
import { namesBet } from './reading/sure.ts';
import { teamStat, withTeamStats } from './reading/team-stats.ts';
import { type Found, topicOf } from './reading/topic.ts';
import { topicMeant } from './reading/topic-meant.ts';
import { seasonTotals, type Unkept } from './reading/unkept.ts';

/** A play is a bet here: "whats the play on the knicks", "a good nba play". */
const namesPlay =
  /^\W*plays? (?:for|on|of)\b|^\W*[\w']+ plays?\W*$|\bgame plays?\b|\b(?:the|a|an|any) plays?\b|\b(?:good|best|safe|safest|top|solid|value|favorite)(?: \w+){0,2} plays?\b/i;

/** A bet on a game to come: "Chiefs to score first", not "did the Chiefs score first". */
const namesFirstScore =
  /^(?!.*\b(?:did|have|has|how often|last (?:night|week|game))\b).*\b(?:scores? (?:first|last)|(?:first|last) (?:team )?to score)\b/i;

/** A spread to come: "Celtics ATS tonight", not "how are the Celtics ATS". */
const namesSpread =
  /^(?!.*\b(?:how|what|when|record|since|last|did|have)\b).*\b(?:ats|against the spread) (?:tonight|today|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\W*$/i;

/** About the asker's own bets. */
const isOwn =
  /\b(?:my|mine|i'?ve|did i|am i|do i|have i|i have|i had|i took|i placed|i logged|was i|im (?:up|down|on))\b/i;

const mostPlayers = 4;

/** Yards and other statistics of a team, whose points alone are kept. */
const ofTeamsLabel: Unkept = 'figures of teams other than what they score';

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readFind(typed: string, known: Known): FindQuery | undefined {
  if (wishesForNamed(typed)) return undefined;
  // "Coors" is a name of the Rockies, too: beside them it says at home.
  const prompt = withTeamStats(inPlainerWords(asRecord(inPlayerWords(withHomes(withBestPlayers(typed))))));
  const table = asTable(prompt);
  const query =
    (table === undefined ? undefined : standingsOnly(readUnsized(table, known))) ?? readAny(prompt, known);
  return query ? ofLastGame(ofTable(query, prompt, known.selectedSport), prompt) : ofPlace(prompt, known);
}

/** "Who leads the NL in home runs", which are no runs at home, and "leaders in RBIs from American League teams": of players. */
const inPlayerWords = (prompt: string): string =>
  prompt
    .replace(
      /\b(leaders? in\b.{2,40}?) (?:from|of|among|on|for) (?:the )?((?:american|national) league|al|nl|afc|nfc|(?:eastern|western) conference) (?:teams?|clubs?)\b/gi,
      '$1 in the $2',
    )
    .replace(/(?<=\b(?:leads?|leading|leaders?|most)\b.{0,40}) home runs?\b/gi, ' homers');

/** "Who scored the most points for the Thunder in their last game" is of that game, and not of all that are kept. */
const ofLastGame = (query: FindQuery, prompt: string): FindQuery =>
  query.topic === 'leaders' && query.teams.length === 1 && query.last === null && saysLastGame(prompt)
    ? { ...query, last: 1 }
    : query;

/** "What is the stadium of the Packers called". */
const ofPlace = (prompt: string, known: Known): FindQuery | undefined =>
  namesGame(prompt) ? onlyOfGame(prompt, slotsOf(prompt.replace(national, ' '), known)) : undefined;
/** "National TV" is no team of Washington, and "Cowboys-Panthers" is of both. */
const national = /\bnational(?:ly)?\b(?= (?:tv|televis|broadcast))|(?<=\p{L})-(?=\p{L})/giu;

const standingsOnly = (query: FindQuery | undefined): FindQuery | undefined =>
  query?.topic === 'standings' && query.teams.length === 0 ? query : undefined;

function readAny(prompt: string, known: Known): FindQuery | undefined {
  const ofPlayer = nextOfPlayer(prompt, known);
  if (ofPlayer) return ofPlayer;
  const ofHours = readAtHour(prompt, known);
  if (ofHours) return ofHours;
  const occasion = readOccasion(prompt, known);
  if (occasion) return occasion;
  const spanned = readSpan(prompt, known, (text) => readOccasion(text, known) ?? readUnsized(text, known));
  if (spanned) return spanned;
  // What it leaves out of a story is left out only where it is read.
  const asides = known.asides && new Set<string>();
  const ranked = readRanks(prompt, { ...known, asides });
  if (ranked) {
    for (const word of asides ?? []) known.asides?.add(word);
    return ranked;
  }
  const sized = spreadSizeIn(prompt);
  const query = sized && readUnsized(sized.rest, known);
  return (query && withSize(query, sized.size)) ?? readUnsized(prompt, known);
}

function readUnsized(prompt: string, known: Known): FindQuery | undefined {
  if (namesPlay.test(prompt) || namesSpread.test(prompt) || namesFirstScore.test(prompt)) return undefined;
  const slots = slotsOf(prompt, known);
  if (isOwn.test(prompt) && slots.teams.length + slots.players.length === 0) return undefined;
  const { sports, teams, unread } = slots;
  const extra = [slots.prices, slots.lines, slots.money, slots.books, slots.units, slots.percents];
  if (slots.isUnclear || extra.some((each) => each.length > 0)) return undefined;
  const asked = unread.length > 0 ? unread.join(' ') : null;
  // Words that no phrase has can only be a player's name.
  const isName = asked === null || (unread.length <= 3 && areName(unread, prompt, known));
  if (!isName || (asked !== null && slots.players.length > 0)) return undefined;
  const players = asked === null ? slots.players : [calledSo(asked, known)];
  const [player] = players;
  const isSplit = (slots.has('without') || slots.has('with')) && players.length === 1 && teams.length === 1;
  // "Booker o26.5 last 5" can only be of a player.
  const isOfOne =
    asksAboutOne.test(prompt) ||
    ofLastGames.test(prompt) ||
    (slots.over !== null && slots.side !== null && slots.last !== null);
  if (asked !== null && !isSplit && (teams.length > 1 || !isOfOne)) return undefined;
  const isOfPlayers = player !== undefined && !isSplit;
  const said = isSplit ? splitTopic(slots) : isOfPlayers ? ofPlayers(slots) : ofTeams(slots);
  const found = said ?? topicMeant(known.meant, { ...slots, players: isOfPlayers ? players : [] });
  const isNamed = teams.length + players.length + sports.length > 0 || slots.group !== null;
  // Inside a story, a question that names nothing is not known to be about games.
  if (known.asides && !isNamed && asked === null && found?.order == null && !slots.nightGame)
    return undefined;
  if (!found || teams.length > 4 || players.length > mostPlayers) return undefined;
  if (slots.nightGame && found.topic !== 'score' && found.topic !== 'schedule') return undefined;
  if (slots.has('without') && !isSplit) return undefined;
  const isOpponent = found.topic === 'game_log' && teams.length > 0;
  const pitching = isOfStart(found, slots, players, known) && {
    stat: 'strikeouts' as const,
    stats: [...ofStarts],
  };
  const scoring = found.topic === 'game_log' && found.stat == null && scoresAsked(slots, players, known);
  return {
    ...openFind,
    sports: sports.length > 0 ? sports : sportOfGroup(slots.has),
    teams: isOpponent ? [] : teams,
    players: isOfPlayers ? [...players] : [],
    days: slots.isNext ? null : daysAsked(slots, found.topic, known.today),
    group: slots.group,
    splits: slots.splits,
    against: isOpponent ? opponentsIn(teams, players, known.roster) : [],
    withPlayer: isSplit && !slots.has('without') ? (player ?? null) : null,
    withoutPlayer: isSplit && slots.has('without') ? (player ?? null) : null,
    ...found,
    ...pitching,
    ...scoring,
    unkept: [...(found.unkept ?? []), ...unkeptOf(slots, found)].slice(0, 4),
    ...(slots.starts && isOfHours(found) && { starts: slots.starts }),
  };
}

/** "How was Ohtani's last start": of a player who also bats, the games that he pitched. */
const isOfStart = (
  { topic, stat }: Found,
  { text }: Slots,
  players: readonly string[],
  { roster }: Known,
): boolean =>
  topic === 'game_log' &&
  stat == null &&
  asksOfStarts.test(text) &&
  players.length > 0 &&
  players.every((name) => sportOfPlayer(name, roster) === 'MLB');
const asksOfStarts = /\b(?:starts?|pitched|pitching|threw|throw(?:n|ing)?|on the (?:mound|bump|hill))\b/;
const ofStarts = ['strikeouts', 'outs', 'earned_runs'] as const;

/** "Is AD playing": a nickname that is also a word is a name where nothing else is left to be one. */
function calledSo(asked: string, { players, roster, selectedSport }: Known): string {
  const naming = { players, roster, selected: selectedSport, isOfPlayer: true };
  const isOwner = asked.includes(' ') && asked.endsWith('s');
  if (!isOwner && !nicknamed(asked.toLowerCase()))
    return playerSpelled(asked, naming) ?? playerSpelled(asked.replace(/s$/, ''), naming) ?? asked;
  const [player, ...others] = ownersMeant(asked, naming);
  return player !== undefined && others.length === 0 ? player : asked;
}

/** Whether it lists games to come. */
const isOfHours = ({ topic }: Found) => topic === 'schedule' || topic === 'starters';

/** "Is Curry out", "Mahomes playing tonight?": not "which over stands out". */
const asksAboutOne =
  /^\W*(?:(?:hey|yo|so|any word if|any idea if|do we know if) )?(?:is|are|was|were|will|did|does|whats|what's|hows|how's|(?!which|what|who|best|give|any|the)[\p{L}'.-]+ (?:[\p{L}'.-]+ )?(?:out|playing|hurt|injured|injury|status|available|active|healthy|starting))\b/iu;

/** "Messi last 5 games": a name before a count of games. */
const ofLastGames =
  /^\W*(?!which|what|who|best|give|any|the|how)[\p{L}'.-]+ (?:[\p{L}'.-]+ )?(?:last|past|l) ?\d{1,2}\b/iu;

/** A team's record in the games with or without a player. */
const splitTopic = (slots: Slots): Found | undefined => {
  const found = topicOf(slots);
  const isRecord = found && ['record', 'spread', 'total', 'statistic', 'form'].includes(found.topic);
  if (slots.markets.length > 0 || slots.days !== null) return isRecord ? found : undefined;
  return isRecord ? found : { topic: 'record' };
};

function ofPlayers(slots: Slots): Found | undefined {
  // "Is he playing fewer minutes" asks for no injury.
  if (slots.stats.length === 0 && slots.unkept.length > 0 && !slots.has('injuries'))
    return onlyUnkept(slots) ?? playerTopic(slots);
  if (slots.stats.length === 0) return playerTopic(slots) ?? onlyUnkept(slots);
  const [stat] = slots.stats;
  if (stat === 'other' && unlistedIn(slots.text).length > 0) return onlyUnkept(slots);
  return logTopic(slots);
}

/** "Rushing touchdowns" are not kept apart from others. */
const isTouchdowns = ({ stats, text }: Slots) => stats[0] === 'other' && /\b(?:touchdown|td)s?\b/.test(text);

function ofTeams(slots: Slots): Found | undefined {
  if (slots.odd.length > 0) return undefined;
  const ofBoxes = teamStat(slots);
  if (ofBoxes) return ofBoxes;
  const found = topicOf(isTouchdowns(slots) ? { ...slots, stats: ['touchdowns'] } : slots);
  // "How many passing yards do the Eagles allow": their points are not what was asked.
  if (found?.topic === 'statistic' && slots.stats.some((stat) => !ofScores.has(stat)))
    return { ...found, unkept: [ofTeamsLabel] };
  return found ?? onlyUnkept(slots) ?? figuresOfTeams(slots);
}

const ofScores: ReadonlySet<string> = new Set(['points', 'goals', 'runs', 'other']);

/** "Which team gives up the most rushing yards": of teams, only scores are kept. */
function figuresOfTeams(slots: Slots): Found | undefined {
  const { stats, side, over, markets, order, has, last, odd, teams } = slots;
  const isOfTeams = (has('team') && order !== null) || has('allowed');
  const isOther = side !== null || over !== null || markets.length + odd.length > 0 || stats.length !== 1;
  if (!isOfTeams || isOther || stats[0] === 'other' || slots.days !== null || slots.isNext) return undefined;
  const detail = has('allowed') ? ('allowed' as const) : null;
  return teams.length > 0
    ? { topic: 'statistic', last, detail, unkept: [ofTeamsLabel] }
    : { topic: 'statistic', order: order ?? 'most', last, detail, unkept: [ofTeamsLabel] };
}

/** What is asked is not kept at all; the answer says so, with what there is instead. */
function onlyUnkept(slots: Slots): Found | undefined {
  const { unkept, teams, players, last, order, has } = slots;
  // "Power play points Kucherov" is a bet as well as a fact.
  const mayBeBet = slots.stats.length > 0 ? !slots.isOfFacts : namesBet(slots.text);
  const isOfBet = slots.side !== null || slots.markets.length > 0 || mayBeBet;
  if (unkept.length + (slots.stats[0] === 'other' ? unlistedIn(slots.text).length : 0) === 0 || isOfBet)
    return undefined;
  if (players.length > 0) return { topic: 'game_log', last };
  // Who referees a game is asked of the game.
  if (teams.length > 0 && order === null && last === null && unkept.length > 0 && unkept.every(isOfGame))
    return { topic: 'schedule' };
  return teams.length > 0
    ? { topic: 'statistic', last }
    : { topic: 'statistic', order: order ?? 'most', detail: has('allowed') ? 'allowed' : null };
}

/** What was asked for besides, and has no figure here. */
function unkeptOf(slots: Slots, found: Found): string[] {
  const { topic, part } = found;
  const { has, stats, starts } = slots;
  const ofPart =
    part != null && (has('ats') || has('totals') || has('cover') || has('covered') || slots.side !== null);
  return [
    ...slots.unkept,
    ...(stats[0] === 'other' ? unlistedIn(slots.text) : []),
    ...(starts && !isOfHours(found) ? ['figures by the hour of the start'] : []),
    ...(ofPart ? ['closing lines of parts of a game'] : []),
    ...(has('earlier') && topic !== 'meetings' ? ['earlier seasons'] : []),
    ...(isOfSeason(slots, found) ? [seasonTotals] : []),
  ].slice(0, 4);
}

/** "How many goals has he got this season": of a player, only the last games are kept. How often and in a row are counts of games. */
const isOfSeason = ({ has, isPast }: Slots, { topic, over, last, detail }: Found): boolean =>
  topic === 'game_log' && has('season') && !isPast && over == null && last == null && detail == null;

/** A weekday in a question about results is the last one, not the next. "TNF final" is of the last Thursday. */
function daysAsked(
  { days, isPast, nightGame, text }: Slots,
  topic: Found['topic'],
  today: string,
): string[] | null {
  if (topic !== 'score') return days && [...days];
  const night = nightGame ? nights.find(([pattern]) => pattern.test(text))?.[1] : undefined;
  if (night !== undefined && !isPast) return [addDays(today, -((weekdayOf(today) - night + 7) % 7 || 7))];
  if (!days || isPast) return days && [...days];
  return playedDays(days, today, text);
}

const nights = [
  [/\btnf|thursday/, 4],
  [/\bsnf|sunday/, 0],
  [/\bmnf|monday/, 1],
] as const;
