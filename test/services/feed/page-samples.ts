/** Handwritten samples of the feed's other pages, in its own formats and spellings. */

export const nbaTeam = {
  position: '1',
  name: 'Boston Celtics',
  id: '1066',
  won: '10',
  lost: '6',
  gb: '-',
  percentage: '.625',
  home_record: '6-2',
  road_record: '4-4',
  average_points_for: '115.2',
  average_points_agains: '108.9',
  streak: 'Won 3',
  last_10: '7-3',
};

/** Several leagues as an array, a division as an object, a team as an object or an array. */
export function nbaStandings(team: unknown) {
  return {
    standings: {
      category: {
        name: 'USA: NBA',
        id: '1046',
        season: '2026/2027',
        league: [
          { name: 'Eastern Conference', division: { name: 'Atlantic', team } },
          { name: 'Western Conference', division: null },
        ],
      },
    },
  };
}

export const nflStandings = {
  standings: {
    category: {
      name: 'USA: NFL',
      league: {
        name: 'National Football Conference',
        division: [
          {
            name: 'NFC West',
            team: {
              position: '2',
              name: 'Seattle Seahawks',
              id: '1699',
              won: '9',
              lost: '7',
              ties: '1',
              win_percentage: '0.559',
              home_record: '5-3-1',
              road_record: '4-4',
              points_for: '394',
              points_against: '370',
              streak: 'L1',
            },
          },
        ],
      },
    },
  },
};

export const nhlStandings = {
  standings: {
    category: {
      name: 'USA: NHL',
      league: {
        name: 'Eastern',
        division: {
          name: 'Atlantic',
          team: [
            {
              position: '1',
              name: 'Toronto Maple Leafs',
              id: '2001',
              won: '12',
              lost: '5',
              ot_losses: '2',
              points: '26',
            },
          ],
        },
      },
    },
  },
};

export const mlbStandings = {
  '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
  standings: {
    category: {
      '@name': 'USA: MLB',
      league: {
        '@name': 'American League',
        division: {
          '@name': 'East',
          team: {
            '@position': '1',
            '@name': 'Toronto Blue Jays',
            '@id': '1001',
            '@won': '94',
            '@lost': '68',
            '@away_record': '40-41',
            '@home_record': '54-27',
            '@current_streak': 'W4',
            '@runs_scored': '798',
            '@runs_allowed': '721',
          },
        },
      },
    },
  },
};

export const mlsStandings = {
  '?xml': { '@version': '1.0' },
  standings: {
    '@country': 'usa',
    tournament: [
      {
        '@league': 'MLS',
        '@id': '1440',
        team: {
          '@position': '3',
          '@name': 'CF Montréal',
          '@id': '9001',
          '@recent_form': 'WDLWW',
          overall: { '@gp': '34', '@w': '16', '@d': '8', '@l': '10', '@gs': '55', '@ga': '48' },
          home: { '@gp': '17', '@w': '10', '@d': '4', '@l': '3' },
          total: { '@gd': '7', '@p': '56' },
        },
      },
    ],
  },
};

export const nflReport = {
  date: '18.11.2026',
  player_name: 'Sam Example',
  player_id: '',
  status: 'Sidelined',
  description: 'Knee - ACL',
};

/** NBA reports have the injury in the field where other leagues have the status. */
export const nbaReport = {
  date: '7.11.2026',
  player_name: 'Alex Sample',
  player_id: '77',
  status: 'Ankle sprain',
  description: 'Game Time Decision',
};

export function teamReport(report: unknown) {
  return { team: { id: '1699', name: 'Seattle Seahawks', report } };
}

export const meetingRow = {
  id: '1',
  league: 'USA: NFL',
  date: '08.10.2026',
  team1: 'Seattle Seahawks',
  team2: 'Green Bay Packers',
  id1: '1699',
  id2: '1700',
  team1_score: '24',
  team2_score: '21',
};

/** The meetings also contain each side's last games against other teams. */
export function headToHead(match: unknown) {
  return {
    h2h: {
      team1_id: '1699',
      team2_id: '1700',
      top50: { match },
      overall: { total: { games: '99', team1_won: '98' } },
      last5_home: { team1: { match: { ...meetingRow, team2: 'Chicago Bears', id2: '1701' } } },
    },
  };
}

export const golfLive = {
  scores: {
    sport: 'golf',
    tournament: {
      id: '501',
      name: 'The Example Classic',
      status: 'In Progress',
      player: [
        { id: '1', name: 'A. Leader', pos: '1', country: 'USA' },
        { id: '2', name: 'B. Second', pos: 'T2', country: 'CAN' },
        { id: '3', name: '', pos: 'T2', country: 'ENG' },
      ],
    },
  },
};

export const golfSchedule = {
  shedules: {
    tournament: [
      {
        id: '501',
        name: 'The Example Classic',
        start_date: '19.11.2026',
        end_date: '22.11.2026',
        status: '',
      },
      { id: '502', name: 'The Sample Open', start_date: '3.12.2026', end_date: '6.12.2026', player: null },
    ],
  },
};
