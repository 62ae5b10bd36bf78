/** Teams of a league by what they score or allow. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { periodLabel } from '../../../feed/markets/leg-words.ts';
import { plural } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { boardOf, playIn } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import { item } from '../table/words.ts';
import { finished, inPart, inSplits, type Own, ownGames } from './past.ts';
import { splitWords } from './split-words.ts';

const usual = 5;
const mostRows = 12;
/** An average of fewer games says nothing. */
const fewestGames = 5;

interface OfTeam {
  readonly team: string;
  readonly games: readonly Own[];
}

/** Every team of the league asked about, with its games in the splits. */
function teamsIn(query: FindQuery, tables: Tables): { readonly sport: Sport; readonly teams: OfTeam[] } {
  const [sport = tables.selectedSport] = query.sports;
  const table = tables.sports.find((each) => each.sport === sport);
  const all = table ? finished(table) : [];
  const names = [...new Set(all.flatMap(({ homeName, awayName }) => [homeName, awayName]))];
  return {
    sport,
    teams: names.map((team) => ({ team, games: inSplits(ownGames(team, all, tables.now), query) })),
  };
}

export function scoringRanks(query: FindQuery, tables: Tables): QueryAnswer {
  const { order, part, limit } = query;
  const { sport, teams } = teamsIn(query, tables);
  const isAllowed = query.detail === 'allowed';
  const verb = isAllowed ? 'allow' : 'score';
  const ranked = teams
    .map(({ team, games }) => {
      const scores = games.flatMap((game) => (part === null ? [game] : (inPart(game, part) ?? [])));
      const total = scores.reduce((sum, each) => sum + (isAllowed ? each.conceded : each.scored), 0);
      return { team, games: scores.length, average: Math.round((total / scores.length) * 10) / 10 };
    })
    .filter(({ games }) => games >= fewestGames)
    .sort(
      (a, b) =>
        (order === 'least' ? a.average - b.average : b.average - a.average) ||
        a.team.localeCompare(b.team, 'en'),
    );
  const alternatives = [playIn(sport), boardOf(sport)];
  const where = `${part === null ? '' : ` in the ${periodLabel(part).toLowerCase()}`}${splitWords(query)}`;
  if (ranked.length === 0)
    return {
      response: `We keep too few ${sport} results to rank what teams ${verb}${where}: at least ${fewestGames} games a team are needed.`,
      cards: [],
      alternatives,
    };
  const title = `${sport} teams that ${verb} the ${order === 'least' ? 'least' : 'most'}${where}`;
  return {
    response: [
      `${title}, over the last games we keep (at most 15 a team):`,
      ...ranked
        .slice(0, limit ?? usual)
        .map(({ team, games, average }) => item(`${team}: ${average} a game in ${plural(games, 'game')}`)),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title,
        columns: [
          { label: 'Team', align: 'start' },
          { label: 'Per game', align: 'end' },
          { label: 'Games', align: 'end' },
        ],
        rows: ranked.slice(0, mostRows).map(({ team, games, average }) => [team, `${average}`, `${games}`]),
      },
    ],
    alternatives,
  };
}
