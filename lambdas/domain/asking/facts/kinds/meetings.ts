/** The teams' last head-to-head results, from the perspective of the one that won more. */
import type { Meeting } from '../../../../contracts/feed/stats.ts';
import type { Game } from '../../../feed/games/game.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import type { Fact, TeamFacts, Values } from '../fact.ts';
import { dateLabel } from '../games.ts';
import { forTeam, type Lean, numberIn, type Side } from '../lean.ts';
import type { Dated, SportSheet } from '../sheet.ts';

const fewest = 2;
const most = 6;

export const meetings: TeamFacts = {
  facts: (game, sheet, now) => meetingsOf(game, sheet, now),
  isPerTeam: false,
  side: ({ team, values }, selection) => forTeam(team, leadOf(values), selection),
  pair: ({ values }) => leadOf(values),
};

/** The fact is about the team that won more, so it can only count for that team. */
function leadOf(values: Values): Lean {
  if (numberIn(values, 'meetings') < 3) return 0;
  return numberIn(values, 'won') - numberIn(values, 'lost') >= 2 ? 1 : 0;
}

function meetingsOf(game: Game, sheet: SportSheet, now: Date): Fact[] {
  const known = sheet.meetings?.[game.id] ?? amongResults(game, sheet);
  const last = (known?.rows ?? [])
    .flatMap((meeting) => resultFor(meeting, game))
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, most);
  const [latest] = last;
  if (!known || !latest || last.length < fewest) return [];
  const won = (side: Side) => last.filter(({ winner }) => winner === side).length;
  const side = won('away') > won('home') ? 'away' : 'home';
  const drawn = last.filter(({ winner }) => winner === null).length;
  return [
    {
      id: `${game.id} meetings`,
      kind: 'meetings',
      gameId: game.id,
      sport: game.sport,
      about: game[side].name,
      team: side,
      values: {
        won: won(side),
        lost: won(side === 'home' ? 'away' : 'home'),
        ...(drawn > 0 ? { drawn } : {}),
        meetings: last.length,
        lastOn: dateLabel(latest.day, now),
        lastHigh: latest.high,
        lastLow: latest.low,
        ...(latest.winner ? { lastWinner: game[latest.winner].name } : {}),
        opponent: game[side === 'home' ? 'away' : 'home'].name,
      },
      n: last.length,
      asOf: known.asOf,
      source: known.source,
      knownToMarket: true,
    },
  ];
}

interface Result {
  readonly day: string;
  readonly winner: Side | null;
  readonly high: number;
  readonly low: number;
}

/** A meeting in terms of this game's home and away teams, wherever it was played. */
function resultFor({ day, home, away, score }: Meeting, game: Game): Result[] {
  const isSameGround = home === game.home.name && away === game.away.name;
  const isOtherGround = home === game.away.name && away === game.home.name;
  if (!score || (!isSameGround && !isOtherGround)) return [];
  const [own, others] = isSameGround ? [score.home, score.away] : [score.away, score.home];
  const winner = own > others ? 'home' : own < others ? 'away' : null;
  return [{ day, winner, high: Math.max(own, others), low: Math.min(own, others) }];
}

/** Without the feed's page of meetings, this season's are taken from the results. */
function amongResults({ home, away }: Game, { results }: SportSheet): Dated<readonly Meeting[]> | undefined {
  if (!results) return undefined;
  const names = new Map([home, away].map(({ id, name }) => [id, name]));
  const rows = results.rows.flatMap((row): Meeting[] => {
    const [host, guest] = [names.get(row.home), names.get(row.away)];
    if (host === undefined || guest === undefined) return [];
    const day = leagueDay(new Date(row.startsAt));
    return [{ day, home: host, away: guest, score: { home: row.homeScore, away: row.awayScore } }];
  });
  return { asOf: results.asOf, source: results.source, rows };
}
