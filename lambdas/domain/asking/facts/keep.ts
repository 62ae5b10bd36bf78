/** Limits how much of the feed's pages a sheet stores. */
import type { Injury, Meeting } from '../../../contracts/feed/stats.ts';
import { type Availability, availabilityOf } from '../../feed/players/availability.ts';

export const reportsOfTeam = 12;
const meetingsOfPair = 6;

const order: readonly (Availability | undefined)[] = ['out', 'questionable', 'back'];

/** Players who are out first, then the newest reports; unknown statuses are omitted. */
export function keptInjuries(reports: readonly Injury[]): Injury[] {
  return reports
    .map((report) => ({ report, rank: order.indexOf(availabilityOf(report.status)) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || (b.report.day ?? '').localeCompare(a.report.day ?? ''))
    .slice(0, reportsOfTeam)
    .map(({ report }) => ({ ...report, description: report.description.slice(0, 60) }));
}

/** The latest meetings with a score, newest first. */
export function keptMeetings(meetings: readonly Meeting[]): Meeting[] {
  return meetings
    .filter(({ score }) => score !== null)
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, meetingsOfPair);
}
