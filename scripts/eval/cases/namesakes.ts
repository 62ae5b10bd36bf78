/** Teams of another sport than the box, of shared cities and names, without a game, and those that cannot both win. */
import { type Case, noPlay, nothing, play, playOrInfo, playOrNone } from './case.ts';

const lakers = 'Los Angeles Lakers';

export const namesakes: readonly Case[] = [
  {
    ask: 'Yankees tonight',
    box: 'NBA',
    expect: play({
      sports: ['MLB'],
      onlyTeams: ['New York Yankees'],
      back: ['New York Yankees'],
      days: ['today'],
    }),
  },
  {
    ask: 'dodgers and chargers parlay',
    box: 'MLB',
    expect: play({
      legs: 2,
      everySport: ['MLB', 'NFL'],
      teams: ['Los Angeles Dodgers', 'San Diego Chargers'],
      back: ['Los Angeles Dodgers', 'San Diego Chargers'],
    }),
  },
  {
    ask: 'Giants',
    box: 'NFL',
    expect: play({ sports: ['NFL'], onlyTeams: ['New York Giants'], back: ['New York Giants'] }),
  },
  {
    ask: 'giants moneyline tonight',
    box: 'MLB',
    expect: play({
      sports: ['MLB'],
      onlyTeams: ['San Francisco Giants'],
      back: ['San Francisco Giants'],
      days: ['today'],
    }),
  },
  {
    ask: 'Cardinals ML',
    box: 'MLB',
    expect: play({
      sports: ['MLB'],
      markets: ['moneyline'],
      onlyTeams: ['St. Louis Cardinals'],
      back: ['St. Louis Cardinals'],
    }),
  },
  {
    ask: 'New York teams to win, 2 leg parlay',
    box: 'NBA',
    expect: playOrNone({
      onlyTeams: [
        'New York Knicks',
        'New York Giants',
        'New York Jets',
        'New York Yankees',
        'New York Mets',
        'Brooklyn Nets',
      ],
    }),
  },
  // No game of theirs within a week.
  { ask: 'Bears moneyline', box: 'NFL', expect: noPlay() },
  { ask: 'Titans -3', box: 'NFL', expect: noPlay() },
  { ask: 'Lakers next game', box: 'NBA', expect: playOrInfo({ onlyTeams: [lakers], days: ['today'] }) },
  {
    ask: 'Pick for the next Knicks game',
    box: 'NBA',
    expect: play({ onlyTeams: ['New York Knicks'], days: ['sunday'] }),
  },
  { ask: 'Manchester United to win', box: 'MLS', expect: nothing() },
  { ask: 'Toronto Maple Leafs moneyline', box: 'NHL', expect: noPlay() },
  { ask: 'both the Heat and the Magic to win tonight', box: 'NBA', expect: noPlay() },
];
