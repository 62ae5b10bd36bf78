/** "And Rory", "what are his odds for a top 10": after golf prices, those of another golfer or of another finish. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { isOfTournament } from '../../queries/market/golf/prompt.ts';
import { golfPricesIn } from '../../queries/market/golf/read.ts';
import { sentenceOf } from '../../queries/reading/sentence.ts';
import type { Said } from './said.ts';

const opening = /^(?:(?:and|what about|how about|ok|now|then|so|what|is|s) )+/;
const toWin = /\b(?:win|wins|winner|winning|outright)\b/;

/** @returns undefined unless golf prices were shown, and every word has a place in a question about them */
export function otherGolfer({ text, shown: { last }, context }: Said): MarketQuery | undefined {
  if (last?.ask !== 'market' || !isOfTournament(last)) return undefined;
  const asked = `golf odds for ${text.replace(opening, '')}`;
  const read = golfPricesIn(sentenceOf(asked, { ...context, selectedSport: 'GOLF' }));
  const isToWin = toWin.test(text);
  if (!read || (read.players.length === 0 && read.placing === undefined && !isToWin)) return undefined;
  const placing = read.placing ?? (isToWin ? undefined : last.placing);
  const players = read.players.length > 0 ? read.players : last.players;
  const { placing: _, ...open } = read;
  return {
    ...open,
    topic: players.length > 0 ? 'player_lines' : 'board',
    players,
    ...(placing && { placing }),
  };
}
