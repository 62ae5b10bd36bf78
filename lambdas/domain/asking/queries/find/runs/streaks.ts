/** How many games in a row a team has won or lost, and when it last won or lost. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import { namedTeam } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import type { Tables } from '../../table/tables.ts';
import { item, theTeam } from '../../table/words.ts';
import { type Own, streakOf } from '../past.ts';
import { splitWords } from '../split-words.ts';
import { agoWords, answerFor, gameWords, since } from '../team-games.ts';
import { isOfLine, lastOfLine, lineRuns } from './line-runs.ts';

/** How many a team has won or lost in a row. */
export function streaks(query: FindQuery, tables: Tables): QueryAnswer {
  if (isOfLine(query)) return lineRuns(query, tables);
  if (query.order !== null) return longestStreaks(query, tables);
  return answerFor(query, tables, ({ team, sport, games }) => {
    const { isWin, count } = streakOf(games);
    const what =
      count === 0
        ? 'tied their last game'
        : `have ${isWin ? 'won' : 'lost'} ${count === 1 ? 'their last game' : `${count} straight`}`;
    return {
      text: [
        `${upperFirst(theTeam(team, sport))} ${what}${splitWords(query)}:`,
        ...games.slice(0, Math.max(1, Math.min(count, 10))).map((game) => item(gameWords(game))),
      ],
    };
  });
}

/** The most games in a row that a team has won or lost in all that is kept. */
function longestStreaks(query: FindQuery, tables: Tables): QueryAnswer {
  const isOfLosses = query.order === 'least';
  return answerFor(query, tables, ({ team, sport, games }) => {
    const runs = games.map((_, at) => {
      const { isWin, count } = streakOf(games.slice(at));
      return { at, count: isWin === isOfLosses ? 0 : count };
    });
    const longest = runs.reduce((best, run) => (run.count > best.count ? run : best), { at: 0, count: 0 });
    const own = games.slice(longest.at, longest.at + longest.count);
    const what = isOfLosses ? 'losing' : 'winning';
    const kept = `${plural(games.length, 'game')} ${since(games)}`;
    return {
      text:
        longest.count === 0
          ? [`${upperFirst(theTeam(team, sport))} have not ${isOfLosses ? 'lost' : 'won'} in the ${kept}.`]
          : [
              `${upperFirst(namedTeam(team, sport).possessive)} longest ${what} streak in the ${kept}: ${plural(longest.count, 'game')}.`,
              ...own.slice(0, 10).map((game) => item(gameWords(game))),
            ],
    };
  });
}

/** The last game that a team won or lost. */
export function lastOf(query: FindQuery, tables: Tables): QueryAnswer {
  if (isOfLine(query)) return lastOfLine(query, tables);
  const isWin = query.detail === 'last_win';
  return answerFor(query, tables, ({ team, sport, games }) => {
    const who = upperFirst(theTeam(team, sport));
    const isOn = ({ scored, conceded }: (typeof games)[number]) =>
      isWin ? scored > conceded : scored < conceded;
    const run = query.limit ?? 1;
    if (run > 1) return lastRun({ games, run, isOn, who, isWin, where: whereOf(query), now: tables.now });
    const found = games.find(isOn);
    const ago = found ? games.indexOf(found) : 0;
    return {
      text: found
        ? [
            `${upperFirst(namedTeam(team, sport).possessive)} last ${isWin ? 'win' : 'loss'}${splitWords(query)}: ${gameWords(found)}${`, ${agoWords(found.day, tables.now)}`}${ago > 0 ? `, ${plural(ago, 'game')} before the last one` : ''}.`,
          ]
        : [
            `${who} have not ${isWin ? 'won' : 'lost'} in the ${plural(games.length, 'game')}${whereOf(query)} ${since(games)}. ${noEarlier(isWin)}`,
          ],
    };
  });
}

interface RunAsked {
  /** Newest first. */
  readonly games: readonly Own[];
  readonly run: number;
  readonly isOn: (game: Own) => boolean;
  readonly who: string;
  readonly isWin: boolean;
  readonly where: string;
  readonly now: Date;
}

/** ` at home`: the games counted say since when. */
const whereOf = (query: FindQuery): string => splitWords({ ...query, since: null });

/** A day is asked for, which may be before the first game kept. */
const noEarlier = (isWin: boolean): string =>
  `We keep no earlier games, so when they last ${isWin ? 'won' : 'lost'} before that isn’t known.`;

/** The last time that a team won or lost so many in a row, with the games of it. */
function lastRun({ games, run, isOn, who, isWin, where, now }: RunAsked): { readonly text: string[] } {
  const did = isWin ? 'won' : 'lost';
  const at = games.findIndex(
    (_, from) => from + run <= games.length && games.slice(from, from + run).every(isOn),
  );
  const own = at < 0 ? [] : games.slice(at, at + run);
  const [newest] = own;
  if (!newest)
    return {
      text: [
        `${who} have not ${did} ${run} in a row in the ${plural(games.length, 'game')}${where} ${since(games)}. We keep no earlier games.`,
      ],
    };
  return {
    text: [
      `${who} last ${did} ${run} in a row up to ${agoWords(newest.day, now)}${at > 0 ? `, ${plural(at, 'game')} before the last one` : ''}:`,
      ...own.map((game) => item(gameWords(game))),
    ],
  };
}
