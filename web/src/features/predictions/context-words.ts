/** Form, standings and head-to-head results in a fan's few words. */
import type { Leg } from '../../../../lambdas/contracts/analysis.ts';
import type { Result, Standing, Stats } from '../../../../lambdas/contracts/stats.ts';

/** Both teams of a leg's game, first the one that it is on. */
export function aroundLeg({ sport, selection, home, away, outright }: Leg) {
  if (outright) return { sport, player: outright.player, team: null, opponent: null };
  const isOnAway = selection === 'away';
  return { sport, player: null, team: isOnAway ? away : home, opponent: isOnAway ? home : away };
}

/** Form and meetings as they were known on a day: what was played on it or later is left out, and counts nowhere. */
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

/** `8–3, 2nd in AFC West`; what the league's table does not have is left out. */
export function standingWords({ won, lost, drawn, position, group }: Standing): string {
  const record = [won, lost, ...(drawn ? [drawn] : [])];
  const games = record.every((count) => count !== null) ? record.join('–') : '';
  // A table of the whole league says so, which its name says already.
  const table = group.replace(/, All teams$/, '');
  const place = position === null ? table : `${ordinal(position)} in ${table}`;
  return [games, place].filter(Boolean).join(', ');
}

/** @param team whose record it is; `Denver Broncos: 3–1 in 4 meetings`, draws last */
export function recordWords({ won, lost, drawn, meetings }: Stats['headToHead'], team?: string): string {
  const record = [won, lost, ...(drawn > 0 ? [drawn] : [])].join('–');
  const count = `${meetings.length} ${meetings.length === 1 ? 'meeting' : 'meetings'}`;
  return `${team ? `${team}: ` : ''}${record} in ${count}`;
}

const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

function ordinal(place: number): string {
  return `${place}${suffixes[rules.select(place)]}`;
}
