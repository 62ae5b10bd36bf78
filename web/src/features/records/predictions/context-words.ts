/** Form, standings and head-to-head results in short texts. */
import type { Leg } from '../../../../../lambdas/contracts/asking/analysis.ts';
import type { Result, Standing, Stats } from '../../../../../lambdas/contracts/feed/stats.ts';
import { ordinal, plural } from '../../../../../lambdas/domain/platform/format.ts';

/** The teams of a leg's game, the one the leg is on first. */
export function matchupOf({ sport, selection, home, away, outright }: Leg) {
  if (outright) return { sport, player: outright.player, team: null, opponent: null };
  const isOnAway = selection === 'away';
  return { sport, player: null, team: isOnAway ? away : home, opponent: isOnAway ? home : away };
}

/** Form and meetings as known on a day: games on that day or later are not included or counted. */
export function statsBefore(stats: Stats, iso: string): Stats {
  const before = <Game extends { readonly day: string }>(games: readonly Game[]) =>
    games.filter(({ day }) => day < iso.slice(0, 10));
  const meetings = before(stats.headToHead.meetings);
  const own = stats.team?.name;
  const margins = meetings.flatMap(({ home, score }) =>
    score ? [(home === own ? 1 : -1) * (score.home - score.away)] : [],
  );
  return {
    ...stats,
    form: {
      ...stats.form,
      teams: stats.form.teams.map((team) => ({ ...team, results: before(team.results) })),
    },
    headToHead: {
      ...stats.headToHead,
      meetings,
      won: margins.filter((margin) => margin > 0).length,
      lost: margins.filter((margin) => margin < 0).length,
      drawn: margins.filter((margin) => margin === 0).length,
    },
  };
}

const letters = { win: 'W', loss: 'L', draw: 'D' } as const;

/** `W 24–17` */
export function formMark({ outcome, scored, conceded }: Result): string {
  return `${letters[outcome]} ${scored}–${conceded}`;
}

/** `8–3, 2nd in AFC West`, `2–10, 5th in the Southeast Division`; without the parts that the league's table does not have. */
export function standingWords({ won, lost, drawn, position, group }: Standing): string {
  const record = [won, lost, ...(drawn ? [drawn] : [])];
  const games = record.every((count) => count !== null) ? record.join('–') : '';
  const table = tableName(group);
  const place = position === null ? table : `${ordinal(position)} in ${table}`;
  return [games, place].filter(Boolean).join(', ');
}

/** @param group as in the feed: league, conference and division, `Eastern Conference, Southeast` */
function tableName(group: string): string {
  // "All teams" is redundant for the table of a whole league.
  const names = group.replace(/, All teams$/, '').split(', ');
  const [above, last = ''] = names.length > 1 ? names.slice(-2) : [undefined, names[0]];
  // `AFC West` has its conference in its name.
  if (above === undefined || last.includes(' ')) return last;
  return above.endsWith('League') ? `${above} ${last}` : `the ${last} Division`;
}

/** `Denver Broncos: 3–1 in 4 meetings`, draws last. @param team whose record it is */
export function recordWords({ won, lost, drawn, meetings }: Stats['headToHead'], team?: string): string {
  const record = [won, lost, ...(drawn > 0 ? [drawn] : [])].join('–');
  return `${team ? `${team}: ` : ''}${record} in ${plural(meetings.length, 'meeting')}`;
}
