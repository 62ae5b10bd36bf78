/** Hours, order, groups, books, each game, the chance of a leg, and legs of several kinds. */
import { type Case, never, noPlay, play, playOrNone } from './case.ts';

const afc = [
  'Buffalo Bills',
  'Miami Dolphins',
  'New England Patriots',
  'New York Jets',
  'Baltimore Ravens',
  'Cincinnati Bengals',
  'Cleveland Browns',
  'Pittsburgh Steelers',
  'Houston Texans',
  'Indianapolis Colts',
  'Jacksonville Jaguars',
  'Tennessee Titans',
  'Denver Broncos',
  'Kansas City Chiefs',
  'Las Vegas Raiders',
  'Los Angeles Chargers',
];

export const wishes: readonly Case[] = [
  { ask: 'nhl late games 2 legger', box: 'NFL', expect: play({ sports: ['NHL'], legs: 2 }) },
  { ask: 'nba after 9pm et', box: 'NFL', expect: playOrNone({ sports: ['NBA'] }) },
  { ask: 'nfl games that start at 3 am', box: 'NFL', expect: never },
  { ask: 'bet that ends before 10pm', box: 'NBA', expect: never },
  {
    ask: '3 biggest favorites in the nfl',
    box: 'NBA',
    expect: play({ sports: ['NFL'], legs: 3, sides: ['favorite'] }),
  },
  {
    ask: 'biggest favorite on the nfl board, moneyline',
    box: 'NFL',
    expect: play({ likeliest: true, legs: 1 }),
  },
  {
    ask: 'over in the highest total nfl',
    box: 'NFL',
    expect: play({ markets: ['total'], sides: ['over'], legs: 1 }),
  },
  { ask: 'afc only 2 legs', box: 'NFL', expect: play({ legs: 2, onlyTeams: afc }) },
  {
    ask: 'each leg at least 60% nba parlay',
    box: 'NFL',
    expect: play({ sports: ['NBA'], legs: 3, chance: { min: 60 } }),
  },
  {
    ask: 'one spread one total nfl',
    box: 'NFL',
    expect: play({ legs: 2, eachLeg: [{ markets: ['spread'] }, { markets: ['total'] }] }),
  },
  {
    ask: 'two overs and a team to win',
    box: 'NFL',
    expect: play({
      legs: 3,
      eachLeg: [{ sides: ['over'] }, { sides: ['over'] }, { markets: ['moneyline'] }],
    }),
  },
  {
    ask: 'give me a lock and a longshot',
    box: 'NFL',
    expect: play({ legs: 2, eachLeg: [{ chance: { min: 70 } }, { chance: { max: 35 } }] }),
  },
  {
    ask: 'pick against the spread for every thanksgiving game',
    box: 'NFL',
    expect: play({ markets: ['spread'], days: ['thursday'] }),
  },
  { ask: 'betmgm only 3 leg parlay', box: 'NFL', expect: playOrNone({ legs: 3 }) },
  { ask: 'safest nba leg tonight', box: 'NFL', expect: play({ sports: ['NBA'], legs: 1 }) },
  { ask: 'potd', box: 'NFL', expect: play({ legs: 1 }) },
  { ask: 'ne pats ml', box: 'NFL', expect: playOrNone({ onlyTeams: ['New England Patriots'] }) },
  { ask: 'mahomes passing yards over', box: 'NBA', expect: noPlay({ says: ['Mahomes'] }) },
  { ask: '3 singles nfl, no parlay', box: 'NFL', expect: never },
  { ask: 'gimme mnf: side, total and a prop', box: 'NFL', expect: never },
  { ask: 'which book has lowest juice on nhl', box: 'NFL', expect: never },
  { ask: 'spreads under 3 points nfl', box: 'NFL', expect: playOrNone({ markets: ['spread'] }) },
  { ask: 'one pick from every sport', box: 'NFL', expect: playOrNone({ legs: [2, 6] }) },
  { ask: 'canadian teams in hockey', box: 'NHL', expect: play({ sports: ['NHL'] }) },
];
