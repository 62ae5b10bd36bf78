/** Says what is staked on the picks that are open, of the days that are asked about. */
import { leagueDay } from '../../../platform/calendar.ts';
import { dollars, plural } from '../../../platform/format.ts';
import { item, onDays } from '../table/words.ts';

interface OpenPick {
  readonly name: string;
  readonly startsAt: string | null;
  readonly stake?: number | null;
}

/**
 * @param open the open picks, newest first
 * @param total how many are open, if more than are listed
 */
export function atRiskWords(
  days: readonly string[] | null,
  open: readonly OpenPick[],
  total: number | null,
): string {
  const meant = open.filter(
    ({ startsAt }) => days === null || (startsAt !== null && days.includes(leagueDay(new Date(startsAt)))),
  );
  if (meant.length === 0) return `Nothing: no pick of yours${onGames(days)} is open, so $0 is at risk.`;
  const staked = meant.filter(({ stake }) => (stake ?? 0) > 0);
  const sum = staked.reduce((all, { stake }) => all + (stake ?? 0), 0);
  const without = meant.length - staked.length;
  const isPart = total !== null && total > open.length;
  const count = `${plural(meant.length, 'open pick')}${onGames(days)}`;
  return [
    staked.length === 0
      ? `You have ${count}, and entered no stake on ${meant.length === 1 ? 'it' : 'any of them'}. Enter it under “Add my bet” in the Tracker.`
      : `You have ${dollars(sum)} at risk on ${count}${without > 0 ? `; ${without} of them ${without === 1 ? 'has' : 'have'} no stake entered` : ''}:`,
    ...meant.map(({ name, stake }) => item(`${name}${stake ? `, ${dollars(stake)}` : ''}`)),
    ...(isPart ? [`Only the newest ${open.length} of ${total} open picks are counted here.`] : []),
  ].join('\n');
}

const onGames = (days: readonly string[] | null) => (days === null ? '' : ` on a game${onDays(days)}`);
