/** Who is out, who is questionable, and who returned since the last game, from the injury report. */
import type { Injury } from '../../../../contracts/feed/stats.ts';
import type { Game } from '../../../feed/games/game.ts';
import { type Availability, availabilityOf } from '../../../feed/players/availability.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import type { TeamFacts } from '../fact.ts';
import { dayMs, ownGames, sidesOfGame } from '../games.ts';
import { forTeam, numberIn } from '../lean.ts';
import type { SportSheet } from '../sheet.ts';

/** The most names in one sentence. */
const mostNames = 3;
/** Reports change daily, so an older one can be wrong. */
const oldestMs = 2 * dayMs;

export const injuries: TeamFacts = {
  facts: (game, sheet, now) => sidesOfGame.flatMap((side) => injuriesOf(side, game, sheet, now)),
  side: ({ team, values }, selection) => forTeam(team, numberIn(values, 'out') > 0 ? -1 : 0, selection),
  pair: null,
};

function injuriesOf(side: 'home' | 'away', game: Game, sheet: SportSheet, now: Date) {
  const team = game[side];
  const known = sheet.injuries?.[team.id];
  if (!known || now.getTime() - Date.parse(known.asOf) > oldestMs) return [];
  const last = ownGames(team, game, sheet)[0];
  const lastDay = last && leagueDay(new Date(last.startsAt));
  const reports = latestOfEach(known.rows);
  const those = (wanted: Availability) =>
    reports.filter(({ status }) => availabilityOf(status) === wanted).map(labelOf);
  const out = those('out');
  const questionable = those('questionable');
  const back = reports
    .filter(({ status, day }) => availabilityOf(status) === 'back' && isSince(day, lastDay))
    .map(({ player }) => player);
  const n = out.length + questionable.length + back.length;
  if (n === 0) return [];
  return [
    {
      id: `${game.id} injuries ${side}`,
      kind: 'injuries' as const,
      gameId: game.id,
      sport: game.sport,
      about: team.name,
      team: side,
      values: {
        ...listed('out', out),
        ...listed('questionable', questionable),
        ...listed('back', back),
      },
      n,
      asOf: known.asOf,
      source: known.source,
      knownToMarket: true,
    },
  ];
}

/** The latest report of each player; text that is not a name is omitted. */
function latestOfEach(reports: readonly Injury[]): Injury[] {
  const byDay = [...reports].sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
  const latest = new Map(byDay.map((report) => [report.player, report]));
  return [...new Set(reports.map(({ player }) => player))]
    .flatMap((player) => latest.get(player) ?? [])
    .filter(({ player }) => /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]{1,39}$/u.test(player));
}

function isSince(day: string | null, lastDay: string | undefined): boolean {
  return day !== null && lastDay !== undefined && day >= lastDay;
}

/** `J. Smith (knee)`; the injury is omitted if its description is long. */
function labelOf({ player, description }: Injury): string {
  const what = description.trim();
  return /^[\p{L}][\p{L} /-]{1,23}$/u.test(what) ? `${player} (${what.toLowerCase()})` : player;
}

function listed(name: Availability, all: readonly string[]): Record<string, number | string> {
  if (all.length === 0) return {};
  const more = all.length - mostNames;
  return {
    [name]: all.length,
    [`${name}Names`]: all.slice(0, mostNames).join('; '),
    ...(more > 0 ? { [`${name}More`]: more } : {}),
  };
}
