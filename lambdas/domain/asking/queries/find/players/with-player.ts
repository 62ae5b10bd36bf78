/** A team's results in the games with or without a player, by who stands in the box scores. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { dayLabel } from '../../../../platform/calendar.ts';
import { plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import { playFor, scheduleOf } from '../../table/next.ts';
import type { Tables } from '../../table/tables.ts';
import { item, listed, theTeam } from '../../table/words.ts';
import { covers, inSplits, type Own, overs, results, tallyWords } from '../past.ts';
import { splitWords } from '../split-words.ts';
import { boxesOf } from './boxes.ts';
import { seasonsOf } from './player-games.ts';

export function withOrWithout(query: FindQuery, tables: Tables): QueryAnswer {
  const [team = ''] = query.teams;
  const isWithout = query.withoutPlayer !== null;
  const named = query.withoutPlayer ?? query.withPlayer ?? '';
  const table = tables.sports.find((each) => each.teams.some(({ name }) => name === team));
  const sport = table?.sport ?? tables.selectedSport;
  const who = theTeam(team, sport);
  const found = seasonsOf(named, tables);
  const [player, ...others] =
    found.filter((each) => each.team === team).length > 0
      ? found.filter((each) => each.team === team)
      : found;
  const missing = (response: string): QueryAnswer => ({
    response,
    cards: [],
    alternatives: [player ? playFor(team, sport) : scheduleOf(sport)],
  });
  if (!table || !player) return missing(`We keep no box score of ${named} for ${who} this season.`);
  if (others.length > 0)
    return missing(
      `Several players are called ${named}: ${listed(found.map(({ name }) => name))}. Please name one in full.`,
    );
  const { known, played } = boxesOf(player, team, table, tables.now);
  const games = inSplits(known, query).filter(({ gameId }) => played.has(gameId) !== isWithout);
  const rest = inSplits(known, query).filter(({ gameId }) => played.has(gameId) === isWithout);
  const first = known.at(-1);
  const since = first ? ` since ${dayLabel(first.day)}` : '';
  const how = isWithout ? 'without' : 'with';
  if (games.length === 0)
    return missing(
      `${upperFirst(who)} have no game ${how} ${player.name}${splitWords(query)}${since}, in the ${plural(known.length, 'game')} whose box scores we keep.`,
    );
  return {
    response: [
      `${upperFirst(who)} are ${tallyWords(results(games))} in ${plural(games.length, 'game')} ${how} ${player.name}${splitWords(query)}${since}${linesOf(games)}.`,
      ...(rest.length > 0
        ? [`In the ${plural(rest.length, 'other game')}: ${tallyWords(results(rest))}.`]
        : []),
      ...games.slice(0, 10).map((game) => item(resultOf(game, sport))),
    ].join('\n'),
    cards: [],
    alternatives: [playFor(team, sport)],
  };
}

function linesOf(games: readonly Own[]): string {
  const [spread, total] = [covers(games), overs(games)];
  return [
    ...(spread.games > 0 ? [`, ${tallyWords(spread)} against the closing spread`] : []),
    ...(total.games > 0 ? [`, with ${plural(total.won, 'over')} and ${plural(total.lost, 'under')}`] : []),
  ].join('');
}

const resultOf = ({ scored, conceded, isHome, opponent, day }: Own, sport: Parameters<typeof theTeam>[1]) =>
  `${scored > conceded ? 'Won' : scored < conceded ? 'Lost' : 'Tied'} ${scored}–${conceded} ${isHome ? 'vs' : 'at'} ${theTeam(opponent, sport)} on ${dayLabel(day)}`;
