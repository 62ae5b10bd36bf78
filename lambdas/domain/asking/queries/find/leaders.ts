/** The best and the worst teams of a league: by covers, overs or scoring, over the games that the table keeps. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { plural } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { boardOf, playIn } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import { item } from '../table/words.ts';
import { covers, finished, inSplits, overs, ownGames, tallyWords } from './past.ts';
import { splitWords } from './split-words.ts';
import { scoringRanks } from './team-ranks.ts';

const shown = 5;
const mostRows = 12;
/** A share of fewer games says nothing. */
const fewestGames = 5;

/** What each topic ranks by, and how it is named. */
const measures = {
  spread: { tally: covers, name: 'against the closing spread' },
  total: { tally: overs, name: 'to the over' },
} as const;

/** Of some weeks or of the last few games, most teams have fewer than are needed of a season: more than half of the most that any has. */
function leastGames(
  { since, last }: FindQuery,
  tallies: readonly { readonly tally: { readonly games: number } }[],
): number {
  if (since === null && last === null) return fewestGames;
  const most = Math.max(0, ...tallies.map(({ tally }) => tally.games));
  return Math.max(2, Math.min(fewestGames, Math.floor(most / 2) + 1));
}

export function leaders(query: FindQuery, tables: Tables): QueryAnswer {
  const { topic, order, side, over } = query;
  if (topic === 'statistic') return scoringRanks(query, tables);
  const measure = topic === 'spread' ? measures.spread : measures.total;
  const [sport = tables.selectedSport] = query.sports;
  const table = tables.sports.find((each) => each.sport === sport);
  const all = table ? finished(table) : [];
  const names = [...new Set(all.flatMap(({ homeName, awayName }) => [homeName, awayName]))];
  const isUnder = topic === 'total' && side === 'under';
  const tallies = names.map((team) => ({
    team,
    tally: measure.tally(inSplits(ownGames(team, all, tables.now), query)),
  }));
  const least = leastGames(query, tallies);
  const ranked = tallies
    .filter(({ tally }) => tally.games - tally.even >= least)
    .filter(({ tally }) => over === null || (isUnder ? tally.lost : tally.won) > over)
    .map(({ team, tally }) => {
      const share = tally.won / (tally.won + tally.lost);
      return { team, tally, share: isUnder ? 1 - share : share };
    })
    .sort(
      (a, b) =>
        (order === 'least' ? a.share - b.share : b.share - a.share) ||
        b.tally.games - a.tally.games ||
        a.team.localeCompare(b.team, 'en'),
    );
  const name = isUnder ? 'to the under' : measure.name;
  const next = [playIn(sport), boardOf(sport)];
  const atLeast = over === null ? null : Math.ceil(over);
  if (ranked.length === 0 && atLeast !== null && names.length > 0) {
    return {
      response: `No ${sport} team went ${name.replace('to the ', '')} ${atLeast} times or more, over the last games we keep (at most 15 a team).`,
      cards: [],
      alternatives: next,
    };
  }
  if (ranked.length === 0) {
    return {
      response: `We keep too few ${sport} results to rank teams ${name}: at least ${plural(least, 'game')} a team are needed.`,
      cards: [],
      alternatives: next,
    };
  }
  const words = ({ won, lost, even }: (typeof ranked)[number]['tally']) =>
    tallyWords(isUnder ? { won: lost, lost: won, even, games: 0 } : { won, lost, even, games: 0 });
  const title =
    atLeast === null
      ? `${order === 'least' ? 'Worst' : 'Best'} ${sport} teams ${name}${splitWords(query)}`
      : `${sport} teams that went ${name.replace('to the ', '')} ${atLeast} times or more${splitWords(query)}`;
  return {
    response: [
      `${title}, over the last games we keep (at most 15 a team):`,
      ...ranked
        .slice(0, atLeast === null ? (query.limit ?? shown) : mostRows)
        .map(({ team, tally, share }) => item(`${team}: ${words(tally)}, ${Math.round(share * 100)}%`)),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title,
        columns: [
          { label: 'Team', align: 'start' },
          { label: 'Record', align: 'end' },
          { label: 'Share', align: 'end' },
          { label: 'Games', align: 'end' },
        ],
        rows: ranked
          .slice(0, mostRows)
          .map(({ team, tally, share }) => [
            team,
            words(tally),
            `${Math.round(share * 100)}%`,
            `${tally.games}`,
          ]),
        note: `Of ${plural(ranked.length, 'team')} with at least ${plural(least, 'game')}.`,
      },
    ],
    alternatives: next,
  };
}
