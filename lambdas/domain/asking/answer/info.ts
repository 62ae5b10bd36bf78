/** Answers information questions: games, prices, form, injuries, standings, head-to-head, the record and help. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Injury } from '../../../contracts/feed/stats.ts';
import { outrightSides, pricedSides } from '../../feed/board/sides.ts';
import { type Game, isUpcoming } from '../../feed/games/game.ts';
import { isOnDays } from '../../feed/games/tournament.ts';
import { formatAmerican } from '../../feed/odds/odds.ts';
import { dayLabel, startLabel } from '../../platform/calendar.ts';
import type { Fact } from '../facts/fact.ts';
import type { Board } from './candidate.ts';
import { factSentences, factsOf } from './fact-kinds.ts';
import { matchOf } from './match-names.ts';
import { info, injuryLine, listHead } from './words/info.ts';

const mostGames = 12;
/** The most players of a tournament that are listed. */
const mostPlayers = 8;
/** An item of a list. */
const item = (text: string) => `• ${text}`;

/** @returns plain text; lines of a list start with `• ` */
export function infoText(reading: Reading, boards: readonly Board[], now: Date): string {
  switch (reading.topic) {
    case 'how_it_works':
      return info.howItWorks;
    case 'record':
      return info.record;
    case 'injuries':
      return injuries(reading, boards, now);
    case 'form':
      return facts(reading, boards, now, ['form', 'record', 'venue_record', 'cover', 'scoring']);
    case 'standings':
      return facts(reading, boards, now, ['standing', 'record']);
    case 'meetings':
      return facts(reading, boards, now, ['meetings']);
    case 'prices':
      return prices(reading, boards, now);
    default:
      return schedule(reading, boards, now);
  }
}

/** Upcoming games of the teams and days named, soonest first. */
function gamesFor({ teams, days, nextGame }: Reading, boards: readonly Board[], now: Date): Game[] {
  const names = teams.map(({ name }) => name);
  const found = boards
    .flatMap(({ games }) => games)
    .filter((game) => isUpcoming(game, now))
    .filter((game) => days === null || isOnDays(game, days))
    .filter(({ home, away }) => names.length === 0 || names.includes(home.name) || names.includes(away.name))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
  return nextGame ? found.slice(0, Math.max(1, names.length)) : found;
}

function schedule(reading: Reading, boards: readonly Board[], now: Date): string {
  return listOf(
    gamesFor(reading, boards, now),
    reading,
    (game) => `${matchOf(game)}, ${startLabel(game.startsAt)}`,
  );
}

function prices(reading: Reading, boards: readonly Board[], now: Date): string {
  const text = listOf(gamesFor(reading, boards, now), reading, (game) => {
    const offered = [...pricedSides(game), ...outrightSides(game).slice(0, mostPlayers)];
    const sides = offered.map(({ label, price }) => `${label} (${formatAmerican(price ?? 0)})`);
    const what = sides.length > 0 ? sides.join(', ') : info.notPriced;
    return `${matchOf(game)}, ${startLabel(game.startsAt)}: ${what}`;
  });
  const isGolf = reading.sports.length === 1 && reading.sports[0] === 'GOLF';
  return reading.teams.length === 0 && !isGolf ? `${info.gamesOnly}\n${text}` : text;
}

function listOf(games: readonly Game[], { teams, days }: Reading, line: (game: Game) => string): string {
  const named = { teams: teams.map(({ name }) => name), days: (days ?? []).map(dayLabel) };
  if (games.length === 0) return info.noGames(named);
  const shown = games.slice(0, mostGames).map((game) => item(line(game)));
  const more = games.length - shown.length;
  return [listHead(named), ...shown, ...(more > 0 ? [info.more(more)] : [])].join('\n');
}

function facts(
  reading: Reading,
  boards: readonly Board[],
  now: Date,
  kinds: readonly Fact['kind'][],
): string {
  const names = reading.teams.map(({ name }) => name);
  if (names.length === 0) return info.nameATeam;
  const lines = names.flatMap((name) => {
    const own = boards.flatMap(({ games, sheet }) => {
      const game = gamesFor({ ...reading, teams: [], days: null }, [{ games }], now).find(
        ({ home, away }) => home.name === name || away.name === name,
      );
      if (!game) return [];
      const side = game.home.name === name ? 'home' : 'away';
      return factsOf(game, sheet, now).filter(
        ({ kind, team }) => kinds.includes(kind) && (team === side || team === null),
      );
    });
    return own.map((fact) => item(factSentences(fact)[0] ?? ''));
  });
  const once = [...new Set(lines)];
  return once.length > 0 ? once.join('\n') : info.nothingKnown(names);
}

function injuries(reading: Reading, boards: readonly Board[], now: Date): string {
  const names = reading.teams.map(({ name }) => name);
  if (names.length === 0) return info.nameATeam;
  return names.flatMap((name) => injuriesOf(name, boards, now)).join('\n');
}

const mostReports = 12;

function injuriesOf(name: string, boards: readonly Board[], now: Date): string[] {
  for (const { games, sheet } of boards) {
    const teams = games.flatMap(({ home, away }) => [home, away]);
    const team = teams.find((each) => each.name === name);
    const report = team && sheet?.injuries?.[team.id];
    if (!report) continue;
    if (report.rows.length === 0) return [info.noInjuries(name, startLabel(report.asOf))];
    const line = ({ player, status, description }: Injury) =>
      item(injuryLine({ player, status, description }));
    return [info.injuriesOf(name, startLabel(report.asOf)), ...report.rows.slice(0, mostReports).map(line)];
  }
  return [info.injuriesUnknown(name, startLabel(now.toISOString()))];
}
