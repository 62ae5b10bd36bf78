/** The games that a question narrows to, in words. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { dayLabel } from '../../../platform/calendar.ts';
import { sizeWords } from './reading/spread-size.ts';

const words: Readonly<Record<FindQuery['splits'][number], string>> = {
  home: ' at home',
  road: ' on the road',
  favorite: ' as favorites',
  underdog: ' as underdogs',
  after_win: ' after a win',
  after_loss: ' after a loss',
  short_rest: ' on short rest',
};

const isOfLine: ReadonlySet<string> = new Set(['favorite', 'underdog']);

const restWords = { bye: ' after a week off', short: ' on short rest' } as const;

/** Sports of which a short rest is none: the game after the first of two days in a row. */
const daily: ReadonlySet<Sport> = new Set(['NBA', 'NHL', 'MLB']);
const secondGame = ' on the second day of a back-to-back';

/** ` at home as favorites since Sun, Nov 1`; empty for all games. */
export function splitWords(
  query: Pick<FindQuery, 'splits' | 'rested' | 'since'> &
    Partial<Pick<FindQuery, 'topic' | 'over' | 'side' | 'sports'>>,
): string {
  const { splits, rested, since } = query;
  const from = since === null ? '' : ` since ${dayLabel(since)}`;
  const short = query.sports?.some((sport) => daily.has(sport)) ? secondGame : restWords.short;
  const named = splits.map((split) =>
    split === 'short_rest' ? short : `${words[split]}${isOfLine.has(split) ? sizeWords(query) : ''}`,
  );
  return `${named.join('')}${rested === null ? '' : rested === 'short' ? short : restWords.bye}${from}`;
}
