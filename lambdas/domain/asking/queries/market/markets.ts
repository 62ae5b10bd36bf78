/** The markets that a question about prices is about. */
import { type Market, markets } from '../../../../contracts/asking/analysis.ts';
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';

/** The market named, otherwise all. */
export const marketsIn = ({ market }: MarketQuery): readonly Market[] => {
  const named = markets.find((each) => each === market);
  return named ? [named] : markets;
};
