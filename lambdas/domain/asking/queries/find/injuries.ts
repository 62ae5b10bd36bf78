/** Injury reports: a team's, or what they say about one player. */
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Injury } from '../../../../contracts/feed/stats.ts';
import { wordsOf } from '../../../feed/games/teams.ts';
import { dayLabel, startLabel } from '../../../platform/calendar.ts';
import { plural } from '../../../platform/format.ts';
import type { Dated } from '../../facts/sheet.ts';
import type { QueryAnswer } from '../answered.ts';
import { playFor, scheduleOf } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import { item, listed, theTeam } from '../table/words.ts';

interface Report {
  readonly team: string;
  readonly sport: Sport;
  readonly report: Dated<readonly Injury[]>;
}

const mostInWords = 15;

/** Every team's report. */
function reportsIn({ sports }: Tables): Report[] {
  return sports.flatMap(({ sport, teams, games, sheet }) => {
    const names = new Map(
      [...teams, ...games.flatMap(({ home, away }) => [home, away])].map(
        ({ id, name }) => [id, name] as const,
      ),
    );
    return Object.entries(sheet?.injuries ?? {}).flatMap(([id, report]) => {
      const team = names.get(id);
      return team === undefined ? [] : [{ team, sport, report }];
    });
  });
}

export function injuries(query: FindQuery, tables: Tables): QueryAnswer {
  const reports = reportsIn(tables);
  const [player, ...players] = query.players;
  if (player !== undefined && players.length > 0) return ofSeveral(query, reports, tables);
  if (player !== undefined) return ofPlayer(player, query, reports, tables);
  const [sport = tables.selectedSport] = query.sports;
  const found = query.teams.map((team) => ({ team, own: reports.find((each) => each.team === team) }));
  return {
    response: found
      .flatMap(({ team, own }) => {
        if (!own)
          return [
            `We have no injury report for ${theTeam(team, sport)}. That does not mean everyone is playing.`,
          ];
        const { asOf, rows } = own.report;
        if (rows.length === 0) return [`The ${team} injury report lists no one, as of ${startLabel(asOf)}.`];
        return [
          `${team} injury report, as of ${startLabel(asOf)}:`,
          ...rows.slice(0, mostInWords).map((row) => item(lineOf(row))),
        ];
      })
      .join('\n'),
    cards: found.flatMap(({ own }) => (own && own.report.rows.length > 0 ? [cardOf(own)] : [])),
    alternatives: query.teams.slice(0, 2).map((team) => playFor(team, sport)),
  };
}

/** A name is a player's whole name, or its last word or words. */
function isCalled({ player }: Injury, name: string): boolean {
  const [words, wanted] = [wordsOf(player), wordsOf(name)];
  return words === wanted || words.endsWith(` ${wanted}`);
}

const rowsOf = (name: string, reports: readonly Report[]) =>
  reports.flatMap((each) =>
    each.report.rows.filter((row) => isCalled(row, name)).map((row) => ({ ...each, row })),
  );

/** A player that no report names may be fit, or may not be known here: both are said. */
/** Which of several players a report lists, by their whole names. */
function ofSeveral({ players, sports }: FindQuery, reports: readonly Report[], tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const own = reports.filter((each) => each.sport === sport);
  const found = players.flatMap((player) => rowsOf(player, own).slice(0, 1));
  const count = `${found.length} of these ${players.length}`;
  return {
    response:
      own.length === 0
        ? `We have no ${sport} injury report now.`
        : found.length === 0
          ? `No, no ${sport} injury report lists ${listed(players, 'or')} now. Reports can be late.`
          : [
              `Yes, the injury reports list ${count}:`,
              ...found.map(({ team, row }) => item(`${lineOf(row)} (${team})`)),
            ].join('\n'),
    cards: [],
    alternatives: [scheduleOf(sport)],
  };
}

function ofPlayer(
  name: string,
  { teams, sports }: FindQuery,
  reports: readonly Report[],
  { selectedSport }: Tables,
): QueryAnswer {
  const [sport = selectedSport] = sports;
  const named = reports.filter(({ team }) => teams.length === 0 || teams.includes(team));
  // "Is LeBron playing against the Suns": the team beside him may be whom he plays, and a whole name is one man's in any report.
  const looked = wordsOf(name).includes(' ') && rowsOf(name, named).length === 0 ? reports : named;
  const found = rowsOf(name, looked);
  const title = name.replace(/(?<=^|[ '-])\p{L}/gu, (letter) => letter.toUpperCase());
  if (found.length === 0) {
    const newest = looked
      .map(({ report }) => report.asOf)
      .sort()
      .at(-1);
    const where =
      looked !== reports && teams.length > 0
        ? listed(teams)
        : listed([...new Set(looked.map((each) => each.sport))], 'or') || sport;
    const response = newest
      ? `No ${where} injury report names ${title}, as of ${startLabel(newest)}. A player who is not listed is usually expected to play, but reports can be late, and we may not know the name.`
      : `We have no ${where} injury report, so we don’t know whether ${title} is playing.`;
    return { response, cards: [], alternatives: [scheduleOf(sport)] };
  }
  return {
    response: found
      .map(({ team, report, row }) => `${lineOf(row)} (${team}, as of ${startLabel(report.asOf)}).`)
      .join('\n'),
    cards: found.map((each) => cardOf({ ...each, report: { ...each.report, rows: [each.row] } })).slice(0, 3),
    alternatives: [...new Set(found.map(({ team }) => team))]
      .slice(0, 2)
      .map((team) => playFor(team, found[0]?.sport ?? sport)),
  };
}

/** `J. Smith: Out, Knee, since Mon, Nov 16` */
function lineOf({ player, status, description, day }: Injury): string {
  const what = [status, description, day === null ? '' : `reported ${dayLabel(day)}`].filter(
    (text) => text !== '',
  );
  return what.length === 0 ? player : `${player}: ${what.join(', ')}`;
}

function cardOf({ team, report }: Report): CardOf<'table'> {
  const rest = report.rows.length - 40;
  return {
    type: 'table',
    title: `${team} injuries`,
    columns: [
      { label: 'Player', align: 'start' },
      { label: 'Status', align: 'start' },
      { label: 'Injury', align: 'start' },
    ],
    rows: report.rows
      .slice(0, 40)
      .map(({ player, status, description }) =>
        [player, status || '–', description || '–'].map((text) => text.slice(0, 120)),
      ),
    note: `As of ${startLabel(report.asOf)}.${rest > 0 ? ` ${plural(rest, 'more player')}.` : ''}`,
  };
}
