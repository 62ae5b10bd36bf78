/** Facts about the two teams that were shown: "back to back for either team?", "who do they play after this", "first period record for those teams". */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { mostQueries } from '../../../../contracts/asking/query.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { readQueries } from '../../queries/reading/read-queries.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import type { Heard } from '../heard.ts';
import type { Said } from './said.ts';

const either =
  '(?:either|both|any|anyone|anybody|one|which|who|they|each|these|those|the two)(?: (?:of )?(?:them|these|those|the|two|teams?|sides?|squads?|one))*';
const tired =
  '(?:b2bs?|back[ -]to[ -]backs?|short rest|no rest|(?:the )?second (?:night|leg|half|end) of (?:a|the) back[ -]to[ -]back|rested|rest|rest days?|days? (?:of )?rest|tired|fresh|days? off)';
const resting = new RegExp(
  `^(?:(?:and|so|is|are|was|were|any|a|on|for|of|the|do|does|have|has|got|it|there|this|coming off|off|playing|how many|how much|what about|with|in|more) )*(?:${either} )?(?:(?:on|playing|coming off|off|of|get|have|has|a|the|on a|is|are|more|well|this) )*${tired}(?: (?:situation|spot|advantage|edge|here|game|tonight|today))*(?: (?:for|on|of|with|do|does|is|are|have|has)(?: ${either})?| (?:either|both)(?: (?:team|side)s?)?)*(?: (?:have|has|get|on|had|here|in this (?:one|game)))*$`,
);
const after =
  /^(?:(?:nvm|never mind|and|so|ok|wait|but) )*(?:who|what|when|whats|what's|whos|who's|where)(?:(?: is| are| do| does|'s)? (?:they|he|she|each team|either team|both teams|the teams?|their|his|her|his team|her team|that team)(?: both| each)?(?: (?:next )?(?:play|face|see|get|have|up against|playing|facing|got|up))*(?: next)?)? ?(?:next (?:game|opponent)s? |game |games |matchup )?(?:right )?after (?:this|that|it|(?:this|that) (?:one|game|matchup))$/;

/** "Who has been going over more" of the two teams of a total. */
const more =
  /^(?:(?:and|so|but) )*(?:who|whos|who's|which(?: (?:one|team|side))?)(?: of (?:them|those|these|the two))?(?: (?:has|have|is|been|does|do|usually|mostly))*(?: (?:going|gone|go|goes|went|hit|hits|hitting|cash|cashing|cashed|had|has))(?: (?:the|more|to))* (?:overs?|unders?)(?: (?:the )?(?:total|number))?(?: (?:more|most|the most|more often|more lately|better|lately|recently|this season|often|a lot))*$/;
/** "How often do their games go over": of each of the teams. */
const often =
  /^(?:(?:and|so|but|ok) )*(?:how (?:often|many times|many)(?: of)?|do|does|did|have|has|what percent(?:age)? of)(?: (?:do|does|did|have|has|will|of))*(?: (?:all|both|most|either|each|of|the|their|these|those|two))* (?:teams?|games?|matchups?|they|them|teams' games|sides)(?: (?:do|does|have|has|been|usually|normally|typically|mostly|tend to|games|both))* (?:go|goes|gone|going|went|hit|hits|hitting|cash|cashed|end up|finish|land|been) (?:the )?(?:overs?|unders?)(?: (?:the )?(?:total|number|a lot|lately|recently|this (?:season|year)|usually|much|often|more often than not|or under|mostly))*$/;
const isOfTotal = ({ market, bets }: Said['shown']) =>
  market === 'total' || bets.some((bet) => bet.market === 'total');

/** The team of the one player, or the one team, that was shown. */
function ownTeam({ shown: { teams, players }, context: { roster = [] } }: Said): string | undefined {
  const [player, ...others] = players;
  if (player === undefined) return teams.length === 1 ? teams[0] : undefined;
  return others.length === 0 ? roster.find(({ name }) => name === player)?.team : undefined;
}

/** @returns undefined where no two teams of one game were shown, or where something else is asked */
export function ofBothTeams(said: Said): Heard | undefined {
  const { text, shown, slots, sport } = said;
  const { teams } = shown;
  const isOfOthers = slots.teams.length + slots.players.length > 0 || slots.days !== null;
  if (isOfOthers) return undefined;
  const about = { ...openFind, sports: [sport] };
  const own = after.test(text) ? ownTeam(said) : undefined;
  if (own !== undefined)
    return heardOfAll([{ ...about, topic: 'schedule', detail: 'after_next', teams: [own] }], said);
  if (teams.length !== 2 || shown.players.length > 0) return undefined;
  if ((more.test(text) || often.test(text)) && isOfTotal(shown))
    return heardOfAll(
      teams.map((team) => ({ ...about, topic: 'total', teams: [team] })),
      said,
    );
  if (resting.test(text)) return heardOfAll([{ ...about, topic: 'rest', teams: [...teams] }], said);
  if (after.test(text))
    return heardOfAll(
      teams.map((team) => ({ ...about, topic: 'schedule', detail: 'after_next', teams: [team] })),
      said,
    );
  return undefined;
}

const those =
  /\b(?:(?:for|of|by|from|on|with|about|do|are|have|did) )?(?:all (?:of )?)?(?:those|these|the|both(?: of (?:those|these|the))?|all)(?: (?:two|three|four|same|2|3|4))? (?:teams|squads|clubs)\b/i;

/** "First period record for those teams": of the teams of the bet, game by game. */
export function ofThoseTeams(prompt: string, { play }: Turn, context: QuestionContext): Heard | undefined {
  const legs = (play?.legs ?? []).filter(({ outright, prop }) => !outright && !prop);
  const isOfTeams = legs.length > 0 && legs.length === play?.legs.length;
  if (!isOfTeams || !those.test(prompt)) return undefined;
  const games = [...new Map(legs.map((leg) => [leg.gameId, leg])).values()];
  const queries = games.flatMap(({ sport, away, home }) => {
    const [query, ...others] =
      readQueries(prompt.replace(those, ` of the ${away} `), { ...context, selectedSport: sport }) ?? [];
    const isOfTeam = query?.ask === 'find' && query.teams.length === 1 && query.players.length === 0;
    return isOfTeam && others.length === 0 ? [{ ...query, teams: [away, home] }] : [];
  });
  return queries.length === games.length ? heardOfAll(queries, { isAside: true }) : undefined;
}

const heardOfAll = (queries: readonly FindQuery[], { isAside }: Pick<Said, 'isAside'>): Heard | undefined =>
  queries.length === 0 || queries.length > mostQueries
    ? undefined
    : { kind: 'queries', queries: [...queries], isAside, isWhole: true };
