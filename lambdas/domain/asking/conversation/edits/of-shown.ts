/** "Who do they play", "what's his line tonight" after a list of a league: of the team or the player that the answer names first. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { readQueries } from '../../queries/reading/read-queries.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';

const ofTeam =
  /\b(?:they|them|their|that team|the first (?:one|team)|(?:the )?(?:top|number one|#1) (?:one|team))\b/gi;
const ofPlayer =
  /\b(?:he|she|him|his|her|that (?:guy|player)|the first (?:one|guy|player)|(?:the )?(?:top|number one|#1) (?:one|guy|player))\b/gi;
/** "He's", "they're". */
const contracted = /\b(they|he|she)(?:'re|'s|re(?= )|s(?= ))/gi;

/** A player plays when his team does. */
const nextGame =
  /^(?:and |so )*(?:(?:when|what time|who)(?: is|s|'s)?(?: (?:does|do|is|are))? (?:he|his|she|her)(?: (?:play|playing|next|game|up|against|again|face|facing|on|tonight|today|this week|start))+|(?:his|her) next (?:game|opponent|matchup))$/i;

/**
 * The question is read with the name of somebody in the place of the pronoun: whom the answer names is known only once it is made again.
 * @returns undefined where the last question named somebody itself, or the words are no question of one
 */
export function ofShown(
  prompt: string,
  last: FindQuery | MarketQuery,
  context: QuestionContext,
): Heard | undefined {
  if (last.teams.length + last.players.length > 0) return undefined;
  if (last.ask === 'market' && !isOfTeams(last)) return undefined;
  const [sport = context.selectedSport] = last.sports;
  const text = tidied(prompt).replace(contracted, '$1 is');
  if (sentenceOf(text, context).tokens.some(({ team }) => team)) return undefined;
  const team = context.teams.find((each) => each.sport === sport)?.name;
  const player = (context.roster ?? []).find((each) => each.sport === sport)?.name;
  const isOfPlayers = last.ask === 'find' && last.topic === 'leaders';
  if (isOfPlayers && player !== undefined && nextGame.test(text))
    return {
      kind: 'queries',
      queries: [{ ...openFind, topic: 'schedule', sports: [sport], teams: [], players: [player] }],
      isAside: false,
      isOfShown: true,
    };
  for (const [pattern, name] of [
    [ofTeam, isOfPlayers ? undefined : team],
    [ofPlayer, isOfPlayers ? player : undefined],
  ] as const) {
    if (name === undefined || text.replace(pattern, name) === text) continue;
    const [query, ...others] = readQueries(text.replace(pattern, name), context) ?? [];
    if (!query || others.length > 0 || (query.ask !== 'find' && query.ask !== 'market')) continue;
    const named = [...query.teams, ...query.players];
    if (named.length === 1 && named[0] === name)
      return { kind: 'queries', queries: [query], isAside: false, isOfShown: true };
  }
  return undefined;
}

/** "Biggest favorite this week": its prices are of teams, in an order. */
const isOfTeams = ({ topic, market, order }: MarketQuery): boolean =>
  topic === 'board' && (market === 'moneyline' || market === 'spread') && order !== null;
