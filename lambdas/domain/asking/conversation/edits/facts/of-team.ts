/** A team's facts once more: what it allows, what it scores, and the game after its next one. */
import { openFind } from '../../../queries/find/open-find.ts';
import type { RuledQuery } from '../../../queries/reading/kinds.ts';
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';
import { bareOf } from '../../asked/around.ts';
import { subjectOfQuery } from '../../ellipsis/subject.ts';

type Find = Extract<RuledQuery, { readonly ask: 'find' }>;

const around =
  "(?:and|so|ok|but|what|whats|what's|about|how|much|many|any|idea|on|do|does|did|is|are|they|the|their|them|in|em|those|that|these|it|there|runs?|points?|pts|goals?|per|a|game|games|usually|typically|average|avg|on average|of|for|defense|ones|at home|on the road|you|know|have|got|like|though)";
const allowed = new RegExp(
  `^(?:${around} )*(?:give up|giving up|gave up|given up|allow|allowed|allowing|concede|conceded|let in|letting in|against them|defensively)(?: ${around})*$`,
);
const scored = new RegExp(
  `^(?:${around} )*(?:score|scored|scoring|put up|average|offensively|offense|offence)(?: ${around})*$`,
);
const ofGames: ReadonlySet<Find['topic']> = new Set<Find['topic']>([
  'statistic',
  'record',
  'spread',
  'total',
  'form',
]);

/** @returns undefined if it asks for something else */
export function otherOfTeam(prompt: string, last: Find): Find | undefined {
  if (!ofGames.has(last.topic) || last.teams.length !== 1 || last.players.length > 0) return undefined;
  const text = bareOf(prompt);
  const isAllowed = allowed.test(text);
  const isScored = last.topic !== 'statistic' && scored.test(text);
  if (!isAllowed && !isScored) return undefined;
  return {
    ...last,
    topic: 'statistic',
    detail: isAllowed ? 'allowed' : null,
    market: null,
    side: null,
    over: null,
  };
}

const after =
  /^(?:(?:and|so|ok|then|what|whats|what's|when|whens|when's|who|whos|who's|is|are|do|does|about|how|time|the|their|they|it|that|its|T|on|for|at|will|next) )*(?:(?:next|game|one|matchup|opponent|play|playing|face|facing|see|get|got|up|have|time) )*(?:after (?:that|this|it|them|(?:the )?T|the next one|tonight|today|tomorrow)|again|next one after(?: that)?|following (?:one|game|that)|the (?:one|game) after|after)(?: (?:one|game|T|that|though|then|do|they|play|is|it|who|when))*$/;

/** "And their next one after that": of the one team that was asked about, or that is named of its game. */
export function gameAfterNext(prompt: string, last: RuledQuery, context: QuestionContext): Find | undefined {
  const about =
    last.ask === 'market' || (last.ask === 'find' && last.topic === 'schedule')
      ? subjectOfQuery(last)
      : undefined;
  if (!about || about.teams.length === 0 || about.players.length > 0) return undefined;
  const [sport = context.selectedSport] = about.sports;
  const { tokens } = sentenceOf(bareOf(prompt), { ...context, selectedSport: sport });
  const named = [...new Set(tokens.flatMap(({ team }) => team?.name ?? []))];
  const text = tokens.flatMap(({ word, team, isBreak }) => (isBreak ? [] : [team ? 'T' : word])).join(' ');
  const [said, ...more] = named;
  const [only, ...others] = about.teams;
  const isOwn = said !== undefined && about.teams.includes(said);
  // "And after the Dolphins": the game after the one against them.
  const team = isOwn ? said : others.length === 0 ? only : undefined;
  if (team === undefined || more.length > 0 || !after.test(text)) return undefined;
  const against = said !== undefined && !isOwn ? [said] : [];
  return {
    ...openFind,
    topic: 'schedule',
    detail: 'after_next',
    against,
    sports: [sport],
    teams: [team],
    players: [],
  };
}
