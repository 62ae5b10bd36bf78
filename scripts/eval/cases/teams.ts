/** Teams: for, against, two that meet, short names. */
import { type Case, noPlay, play, playOrInfo } from './case.ts';

const lakers = 'Los Angeles Lakers';
const heat = 'Miami Heat';

export const teams: readonly Case[] = [
  {
    ask: 'Lakers tonight',
    box: 'NBA',
    expect: play({ onlyTeams: [lakers], back: [lakers], days: ['today'] }),
  },
  {
    ask: 'bet against the Lakers tonight',
    box: 'NBA',
    expect: play({ onlyTeams: [lakers], against: [lakers], days: ['today'] }),
  },
  {
    ask: 'fade the Cowboys',
    box: 'NFL',
    expect: play({ onlyTeams: ['Dallas Cowboys'], against: ['Dallas Cowboys'] }),
  },
  {
    ask: 'Steelers to lose',
    box: 'NFL',
    expect: play({ onlyTeams: ['Pittsburgh Steelers'], against: ['Pittsburgh Steelers'] }),
  },
  {
    ask: 'Eagles @ Texans, who ya got',
    box: 'NFL',
    expect: playOrInfo({
      markets: ['moneyline', 'spread'],
      meeting: ['Philadelphia Eagles', 'Houston Texans'],
    }),
  },
  {
    ask: 'Lakers vs Warriors moneyline',
    box: 'NBA',
    expect: play({
      legs: 1,
      markets: ['moneyline'],
      meeting: [lakers, 'Golden State Warriors'],
      days: ['sunday'],
    }),
  },
  {
    ask: 'Lakers Clippers wednesday',
    box: 'NBA',
    expect: play({ meeting: [lakers, 'Los Angeles Clippers'], days: ['wednesday'] }),
  },
  // They do not meet.
  {
    ask: 'Celtics vs Lakers pick',
    box: 'NBA',
    expect: noPlay(),
  },
  { ask: 'heat win tonight', box: 'NBA', expect: play({ onlyTeams: [heat], back: [heat], days: ['today'] }) },
  {
    ask: 'Miami Heat moneyline',
    box: 'NFL',
    expect: play({ sports: ['NBA'], markets: ['moneyline'], onlyTeams: [heat], back: [heat] }),
  },
  {
    ask: 'Magic to beat the Heat',
    box: 'NBA',
    expect: play({ meeting: [heat, 'Orlando Magic'], back: ['Orlando Magic'] }),
  },
  {
    ask: 'Thunder and Celtics parlay tonight',
    box: 'NBA',
    expect: play({
      legs: 2,
      teams: ['Oklahoma City Thunder', 'Boston Celtics'],
      back: ['Oklahoma City Thunder', 'Boston Celtics'],
      days: ['today'],
    }),
  },
  {
    ask: 'parlay the Chiefs, Seahawks and Bengals',
    box: 'NFL',
    expect: play({
      legs: 3,
      teams: ['Kansas City Chiefs', 'Seattle Seahawks', 'Cincinnati Bengals'],
      back: ['Kansas City Chiefs', 'Seattle Seahawks', 'Cincinnati Bengals'],
    }),
  },
  {
    ask: '3 leg parlay with the 49ers in it',
    box: 'NFL',
    expect: play({ legs: 3, teams: ['San Francisco 49ers'], back: ['San Francisco 49ers'] }),
  },
  {
    ask: 'niners moneyline',
    box: 'NFL',
    expect: play({
      markets: ['moneyline'],
      onlyTeams: ['San Francisco 49ers'],
      back: ['San Francisco 49ers'],
    }),
  },
  {
    ask: 'sixers sunday',
    box: 'NBA',
    expect: play({ onlyTeams: ['Philadelphia 76ers'], back: ['Philadelphia 76ers'], days: ['sunday'] }),
  },
  {
    ask: 'Cavs ml 2nite',
    box: 'NBA',
    expect: play({
      markets: ['moneyline'],
      onlyTeams: ['Cleveland Cavaliers'],
      back: ['Cleveland Cavaliers'],
      days: ['today'],
    }),
  },
  {
    ask: 'pats spread sunday',
    box: 'NFL',
    expect: play({
      markets: ['spread'],
      onlyTeams: ['New England Patriots'],
      back: ['New England Patriots'],
      days: ['sunday'],
    }),
  },
  {
    ask: 'any game but the Lakers tonight',
    box: 'NBA',
    expect: play({ notTeams: [lakers], days: ['today'] }),
  },
  {
    ask: '2 legs sunday, not the Seahawks',
    box: 'NFL',
    expect: play({ legs: 2, notTeams: ['Seattle Seahawks'], days: ['sunday'] }),
  },
];
