/** A question about golf prices in words: as a chip, and as a prompt that reads back. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Placing } from '../../../../../contracts/feed/outright.ts';

const placingWords: Readonly<Record<Placing, string>> = {
  top_5: 'top 5',
  top_10: 'top 10',
  top_20: 'top 20',
  cut: 'to make the cut',
  round_leader: 'first round leader',
};

/** Whether a question about prices is of a golf tournament. */
export const isOfTournament = ({ sports, market }: MarketQuery): boolean =>
  market === 'outright' && sports.length === 1 && sports[0] === 'GOLF';

export const golfLabel = (query: MarketQuery): string =>
  ['golf odds', ...query.players, wanted(query)].join(' · ');

export const golfPrompt = (query: MarketQuery): string =>
  `Golf odds${query.players.map((name) => ` for ${name}`).join('')} ${wanted(query)}`;

const wanted = ({ placing }: MarketQuery): string =>
  placing === undefined ? 'outright winner' : placingWords[placing];
