/** The games that a question narrows to, in words. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { dayLabel } from '../../../platform/calendar.ts';

const words: Readonly<Record<FindQuery['splits'][number], string>> = {
  home: ' at home',
  road: ' on the road',
  favorite: ' as favorites',
  underdog: ' as underdogs',
  after_win: ' after a win',
  after_loss: ' after a loss',
  short_rest: ' on short rest',
};

const restWords = { bye: ' after a week off', short: ' on short rest' } as const;

/** ` at home as favorites since Sun, Nov 1`; empty for all games. */
export function splitWords({
  splits,
  rested,
  since,
}: Pick<FindQuery, 'splits' | 'rested' | 'since'>): string {
  const from = since === null ? '' : ` since ${dayLabel(since)}`;
  return `${splits.map((split) => words[split]).join('')}${rested === null ? '' : restWords[rested]}${from}`;
}
