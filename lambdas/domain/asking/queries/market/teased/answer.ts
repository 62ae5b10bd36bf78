/** The new lines of teased legs, from those that are named or listed now, and how often each must win. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import { minus, percent, plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import { boardOf } from '../../table/next.ts';
import { resolve } from '../../table/resolve.ts';
import type { Tables } from '../../table/tables.ts';
import { item, listed, matchupAndStart, odds } from '../../table/words.ts';
import { crossedBy, isOpenLeg, keyNumbers, withExamples } from './best.ts';
import type { Teased } from './prompt.ts';

/** What books usually move: in football and in basketball. */
const usualPoints = (sport: Sport | undefined): number => (sport === 'NBA' ? 4 : 6);
/** Of two football teams at 6 points, at most books. */
const usualPrice = -120;
interface Leg {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly isTotal: boolean;
  readonly where: string;
}

export function teasedLines(
  { points, price, legs }: Teased,
  { sports }: Pick<MarketQuery, 'sports'>,
  tables: Tables,
): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const by = points ?? usualPoints(sport);
  const isExample = legs.some(isOpenLeg);
  const own = withExamples(legs, by, tables);
  const moved = own.map((leg) => movedBy(by, leg, tables));
  const found = moved.flatMap((each) => (typeof each === 'string' ? [] : [each]));
  const missing = moved.filter((each) => typeof each === 'string');
  return {
    response: [
      ...(found.length > 0
        ? [
            `${isExample ? 'For example, teased' : 'Teased'} by ${plural(by, 'point')}${points === null ? ', the usual number' : ''}:`,
            ...found.map(({ name, from, to, isTotal, where }) =>
              item(
                `${name} ${lineOf(from, isTotal)} becomes ${lineOf(to, isTotal)}${keysOf(from, to, isTotal, sport)}${where}`,
              ),
            ),
          ]
        : []),
      ...missing,
      ...(isExample && found.length === 0 ? ['No football spread is listed now that could be teased.'] : []),
      ...worthOf(found, sport),
      ...needs(legs.length, price, sport === 'NFL' && by === usualPoints(sport)),
      'We have no teaser prices: your book says what the ticket pays.',
      ...(sport === 'NFL' || sport === 'NBA' || sport === 'CFL'
        ? []
        : ['Most books offer teasers on football and basketball only.']),
    ].join('\n'),
    cards:
      found.length === 0
        ? []
        : [
            {
              type: 'table',
              title: `Teased by ${plural(by, 'point')}`,
              columns: [
                { label: 'Leg', align: 'start' },
                { label: 'Line', align: 'end' },
                { label: 'Teased', align: 'end' },
              ],
              rows: found.map(({ name, from, to, isTotal }) => [
                upperFirst(name),
                lineOf(from, isTotal),
                lineOf(to, isTotal),
              ]),
            },
          ],
    alternatives: sports.length > 0 ? [boardOf(sport)] : [],
  };
}

/** @returns why there is no line, in a sentence, where none is listed */
function movedBy(by: number, leg: NamedBet, tables: Tables): Leg | string {
  const isTotal = leg.market === 'total';
  const listed = leg.teams.length > 0 ? resolve({ ...leg, line: null }, tables) : undefined;
  const line = leg.line ?? (listed?.kind === 'listed' ? listed.line : null);
  if (line === null) return listed?.kind === 'unlisted' ? listed.why : 'No line is listed for that leg.';
  const team = leg.teams[0];
  const name = isTotal ? upperFirst(leg.side ?? 'over') : (team ?? 'Line');
  const where = listed?.kind === 'listed' ? ` (${matchupAndStart(listed.side.game)})` : '';
  return { name, from: line, to: isTotal && leg.side === 'over' ? line - by : line + by, isTotal, where };
}

/** Which of the two margins lie between a line and the teased one. */
function keysOf(from: number, to: number, isTotal: boolean, sport: Sport): string {
  if (isTotal || (sport !== 'NFL' && sport !== 'CFL')) return '';
  const crossed = crossedBy(from, to);
  return crossed.length === 0 ? ', through neither 3 nor 7' : `, through ${crossed.join(' and ')}`;
}

/** Whether it is worth teasing: only a leg that moves through both margins gains what a teaser costs. */
function worthOf(found: readonly Leg[], sport: Sport): string[] {
  const legs = found.filter(({ isTotal }) => !isTotal);
  if (sport !== 'NFL' || legs.length < found.length || legs.length === 0) return [];
  const isThrough = ({ from, to }: Leg) => crossedBy(from, to).length === keyNumbers.length;
  const out = legs.filter((leg) => !isThrough(leg));
  const rule = 'A football teaser is mostly worth it where every leg moves through both 3 and 7.';
  if (out.length === 0) return [`${rule} By that, yes: ${legs.length === 1 ? 'this one does' : 'these do'}.`];
  const names = listed(out.map(({ name, from }) => `${name} ${lineOf(from, false)}`));
  return [`${rule} By that, no: ${names} ${out.length > 1 ? 'do' : 'does'} not.`];
}

/** @param isUsual whether the price that is assumed is the usual one of such a teaser */
function needs(legs: number, price: number | null, isUsual: boolean): string[] {
  if (price === null && legs > 2) return [];
  const count = Math.max(2, legs);
  const at = price ?? usualPrice;
  const each = (1 / americanToDecimal(at)) ** (1 / count);
  return [
    `At ${price === null && isUsual ? 'the usual ' : ''}${odds(at)}${price === null && !isUsual ? ', for example,' : ''} for ${count} teams, each leg must win ${percent(100 * each)} of the time to break even.`,
  ];
}

/** `−1.5`, `+8`, `pick’em`, `39.5` */
const lineOf = (line: number, isTotal: boolean): string =>
  isTotal ? `${line}` : line === 0 ? 'pick’em' : line > 0 ? `+${line}` : `${minus}${Math.abs(line)}`;
