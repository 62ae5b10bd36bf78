/** What teams score in a part of their games: a half, a quarter, a period, the first innings. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Period } from '../../../../contracts/feed/markets.ts';
import { periodLabel } from '../../../feed/markets/leg-words.ts';
import { dayLabel } from '../../../platform/calendar.ts';
import { plural } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import type { QueryAnswer } from '../answered.ts';
import type { Tables } from '../table/tables.ts';
import { item, theTeam } from '../table/words.ts';
import { inPart } from './past.ts';
import { splitWords } from './split-words.ts';
import { answerFor, averageOf, since } from './team-games.ts';

/** What a team scores in a part of its games, where the feed had the score by parts. */
export function partStatistic(query: FindQuery, part: Period, tables: Tables): QueryAnswer {
  return answerFor(query, tables, ({ team, sport, games, what }) => {
    const known = games.flatMap((game) => {
      const score = inPart(game, part);
      return score ? [{ game, ...score }] : [];
    });
    const who = upperFirst(theTeam(team, sport));
    const of = part === 'game' ? 'game' : periodLabel(part).toLowerCase();
    if (known.length === 0)
      return { text: [`We keep no scores by parts of ${theTeam(team, sport)}’ ${what} yet.`] };
    const [scored, allowed] = [
      averageOf(known.map((each) => each.scored)),
      averageOf(known.map((each) => each.conceded)),
    ];
    const ahead = known.filter((each) => each.scored > each.conceded).length;
    const scoring = known.filter((each) => each.scored > 0).length;
    const allowing = known.filter((each) => each.conceded > 0).length;
    const behind = known.filter((each) => each.scored < each.conceded).length;
    return {
      text: [
        `${who} average ${scored} and allow ${allowed} in the ${of}, in ${plural(known.length, 'game')}${splitWords(query)} ${since(known.map(({ game }) => game))}: ahead in ${ahead}, behind in ${behind}.`,
        // In basketball every part has points of both.
        ...(sport === 'NBA'
          ? []
          : [
              `They scored in it in ${scoring} of ${plural(known.length, 'game')}, and allowed a score in ${allowing}.`,
            ]),
        ...known
          .slice(0, 10)
          .map(({ game, scored: own, conceded }) =>
            item(
              `${own}–${conceded} ${game.isHome ? 'vs' : 'at'} ${theTeam(game.opponent, sport)} on ${dayLabel(game.day)}`,
            ),
          ),
      ],
    };
  });
}
