/** Teams listed on the landing page, a few of each league. */

export const leagues = [
  {
    sport: 'NBA',
    teams: [
      'Boston Celtics',
      'Denver Nuggets',
      'Los Angeles Lakers',
      'Milwaukee Bucks',
      'New York Knicks',
      'Toronto Raptors',
    ],
  },
  {
    sport: 'MLB',
    teams: [
      'Atlanta Braves',
      'Chicago Cubs',
      'Houston Astros',
      'Los Angeles Dodgers',
      'New York Yankees',
      'Toronto Blue Jays',
    ],
  },
  {
    sport: 'NHL',
    teams: [
      'Boston Bruins',
      'Colorado Avalanche',
      'Edmonton Oilers',
      'Montreal Canadiens',
      'New York Rangers',
      'Toronto Maple Leafs',
    ],
  },
] as const;
