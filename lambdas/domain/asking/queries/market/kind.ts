/** Questions about prices: how they are recognized, named and written. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { tableKind } from '../table/kind.ts';
import { aboutParts, aboutWords, signedLine } from '../table/say.ts';
import { readMarket } from './read.ts';

/** The words of each topic: as a chip, and at the start of a prompt. */
const topics: Readonly<Record<MarketQuery['topic'], readonly [label: string, lead: string]>> = {
  best_price: ['best price', 'Best price'],
  books: ['prices by book', 'Prices'],
  movement: ['line movement', 'Line movement'],
  largest_move: ['largest moves', 'Largest line moves'],
  arbitrage: ['arbitrage', 'Any arbitrage'],
  middle: ['middles', 'Any middles'],
  margin: ['margin', 'Vig'],
  board: ['board', 'Full odds board'],
  // Only the model reads this.
  key_number: ['key number', 'Key number'],
  player_lines: ['player lines', 'Player lines'],
};

export const market = tableKind<'market'>({
  read: readMarket,
  label: (query) =>
    [
      query.order === null ? topics[query.topic][0] : query.order === 'most' ? 'highest' : 'lowest',
      ...query.players,
      query.stat === null ? '' : statNames[query.stat],
      ...aboutParts(query),
      query.night ? 'night game' : '',
      betOf(query),
      query.books.join(', '),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  prompt: (query) => {
    const bet = betOf(query);
    const books = query.books.length > 0 ? ` at ${query.books.join(', ')}` : '';
    if (query.topic === 'player_lines') {
      const what = [...query.players, query.side, query.line, query.stat && statNames[query.stat]];
      return `What are the odds for ${what.filter((part) => part !== null).join(' ')}${aboutWords(query)}${books}`;
    }
    if (query.order !== null)
      return `What is the ${query.order === 'most' ? 'highest' : 'lowest'}${bet === '' ? '' : ` ${bet}`} for${aboutWords(query)}`;
    return `${topics[query.topic][1]}${bet === '' ? '' : ` ${bet}`} for${aboutWords(query)}${books}`;
  },
});

/** `spread -3`, `over 47`, `moneyline` */
function betOf({ market: name, side, line }: MarketQuery): string {
  const number = line === null ? '' : ` ${name === 'spread' ? signedLine(line) : line}`;
  return `${side ?? name ?? ''}${number}`.trim();
}
