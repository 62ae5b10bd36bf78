/** Questions about prices: how they are recognized, named and written. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { parts } from '../../../feed/markets/periods.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { startsWords } from '../../reading/terms/wishes/starts.ts';
import { tableKind } from '../table/kind.ts';
import { aboutParts, aboutWords, signedLine } from '../table/say.ts';
import { rangeWords } from './board.ts';
import { golfLabel, golfPrompt, isOfTournament } from './golf/prompt.ts';
import { ladderPrompt } from './ladder/prompt.ts';
import { isRanked } from './ranked/answer.ts';
import { rankedLabel, rankedPrompt } from './ranked/prompt.ts';
import { readMarket } from './read.ts';
import { teasedPrompt } from './teased/prompt.ts';
import { viewLabel, viewPrompt } from './views/words.ts';

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
  key_number: ['key number', 'Key number'],
  player_lines: ['player lines', 'Player lines'],
  implied: ['implied score', 'Implied score'],
};

export const market = tableKind<'market'>({
  read: readMarket,
  label: (query) => {
    if (query.teased) return 'teased lines';
    if (isOfTournament(query)) return golfLabel(query);
    return isRanked(query) ? rankedLabel(query) : labelOf(query);
  },
  prompt: (query) => {
    if (query.teased) return teasedPrompt(query.teased);
    if (isOfTournament(query)) return golfPrompt(query);
    const ofView = viewPrompt(query, betOf(query));
    if (ofView !== undefined) return ofView;
    if (query.ladder) return ladderPrompt(query, query.ladder);
    return isRanked(query) ? rankedPrompt(query) : promptOf(query);
  },
});

const labelOf = (query: MarketQuery): string =>
  [
    query.view !== undefined
      ? viewLabel(query)
      : query.side === 'favorite'
        ? 'who is favored'
        : query.order === null
          ? topics[query.topic][0]
          : query.order === 'most'
            ? 'highest'
            : 'lowest',
    ...query.players,
    query.stat === null ? '' : statNames[query.stat],
    ...(query.stats ?? []).map((each) => statNames[each]),
    ...aboutParts(query),
    query.night ? 'night game' : '',
    query.starts ? `starts ${startsWords(query.starts)}` : '',
    query.side === 'favorite' ? '' : betOf(query),
    query.lines ? rangeWords(query).trim() || 'all lines' : '',
    query.books.join(', '),
  ]
    .filter((part) => part !== '')
    .join(' · ');

function promptOf(query: MarketQuery): string {
  const bet = betOf(query);
  const { lines, starts, topic } = query;
  if (topic === 'key_number') return keyNumberPrompt(query);
  if (topic === 'implied' && query.line !== null)
    return `Implied score of a spread of ${query.line} and a total of ${query.sizes?.[0]}`;
  if (query.side === 'favorite') return `Who is favored in${aboutWords(query)}`;
  const when = starts ? ` starting ${startsWords(starts)}` : '';
  const books = query.books.length > 0 ? ` at ${query.books.join(', ')}` : '';
  if (query.topic === 'player_lines') {
    if (query.order !== null && query.stat !== null)
      return `Who has the ${query.order === 'most' ? 'highest' : 'lowest'} ${statNames[query.stat]} line in${aboutWords(query)}`;
    const stats = (query.stats ?? []).map((each) => statNames[each]).join(' and ');
    const what = [...query.players, query.side, query.line, (query.stat && statNames[query.stat]) || stats];
    if (query.lines)
      return `Alternate lines for ${what.filter((part) => part !== null && part !== '').join(' ')}${aboutWords(query)}${books}`;
    return `What are the odds for ${what.filter((part) => part !== null && part !== '').join(' ') || 'player props'}${aboutWords(query)}${books}`;
  }
  if (query.order !== null)
    return `What is the ${query.order === 'most' ? 'highest' : 'lowest'}${bet === '' ? '' : ` ${bet}`} for${aboutWords(query)}`;
  if (lines && topic === 'books') return `Alternate lines ${bet}${rangeOf(lines)} for${aboutWords(query)}`;
  if (lines && topic === 'board') return `List ${bet}s${rangeOf(lines)} for${aboutWords(query)}${when}`;
  if (lines)
    return `${topics[topic][1]}${bet === '' ? '' : ` ${bet}`} of at least ${lines.min} points for${aboutWords(query)}`;
  return `${topics[query.topic][1]}${bet === '' ? '' : ` ${bet}`} for${aboutWords(query)}${when}${books}`;
}

/** ` of at least 235`, ` from -10.5 to -2.5` */
function rangeOf({ min, max }: NonNullable<MarketQuery['lines']>): string {
  // More points given are a smaller number.
  if (min === null) return max === null ? '' : max < 0 ? ` of ${max} or more` : ` of at most ${max}`;
  if (max === null) return min < 0 ? ` of ${min} or less` : ` of at least ${min}`;
  return min === max ? ` of ${min}` : ` from ${min} to ${max}`;
}

/** `How often do games land on a margin of 3`, `Is it worth buying the half point on Detroit Lions spread -7.5 to -7` */
function keyNumberPrompt({ by, market, side, line, sizes, sports, teams, days, price }: MarketQuery): string {
  const what = market === 'total' ? (side ?? 'total') : 'spread';
  if (by === 'landing')
    return `How often do ${sports.join(' and ')} games land on a ${market === 'total' ? 'total' : 'margin'} of ${line ?? ''}`.trim();
  const number = line === null ? '' : ` ${line}`;
  const to = sizes?.[0] === undefined ? '' : ` to ${sizes[0]}`;
  return `Is it worth buying the half point on${aboutWords({ sports, teams, days })} ${what}${number}${to}${price?.min == null ? '' : ` at ${formatAmerican(price.min)}`}`;
}

/** `spread -3`, `over 47`, `moneyline` */
function betOf({ market, side, line, period = 'game' }: MarketQuery): string {
  const part = period === 'game' ? '' : `${parts[period].label.toLowerCase()} `;
  const name = market === 'team_total' ? 'team total' : market;
  if (part !== '' || market === 'team_total')
    return `${part}${[name, side, line].filter((each) => each !== null).join(' ')}`.trim();
  const number = line === null ? '' : ` ${name === 'spread' ? signedLine(line) : line}`;
  return `${side ?? name ?? ''}${number}`.trim();
}
