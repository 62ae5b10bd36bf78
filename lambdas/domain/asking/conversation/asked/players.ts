/** Who plays in the games of the last answer: starting pitchers and goalies, who is hurt, and the last games of the player. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { mostQueries } from '../../../../contracts/asking/query.ts';
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { KnownPlayer } from '../../../feed/players/known-player.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { isRuled } from '../../queries/reading/kinds.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { subjectOfQuery } from '../ellipsis/subject.ts';
import type { Heard } from '../heard.ts';
import { knownAs } from '../shown/known-as.ts';
import { shownIn } from '../shown/subject.ts';
import { bareOf, clausesOf, isMadeOf, wordsOf } from './around.ts';

const who =
  "(?:(?:who|whos|who's|which|what|whats|what's|any|the|are|is|they|we|you|u|got|do|does|going|gonna|have|has|know|their|probable|projected|listed|confirmed|todays|today's|tonights|tonight's) )*";
const ofGames =
  '(?: (?:today|tonight|tomorrow|there|here|in (?:it|that|this|those|these)|(?:in|for|of|on) (?:both|each|either|them|those|these|it|that|this|the)(?: (?:games?|teams?|sides?|ones?|matchup|guys))?|matchups?|for|yet|each|both|again|look(?:s|ing)? like|confirmed|announced|named|set|listed))*';
const going =
  '(?: (?:is|are|r|do|does|will|gonna|gets?|get))*(?: (?:starting|starts?|going|playing|in net|between the pipes|on the mound|pitching|throwing|under center|the (?:start|nod)))?';
const asks = (names: string) => new RegExp(`^${who}(?:${names})${going}${ofGames}$`);

/** By sport: who starts decides most there. */
const starters: Readonly<Partial<Record<Sport, RegExp>>> = {
  MLB: asks(
    'pitch(?:ing|es|ers?)?|on the (?:mound|bump|hill|rubber)|throw(?:ing|s)?|toeing the rubber|start(?:ing|s|ers?)|(?:starting |probable )?pitchers?(?: of record)?|starting pitching|sps?|probables?|pitching matchups?|arms|going|have going|got going',
  ),
  NHL: asks(
    'in (?:the )?(?:net|goal|crease|nets)|between the pipes|(?:starting )?(?:goalies?|goaltenders?|goaltending|netminders?|tendys?)|starting (?:in (?:net|goal))|in nets',
  ),
  NFL: asks('(?:starting )?(?:qbs?|quarterbacks?)|under center|at (?:qb|quarterback)'),
};

/** @returns undefined if it asks for something else */
export function startersOf(prompt: string, turn: Turn): Heard | undefined {
  const text = bareOf(prompt);
  const games = gamesOfTurn(turn).filter(({ sport }) => starters[sport]?.test(text));
  return asideOf(
    games.map(({ sport, teams }) => ({
      ...openFind,
      topic: 'starters',
      sports: [sport],
      teams: [...teams],
      players: [],
    })),
  );
}

const hurt =
  /\b(?:hurt|injur(?:ed|ies|y)|banged up|questionable|doubtful|scratched|scratches|healthy|gtd|inactives?|hobbled|sidelined|day to day|ir|availability|missing|sitting(?: out)?|not (?:playing|suiting up|dressing))\b/;
const isOut =
  /\b(?:who|whos|who's|anyone|anybody|any|key|star|stars|someone|somebody|guys|players)\b.*\bout\b/;
const aroundHurt = wordsOf(
  "is are was does do did has have got u you they there the a any who whos who's what whats what's hows how how's about of and with key big star stars guy guys player players anyone anybody someone somebody everyone everybody else important notable major late game games in on for from that this it either both team teams side sides those these them one know news status report reports update updates list today tonight still all or out up hurt injured injury injuries banged questionable doubtful scratched scratches healthy gtd inactive inactives hobbled sidelined day to day ir availability missing sitting concerns concern worries issues not playing suiting dressing situation i should worry be check show me give latest starters starter his her their its for opponent opponents opponent's besides him",
);

/** "Swap out whoever's hurt": who that is comes first, because nobody named him. */
const ofWhoever =
  /^(?:(?:can|could) (?:you|u) )?(?:swap|switch|replace|change|drop|remove|cut|lose|take|get rid of|scratch|sub)(?: out)? (?:whoever|any(?:one|body)?|any (?:of the )?(?:guys?|players?|legs?)|all|the (?:guys?|players?|ones?|legs?))(?:'?s| is| are| who(?:'?s| is| are)?| that(?:'?s| is| are)?| with)* (?:hurt|injured|an injury|out|questionable|doubtful|banged up|not playing|on the injury report|scratched)(?: (?:from|in|off) (?:it|there|that|this|the (?:parlay|bet)))?$/;

/** "Whos he missing at receiver": those of his own team. */
const besideHim =
  /^(?:and )?(?:who(?:'?s| is| are| all| else| else is)?|what (?:guys|players|receivers|starters|linemen)|which (?:guys|players|receivers|starters|linemen)|is|are|any(?:one|body)?|any (?:guys|players|receivers|weapons|teammates)?) ?(?:is |are )?(?:he|she|his team|her team)(?: (?:is|be|going to be|gonna be|playing))* (?:missing|without|playing without|down|short)(?: (?:at|on|in|from|for|the|his|any|receivers?|wrs?|linemen|(?:offensive |o-?)?line|teammates?|weapons|targets?|starters|guys|players|anyone|anybody|today|tonight|sunday|monday|thursday|this (?:week|game)|his line|back(?:field|court)?|wide ?outs?|tight ends?|offense|help))*$|^(?:and )?(?:are|is) (?:any of )?(?:his|her) (?:receivers?|wrs?|teammates?|weapons|linemen|o-?line|offensive line|targets?|line ?mates?|starters)(?: all)? (?:hurt|out|injured|healthy|banged up|playing|good to go)$/;

function hurtBeside(text: string, turn: Turn, roster: readonly KnownPlayer[]): Heard | undefined {
  const shown = besideHim.test(text) ? (playerPriced(turn) ?? playerShown(turn)) : undefined;
  if (!shown) return undefined;
  const known = roster.find(({ name }) => name === knownAs(shown.player, roster));
  return known
    ? asideOf([{ ...openFind, topic: 'injuries', sports: [known.sport], teams: [known.team], players: [] }])
    : undefined;
}

/** "Anybody hurt?", "injury report?". */
export function hurtIn(
  prompt: string,
  turn: Turn,
  { roster = [] }: Pick<QuestionContext, 'roster'>,
): Heard | undefined {
  const text = bareOf(prompt);
  const beside = hurtBeside(text, turn, roster);
  if (beside) return beside;
  const isAsked = (hurt.test(text) || isOut.test(text)) && isMadeOf(text, aroundHurt);
  if (!isAsked && !ofWhoever.test(text)) return undefined;
  const query = { ...openFind, topic: 'injuries' as const };
  if (turn.play) {
    const { legs } = turn.play;
    const isOneGame = new Set(legs.map(({ gameId }) => gameId)).size === 1;
    const isOfBoth = isOneGame && inGame.test(text);
    const teams = [
      ...new Set(legs.flatMap((leg) => (isOfBoth && !leg.outright ? [leg.away, leg.home] : teamsOf(leg)))),
    ];
    const sports = [...new Set(legs.map(({ sport }) => sport))];
    return teams.length === 0
      ? undefined
      : asideOf(inFours(teams).map((part) => ({ ...query, sports, teams: part, players: [] })));
  }
  const isInGame = inGame.test(text);
  const last = subjectOfLast(turn);
  // A bet that could not be had names its game, too.
  const about = last ?? (ofHim.test(text) ? undefined : shownIn(turn));
  if (!about || about.teams.length + about.players.length === 0) return undefined;
  const { sports } = about;
  // "Anyone else hurt" asks for everybody but the player who was asked about, and so does "in that game".
  const isOfAll = isInGame || !last;
  const isOfOthers = isOfAll || /\b(?:else|other)\b/.test(text);
  const named = isOfAll ? about.teams : [];
  const own = named.length > 0 ? named : isOfOthers ? teamsOfPlayers(about.players, roster) : [];
  const { teams, players } = own.length > 0 ? { teams: own, players: [] } : about;
  const heard = asideOf([{ ...query, sports: [...sports], teams: [...teams], players: [...players] }]);
  const isOfTeam = teams.length === 1 && players.length === 0;
  if (heard?.kind === 'queries' && isOfTeam && /\bopponent/.test(text))
    return { ...heard, isOfOpponent: true };
  const isOfGame = isOfTeam && isInGame;
  return heard?.kind === 'queries' && isOfGame ? { ...heard, isOfGame } : heard;
}
const ofHim = /\b(?:he|his|him|she|her)\b/;

/** Those that the feed has named. */
export const teamsOfPlayers = (
  players: readonly string[],
  roster: readonly KnownPlayer[] = [],
): readonly string[] => [
  ...new Set(players.flatMap((name) => roster.find((each) => each.name === name)?.team ?? [])),
];

/** Of the one game, and not of the team that was named alone. */
const inGame =
  /\b(?:(?:that|this|the|same) (?:one|game|matchup|match)|(?:in|for|of) (?:it|this|that)|in there|(?:either|both|each) (?:teams?|sides?)?|other (?:team|side))\b/;
const mostTeams = 4;

/** A query names four teams: those of more legs are asked for in further ones. */
export const inFours = (teams: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(teams.length / mostTeams) }, (_, at) =>
    teams.slice(at * mostTeams, (at + 1) * mostTeams),
  );

const counts: Readonly<Record<string, number>> = {
  few: 5,
  couple: 3,
  three: 3,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
};
const lastGames =
  /^(?:(?:what|whats|what's|about|and|hows|how's|how|show|me|give|has|have|did|do|does|is|he|she|his|her|hes|he's|shes|the|been|done|doing|look|looked|like|numbers|stats|log|games?|over|in|for|of|him|gone|went|put up|had|got|get|through|line|lines) )*(?:last|past) (\d{1,2}|few|couple|three|five|six|seven|eight|ten)(?: (?:games?|outings|starts|for|of|him|her|his|been|look|like|looked|contests|vs|versus|against|on|with|that|the|line|number|prop))*$/;
const aroundOver = wordsOf(
  'what whats rate how many times is was does do did has are he she his her they been usually normally always often ever typically mostly even go goes going gone get gets hit hits hitting clear clears clearing top topping beat beating cover covering cash cashing make making reach reaching over under above below that this it the line number prop total lately recently much a lot these days year season any regularly consistently on',
);
/** "How many of his last 10 did he hit that": the games are counted by his line anyway. */
const lastOf = /\b(?:last|past) (\d{1,2}|few|couple|three|five|six|seven|eight|ten)\b/;
const aroundLast = wordsOf(
  'how many much often times time out of in for during what whats percent percentage rate hit games game starts outings most all each every',
);
const isOfHim = /\b(?:he|she|hes|shes|his|her)\b/;
const isOfLine =
  /\b(?:over|under|above|below|hit(?:s|ting)?|clear(?:s|ing)?|top(?:ping)?|beat(?:ing)?|cover(?:ing)?|cash(?:ing)?|reach(?:ing)?)\b.*\b(?:that|this|it|line|number|prop|over|under|usually|lately|recently|often|season|year)\b/;

/** "How many did he get his last start": what he did in it, however that is to his line. */
const lastOne =
  /^(?:(?:and|so|but|ok) )*(?:how many|how much|what|whats|what's|how|hows|how's|how'd|what'd)(?: (?:\w+ )??(?:did|does|has|had|was|were))? (?:he|she|his|her)(?: (?:do|get|have|had|go|went|put up|rack up|finish with|end up with|end with|hit|make|throw|score|record|for|gone|over|under|it|that|the line|numbers?|line|stats?|total|in|on|is|was))* (?:(?:in|on|for|during) )?(?:(?:his|her|the) )?(?:last|latest|most recent|previous|prior) (?:game|week|start|outing|time out|appearance|match|contest)(?: (?:out|he played|he pitched|against (?:them|that team)|look like|go))?$/;

/** What says which side is counted: that of the bet is not always meant. */
const sideSaid =
  /\b(?:go|goes|gone|going|went|been|hit|hits|hitting|cash|cashes|cashed) (?:the )?(over|under)\b/i;

/** @returns the side that "how many has he gone over" asks about, whichever side was bet; null if it names none */
export function sideAsked(text: string): 'over' | 'under' | null {
  const said = sideSaid.exec(text)?.[1]?.toLowerCase();
  return said === 'over' || said === 'under' ? said : null;
}

export interface OfPlayer {
  readonly player: string;
  readonly stat: FindQuery['stat'];
  readonly side: 'over' | 'under' | null;
  readonly line: number | null;
  /** Nothing else was shown. */
  readonly isAlone: boolean;
}

/**
 * The one player that the last answer is on: a bet, a verdict on one, or a wish that no bet met.
 * @returns undefined if there is none, or another one beside him
 */
export function playerShown(turn: Turn): OfPlayer | undefined {
  const { play, asked = [] } = turn;
  if (play) {
    const [leg, ...others] = play.legs.filter(({ prop }) => prop);
    if (!leg?.prop || others.length > 0) return undefined;
    const { selection, line, prop } = leg;
    const side = selection === 'over' || selection === 'under' ? selection : null;
    return { player: prop.player, stat: prop.stat, side, line, isAlone: play.legs.length === 1 };
  }
  const [last, ...others] = asked;
  if (!last) return playerWanted(turn.queries);
  if (others.length > 0 || !(last.ask === 'check' || last.ask === 'compare')) return undefined;
  const [bet, ...more] = last.ask === 'check' ? last.legs : last.options;
  const isSame = more.every(({ player, stat }) => player === bet?.player && stat === bet?.stat);
  if (!bet || bet.player === null || bet.stat === null || !isSame) return undefined;
  const side = more.length > 0 || (bet.side !== 'over' && bet.side !== 'under') ? null : bet.side;
  return { player: bet.player, stat: bet.stat, side, line: bet.line, isAlone: true };
}

function playerWanted([reading, ...others]: Turn['queries']): OfPlayer | undefined {
  if (reading?.intent !== 'play' || others.length > 0) return undefined;
  const { player, stat, line, sides, wishes } = reading;
  if (player === null || wishes.length > 0) return undefined;
  const [side, ...more] = sides;
  const isSide = more.length === 0 && (side === 'over' || side === 'under');
  return { player, stat, side: isSide ? side : null, line, isAlone: true };
}

/** "Has he been clearing that line", "what's he done his last 5": of the one player that the answer is on. */
export function gamesOfPlayer(prompt: string, turn: Turn, { roster }: QuestionContext): Heard | undefined {
  const priced = playerPriced(turn);
  const shown = priced ?? playerShown(turn);
  if (!shown) return undefined;
  const of = { ...shown, player: knownAs(shown.player, roster) };
  const text = bareOf(prompt);
  // "You said the same last week and he got nothing. How many did he have?": what is complained of asks for nothing.
  if (lastOne.test(clausesOf(prompt).at(-1) ?? text)) return asideOf([{ ...gamesOf(of), last: 1 }]);
  const said = lastGames.exec(text)?.[1] ?? lastHit(text);
  const isOfLast = said !== undefined && (isOfHim.test(text) || of.isAlone);
  // The number of listed prices is in their answer alone.
  if (!isOfLast && priced) return undefined;
  if (!isOfLast && !(isMadeOf(text, aroundOver) && isOfHim.test(text) && isOfLine.test(text)))
    return undefined;
  const last = said === undefined ? null : (counts[said] ?? Number(said));
  const side = (of.line === null ? null : sideAsked(text)) ?? of.side;
  return asideOf([{ ...gamesOf(of), over: of.line, side, last: last === 0 ? null : last }]);
}

/** His games, in the statistic that was shown. */
export const gamesOf = ({ player, stat }: Pick<OfPlayer, 'player' | 'stat'>): FindQuery => ({
  ...openFind,
  topic: 'game_log',
  sports: [],
  teams: [],
  players: [player],
  stat,
});

/** The one player whose prices were shown. */
function playerPriced({ asked: [last, ...others] = [] }: Turn): OfPlayer | undefined {
  if (last?.ask !== 'market' || last.topic !== 'player_lines' || others.length > 0) return undefined;
  const [player, ...more] = last.players;
  const isOne = player !== undefined && more.length === 0 && last.stat !== null && last.stat !== 'other';
  return isOne ? { player, stat: last.stat, side: null, line: null, isAlone: true } : undefined;
}

function lastHit(text: string): string | undefined {
  const said = lastOf.exec(text)?.[1];
  const words = new Set([...aroundOver, ...aroundLast]);
  return said !== undefined && isMadeOf(text.replace(lastOf, ' '), words) ? said : undefined;
}

interface OfGame {
  readonly sport: Sport;
  /** Of a question that names one team, that one. */
  readonly teams: readonly string[];
}

/** The games of the legs, each once, or that of the last question. */
function gamesOfTurn(turn: Turn): readonly OfGame[] {
  if (turn.play) {
    const games = new Map(
      turn.play.legs
        .filter(({ outright }) => !outright)
        .map(({ gameId, sport, away, home }) => [gameId, { sport, teams: [away, home] }] as const),
    );
    return [...games.values()];
  }
  const about = subjectOfLast(turn);
  const [sport] = about?.sports ?? [];
  return about && sport && about.teams.length > 0 ? [{ sport, teams: about.teams }] : [];
}

function subjectOfLast({ asked = [] }: Turn) {
  const [last, ...others] = asked;
  return last && others.length === 0 && isRuled(last) ? subjectOfQuery(last) : undefined;
}

const teamsOf = ({ home, away, prop, outright }: ShownLeg): readonly string[] =>
  outright ? [] : prop ? [prop.team] : [home, away];

const asideOf = (queries: readonly FindQuery[]): Heard | undefined =>
  queries.length === 0
    ? undefined
    : { kind: 'queries', queries: queries.slice(0, mostQueries), isAside: true };
