/**
 * Questions with something missing or implied: excluded things, the last game of a day, who loses, and a maximum
 * payout.
 */
import { gameSports } from '../../../../lambdas/contracts/feed/sports.ts';
import { describeRules, exactly, lakers, monday, nba, nfl, sunday, today } from './check.ts';

/** The week that begins on that Friday, without some of its days. */
const weekWithout = (...left: string[]) =>
  ['20', '21', '22', '23', '24', '25', '26']
    .map((day) => `2026-11-${day}`)
    .filter((day) => !left.includes(day));
describeRules({
  'the game that ends a day': [
    ['SNF spread', { ...nfl, markets: ['spread'], days: sunday, nightGame: true }],
    ['total for the Monday night game', { markets: ['total'], days: monday, nightGame: true }],
    ['the late game tonight, over', { markets: ['total'], sides: ['over'], days: today, nightGame: true }],
    ['last game tonight, moneyline', { markets: ['moneyline'], days: today, nightGame: true }],
    ['sunday night pick', { days: sunday, nightGame: true }, 'NFL'],
    // Other sports and parlays have many games that evening.
    ['sunday night pick', { days: sunday }],
    [
      '3 legs sunday night',
      { legs: exactly(3), days: sunday, starts: { from: 18 * 60, before: null } },
      'NFL',
    ],
  ],
  'what asks for no more than the rest': [
    ['3 legs -> all tonight -> spreads', { legs: exactly(3), markets: ['spread'], days: today }],
    ['4 leg parlay tonight, max 2 from the same game', { legs: exactly(4), days: today }],
    ['3 legs tonight, no more than one pick per game', { legs: exactly(3), days: today }],
    ['every home underdog tonight, give me the best one', { sides: ['underdog', 'home'], days: today }],
    [
      'out of all the road favorites on sunday just one of them, the best pick',
      { sides: ['favorite', 'away'], legs: exactly(1), days: sunday },
    ],
    ['a moneyline around 1 oclock-ish', { markets: ['moneyline'], starts: { from: 780, before: 840 } }],
  ],
  'what is easy is likely': [
    ['one easy bet for tonight', { legs: exactly(1), risk: 'safe', days: today }],
    ['im new, make me an easy first bet tonight', { risk: 'safe', days: today }],
    ['an easy 2 leg parlay', { legs: exactly(2), risk: 'safe' }],
    ['something easy tonight', { risk: 'safe', days: today }],
    ['just signed up, easy pick for a beginner please', { risk: 'safe' }],
    ['easiest bet tonight', { risk: 'safest', days: today }],
  ],
  'hours that are left out of all': [
    ['2 legs, none of the early games', { legs: exactly(2), starts: { from: 960, before: null } }, 'NFL'],
    ['2 legs, none of the early afternoon games', { legs: exactly(2), starts: { from: 900, before: null } }],
    ['no afternoon games, 2 legs', { legs: exactly(2), starts: { from: 1020, before: null } }],
    ['2 legs, skip the afternoon games', { legs: exactly(2), starts: { from: 1020, before: null } }],
    ['2 legs in the afternoon games', { legs: exactly(2), starts: { from: 720, before: 1020 } }],
  ],
  'days to leave out': [
    ['anything but sunday, nfl', { ...nfl, days: weekWithout('2026-11-22') }],
    ['a pick, not on Sunday', { days: weekWithout('2026-11-22') }],
    ['best bet except monday', { days: weekWithout('2026-11-23') }],
    ['avoid MNF', { ...nfl, days: weekWithout('2026-11-23') }],
    ['any day but tonight', { days: weekWithout('2026-11-20') }],
    ['no Sunday or Monday', { days: weekWithout('2026-11-22', '2026-11-23') }],
    ['not tonight, tomorrow', { days: ['2026-11-21'] }],
    ['a bet this weekend but not sunday', { days: ['2026-11-21'] }],
  ],
  'teams to leave out': [
    ['any game but the Lakers tonight', { ...nba, days: today, teams: [`${lakers}: avoid`] }],
    ['anyone but the Bears', { ...nfl, teams: ['Chicago Bears: avoid'] }, 'NFL'],
    ['avoid the Jets', { ...nfl, teams: ['New York Jets: avoid'] }, 'NFL'],
    ['stay away from the Lakers, 2 legs', { ...nba, legs: exactly(2), teams: [`${lakers}: avoid`] }],
    [
      '2 picks other than the Lakers or Celtics',
      {
        ...nba,
        legs: exactly(2),
        teams: [`${lakers}: avoid`, 'Boston Celtics: avoid'],
      },
    ],
    ['no heat, no magic', { ...nba, teams: ['Miami Heat: avoid', 'Orlando Magic: avoid'] }],
    ["don't bet against the Lakers", { ...nba, teams: [`${lakers}: back`] }],
  ],
  'hours to leave out': [
    [
      '3 nfl legs, no prime time games',
      { ...nfl, legs: exactly(3), starts: { from: null, before: 18 * 60 } },
    ],
    ['2 nba legs, no night games', { ...nba, legs: exactly(2), starts: { from: null, before: 18 * 60 } }],
    ['2 nfl legs, no early games', { ...nfl, legs: exactly(2), starts: { from: 16 * 60, before: null } }],
    [
      '2 nfl legs, skip the late games',
      { ...nfl, legs: exactly(2), starts: { from: null, before: 16 * 60 } },
    ],
  ],
  'sides to leave out': [
    ['2 legs, no big favorites', { legs: exactly(2), notSides: ['favorite'] }],
    ['2 legs, no home dogs', { legs: exactly(2), notSides: ['home'] }],
    ['2 props, no sides', { legs: exactly(2), markets: ['prop'], notMarkets: ['moneyline', 'spread'] }],
  ],
  'sports to leave out': [
    ['2 legs, no NFL', { legs: exactly(2) }],
    ['nba pick but not football', { ...nba }],
    ['anything but nba', { sports: gameSports.filter((sport) => sport !== 'NBA') }],
  ],
  'who is to lose': [
    ['Lakers to lose', { ...nba, markets: ['moneyline'], teams: [`${lakers}: against`] }],
    [
      'will the Lakers lose tonight',
      { ...nba, markets: ['moneyline'], days: today, teams: [`${lakers}: against`] },
    ],
    ["Lakers won't win", { ...nba, markets: ['moneyline'], teams: [`${lakers}: against`] }],
    ['Lakers to get beat', { ...nba, markets: ['moneyline'], teams: [`${lakers}: against`] }],
    ["Broncos won't cover", { ...nfl, markets: ['spread'], teams: ['Denver Broncos: against'] }],
    [
      'fade the Lakers and Celtics',
      {
        ...nba,
        legs: exactly(2),
        teams: [`${lakers}: against`, 'Boston Celtics: against'],
      },
    ],
  ],
  'what the whole is to pay at most': [
    ['parlay no longer than +300', { legs: exactly(3), payout: { min: null, max: 300 } }],
    ['parlay, at most +300', { legs: exactly(3), payout: { min: null, max: 300 } }],
    ['2 legs that pay no more than +300', { legs: exactly(2), payout: { min: null, max: 300 } }],
    ['3 legs, none longer than +300', { legs: exactly(3), price: { min: null, max: 300 } }],
    ['parlay, no leg worse than -200', { legs: exactly(3), price: { min: -200, max: null } }],
  ],
});
