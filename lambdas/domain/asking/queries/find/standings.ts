/** The table of a league, a conference or a division. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Standing } from '../../../../contracts/feed/stats.ts';
import { startLabel } from '../../../platform/calendar.ts';
import { ordinal, plural } from '../../../platform/format.ts';
import { groupLabel } from '../../facts/kinds/standing.ts';
import { isInGroup, groups as knownGroups } from '../../reading/names/groups.ts';
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

/** A table of the whole league does not name the divisions of its teams, so that those are also known here. */
const isIn = ({ group, team }: Standing, words: readonly string[], sport: Sport) =>
  words.length === 0 ||
  [group, ...groupsOf(team.name, sport)].some((name) =>
    words.every((word) => (groupWords[word] ?? new RegExp(word, 'i')).test(name)),
  );

/** No table has the places where games are played, nor the teams of a country. */
const divisions = knownGroups.filter(({ name, isPlace }) => isPlace !== true && name !== 'Canadian');

const groupsOf = (team: string, sport: Sport): string[] =>
  divisions
    .filter((each) => each.sport === sport && isInGroup(team, sport, each.name))
    .map(({ name }) => name);

export function standings(query: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = query.sports;
  const table = tables.sports.find((each) => each.sport === sport)?.sheet?.standings;
  const groups = query.group?.split(' ') ?? [];
  if (query.detail === 'place' && query.teams.length > 0) return places(query, tables);
  const ofTeams = (table?.rows ?? [])
    .filter(({ team }) => query.teams.includes(team.name))
    .map(({ group }) => group);
  const next = [scheduleOf(sport), boardOf(sport)];
  const all = (table?.rows ?? []).filter(
    (row) =>
      isIn(row, groups, sport) &&
      // A conference that is named is more than the division of a team in it.
      (query.teams.length === 0 || groups.length > 0 || ofTeams.includes(row.group)),
  );
  if (!table || all.length === 0) {
    const what = groups.length > 0 ? `${sport} table of that group` : `${sport} table`;
    return { response: `We have no ${what} now.`, cards: [], alternatives: next };
  }
  if (query.over !== null) return besideEven(query, all, table.asOf, sport);
  const byGroup = Map.groupBy(all, ({ group }) => group);
  // A whole league is ranked by its share of wins, because positions are within groups.
  const isOne = byGroup.size === 1 && groups.length === 0;
  const rows = isOne
    ? all.toSorted((a, b) => (a.position ?? 99) - (b.position ?? 99))
    : all.toSorted((a, b) => shareOf(b) - shareOf(a));
  const ofDivision = byGroup.size === 1 && !/all teams/i.test(all[0]?.group ?? '');
  const title =
    isOne || ofDivision
      ? titleOf(all[0]?.group ?? '', sport)
      : groups.length > 0
        ? (sharedGroup(all, groups, sport) ?? `${sport} standings`)
        : `${sport} standings`;
  const more = rows.length - mostInWords;
  const isByPoints = query.stat === 'points';
  return {
    response: [
      `${title}, as of ${startLabel(table.asOf)}:`,
      ...rows
        .slice(0, mostInWords)
        .map((row, at) => item(`${at + 1}. ${row.team.name}, ${recordWords(row, isByPoints)}`)),
      ...(more > 0 ? [`And ${more} more.`] : []),
      ...(isByPoints && all.every(({ points }) => points === null) ? [withoutPoints(sport)] : []),
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

/** The teams that won more than half of their games, or fewer. */
function besideEven(
  { group, side }: FindQuery,
  rows: readonly Standing[],
  asOf: string,
  sport: Sport,
): QueryAnswer {
  const isAbove = side !== 'under';
  const found = rows.filter((row) => isBeside(row, isAbove)).toSorted((a, b) => wonShare(b) - wonShare(a));
  const where = group === null ? sport : (sharedGroup(rows, group.split(' '), sport) ?? sport);
  const what = evenWords(side);
  const more = found.length - mostBesideEven;
  return {
    response: [
      `${found.length} of ${plural(rows.length, `${where} team`)} ${found.length === 1 ? 'is' : 'are'} ${what}, as of ${startLabel(asOf)}${found.length > 0 ? ':' : '.'}`,
      ...found
        .slice(0, mostBesideEven)
        .map((row) => item(`${row.team.name}, ${standingWords(row) ?? 'record unknown'}`)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join('\n'),
    cards: [],
    alternatives: [scheduleOf(sport), boardOf(sport)],
  };
}

const even = 0.5;

/** Whether a team has won more than half of its games, or fewer. */
export const isBeside = (row: Standing, isAbove: boolean): boolean =>
  isAbove ? wonShare(row) > even : wonShare(row) < even;

export const evenWords = (side: FindQuery['side']): string =>
  side === 'under' ? 'below .500' : 'above .500';

const mostBesideEven = 20;

/** `13–7–2 (28 points)` */
function recordWords(row: Standing, isByPoints: boolean): string {
  const record = standingWords(row) ?? 'record unknown';
  return isByPoints && row.points !== null && !record.includes('point')
    ? `${record} (${plural(row.points, 'point')})`
    : record;
}

const withoutPoints = (sport: Sport): string =>
  `Our ${sport} table has wins and losses and no points: its order is that of the share of games won.`;

/** The smallest group that has all these teams and the words of the question. */
function sharedGroup(rows: readonly Standing[], words: readonly string[], sport: Sport): string | undefined {
  return divisions
    .filter(
      (each) =>
        each.sport === sport &&
        words.every((word) => (groupWords[word] ?? new RegExp(word, 'i')).test(each.name)),
    )
    .filter((each) => rows.every(({ team }) => isInGroup(team.name, sport, each.name)))
    .toSorted((a, b) => a.teams.length - b.teams.length)[0]?.name;
}

/** A team's place in the group asked about, otherwise in its own, and how far it is from the first. */
function places(query: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = query.sports;
  const table = tables.sports.find((each) => each.sport === sport)?.sheet?.standings;
  const words = query.group?.split(' ') ?? [];
  const text = query.teams.flatMap((team): string[] => {
    const own = table?.rows.find((row) => row.team.name === team);
    if (!table || !own) return [`We have no standings with ${team} now.`];
    const isWhole = /all teams/i.test(own.group) || own.group === sport;
    const division = isWhole ? groupsOf(team, sport).at(-1) : undefined;
    const rows = table.rows.filter((row) =>
      words.length > 0
        ? isIn(row, words, sport)
        : division
          ? isInGroup(row.team.name, sport, division)
          : row.group === own.group,
    );
    if (!rows.includes(own)) return [`${team} are not in that group.`];
    const ranked = rows.toSorted((a, b) => shareOf(b) - shareOf(a) || (b.won ?? 0) - (a.won ?? 0));
    const place = ranked.findIndex((row) => shareOf(row) === shareOf(own)) + 1;
    const [first] = ranked;
    const name =
      words.length > 0
        ? (sharedGroup(rows, words, sport) ?? titleOf(own.group, sport))
        : (division ?? titleOf(own.group, sport));
    const behind = first && place > 1 ? behindWords(own, first) : null;
    return [
      `${team} are ${ordinal(place)} of ${rows.length} in the ${name} at ${recordWords(own, query.stat === 'points')}${behind ? `, ${behind} the ${first?.team.name}` : place === 1 ? ', behind nobody' : ''}, as of ${startLabel(table.asOf)}.`,
    ];
  });
  const lacksPoints = query.stat === 'points' && table?.rows.every(({ points }) => points === null);
  return {
    response: [...text, ...(lacksPoints ? [withoutPoints(sport)] : [])].join('\n'),
    cards: [],
    alternatives: [scheduleOf(sport), boardOf(sport)],
  };
}

function behindWords(own: Standing, first: Standing): string | null {
  if (own.points !== null && first.points !== null)
    return `${plural(first.points - own.points, 'point')} behind`;
  if (own.won === null || own.lost === null || first.won === null || first.lost === null) return null;
  const back = (first.won - own.won + own.lost - first.lost) / 2;
  return back <= 0 ? 'level with' : `${back} ${back === 1 ? 'game' : 'games'} behind`;
}

/** Points where the league counts them, otherwise the share of games won. */
const shareOf = (row: Standing): number => row.points ?? wonShare(row);

function wonShare({ winShare, won, lost, drawn, overtimeLosses }: Standing): number {
  if (winShare !== null) return winShare;
  const games = (won ?? 0) + (lost ?? 0) + (drawn ?? 0) + (overtimeLosses ?? 0);
  return games === 0 ? 0 : ((won ?? 0) + (drawn ?? 0) / 2) / games;
}

/** `NHL Central`, `NFC North`, `Eastern Conference`: a division that only one conference has goes by its own name. */
function titleOf(group: string, sport: Sport): string {
  const label = groupLabel(group, sport);
  return /^(?:NFC|AFC)|league|conference/i.test(label) || label === sport ? label : `${sport} ${label}`;
}
