/**
 * Every page of the feed that the stand-in has: its path, the root of its document, and its content. A new sport adds its
 * rows to `routes`.
 */

import { addDays, dayIn, leagueZone } from '../../../lambdas/domain/platform/calendar.ts';
import { golfLive, golfOdds, golfSchedule } from './golf.ts';
import { headToHeadOf, injuriesOf, marketsOf, rostersOf, standingsOf } from './pages.ts';
import { gamesBetween, gamesOn } from './seasons/replay.ts';
import { type FeedTeam, type ReplayedSport, teamsOf, type UsSport } from './seasons/teams.ts';
import { scheduleOf, scoresOf, type View } from './shapes.ts';
import { commentariesOf, fixturesOf, soccerInjuriesOf, soccerOddsOf, soccerStandingsOf } from './soccer.ts';
import type { Tree } from './tree.ts';

export interface PageRequest {
  /** Groups that the route's path captured. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly view: View;
}

/**
 * Content of a page. Without data, it is null or `shell` (XML even with `json=1`), depending on the feed; undefined if the
 * path does not exist, such as that of an unknown team.
 */
export type Content = Tree | null | 'shell' | undefined;

export interface Route {
  /** Path after the key, without a leading slash. */
  readonly path: RegExp;
  readonly root: string;
  readonly content: (request: PageRequest) => Content;
}

/** Paths of a US league's pages; parts of names are joined by a hyphen, in baseball by an underscore. */
interface UsLeague {
  readonly sport: UsSport;
  readonly folder: string;
  readonly league: string;
  readonly join: '-' | '_';
  readonly scores: string;
  readonly markets: string;
}

const usLeagues: readonly UsLeague[] = [
  {
    ...{ sport: 'NFL', folder: 'football', league: 'nfl', join: '-' },
    ...{ scores: 'nfl-scores', markets: 'pregame-markets' },
  },
  {
    ...{ sport: 'NBA', folder: 'bsktbl', league: 'nba', join: '-' },
    ...{ scores: 'nba-scores', markets: 'pregame_markets' },
  },
  {
    ...{ sport: 'NHL', folder: 'hockey', league: 'nhl', join: '-' },
    ...{ scores: 'nhl-scores', markets: 'pregame-markets' },
  },
  {
    ...{ sport: 'MLB', folder: 'baseball', league: 'mlb', join: '_' },
    ...{ scores: '(?:mlb-scores|usa)', markets: 'pregame_markets' },
  },
];

/** Without dates, a real schedule has the whole season; here it has this many days around today. */
const seasonDays = 70;

function usRoutes({ sport, folder, league, join, scores, markets }: UsLeague): Route[] {
  const path = (page: string) => new RegExp(`^${folder}/${page}$`);
  return [
    {
      path: path(`${league}${join}shedule`),
      root: 'shedules',
      content: ({ query, view }) =>
        scheduleOf(sport, gamesAsked(sport, query, ['date1', 'date2'], view), view),
    },
    {
      path: path(scores),
      root: 'scores',
      content: ({ query, view }) => {
        // The baseball day ends at midnight Pacific time.
        const zone = sport === 'MLB' ? 'America/Los_Angeles' : leagueZone;
        const day = dayOf(query.get('date')) ?? dayIn(zone, view.now);
        return scoresOf(sport, gamesOn(sport, day), view);
      },
    },
    {
      path: path(`${league}${join}standings`),
      root: 'standings',
      content: ({ view }) => standingsOf(sport, view.now),
    },
    { path: path('(\\d+)_injuries'), root: 'team', content: ofTeam(sport, injuriesOf) },
    {
      path: path('(\\d+)_rosters'),
      root: 'team',
      content: ofTeam(sport, (team) => rostersOf(sport, team)),
    },
    { path: path('h2h_(\\d+)-(\\d+)'), root: 'h2h', content: ofTwo(sport) },
    { path: path(markets), root: 'markets', content: () => marketsOf(sport) },
  ];
}

function ofTeam(sport: ReplayedSport, page: (team: FeedTeam) => Tree): Route['content'] {
  return ({ parts: [id] }) => {
    const team = teamWith(sport, id);
    return team && page(team);
  };
}

/** @param nothing content if the teams have not met */
function ofTwo(sport: ReplayedSport, nothing: 'shell' | null = null): Route['content'] {
  return ({ parts, view }) => {
    const [a, b] = parts.map((id) => teamWith(sport, id));
    return a && b && (headToHeadOf(sport, a, b, view.now) ?? nothing);
  };
}

const teamWith = (sport: ReplayedSport, id: string | undefined) =>
  teamsOf(sport).find((team) => team.id === id);

const mls = '1440';

const soccerRoutes: readonly Route[] = [
  {
    path: /^soccerfixtures\/leagueid\/1440$/,
    root: 'results',
    content: ({ query, view }) => fixturesOf(gamesAsked('MLS', query, ['date1', 'date2'], view), view),
  },
  {
    path: /^commentaries\/1440(?:\.xml)?$/,
    root: 'commentaries',
    content: ({ query, view }) =>
      // The soccer feeds count days in UTC.
      commentariesOf(soccerGamesOn(dayOf(query.get('date')) ?? dayIn('UTC', view.now)), view) ?? 'shell',
  },
  {
    path: /^standings\/1440(?:\.xml)?$/,
    root: 'standings',
    content: ({ view }) => soccerStandingsOf(view.now),
  },
  { path: /^h2h\/(\d+)\/(\d+)$/, root: 'h2h', content: ofTwo('MLS', 'shell') },
  { path: /^soccernew\/injuries$/, root: 'scores', content: ({ view }) => soccerInjuriesOf(view.now) },
  { path: /^soccernew\/(?:home|d-?\d)$/, root: 'scores', content: () => null },
  {
    path: /^getodds\/soccer$/,
    root: 'scores',
    content: ({ query, view }) => {
      if (query.get('cat') === 'golf_10') return golfOdds(view.now);
      const isMls = query.get('cat') === 'soccer_10' && (query.get('league') ?? mls) === mls;
      return isMls ? soccerOddsOf(gamesAsked('MLS', query, ['date_start', 'date_end'], view), view) : null;
    },
  },
];

/** A UTC day includes the late matches of the league day before it. */
function soccerGamesOn(day: string) {
  return gamesBetween('MLS', addDays(day, -1), day).filter(
    ({ startsAt }) => startsAt.toISOString().slice(0, 10) === day,
  );
}

const golfRoutes: readonly Route[] = [
  { path: /^golf\/live$/, root: 'scores', content: ({ view }) => golfLive(view.now, view.golfWinner) },
  { path: /^golf\/pga_schedule$/, root: 'shedules', content: ({ view }) => golfSchedule(view.now) },
];

/** Pages of sports that are not replayed, with the empty response of each kind of feed. */
const emptyRoutes: readonly Route[] = [
  {
    path: /^football\/(?:home|d-?\d)$/,
    root: 'scores',
    content: () => ({ sport: 'football', category: null }),
  },
  { path: /^baseball\/mlb_player_(?:batting|pitching|fielding)$/, root: 'stats', content: () => 'shell' },
];

export const routes: readonly Route[] = [
  ...usLeagues.flatMap(usRoutes),
  ...soccerRoutes,
  ...golfRoutes,
  ...emptyRoutes,
];

function gamesAsked(
  sport: ReplayedSport,
  query: URLSearchParams,
  names: readonly [string, string],
  { now }: View,
) {
  const [from, to] = names.map((name) => dayOf(query.get(name)));
  const today = dayIn(leagueZone, now);
  return from && to
    ? gamesBetween(sport, from, to)
    : gamesBetween(sport, addDays(today, -seasonDays), addDays(today, seasonDays));
}

/** @param text `dd.MM.yyyy` or `d.MM.yyyy` */
function dayOf(text: string | null): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{2})\.(\d{4})$/.exec(text ?? '') ?? [];
  return day ? `${year}-${month}-${day.padStart(2, '0')}` : undefined;
}
