/** How many games in a row a team has covered, or its totals have gone over, and when that last happened. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import { namedTeam } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import type { Tables } from '../../table/tables.ts';
import { item } from '../../table/words.ts';
import { coverMargin, type Own, totalMargin } from '../past.ts';
import { splitWords } from '../split-words.ts';
import { agoWords, answerFor, gameWords, since } from '../team-games.ts';

type Line = 'spread' | 'total';
type Side = 'over' | 'under';

export const isOfLine = ({ market }: Pick<FindQuery, 'market'>): boolean =>
  market === 'spread' || market === 'total';

const lineOf = ({ market }: FindQuery): Line => (market === 'total' ? 'total' : 'spread');

const marginOf = (line: Line) => (game: Own) => (line === 'total' ? totalMargin(game) : coverMargin(game));

const named = {
  spread: { over: 'covers', under: 'games without a cover' },
  total: { over: 'overs', under: 'unders' },
} as const;

const one = {
  spread: { over: 'cover', under: 'game without a cover' },
  total: { over: 'over', under: 'under' },
} as const;

/** A push is neither a cover nor a loss, so that it ends both runs. */
const isOn = (side: Side, margin: number): boolean => (side === 'over' ? margin > 0 : margin < 0);

const runAt = (margins: readonly number[], from: number, side: Side): number => {
  const end = margins.slice(from).findIndex((margin) => !isOn(side, margin));
  return end < 0 ? margins.length - from : end;
};

/** The run that goes on now, or the longest one; of the side of the last game where none is named. */
export function lineRuns(query: FindQuery, tables: Tables): QueryAnswer {
  const line = lineOf(query);
  return answerFor(query, tables, ({ team, sport, games: all }) => {
    const games = all.filter((game) => marginOf(line)(game) !== null);
    const margins = games.map((game) => marginOf(line)(game) ?? 0);
    const who = upperFirst(namedTeam(team, sport).possessive);
    const [first, last] = [margins[0], games[0]];
    if (first === undefined || !last)
      return { text: [`No closing ${line} is kept for ${namedTeam(team, sport).possessive} games.`] };
    const side: Side =
      query.side === 'over' || query.side === 'under' ? query.side : first < 0 ? 'under' : 'over';
    const where = splitWords(query);
    if (query.order === null) {
      const count = runAt(margins, 0, side);
      const how = count === 0 ? ', as the last game shows' : '';
      return {
        text: [
          `${who} current run of ${named[line][side]}${where}: ${plural(count, 'game')}${how}.`,
          ...games.slice(0, Math.max(1, Math.min(count, 10))).map((game) => item(gameWords(game))),
        ],
      };
    }
    const runs = margins.map((_, at) => ({ at, count: runAt(margins, at, side) }));
    const longest = runs.reduce((best, run) => (run.count > best.count ? run : best), { at: 0, count: 0 });
    return {
      text: [
        `${who} longest run of ${named[line][side]}${where} in the ${plural(games.length, 'game')} ${since(games)}: ${plural(longest.count, 'game')}.`,
        ...games
          .slice(longest.at, longest.at + Math.min(longest.count, 10))
          .map((game) => item(gameWords(game))),
      ],
    };
  });
}

/** The last game that a team covered, or that went over. */
export function lastOfLine(query: FindQuery, tables: Tables): QueryAnswer {
  const line = lineOf(query);
  const side: Side = query.detail === 'last_loss' ? 'under' : 'over';
  return answerFor(query, tables, ({ team, sport, games }) => {
    const who = upperFirst(namedTeam(team, sport).possessive);
    const where = splitWords(query);
    const at = games.findIndex((game) => {
      const margin = marginOf(line)(game);
      return margin !== null && isOn(side, margin);
    });
    const found = games[at];
    const before = at > 0 ? `, ${plural(at, 'game')} before the last one` : '';
    return {
      text: [
        found
          ? `${who} last ${one[line][side]}${where}: ${gameWords(found)}, ${agoWords(found.day, tables.now)}${before}.`
          : `None of ${namedTeam(team, sport).possessive} ${plural(games.length, 'game')}${where} ${since(games)} was ${/^o/.test(one[line][side]) ? 'an' : 'a'} ${one[line][side]}.`,
      ],
    };
  });
}
