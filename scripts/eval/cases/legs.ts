/** Numbers of legs, and their sports. */
import { type Case, play, playOrNone } from './case.ts';

export const legCases: readonly Case[] = [
  { ask: '2-leg parlay tonight', box: 'NBA', expect: play({ legs: 2, days: ['today'] }) },
  { ask: 'four leg parlay', box: 'NBA', expect: play({ legs: 4 }) },
  { ask: '5 team parlay for sunday', box: 'NFL', expect: play({ legs: 5, days: ['sunday'] }) },
  { ask: 'parlay with 3 to 5 legs', box: 'NBA', expect: play({ legs: [3, 5] }) },
  { ask: '2-3 leg parlay mlb', box: 'MLB', expect: play({ sports: ['MLB'], legs: [2, 3] }) },
  { ask: 'no parlay, just one bet', box: 'NBA', expect: play({ legs: 1 }) },
  { ask: 'single bet, not a parlay, tonight', box: 'MLB', expect: play({ legs: 1, days: ['today'] }) },
  { ask: 'a couple of underdogs', box: 'NBA', expect: play({ legs: 2, sides: ['underdog'] }) },
  {
    ask: 'three favorites tonight',
    box: 'NBA',
    expect: play({ legs: 3, sides: ['favorite'], days: ['today'] }),
  },
  { ask: 'parlay', box: 'NFL', expect: play({ legs: [2, 8] }) },
  { ask: 'at least 4 legs', box: 'NBA', expect: play({ legs: [4, 8] }) },
  { ask: 'up to three legs on baseball', box: 'NBA', expect: play({ sports: ['MLB'], legs: [1, 3] }) },
  { ask: '20 leg parlay', box: 'NBA', expect: playOrNone({ legs: 20 }) },
  {
    ask: 'one NBA leg and one NFL leg',
    box: 'NBA',
    // In the replay, no book may list games of both leagues.
    expect: playOrNone({ legs: 2, sports: ['NBA', 'NFL'], everySport: ['NBA', 'NFL'] }),
  },
  {
    ask: 'parlay of an NFL favorite and an MLB favorite',
    box: 'NFL',
    // In the replay, no book may list games of both leagues.
    expect: playOrNone({ legs: 2, sports: ['NFL', 'MLB'], everySport: ['NFL', 'MLB'], sides: ['favorite'] }),
  },
  {
    ask: '3 leg parlay mixing nba nfl and mlb',
    box: 'NBA',
    // In the replay, no book may list games of both leagues.
    expect: playOrNone({ legs: 3, sports: ['NBA', 'NFL', 'MLB'], everySport: ['NBA', 'NFL', 'MLB'] }),
  },
  {
    ask: 'football and basketball parlay tomorrow',
    box: 'MLB',
    // In the replay, no book may list games of both leagues.
    expect: playOrNone({
      legs: [2, 8],
      sports: ['NFL', 'NBA'],
      everySport: ['NFL', 'NBA'],
      days: ['sunday'],
    }),
  },
  { ask: 'NHL parlay tonight', box: 'NBA', expect: play({ sports: ['NHL'], legs: [2, 8], days: ['today'] }) },
  {
    ask: 'soccer bet this weekend',
    box: 'NBA',
    expect: play({ sports: ['MLS'], days: ['saturday', 'sunday'] }),
  },
  {
    ask: 'same game parlay for the Sunday night game',
    box: 'NFL',
    expect: play({ sports: ['NFL'], legs: 2, days: ['sunday'] }),
  },
  {
    ask: 'SGP cowboys panthers',
    box: 'NFL',
    expect: play({ legs: 2, meeting: ['Dallas Cowboys', 'Carolina Panthers'] }),
  },
  // Thursday has fewer games: fewer legs do not fit, but are allowed if noted and free.
  { ask: '3 leg parlay on thursday', box: 'NFL', expect: playOrNone({ legs: 3, days: ['thursday'] }) },
  { ask: '2 legs from the same game tonight', box: 'MLB', expect: play({ sports: ['MLB'], legs: 2 }) },
  {
    ask: '6 nfl underdogs sunday',
    box: 'NFL',
    expect: play({ sports: ['NFL'], legs: 6, sides: ['underdog'], days: ['sunday'] }),
  },
  { ask: 'round robin of 4 teams', box: 'NBA', expect: playOrNone({ legs: 4 }) },
];
