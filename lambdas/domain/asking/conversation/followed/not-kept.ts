/** What follows an answer about somebody and is not kept, named in the answer beside what is. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { scoringStat } from '../../../feed/players/scoring-stat.ts';
import { nickname } from '../../english/team-names.ts';
import { openFind } from '../../queries/find/open-find.ts';
import type { Heard } from '../heard.ts';
import { heardOf, isPlain, type Said, unreadIn } from './said.ts';

const guards =
  /\b(?:who|whos|who's|which (?:player|defender)|what (?:cb|corner|defender))\b.*\b(?:guard(?:s|ing)?|defend(?:s|ing)?|cover(?:s|ing)|matched up|shadow(?:s|ing)?|marking)\b/;
const gains =
  /\b(?:who|whos|who's|which (?:player|one)s?|any(?:one|body))\b.*\b(?:benefits?|gains?|steps? up|picks? up the slack|fills? in|takes? (?:over|his place|his spot)|gets? (?:more|his|the extra|a boost)|replaces?|sees more)\b|\bnext man up\b/;
const missed =
  /\b(?:how many (?:games|starts|weeks)\b.*\b(?:miss(?:ed)?|sat out)|games (?:has|did) \w+ miss)\b/;
const lineMates =
  /\b(?:who|whos|who's|which guys)\b.*\b(?:(?:top|first|second|third|fourth|1st|2nd|3rd|4th|his|that|which) line|lines? with him|line ?mates?)\b|\b(?:what|which) line (?:is|does) (?:he|she)\b/;
const lastSeason =
  /\b(?:last (?:year|season)(?:'?s)?|(?:a|one) year ago|the (?:year|season) before|previous season(?:'?s)?)\b/;
const easier =
  /\b(?:easier|tougher|harder|softer|better|worse|toughest|easiest|hardest|best|worst) (?:matchup|opponent|game|test|draw|defense)\b/;

/** @returns undefined for anything that is kept, or is about nobody who was shown */
export function notKept(said: Said): Heard | undefined {
  const { text, shown } = said;
  const [player, ...others] = shown.players;
  if (easier.test(text) && shown.players.length >= 2) return ofOpponents(said);
  if (player === undefined || others.length > 0) return undefined;
  const own = teamOf(player, said);
  if (own !== undefined && guards.test(text))
    return {
      ...heardOf(
        { ...ofTeam(own, said), topic: 'statistic', detail: 'allowed', unkept: ['who guards whom'] },
        said,
      ),
      isOfOpponent: true,
    };
  if (own !== undefined && gains.test(text))
    return heardOf(
      {
        ...ofTeam(own, said),
        topic: 'leaders',
        stat: said.sport === 'NFL' ? 'receiving_yards' : (scoringStat[said.sport] ?? 'points'),
        unkept: ['who gains when a player sits'],
      },
      said,
    );
  if (lineMates.test(text)) return heardOf(logOf(player, said, 'lines and line mates'), said);
  if (missed.test(text)) return heardOf(logOf(player, said, 'how many games a player missed'), said);
  return lastSeason.test(text) ? heardOf(logOf(player, said, 'figures of last season'), said) : undefined;
}

const teamOf = (player: string, { context: { roster = [] } }: Said): string | undefined =>
  roster.find(({ name }) => name === player)?.team;

const ofTeam = (team: string, { sport }: Said) => ({ ...openFind, sports: [sport], teams: [team] });

function logOf(player: string, { sport, shown: { last, stat } }: Said, unkept: string): FindQuery {
  const own = last?.ask === 'find' && last.topic === 'game_log' ? last.stat : stat;
  return { ...openFind, topic: 'game_log', sports: [sport], players: [player], stat: own, unkept: [unkept] };
}

/** "Who has the easier matchup": by what the teams allow that the players meet next. */
function ofOpponents(said: Said): Heard | undefined {
  const teams = said.shown.players.flatMap((player) => teamOf(player, said) ?? []);
  if (teams.length < said.shown.players.length || new Set(teams).size < teams.length) return undefined;
  const isHard = /\b(?:tough|hard|worse|worst)/.test(said.text);
  return {
    ...heardOf(
      {
        ...openFind,
        topic: 'statistic',
        sports: [said.sport],
        teams: teams.slice(0, mostCompared),
        order: isHard ? 'least' : 'most',
        detail: 'allowed',
      },
      said,
    ),
    isOfOpponent: true,
    facing: said.shown.players.slice(0, mostCompared),
    isWhole: isPlain(said) && unreadIn(said).every((word) => ofMatchup.has(word)),
    says: `By what these teams allow, the first one below is the ${isHard ? 'harder' : 'easier'} matchup; we don’t keep how they do against one position.`,
  };
}
const mostCompared = 4;
const ofMatchup: ReadonlySet<string> = new Set(
  'easier tougher harder softer toughest easiest hardest matchup matchups opponent test draw defense face faces facing guy player one who which whos tonight today'.split(
    ' ',
  ),
);

/** Where one of them plays no game that is listed. */
export const facedUnknown = 'We can’t compare whom they face: not every one of them has a game listed now.';

/** @param teams whom the players meet next, in their order */
export const facedNext = (players: readonly string[], teams: readonly string[], sport: Sport): string =>
  `${teams.map((team, at) => `${players[at]} faces the ${nickname(team, sport)}`).join(', ')}.`;
