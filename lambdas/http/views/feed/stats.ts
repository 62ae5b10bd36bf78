/** The view of two teams' data for a subscriber: each section with its time and source, or why it is empty. */

import type { TeamFacts, TeamQuery } from '../../../app/feed/team-facts.ts';
import type { Injury, Section, Stats } from '../../../contracts/feed/stats.ts';
import { formLength, formOf, isPlaying, played, upcoming } from '../../../domain/feed/games/form.ts';
import { gamesFreshMs } from '../../../domain/feed/games/freshness.ts';
import type { Game, Team } from '../../../domain/feed/games/game.ts';
import { wordsOf } from '../../../domain/feed/games/teams.ts';
import { upcomingTournaments } from '../../../domain/feed/golf/golf.ts';
import { leagueDay } from '../../../domain/platform/calendar.ts';
import { emptySection, notRead, pageSection, type Source, sectionOf } from './section.ts';

interface Names extends TeamQuery {
  readonly player?: string | undefined;
}

const meetingsShown = 10;
const golfHasNone = 'Golf has tournaments, not games between two teams.';

/** The response if the sport cannot be determined from the request. */
export function unknownSport({ team, opponent, player }: Names): Stats {
  const name = team ?? opponent;
  const reason =
    name === undefined ? 'Name a sport or a team.' : `Name the sport as well: “${name}” alone is not enough.`;
  const none = emptySection(reason);
  return { sport: null, ...(player !== undefined && { player }), ...empty(none) };
}

export function showStats(facts: TeamFacts, query: Names, now: Date): Stats {
  const { sport, team, opponent, schedule } = facts;
  const names = {
    ...(team && { team }),
    ...(opponent && { opponent }),
    ...(query.player !== undefined && { player: query.player }),
  };
  if (sport === 'GOLF') {
    return { sport, ...names, ...empty(emptySection(golfHasNone)), tournaments: tournaments(facts, now) };
  }
  const ofTeam = schedule.games.filter((game) => isPlaying(team ?? opponent, game));
  const unknown = unknownTeam(facts, query);
  return {
    sport,
    ...names,
    form: form(facts, unknown, now),
    standings: standings(facts, unknown, now),
    injuries: injuries(facts, query, unknown, now),
    nextGames: games(facts, unknown, upcoming(ofTeam, now), 'No upcoming game is listed.', now),
    lastGames: games(facts, unknown, played(ofTeam), 'No result is listed.', now),
    headToHead: headToHead(facts, unknown, now),
  };
}

function form(facts: TeamFacts, unknown: string | null, now: Date): Stats['form'] {
  const { team, opponent, schedule, standings } = facts;
  const teams = [team, opponent].filter((each) => each !== undefined);
  if (teams.length === 0) return { ...emptySection(unknown ?? 'Name a team to see its form.'), teams: [] };
  const forms = teams.map((each) => {
    const row = standings?.rows.find((one) => one.team.id === each.id);
    return {
      team: each,
      results: formOf(each, schedule.games),
      streak: row?.streak ?? null,
      lastTen: row?.lastTen ?? null,
    };
  });
  const isFromTable = forms.some(({ streak, lastTen }) => streak !== null || lastTen !== null);
  const sources = [ofGames(facts), ...(isFromTable && standings ? [standings] : [])];
  const isKnown = isFromTable || forms.some(({ results }) => results.length > 0);
  const { readAt, problem } = schedule.state;
  const none = readAt === null ? notRead(problem) : 'No result is listed.';
  return { ...sectionOf(sources, isKnown ? null : none, now), teams: forms };
}

function standings(
  { sport, team, opponent, standings }: TeamFacts,
  unknown: string | null,
  now: Date,
): Stats['standings'] {
  if (!standings) return { ...emptySection(`The feed has no ${sport} standings.`), rows: [] };
  const ids = [team?.id, opponent?.id].filter((id) => id !== undefined);
  const rows = ids.length > 0 ? standings.rows.filter((row) => ids.includes(row.team.id)) : standings.rows;
  if (unknown !== null && ids.length === 0) return { ...emptySection(unknown), rows: [] };
  const none =
    standings.rows.length > 0
      ? 'The standings do not list this team.'
      : `The feed lists no ${sport} standings now.`;
  return { ...pageSection(standings, rows, none, now), rows: [...rows] };
}

function injuries(
  { sport, injuries }: TeamFacts,
  { player }: Names,
  unknown: string | null,
  now: Date,
): Stats['injuries'] {
  const known = injuries.filter(({ page }) => page !== undefined);
  const nothing = { teams: [], player: null };
  if (sport === 'CFL') return { ...emptySection('CFL injury reports are not available.'), ...nothing };
  const [first] = known;
  if (!first) {
    const ask =
      player === undefined
        ? 'Name a team to see its injuries.'
        : 'Injuries are listed by team: name the player’s team.';
    return { ...emptySection(unknown ?? ask), ...nothing };
  }
  const sources = known.map(({ page }) => page).filter((page) => page !== undefined);
  const unread = sources.find(({ readAt }) => readAt === null);
  const section = sectionOf(sources, unread ? notRead(unread.problem) : null, now);
  const teams = known.flatMap(({ team, page }) =>
    page && page.readAt !== null ? [{ team, reports: [...page.rows] }] : [],
  );
  return { ...section, teams, player: player === undefined ? null : naming(player, teams) };
}

function naming(player: string, teams: readonly { readonly reports: readonly Injury[] }[]): Injury[] {
  const words = wordsOf(player);
  return teams.flatMap(({ reports }) => reports.filter((report) => wordsOf(report.player) === words));
}

function games(
  facts: TeamFacts,
  unknown: string | null,
  found: readonly Game[],
  none: string,
  now: Date,
): Stats['nextGames'] {
  const { team, opponent, schedule } = facts;
  if (unknown !== null && !team && !opponent) return { ...emptySection(unknown), games: [] };
  const { readAt, problem } = schedule.state;
  const reason = found.length > 0 ? null : readAt === null ? notRead(problem) : none;
  return {
    ...sectionOf([ofGames(facts)], reason, now),
    games: found.slice(0, formLength).map(({ id, startsAt, home, away, status, score }) => ({
      id,
      startsAt,
      home: onlyTeam(home),
      away: onlyTeam(away),
      status,
      score,
    })),
  };
}

const onlyTeam = ({ id, name }: Team): Team => ({ id, name });

function headToHead(facts: TeamFacts, unknown: string | null, now: Date): Stats['headToHead'] {
  const { sport, team, opponent, meetings } = facts;
  const nothing = { meetings: [], won: 0, lost: 0, drawn: 0 };
  if (sport === 'CFL') return { ...emptySection('CFL head-to-head results are not available.'), ...nothing };
  if (!team || !opponent || !meetings) {
    return { ...emptySection(unknown ?? 'Name two teams to see their meetings.'), ...nothing };
  }
  const listed = meetings.rows.slice(0, meetingsShown);
  const margins = listed.flatMap(({ home, score }) =>
    score ? [home === team.name ? score.home - score.away : score.away - score.home] : [],
  );
  return {
    ...pageSection(meetings, listed, 'No meetings between these teams are listed.', now),
    meetings: listed,
    won: margins.filter((margin) => margin > 0).length,
    lost: margins.filter((margin) => margin < 0).length,
    drawn: margins.filter((margin) => margin === 0).length,
  };
}

function tournaments({ golf }: TeamFacts, now: Date): NonNullable<Stats['tournaments']> {
  if (!golf?.live || !golf.schedule) return { ...emptySection(golfHasNone), current: [], next: [] };
  const { live, schedule } = golf;
  const next = upcomingTournaments(schedule.rows, leagueDay(now)).slice(0, formLength);
  const sources = [live, schedule].filter(({ readAt }) => readAt !== null);
  if (sources.length === 0) return { ...emptySection(notRead(live.problem)), current: [], next: [] };
  const isListed = live.rows.length > 0 || next.length > 0;
  const reason = isListed ? null : 'No tournament is listed right now.';
  return { ...sectionOf(sources, reason, now), current: [...live.rows], next };
}

/** The reason to show if a requested name matches no team, or several. */
function unknownTeam({ sport, team, opponent }: TeamFacts, query: Names): string | null {
  const name = query.team !== undefined && !team ? query.team : opponent ? undefined : query.opponent;
  return name === undefined ? null : `No ${sport} team, or more than one, is known as “${name}”.`;
}

function ofGames({ sport, schedule }: TeamFacts): Source {
  return { readAt: schedule.state.readAt, freshMs: gamesFreshMs, path: `${sport} schedule` };
}

function empty(none: Section) {
  return {
    form: { ...none, teams: [] },
    standings: { ...none, rows: [] },
    injuries: { ...none, teams: [], player: null },
    nextGames: { ...none, games: [] },
    lastGames: { ...none, games: [] },
    headToHead: { ...none, meetings: [], won: 0, lost: 0, drawn: 0 },
  };
}
