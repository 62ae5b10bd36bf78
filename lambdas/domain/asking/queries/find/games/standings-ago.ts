/** A team's record at an earlier day: that of today without the games since. Of places, only those of today are kept. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { dayLabel } from '../../../../platform/calendar.ts';
import { plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import type { Tables } from '../../table/tables.ts';
import { theTeam } from '../../table/words.ts';
import { finished, ownGames, results, tallyWords } from '../past.ts';
import { standings } from '../standings.ts';

export function standingsAgo(query: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = query.sports;
  const since = query.since ?? '';
  const table = tables.sports.find((each) => each.sport === sport);
  const all = table ? finished(table) : [];
  const now = standings({ ...query, since: null, ...(query.teams.length === 0 && { detail: null }) }, tables);
  const text = query.teams.flatMap((team): string[] => {
    const row = table?.sheet?.standings?.rows.find((each) => each.team.name === team);
    const own = ownGames(team, all, tables.now);
    const later = own.filter(({ day }) => day > since);
    const isKnown = own.some(({ day }) => day <= since);
    if (!row || row.won === null || row.lost === null || !isKnown) return [];
    const { won, lost, even } = results(later);
    if (row.won < won || row.lost < lost) return [];
    const who = upperFirst(theTeam(team, sport));
    // A loss after overtime is in a column of its own, and a result does not say that it was one.
    const isSplit = row.overtimeLosses !== null;
    const before = tallyWords({
      won: row.won - won,
      lost: row.lost - lost,
      even: Math.max(0, (row.drawn ?? 0) - even),
      games: 0,
    });
    const words = isSplit
      ? `${plural(row.won - won, 'win')} in ${plural(gamesOf(row) - later.length, 'game')}`
      : `a record of ${before}`;
    return [
      `${who} had ${words} at the end of ${dayLabel(since)}, and are ${tallyWords(results(later))} since.`,
    ];
  });
  return {
    ...now,
    response: [`We keep no standings of earlier days, only today’s.`, ...text, 'Now:', now.response].join(
      '\n',
    ),
  };
}

const gamesOf = (row: {
  readonly won: number | null;
  readonly lost: number | null;
  readonly drawn: number | null;
  readonly overtimeLosses: number | null;
}): number => (row.won ?? 0) + (row.lost ?? 0) + (row.drawn ?? 0) + (row.overtimeLosses ?? 0);
