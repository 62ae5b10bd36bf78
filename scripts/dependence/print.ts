/** Prints what was measured, and how it holds on weeks kept out of the fit. */

import type { Calibration, Sides } from './check.ts';
import type { Measured } from './measure.ts';
import type { Band } from './one-sided-past.ts';

const signed = (value: number) => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(2).slice(1)}`;
const share = (value: number) => value.toFixed(3).replace(/^0/, '');

export const measuredHeader =
  '| League | Pair | Relation | n | Multiplying | Happened | rho ± s.e. | Shrunk |\n| --- | --- | --- | --- | --- | --- | --- | --- |';

export function measuredLine(league: string, { a, b, relation, n, apart, both, own, rho }: Measured): string {
  const cells = [
    league,
    `${a} × ${b}`.replaceAll('_', ' '),
    relation,
    n.toLocaleString('en'),
    share(apart),
    share(both),
    `${signed(own.rho)} ± ${own.error.toFixed(2).slice(1)}`,
    signed(rho),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const calibrationHeader =
  '| | n | Both over | Both under | One of each | Log loss |\n| --- | --- | --- | --- | --- | --- |';

export function calibrationLine(each: Calibration): string {
  const { league, stage, from, to, n, multiplying, dependent, happened, loss } = each;
  const at = (side: keyof Sides & number) =>
    [multiplying, dependent, happened].map((sides) => share(sides[side] ?? 0)).join(' / ');
  const band = from === -1 ? `under ${to}` : to === 1 ? `over ${from}` : `${from} to ${to}`;
  const name = `${league}${stage === 'all' ? '' : ` ${stage}`}, ${band}`;
  const cells = [
    name,
    n.toLocaleString('en'),
    at(0),
    at(1),
    at(2),
    loss.map((value) => value.toFixed(4)).join(' → '),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const oneSidedHeader =
  '| Kind | Band | n | Implied | Came in | Ratio | Range |\n| --- | --- | --- | --- | --- | --- | --- |';

export function oneSidedLine(band: Band): string {
  const { league, kind, from, to, n, implied, cameIn, ratio, low, high } = band;
  const cells = [
    `${league} ${kind.replaceAll('_', ' ')}`,
    `${from} to ${to} %`,
    n.toLocaleString('en'),
    `${implied.toFixed(1)} %`,
    `${cameIn.toFixed(1)} %`,
    ratio.toFixed(2),
    `${low.toFixed(2)} to ${high.toFixed(2)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}
