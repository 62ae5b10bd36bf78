/** A sort of games in words that read back: "in which they scored 4 or more", "decided by 3 or less". */
import type { GameSort } from '../../../../../contracts/asking/queries/find.ts';

type Bounds = Pick<GameSort, 'min' | 'max'>;

/** `4 or more`, `3 or less`, `exactly 3`, `17 to 20` */
export function rangeWords({ min, max }: Bounds): string {
  if (max === null) return `${min} or more`;
  if (min === null || (min === 0 && max > 0)) return `${max} or less`;
  return min === max ? `exactly ${min}` : `${min} to ${max}`;
}

/** The parts at the end of which a team leads, as they are said. */
export const leadParts = {
  first_half: 'halftime',
  first_quarter: 'the end of the first quarter',
  first_period: 'the end of the first period',
  first_five: 'the end of five innings',
} as const;

const days = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];
/** A game that begins at this hour or later is played at night. */
export const nightHour = 18;

/** What stands behind "games". */
export function sortWords(sort: GameSort): string {
  if (sort.order !== undefined) return `of ${extremeTitle(sort)}`;
  const range = rangeWords(sort);
  switch (sort.of) {
    case 'scored':
      return sort.max === 0 ? 'in which they were shut out' : `in which they scored ${range}`;
    case 'allowed':
      return sort.max === 0 ? 'with a shutout' : `in which they allowed ${range}`;
    case 'margin':
      return `decided by ${range}`;
    case 'won_by':
      return `won by ${range}`;
    case 'lost_by':
      return `lost by ${range}`;
    case 'closing_total':
      return `with a closing total of ${range}`;
    case 'combined':
      return `with ${range} in all`;
    case 'lead': {
      const at = leadParts[sort.part as keyof typeof leadParts] ?? leadParts.first_half;
      return `in which they ${sort.max === 0 && sort.min === 0 ? 'were tied' : sort.min === null ? 'trailed' : 'led'} at ${at}`;
    }
    case 'overtime':
      return 'in overtime';
    case 'opponents':
      return `against teams with a ${sort.min === null ? 'losing' : 'winning'} record`;
    case 'group':
      return sort.group === 'division' || sort.group === 'conference'
        ? `within their own ${sort.group}`
        : `against the ${sort.group ?? ''}`;
    case 'hour':
      return sort.min === null ? 'by day' : 'at night';
    case 'weekday':
      return `on ${days[sort.min ?? 0] ?? ''}`;
    case 'month':
      return `in ${months[(sort.min ?? 1) - 1] ?? ''}`;
    case 'since_bye':
      return 'since their bye';
  }
}

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `biggest wins`, `games with the most points scored` */
export function extremeTitle({ of, order }: GameSort): string {
  const isMost = order === 'most';
  if (of === 'won_by') return isMost ? 'biggest wins' : 'closest wins';
  if (of === 'lost_by') return isMost ? 'worst losses' : 'closest losses';
  if (of === 'margin') return isMost ? 'least close games' : 'closest games';
  if (of === 'combined') return `${isMost ? 'highest' : 'lowest'}-scoring games`;
  return `games with the ${isMost ? 'most' : 'fewest'} points ${of === 'allowed' ? 'allowed' : 'scored'}`;
}
