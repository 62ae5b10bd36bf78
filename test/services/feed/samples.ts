/** Handwritten samples of the feed, in its own formats and spellings; each test changes the fields it needs. */

/** Odds of a US league: one book as an object, several as an array. */
export const usOdds = {
  ts: '1795212000',
  rotation_home: '102',
  rotation_away: '101',
  type: [
    {
      id: '1',
      value: 'Home/Away',
      bookmaker: {
        id: '16',
        name: 'Book One',
        odd: [
          { name: 'Home', value: '1.43', dp3: '1.426', us: '-235', id: '1' },
          { name: 'Away', value: '2.95', dp3: '2.950', us: '+195', id: '2' },
        ],
      },
    },
    {
      id: '3',
      value: 'Over/Under',
      bookmaker: [
        {
          id: '16',
          name: 'Book One',
          total: [
            {
              name: '44.5',
              ismain: 'False',
              odd: [
                { name: 'Over', value: '1.70', us: '-143' },
                { name: 'Under', value: '2.10', us: '+110' },
              ],
            },
            {
              name: '47',
              ismain: 'True',
              odd: [
                { name: 'Over', value: '1.95', us: '-105' },
                { name: 'Under', value: '1.87', us: '-115' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: '4',
      value: 'Handicap',
      bookmaker: {
        id: '16',
        name: 'Book One',
        handicap: {
          name: '-4.5',
          main: 'True',
          odd: [
            { name: 'Home', handicap: '-4.5', value: '1.91', us: '-110' },
            { name: 'Away', handicap: '+4.5', value: '1.91', us: '-110' },
          ],
        },
      },
    },
    { id: '22163', value: 'Anytime TD', bookmaker: { id: '16', name: 'Book One', odd: null } },
  ],
};

export const nbaMatch = {
  id: '330001',
  status: 'Not Started',
  date: 'Nov 22, 2026',
  time: '7:30 PM',
  timezone: 'EDT',
  datetime_utc: '23.11.2026 00:30',
  formatted_date: '22.11.2026',
  venue_name: 'TD Garden',
  timer: '',
  hometeam: { id: '1066', name: 'Boston Celtics', q1: '', ot: '', totalscore: '' },
  awayteam: { id: '1067', name: 'Philadelphia 76ers', q1: '', ot: '', totalscore: '' },
};

export const nbaFinal = {
  ...nbaMatch,
  id: '330000',
  status: 'Final/OT',
  datetime_utc: '20.11.2026 00:00',
  hometeam: { ...nbaMatch.hometeam, totalscore: '118' },
  awayteam: { ...nbaMatch.awayteam, totalscore: '115' },
};

/** One day has several games, one a single game as an object, one none. */
export function nbaSchedule(first: unknown, second: unknown = null) {
  return {
    shedules: {
      id: '1046',
      league: 'USA: NBA',
      matches: [
        { date: 'Nov 22, 2026', formatted_date: '22.11.2026', timezone: 'EDT', match: first },
        { date: 'Nov 23, 2026', formatted_date: '23.11.2026', timezone: 'EDT', match: second },
      ],
    },
  };
}

/** The NFL's own nesting, its `contestID`, and dates without leading zeros. */
export function nflSchedule(match: unknown) {
  return {
    shedules: {
      tournament: [
        { name: 'PreSeason', week: null },
        { name: 'Regular Season', week: { name: 'Week 5', matches: { date: '4.10.2026', match } } },
      ],
    },
  };
}

export const nflMatch = {
  contestID: '182771',
  status: 'Not Started',
  date: '4.10.2026',
  time: '1:00 PM',
  timezone: 'EDT',
  datetime_utc: '4.10.2026 17:00',
  hometeam: { id: '1699', name: 'Seattle Seahawks', totalscore: '', ball_on: '', number: '' },
  awayteam: { id: '1700', name: 'Green Bay Packers', totalscore: '' },
  odds: usOdds,
};

/** Everything with `@`, and the XML declaration left at the root. */
export function mlbSchedule(match: unknown) {
  return {
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    scores: { '@sport': 'baseball', category: { '@name': 'USA: MLB', '@id': '1000', match } },
  };
}

export const mlbMatch = {
  '@id': '359001',
  '@status': 'Final/11',
  '@date': '27.05.2026',
  '@time': '13:07',
  '@timezone': 'ET',
  '@datetime_utc': '27.05.2026 17:07',
  '@oddsid': '77',
  hometeam: {
    '@id': '1001',
    '@name': 'Toronto Blue Jays',
    '@totalscore': '5',
    '@in1': '',
    innings: { inning: [{ '@number': '1', '@score': '5' }] },
  },
  awayteam: { '@id': '1002', '@name': 'Boston Red Sox', '@totalscore': '4', innings: null },
  starting_pitchers: null,
};

/** `id` changes when a match moves; `static_id` does not. */
export const mlsMatch = {
  '@id': '5001',
  '@static_id': '2900001',
  '@status': '23:30',
  '@date': '22.11.2026',
  '@time': '23:30',
  localteam: { '@id': '9001', '@name': 'CF Montréal', '@score': '?' },
  visitorteam: { '@id': '9002', '@name': 'Inter Miami CF', '@score': '?' },
};

export function mlsFixtures(match: unknown) {
  return {
    results: { '@country': 'usa', tournament: { '@league': 'MLS', week: [{ '@number': '30', match }] } },
  };
}

export const mlsOdds = {
  scores: {
    '@ts': '1795212000',
    category: {
      '@id': '1440',
      '@name': 'USA: MLS',
      matches: {
        match: {
          '@id': '6001',
          '@static_id': '2900001',
          '@status': '',
          odds: {
            type: {
              '@id': '1',
              '@value': 'Match Winner',
              '@stop': 'False',
              bookmaker: {
                '@id': '16',
                '@name': 'Book One',
                '@stop': 'False',
                odd: [
                  { '@name': 'Home', '@value': '2.60' },
                  { '@name': 'Draw', '@value': '3.40' },
                  { '@name': 'Away', '@value': '2.50' },
                ],
              },
            },
          },
        },
      },
    },
  },
};

export const cflMatch = {
  id: '70001',
  status: 'Not Started',
  time: '23:00',
  timer: '',
  localteam: { name: 'Toronto Argonauts', totalscore: '' },
  awayteam: { name: 'BC Lions', totalscore: '' },
  events: null,
};

export function footballDay(match: unknown) {
  return {
    scores: {
      sport: 'football',
      category: [
        { id: '1', name: 'USA: NFL', match: { ...cflMatch, id: '1' } },
        { id: '1009', name: 'Canada: Cfl - Pre-Season', match },
      ],
    },
  };
}
