/** Bet types by their many names, lines, sides of a total, and what no feed prices. */
import { type Case, noPlay, nothing, play, playOrInfo, playOrNone } from './case.ts';

export const markets: readonly Case[] = [
  {
    ask: 'over/under for the Sunday night game',
    box: 'NFL',
    expect: play({ markets: ['total'], meeting: ['Baltimore Ravens', 'Pittsburgh Steelers'] }),
  },
  {
    ask: 'best NFL over on Sunday',
    box: 'NFL',
    expect: play({ legs: 1, markets: ['total'], sides: ['over'], days: ['sunday'] }),
  },
  {
    ask: 'give me 3 unders for sunday',
    box: 'NFL',
    expect: play({ legs: 3, markets: ['total'], sides: ['under'], days: ['sunday'] }),
  },
  {
    ask: 'Broncos Patriots over 53',
    box: 'NFL',
    expect: play({
      legs: 1,
      markets: ['total'],
      sides: ['over'],
      line: 53,
      meeting: ['Denver Broncos', 'New England Patriots'],
    }),
  },
  {
    // That game is priced at 53.
    ask: 'Broncos @ Patriots under 47.5',
    box: 'NFL',
    expect: playOrNone({
      markets: ['total'],
      sides: ['under'],
      line: 47.5,
      meeting: ['Denver Broncos', 'New England Patriots'],
    }),
  },
  {
    ask: 'Seahawks -13',
    box: 'NFL',
    expect: play({
      legs: 1,
      markets: ['spread'],
      line: -13,
      onlyTeams: ['Seattle Seahawks'],
      back: ['Seattle Seahawks'],
    }),
  },
  {
    ask: 'Jags +10',
    box: 'NFL',
    expect: play({
      legs: 1,
      markets: ['spread'],
      line: 10,
      onlyTeams: ['Jacksonville Jaguars'],
      back: ['Jacksonville Jaguars'],
    }),
  },
  {
    ask: 'chiefs to cover vs the jets',
    box: 'NFL',
    expect: play({
      legs: 1,
      markets: ['spread'],
      meeting: ['Kansas City Chiefs', 'New York Jets'],
      back: ['Kansas City Chiefs'],
    }),
  },
  {
    ask: '2 team ATS parlay sunday nfl',
    box: 'NFL',
    expect: play({ legs: 2, markets: ['spread'], days: ['sunday'] }),
  },
  {
    ask: 'home dogs against the spread, nfl',
    box: 'NFL',
    expect: play({ sports: ['NFL'], markets: ['spread'], sides: ['underdog'], notSides: ['away'] }),
  },
  {
    ask: 'road favorites moneyline',
    box: 'NFL',
    expect: play({ sports: ['NFL'], markets: ['moneyline'], sides: ['favorite'], notSides: ['home'] }),
  },
  {
    ask: 'run line on the Astros tonight',
    box: 'MLB',
    expect: play({
      legs: 1,
      markets: ['spread'],
      onlyTeams: ['Houston Astros'],
      back: ['Houston Astros'],
      days: ['today'],
    }),
  },
  {
    ask: 'Mariners ML',
    box: 'MLB',
    expect: play({
      legs: 1,
      markets: ['moneyline'],
      onlyTeams: ['Seattle Mariners'],
      back: ['Seattle Mariners'],
    }),
  },
  {
    ask: 'who wins straight up, Cubs or Brewers tonight',
    box: 'MLB',
    expect: playOrInfo({
      markets: ['moneyline'],
      meeting: ['Chicago Cubs', 'Milwaukee Brewers'],
      days: ['today'],
    }),
  },
  {
    ask: 'any mlb over tonight',
    box: 'MLB',
    expect: playOrNone({ sports: ['MLB'], markets: ['total'], sides: ['over'], days: ['today'] }),
  },
  {
    ask: 'over 7 runs Phillies Marlins tonight',
    box: 'MLB',
    expect: playOrNone({
      markets: ['total'],
      sides: ['over'],
      line: 7,
      meeting: ['Philadelphia Phillies', 'Miami Marlins'],
      days: ['today'],
    }),
  },
  {
    ask: 'nba spread tonight',
    box: 'NBA',
    expect: playOrNone({ sports: ['NBA'], markets: ['spread'], days: ['today'] }),
  },
  {
    ask: 'Celtics team total over 110.5',
    box: 'NBA',
    expect: noPlay(),
  },
  { ask: 'first half spread Cowboys', box: 'NFL', expect: noPlay() },
  { ask: '1st quarter over 10.5 seahawks', box: 'NFL', expect: noPlay() },
  { ask: 'anytime touchdown scorer sunday', box: 'NFL', expect: noPlay() },
  { ask: 'pitcher strikeouts over 6.5 tonight', box: 'MLB', expect: noPlay() },
  { ask: 'double double prop for tonight', box: 'NBA', expect: noPlay() },
  { ask: 'will the ravens game go to overtime', box: 'NFL', expect: nothing() },
  { ask: 'super bowl winner futures', box: 'NFL', expect: nothing() },
  { ask: 'who wins MVP', box: 'NBA', expect: nothing() },
  {
    ask: 'moneyline or spread only, no totals, 2 legs sunday',
    box: 'NFL',
    expect: play({ legs: 2, markets: ['moneyline', 'spread'], days: ['sunday'] }),
  },
];
