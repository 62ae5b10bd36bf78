/** Who is out, who is questionable, and who returned since the last game, from the injury report. */
import type { Injury } from '../../../../contracts/feed/stats.ts';
import type { Game, Team } from '../../../feed/games/game.ts';
import { type Availability, availabilityOf } from '../../../feed/players/availability.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import type { Fact, TeamFacts } from '../fact.ts';
import { dayMs, ownGames, sidesOfGame } from '../games.ts';
import { reportsOfTeam } from '../keep.ts';
import { forTeam, type Lean, numberIn, otherSide } from '../lean.ts';
import { leanOfGap } from '../pair.ts';
import type { SportSheet } from '../sheet.ts';

/** The most names in one sentence. */
const mostNames = 3;
/** Reports change daily, so an older one can be wrong. */
const oldestMs = 2 * dayMs;

export const injuries: TeamFacts = {
  facts: (game, sheet, now) => sidesOfGame.flatMap((side) => injuriesOf(side, game, sheet, now)),
  isPerTeam: false,
  side: (fact, selection) => forTeam(fact.team, leadOf(fact) ?? 0, selection),
  pair: leadOf,
};

/** How many more players out put a team behind. */
const clearlyMore = 2;

function leadOf({ values }: Fact): Lean | undefined {
  if (values.opponentOut === undefined) return undefined;
  return leanOfGap(numberIn(values, 'opponentOut') - numberIn(values, 'out'), clearlyMore);
}

function injuriesOf(side: 'home' | 'away', game: Game, sheet: SportSheet, now: Date) {
  const team = game[side];
  const known = reportOf(team, sheet, now);
  if (!known) return [];
  const last = ownGames(team, game, sheet)[0];
  const lastDay = last && leagueDay(new Date(last.startsAt));
  const reports = latestOfEach(known.rows);
  const out = namesOf(reports, 'out');
  const questionable = namesOf(reports, 'questionable');
  const back = reports
    .filter(({ status, day }) => availabilityOf(status) === 'back' && isSince(day, lastDay))
    .map(({ player }) => player);
  const n = out.length + questionable.length + back.length;
  if (n === 0) return [];
  const opponent = game[otherSide(side)];
  const theirs = reportOf(opponent, sheet, now);
  // A report that was cut may have more players out than it lists.
  const isComparable = theirs && [known, theirs].every(({ rows }) => rows.length < reportsOfTeam);
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
        ...(isComparable
          ? { opponent: opponent.name, opponentOut: namesOf(latestOfEach(theirs.rows), 'out').length }
          : {}),
      },
      n,
      asOf: known.asOf,
      source: known.source,
      knownToMarket: true,
    },
  ];
}

/** A team's report; undefined if it has none, or only an old one. */
function reportOf({ id }: Team, { injuries: reports }: SportSheet, now: Date) {
  const known = reports?.[id];
  return known && now.getTime() - Date.parse(known.asOf) <= oldestMs ? known : undefined;
}

const namesOf = (reports: readonly Injury[], wanted: Availability) =>
  reports.filter(({ status }) => availabilityOf(status) === wanted).map(labelOf);

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
