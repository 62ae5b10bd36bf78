/** The table of a league, a conference or a division. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Standing } from '../../../../contracts/feed/stats.ts';
import { startLabel } from '../../../platform/calendar.ts';
import { groupLabel } from '../../facts/kinds/standing.ts';
import type { QueryAnswer } from '../answered.ts';
import { boardOf, scheduleOf } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import { item } from '../table/words.ts';
import { standingWords } from './records.ts';

const mostInWords = 8;
const mostRows = 36;

/** How a league's table names each group. */
const groupWords: Readonly<Record<string, RegExp>> = {
  nfc: /\bnfc\b|national football/i,
  afc: /\bafc\b|american football/i,
  american: /american league|\bal\b/i,
  national: /national league|\bnl\b/i,
  metro: /metro/i,
};

const isIn = ({ group }: Standing, words: readonly string[]) =>
  words.every((word) => (groupWords[word] ?? new RegExp(word, 'i')).test(group));

export function standings(query: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = query.sports;
  const table = tables.sports.find((each) => each.sport === sport)?.sheet?.standings;
  const groups = query.group?.split(' ') ?? [];
  const ofTeams = (table?.rows ?? [])
    .filter(({ team }) => query.teams.includes(team.name))
    .map(({ group }) => group);
  const next = [scheduleOf(sport), boardOf(sport)];
  const all = (table?.rows ?? []).filter(
    (row) => isIn(row, groups) && (query.teams.length === 0 || ofTeams.includes(row.group)),
  );
  if (!table || all.length === 0) {
    const what = groups.length > 0 ? `${sport} table of that group` : `${sport} table`;
    return { response: `We have no ${what} now.`, cards: [], alternatives: next };
  }
  const byGroup = Map.groupBy(all, ({ group }) => group);
  // A whole league is ranked by its share of wins, because positions are within groups.
  const isOne = byGroup.size === 1;
  const rows = isOne
    ? all.toSorted((a, b) => (a.position ?? 99) - (b.position ?? 99))
    : all.toSorted((a, b) => shareOf(b) - shareOf(a));
  const title = isOne ? titleOf(all[0]?.group ?? '', sport) : `${sport} standings`;
  const more = rows.length - mostInWords;
  return {
    response: [
      `${title}, as of ${startLabel(table.asOf)}:`,
      ...rows
        .slice(0, mostInWords)
        .map((row, at) => item(`${at + 1}. ${row.team.name}, ${standingWords(row) ?? 'record unknown'}`)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title,
        columns: [
          { label: 'Team', align: 'start' },
          { label: 'Record', align: 'end' },
          { label: 'Streak', align: 'end' },
        ],
        rows: rows
          .slice(0, mostRows)
          .map((row) => [row.team.name, standingWords(row) ?? '–', row.streak ?? '–']),
        note: `As of ${startLabel(table.asOf)}.`,
      },
    ],
    alternatives: next,
  };
}

/** Points where the league counts them, otherwise the share of games won. */
function shareOf({ points, winShare, won, lost, drawn, overtimeLosses }: Standing): number {
  if (points !== null) return points;
  if (winShare !== null) return winShare;
  const games = (won ?? 0) + (lost ?? 0) + (drawn ?? 0) + (overtimeLosses ?? 0);
  return games === 0 ? 0 : ((won ?? 0) + (drawn ?? 0) / 2) / games;
}

/** `NHL Central`, `NFC North`, `Eastern Conference`: a division that only one conference has goes by its own name. */
function titleOf(group: string, sport: Sport): string {
  const label = groupLabel(group, sport);
  return /^(?:NFC|AFC)|league|conference/i.test(label) || label === sport ? label : `${sport} ${label}`;
}
