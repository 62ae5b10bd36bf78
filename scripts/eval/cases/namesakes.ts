/** Teams of another sport than the selected one, shared cities and names, teams without a game, and opponents. */
import { type Case, noPlay, nothing, play, playOrInfo, playOrNone } from './case.ts';

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
    // In the replay, no book may list games of both leagues.
    expect: playOrNone({
      legs: 2,
      everySport: ['MLB', 'NFL'],
      teams: ['Los Angeles Dodgers', 'Los Angeles Chargers'],
      back: ['Los Angeles Dodgers', 'Los Angeles Chargers'],
    }),
  },
  {
    ask: 'Giants',
    box: 'NFL',
    expect: nothing(),
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
  // No game within a week.
  { ask: 'Saints moneyline', box: 'NFL', expect: noPlay() },
  { ask: 'Colts -3', box: 'NFL', expect: noPlay() },
  {
    ask: 'Warriors next game',
    box: 'NBA',
    expect: playOrInfo({ onlyTeams: ['Golden State Warriors'], days: ['today'] }),
  },
  {
    ask: 'Pick for the next Celtics game',
    box: 'NBA',
    expect: play({ onlyTeams: ['Boston Celtics'], days: ['sunday'] }),
  },
  { ask: 'Manchester United to win', box: 'MLS', expect: nothing() },
  {
    ask: 'Toronto Maple Leafs moneyline',
    box: 'NHL',
    expect: play({
      sports: ['NHL'],
      legs: 1,
      markets: ['moneyline'],
      onlyTeams: ['Toronto Maple Leafs'],
      back: ['Toronto Maple Leafs'],
    }),
  },
  { ask: 'both the Heat and the Bulls to win tonight', box: 'NBA', expect: noPlay() },
];
