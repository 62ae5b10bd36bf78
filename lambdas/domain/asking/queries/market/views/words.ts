/** The words of a view of the board: as a chip, and as a prompt that reads back. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { aboutWords } from '../../table/say.ts';

type View = NonNullable<MarketQuery['view']>;

const labels: Readonly<Record<View, string>> = {
  apart: 'books that differ',
  longest: 'longest price',
  unposted: 'why there are no props',
  at_least: 'that line or better',
  furthest: 'highest or lowest number',
  own_players: 'players of the team',
  plus_everywhere: 'at plus money at every book',
};

export const viewLabel = (query: MarketQuery): string => (query.view === undefined ? '' : labels[query.view]);

/** @returns undefined for a query without a view */
export function viewPrompt(query: MarketQuery, bet: string): string | undefined {
  const { view, stat, side, teams } = query;
  const about = aboutWords(query);
  const prop = stat === null ? 'player' : statNames[stat];
  switch (view) {
    case 'apart':
      return query.topic === 'player_lines'
        ? `On which ${prop} props do the books differ${about}`
        : `Do the books differ on${bet === '' ? '' : ` ${bet}`}${about}`;
    case 'longest':
      return `What is the longest price on the board${about === '' ? '' : ` for${about}`}`;
    case 'unposted':
      return `Why are there no ${stat === null ? 'player' : statNames[stat]} props for${about}`;
    case 'at_least':
      return `Where can I get ${query.market === 'total' ? `${bet} or better in${about}` : `${teams[0]} ${bet.replace('spread ', '')} or better${teams[1] === undefined ? '' : ` against ${teams[1]}`}`}`;
    case 'furthest':
      return query.market === 'total'
        ? `Which book has the ${query.order === 'least' ? 'lowest' : 'highest'} ${side === null ? 'total' : `total on the ${side}`} in${about}`
        : `Where can I get the ${query.order === 'least' ? 'fewest' : 'most'} points with ${teams[0]}${teams[1] === undefined ? '' : ` against ${teams[1]}`}`;
    case 'own_players':
      return `List ${prop} odds for${about}`;
    case 'plus_everywhere':
      return `Which player ${prop === 'player' ? '' : `${prop} `}${side ?? 'over'} is plus money at every book in${about}`;
    default:
      return undefined;
  }
}
