/** Questions about the asker's own picks, prompts and plan: how they are recognized, named and written. */
import type { MineQuery } from '../../../../contracts/asking/queries/own.ts';
import { tableKind } from '../table/kind.ts';
import { aboutParts, aboutWords } from '../table/say.ts';
import { readMine } from './read.ts';

const topics: Readonly<Record<MineQuery['topic'], readonly [label: string, lead: string]>> = {
  record: ['your record', 'My record'],
  open: ['your open picks', 'My open picks'],
  results: ['your results', 'Did my picks win'],
  prompts: ['your prompts', 'My prompts left'],
  plan: ['your plan', 'My plan'],
  units: ['your units', 'My record in units'],
  by_sport: ['your record by sport', 'My record by sport'],
  by_type: ['your record by bet type', 'My record by bet type'],
  streak: ['your streaks', 'My longest streak'],
  clv: ['your closing-line value', 'Do I beat the closing line'],
  told: ['earlier answers', 'What did you tell me yesterday'],
  uncounted: ['what is not counted', 'My average stake'],
};

export const mine = tableKind<'mine'>({
  read: readMine,
  label: (query) =>
    [topics[query.topic][0], ...aboutParts(query), ...(query.market === null ? [] : [query.market])].join(
      ' · ',
    ),
  prompt: (query) =>
    isAtRisk(query)
      ? `How much do I have at risk${aboutWords(query)}`
      : `${query.last === undefined ? topics[query.topic][1] : `How did my last ${query.last} picks do`}${query.market === null ? '' : ` ${query.market}`}${aboutWords(query)}`,
});

/** Of the open picks, what is staked on them. */
const isAtRisk = ({ topic, uncounted }: MineQuery) => topic === 'open' && uncounted.includes('stake');
