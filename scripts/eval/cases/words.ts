/** Typos, slang, capitals, emoji and negations. */
import { type Case, play, playOrInfo, playOrNone } from './case.ts';

export const wordCases: readonly Case[] = [
  { ask: 'gimme sum dogs 2nite', box: 'NBA', expect: play({ sides: ['underdog'], days: ['today'] }) },
  { ask: 'saftest bet tonite', box: 'NBA', expect: play({ legs: 1, likeliest: true, days: ['today'] }) },
  {
    ask: 'undredog moneyline sunday',
    box: 'NFL',
    expect: play({ markets: ['moneyline'], sides: ['underdog'], days: ['sunday'] }),
  },
  { ask: 'favourites only, two legs', box: 'NBA', expect: play({ legs: 2, sides: ['favorite'] }) },
  {
    ask: 'PARLAY 3 LEGS NFL SUNDAY!!!',
    box: 'NBA',
    expect: play({ sports: ['NFL'], legs: 3, days: ['sunday'] }),
  },
  { ask: 'parly 3 leg nfl', box: 'NBA', expect: play({ sports: ['NFL'], legs: 3 }) },
  {
    ask: 'Seahwaks moneyline',
    box: 'NFL',
    expect: playOrNone({
      markets: ['moneyline'],
      onlyTeams: ['Seattle Seahawks'],
      back: ['Seattle Seahawks'],
    }),
  },
  {
    ask: 'warirors tonight',
    box: 'NBA',
    expect: playOrNone({ onlyTeams: ['Golden State Warriors'], days: ['today'] }),
  },
  {
    ask: 'whos gonna win heat pistons',
    box: 'NBA',
    expect: playOrInfo({ meeting: ['Miami Heat', 'Detroit Pistons'] }),
  },
  { ask: '🏈🏈 2 legs for sunday 🔥', box: 'NFL', expect: play({ legs: 2, days: ['sunday'] }) },
  {
    ask: 'yo whats a good bet for the dolphins game',
    box: 'NFL',
    expect: play({ onlyTeams: ['Miami Dolphins'] }),
  },
  {
    ask: 'no overs, 2 totals for sunday',
    box: 'NFL',
    expect: play({ legs: 2, markets: ['total'], notSides: ['over'], days: ['sunday'] }),
  },
  {
    ask: 'not a favorite, not a total, sunday',
    box: 'NFL',
    expect: play({ notSides: ['favorite', 'over', 'under'], days: ['sunday'] }),
  },
  {
    ask: "don't give me any road teams, 2 legs tonight",
    box: 'NBA',
    expect: play({ legs: 2, notSides: ['away'], days: ['today'] }),
  },
  {
    ask: 'parlay without moneylines for sunday',
    box: 'NFL',
    expect: play({ legs: [2, 8], markets: ['spread', 'total'], days: ['sunday'] }),
  },
  {
    ask: 'never bet against home teams: 3 home legs tonight',
    box: 'NBA',
    expect: play({ legs: 3, sides: ['home'], days: ['today'] }),
  },
  {
    ask: 'avoid the under, give me a total on the Monday game',
    box: 'NFL',
    expect: play({ markets: ['total'], sides: ['over'], days: ['monday'] }),
  },
  { ask: 'not too risky, 3 legs tonight', box: 'NBA', expect: play({ legs: 3, days: ['today'] }) },
  {
    ask: 'chalk parlay sunday nfl 3 legs',
    box: 'NFL',
    expect: play({ legs: 3, sides: ['favorite'], days: ['sunday'] }),
  },
  { ask: 'upset special sunday', box: 'NFL', expect: play({ sides: ['underdog'], days: ['sunday'] }) },
  {
    ask: 'hammer the under in eagles chiefs',
    box: 'NFL',
    expect: play({
      markets: ['total'],
      sides: ['under'],
      meeting: ['Philadelphia Eagles', 'Kansas City Chiefs'],
    }),
  },
  {
    ask: 'over the weekend, one nba moneyline',
    box: 'NBA',
    expect: play({ legs: 1, markets: ['moneyline'], days: ['saturday', 'sunday'] }),
  },
  { ask: "what's your favorite bet tonight", box: 'NBA', expect: play({ days: ['today'] }) },
  {
    ask: 'Who should I take in the Broncos game',
    box: 'NFL',
    expect: playOrInfo({ onlyTeams: ['Denver Broncos'] }),
  },
  {
    ask: 'I have $20, build me a 3 leg parlay for sunday',
    box: 'NFL',
    expect: play({ legs: 3, days: ['sunday'] }),
  },
  { ask: 'home underdogs only', box: 'NFL', expect: play({ sides: ['underdog'], notSides: ['away'] }) },
  {
    ask: 'broncos -2.5 or vikings +2.5',
    box: 'NFL',
    expect: playOrInfo({ markets: ['spread'], meeting: ['Denver Broncos', 'Minnesota Vikings'] }),
  },
  {
    ask: 'spread for miami',
    box: 'NFL',
    expect: play({ markets: ['spread'], onlyTeams: ['Miami Dolphins'] }),
  },
];
