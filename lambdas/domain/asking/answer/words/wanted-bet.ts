/** The bet that a question asks for, in the words of a reason: `NFL spread on a home underdog for Sunday, Nov 22`. */
import type { Reading, WantedSide } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { parts } from '../../../feed/markets/periods.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { shortName } from '../../reading/names/directory.ts';
import { dayNames, listed } from '../../reading/words/wording.ts';
import { marketName } from './market-names.ts';

const sportName = (sport: Sport): string => (sport === 'GOLF' ? 'golf' : sport);

/** `NFL`, `NFL or NBA` */
export const sportsNamed = (sports: readonly Sport[]): string => listed(sports.map(sportName), 'or');

/** `NFL game`, `golf tournament` */
export const gamesNamed = (sports: readonly Sport[]): string =>
  `${sportsNamed(sports)} ${sports.every((sport) => sport === 'GOLF') ? 'tournament' : 'game'}`;

/** ` for Sunday, Nov 22`; empty without a day. */
export const onDaysNamed = (days: readonly string[] | null): string =>
  days === null || days.length === 0 ? '' : ` for ${dayNames(days)}`;

type Terms = Pick<Reading, 'markets' | 'stat' | 'player' | 'sides' | 'teams' | 'days' | 'period'>;

/**
 * @param sports where it is looked for: a reason never speaks of more games than that
 * @returns without an article: `NBA moneyline`, `NHL over in the Stars game`
 */
export function wantedBet(reading: Terms, sports: readonly Sport[]): string {
  const { sides, days } = reading;
  const of = sides.filter((side) => side !== 'over' && side !== 'under');
  return [
    [sportsNamed(sports), partOf(reading), kindOf(reading)].filter((word) => word !== '').join(' '),
    of.length > 0 ? ` on ${sideWords(of)}` : '',
    teamWords(reading),
    onDaysNamed(days),
  ].join('');
}

const partOf = ({ period = 'game' }: Terms): string => (period === 'game' ? '' : parts[period].adjective);

/** `moneyline`, `over`, `passing yards prop on Dak Prescott`, `bet` */
function kindOf({ markets, stat, player, sides }: Terms): string {
  const whose = player === null ? '' : ` on ${player}`;
  const total = sides.find((side) => side === 'over' || side === 'under');
  const names = markets.map((market) => {
    if (market === 'prop')
      return `${stat === null || stat === 'other' ? 'player' : statNames[stat]} prop${whose}`;
    return market === 'total' ? (total ?? marketName(market)) : marketName(market);
  });
  return names.length === 0 ? `bet${whose}` : listed(names, 'or');
}

const nouns: Partial<Record<WantedSide, string>> = { favorite: 'favorite', underdog: 'underdog' };
const places: Partial<Record<WantedSide, string>> = { home: 'home', away: 'road' };

/** `a favorite`, `a home underdog`, `a road team`, `the draw` */
function sideWords(sides: readonly WantedSide[]): string {
  if (sides.includes('draw')) return 'the draw';
  const place = sides.flatMap((side) => places[side] ?? [])[0];
  const noun = sides.flatMap((side) => nouns[side] ?? [])[0];
  if (place) return `a ${place} ${noun ?? 'team'}`;
  return noun === 'underdog' ? 'an underdog' : 'a favorite';
}

function teamWords({ teams }: Terms): string {
  const meant = teams.filter(({ stance }) => stance !== 'avoid');
  const [one, other] = meant;
  if (!one) return '';
  if (one.stance === 'game' && other?.stance === 'game')
    return ` in ${shortName(one)} against ${shortName(other)}`;
  const the = (team: typeof one) => (team.sport === 'MLS' ? shortName(team) : `the ${shortName(team)}`);
  const words = {
    back: () => ` on ${listed(meant.map(the), 'or')}`,
    against: () => ` against ${the(one)}`,
    game: () => ` in ${the(one)} game`,
    avoid: () => '',
  };
  return words[one.stance]();
}
