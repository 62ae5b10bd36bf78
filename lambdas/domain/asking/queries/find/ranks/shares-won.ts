/** The share of its games that a team has won, and the place that this is in its league. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { ordinal, percent, plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import { playFor } from '../../table/next.ts';
import type { Tables } from '../../table/tables.ts';
import { theTeam } from '../../table/words.ts';
import { splitWords } from '../split-words.ts';
import { figuresOf } from './team-figures.ts';

export function sharesWon(query: FindQuery, tables: Tables): QueryAnswer {
  const { all, sport, span } = figuresOf({ ...query, order: 'most' }, tables);
  const where = splitWords(query);
  return {
    response: query.teams
      .map((team) => {
        const own = all.find((each) => each.team === team);
        const who = theTeam(team, sport);
        if (!own) return `We keep too few results of ${who}${where} for a share.`;
        const place = all.findIndex(({ value }) => value === own.value) + 1;
        return `${upperFirst(who)} have won ${percent(own.share)} of their ${plural(own.games, 'game')}${where}, ${span}: ${own.record}. That is ${ordinal(place)} of ${all.length} in the ${sport}.`;
      })
      .join('\n'),
    cards: [],
    alternatives: query.teams.slice(0, 2).map((team) => playFor(team, sport)),
  };
}
