/** Teams: backed, opposed, playing each other, and by short name. */
import { type Case, noPlay, play, playOrInfo } from './case.ts';

const warriors = 'Golden State Warriors';
const heat = 'Miami Heat';

export const teams: readonly Case[] = [
  {
    ask: 'Warriors tonight',
    box: 'NBA',
    expect: play({ onlyTeams: [warriors], back: [warriors], days: ['today'] }),
  },
  {
    ask: 'bet against the Warriors tonight',
    box: 'NBA',
    expect: play({ onlyTeams: [warriors], against: [warriors], days: ['today'] }),
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
    ask: 'Eagles @ Chiefs, who ya got',
    box: 'NFL',
    expect: playOrInfo({
      markets: ['moneyline', 'spread'],
      meeting: ['Philadelphia Eagles', 'Kansas City Chiefs'],
    }),
  },
  {
    ask: 'Suns vs Bucks moneyline',
    box: 'NBA',
    expect: play({
      legs: 1,
      markets: ['moneyline'],
      meeting: ['Phoenix Suns', 'Milwaukee Bucks'],
      days: ['sunday'],
    }),
  },
  {
    ask: 'Sixers Suns wednesday',
    box: 'NBA',
    expect: play({ meeting: ['Philadelphia 76ers', 'Phoenix Suns'], days: ['wednesday'] }),
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
    ask: 'Bulls to beat the Wizards',
    box: 'NBA',
    expect: play({ meeting: ['Washington Wizards', 'Chicago Bulls'], back: ['Chicago Bulls'] }),
  },
  {
    ask: 'Thunder and Bucks parlay tonight',
    box: 'NBA',
    expect: play({
      legs: 2,
      teams: ['Oklahoma City Thunder', 'Milwaukee Bucks'],
      back: ['Oklahoma City Thunder', 'Milwaukee Bucks'],
      days: ['today'],
    }),
  },
  {
    ask: 'parlay the Chiefs, Seahawks and Bills',
    box: 'NFL',
    expect: play({
      legs: 3,
      teams: ['Kansas City Chiefs', 'Seattle Seahawks', 'Buffalo Bills'],
      back: ['Kansas City Chiefs', 'Seattle Seahawks', 'Buffalo Bills'],
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
    ask: 'Mavs ml 2nite',
    box: 'NBA',
    expect: play({
      markets: ['moneyline'],
      onlyTeams: ['Dallas Mavericks'],
      back: ['Dallas Mavericks'],
      days: ['today'],
    }),
  },
  {
    ask: 'jags spread sunday',
    box: 'NFL',
    expect: play({
      markets: ['spread'],
      onlyTeams: ['Jacksonville Jaguars'],
      back: ['Jacksonville Jaguars'],
      days: ['sunday'],
    }),
  },
  {
    ask: 'any game but the Warriors tonight',
    box: 'NBA',
    expect: play({ notTeams: [warriors], days: ['today'] }),
  },
  {
    ask: '2 legs sunday, not the Seahawks',
    box: 'NFL',
    expect: play({ legs: 2, notTeams: ['Seattle Seahawks'], days: ['sunday'] }),
  },
];
