/** Names of days, asked on a Saturday. */
import { type Case, noPlay, play, playOrNone } from './case.ts';

export const dayCases: readonly Case[] = [
  { ask: 'best bet today', box: 'NBA', expect: play({ sports: ['NBA'], days: ['today'] }) },
  { ask: 'best bet tonight', box: 'MLB', expect: play({ sports: ['MLB'], days: ['today'] }) },
  { ask: 'pick for tomorrow', box: 'NBA', expect: play({ sports: ['NBA'], days: ['tomorrow'] }) },
  { ask: 'tmrw nfl pick', box: 'NBA', expect: play({ sports: ['NFL'], days: ['tomorrow'] }) },
  // There is no football today.
  { ask: 'NFL pick today', box: 'NFL', expect: noPlay() },
  {
    ask: 'Monday night football pick',
    box: 'NBA',
    expect: play({
      sports: ['NFL'],
      meeting: ['Philadelphia Eagles', 'Kansas City Chiefs'],
      days: ['monday'],
    }),
  },
  { ask: 'mnf over or under', box: 'NFL', expect: play({ markets: ['total'], days: ['monday'] }) },
  {
    ask: 'TNF moneyline',
    box: 'NFL',
    expect: play({
      markets: ['moneyline'],
      meeting: ['San Francisco 49ers', 'Seattle Seahawks'],
      days: ['thursday'],
    }),
  },
  {
    ask: 'SNF spread',
    box: 'NFL',
    expect: play({
      markets: ['spread'],
      meeting: ['Minnesota Vikings', 'Denver Broncos'],
      days: ['sunday'],
    }),
  },
  { ask: 'thanksgiving football bet', box: 'NFL', expect: play({ sports: ['NFL'], days: ['thursday'] }) },
  {
    ask: 'NBA parlay for Wednesday',
    box: 'NBA',
    expect: play({ sports: ['NBA'], legs: [2, 8], days: ['wednesday'] }),
  },
  { ask: '3 legs on tuesday', box: 'NBA', expect: play({ legs: 3, days: ['tuesday'] }) },
  {
    ask: 'this weekend, 2 safe nba legs',
    box: 'NBA',
    expect: play({ sports: ['NBA'], legs: 2, chance: { min: 60 }, days: ['saturday', 'sunday'] }),
  },
  { ask: 'NFL on Nov 26', box: 'NFL', expect: play({ sports: ['NFL'], days: ['thursday'] }) },
  { ask: 'bet for 11/24', box: 'NBA', expect: play({ sports: ['NBA'], days: ['tuesday'] }) },
  { ask: 'mlb bet for November 23rd', box: 'NBA', expect: play({ sports: ['MLB'], days: ['monday'] }) },
  // Beyond the days that the feed lists.
  { ask: 'NBA pick for Christmas day', box: 'NBA', expect: noPlay() },
  { ask: 'pick for December 12', box: 'NFL', expect: noPlay() },
  { ask: 'yesterday’s best bet', box: 'NBA', expect: { kinds: ['no_play', 'info'] } },
  {
    ask: 'Friday or Saturday, one NBA favorite',
    box: 'NBA',
    expect: play({ sports: ['NBA'], legs: 1, sides: ['favorite'], days: ['friday', 'saturday'] }),
  },
  {
    ask: 'anything but sunday, nfl',
    box: 'NFL',
    expect: play({ sports: ['NFL'], days: ['monday', 'thursday', 'friday'] }),
  },
  {
    ask: 'early games sunday nfl 2 leg parlay',
    box: 'NFL',
    expect: playOrNone({ sports: ['NFL'], legs: 2, days: ['sunday'] }),
  },
  {
    ask: 'next Warriors game over',
    box: 'NBA',
    expect: playOrNone({
      markets: ['total'],
      sides: ['over'],
      onlyTeams: ['Golden State Warriors'],
      days: ['today'],
    }),
  },
  { ask: 'what about tonite, 2 picks', box: 'MLB', expect: play({ legs: 2, days: ['today'] }) },
];
