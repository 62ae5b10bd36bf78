/** Who did what in the games that were shown: "who led them in scoring", "did Messi score in any of those", "and the game before that". */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { addDays, leagueDay } from '../../../platform/calendar.ts';
import { openFind } from '../../queries/find/open-find.ts';
import type { Heard } from '../heard.ts';
import { heardOf, isPlain, type Said, unreadIn } from './said.ts';
import { statSaid } from './stats-said.ts';

const asksWho =
  /^(?:(?:and|so) )*(?:who|whos|who's|which (?:player|one of their players|of their players)|what player)\b/;
const leads =
  /\b(?:led|lead|leads|leading|leader|top|most|best|scored|scorers?|highest|high|threw|caught|ran)\b/;
const ofTeams = /\b(?:wins?|won|record|better|division|conference|league|standings)\b/;
/** Of all games, and not of those that were shown. */
const ofSeason = /\b(?:this|the|all|on the) (?:season|year)\b/;

/** @returns undefined where no player of a team that was shown is asked for */
export function leaderOf(said: Said): FindQuery | undefined {
  const { text, slots, shown, sport } = said;
  const { last } = shown;
  if (!asksWho.test(text) || !leads.test(text) || ofTeams.test(text) || !isPlain(said)) return undefined;
  if (slots.players.length > 0 || slots.teams.length > 1 || slots.over !== null || slots.isNext)
    return undefined;
  if (shown.players.length > 0 || slots.stats.length > 1 || slots.has('allowed')) return undefined;
  const stat = statSaid(said);
  const teams = slots.teams.length > 0 ? slots.teams : shown.teams;
  if (stat === undefined || teams.length === 0 || teams.length > 2 || last?.ask !== 'find') return undefined;
  if (last.order !== null) return undefined;
  const isOfAll = ofSeason.test(text) || slots.has('season');
  if (otherTeam.test(text)) return ofOther(teams, last, { ...said, stat });
  return {
    ...openFind,
    topic: 'leaders',
    sports: [sport],
    teams: [...teams],
    stat,
    last: slots.last ?? (isOfAll ? null : gamesShown(last)),
    ...(!isOfAll && slots.last === null && { days: slots.days ?? pastDays(said, last) }),
  };
}

const otherTeam =
  /\b(?:the )?(?:other|opposing) (?:team|side|squad|club|guys)\b|\b(?:their|the) opponents?\b|\bfor the opposition\b|\bagainst them\b/;

/** "Who had the most rebounds for the other team": of those whom the team met in the games that were shown. */
function ofOther(
  teams: readonly string[],
  last: FindQuery,
  { sport, stat, context }: Said & { readonly stat: NonNullable<FindQuery['stat']> },
): FindQuery | undefined {
  const newest = last.days?.at(-1);
  const since = addDays(leagueDay(context.now), sport === 'NFL' || sport === 'CFL' ? -week : -1);
  // The result of these days is that of the last game.
  const isOfNewest = last.topic === 'score' && newest !== undefined && newest >= since;
  const count = isOfNewest ? 1 : gamesShown(last);
  return teams.length === 1 && count !== null
    ? { ...openFind, topic: 'leaders', sports: [sport], against: [...teams], stat, last: count }
    : undefined;
}
const week = 8;

const ofEach =
  /\b(?:each|both|either) (?:of )?(?:the |these |those )?(?:two )?(?:teams?|sides?|clubs?|squads?)\b|\b(?:each|both) of them\b|\bfor each\b/;

/** "Who is the top scorer on each team": of two teams that were shown, those of one and those of the other. */
export function leadersOfEach(said: Said): Heard | undefined {
  const { text, slots, shown, sport } = said;
  if (!asksWho.test(text) || !leads.test(text) || !ofEach.test(text) || !isPlain(said)) return undefined;
  if (slots.players.length + slots.teams.length > 0 || slots.over !== null || slots.isNext || slots.days)
    return undefined;
  const [one, other, ...more] = shown.teams;
  const stat = statSaid(said);
  if (one === undefined || other === undefined || more.length > 0 || stat === undefined) return undefined;
  const about: FindQuery = {
    ...openFind,
    topic: 'leaders',
    sports: [sport],
    stat,
    last: slots.last,
    limit: 3,
  };
  return { ...heardOf(about, said), queries: [one, other].map((team) => ({ ...about, teams: [team] })) };
}

/** How many games the last answer was of; null for all. */
function gamesShown({ topic, last, days }: FindQuery): number | null {
  if (topic === 'score' && days === null) return last ?? 1;
  return topic === 'form' && days === null ? (last ?? usual) : null;
}
const usual = 5;

function pastDays({ context }: Said, { topic, days }: FindQuery): FindQuery['days'] {
  const today = leagueDay(context.now);
  return topic === 'score' && days?.every((day) => day < today) ? days : null;
}

const inThose =
  /\b(?:in|of|during) (?:any (?:of )?)?(?:those|them|these|that|it|this)(?: (?:games?|ones?|matches|match|stretch))?$|\bin (?:that|the|those|these|any) (?:games?|matches|match)(?: of (?:those|them))?$/;
const did = /^(?:(?:and|so) )*(?:did|has|have|how many|how much|was|what did)\b/;

/** "Did Messi score in any of those": a player's figures in the games of the team that were listed. */
export function playerInGames(said: Said): FindQuery | undefined {
  const { text, slots, shown, sport } = said;
  const { last } = shown;
  const [player = strangerIn(said), ...others] = slots.players;
  if (last?.ask !== 'find' || (last.topic !== 'form' && last.topic !== 'score') || !player) return undefined;
  if (others.length > 0 || slots.teams.length > 0 || !did.test(text) || !inThose.test(text)) return undefined;
  const stat = statSaid(said);
  if (stat === undefined || !isPlain(said)) return undefined;
  const isWhether = !/\bhow (?:many|much)\b/.test(text) || /\bhow many of\b/.test(text);
  return {
    ...openFind,
    topic: 'game_log',
    sports: [sport],
    players: [player],
    stat,
    last: gamesShown(last),
    days: pastDays(said, last),
    ...(isWhether && { over: slots.over ?? 0.5, side: null }),
  };
}

/** Somebody whom the feed does not name: his name alone is unread. */
function strangerIn(said: Said): string | undefined {
  const name = unreadIn(said).join(' ');
  const at = said.prompt.toLowerCase().indexOf(name);
  const typed = said.prompt.slice(at, at + name.length);
  return name !== '' && at > 0 && /^[A-Z][\w'.-]+(?: [A-Z][\w'.-]+)?$/.test(typed) ? typed : undefined;
}

const before =
  /^(?:(?:and|so|ok|what|whats|what's|about|how|who|did|was|were|won|it|they|do|in|for|the|on|happened) )*(?:the )?(?:(?:game|one|meeting|match|matchup|time) (?:before|prior)|before|previous (?:one|game|meeting|match|time)|second[- ]to[- ]last(?: one| game| meeting)?)(?: (?:that|this|it|then|one))*$/;

/** "And the game before that": the one that was shown, and the one before it. */
export function gameBefore(said: Said): Heard | undefined {
  const { text, shown } = said;
  const { last } = shown;
  if (last?.ask !== 'find' || !before.test(text) || last.days !== null) return undefined;
  const count = (last.last ?? 1) + 1;
  if (last.topic === 'meetings')
    return {
      ...heardOf(
        { ...last, last: count, detail: null, splits: [], market: null, side: null, over: null },
        said,
      ),
      says: 'The last meetings that we keep, newest first:',
    };
  const isOfOne = (last.topic === 'score' || last.topic === 'form') && last.teams.length === 1;
  if (isOfOne && (last.topic === 'score' || last.last !== null))
    return {
      ...heardOf({ ...openFind, topic: 'form', sports: last.sports, teams: last.teams, last: count }, said),
      says: 'The latest first, then the game before it:',
    };
  return last.topic === 'game_log' && last.last !== null
    ? heardOf({ ...last, last: count }, said)
    : undefined;
}

const asksHost =
  /^(?:(?:and|so) )*(?:who|which team|which one|whos|who's)(?: is|'s|s)? ?(?:is |are |has |plays |playing )?(?:(?:at )?home|the home (?:team|game|side|field|ice|court)|hosting|on the road|the (?:road|away|visiting) team|away|visiting)(?: (?:in|for|of|that|this|the|game|matchup|match|one|it|there|tonight|today|team))*$/;

/** "Who is at home in that game": of the game that was shown, and no bet on its home team. */
export function hostOf(said: Said): FindQuery | undefined {
  const { text, shown, sport, slots } = said;
  if (!asksHost.test(text) || shown.teams.length === 0 || shown.teams.length > 2) return undefined;
  if (slots.players.length > 0 || slots.over !== null) return undefined;
  return { ...openFind, topic: 'schedule', sports: [sport], teams: [...shown.teams], days: slots.days };
}
