/** Names of bet types, lines, sides of a total, and markets that the feed does not price. */
import { type Case, noPlay, nothing, play, playOrInfo, playOrNone } from './case.ts';

export const markets: readonly Case[] = [
  {
    ask: 'over/under for the Sunday night game',
    box: 'NFL',
    expect: play({ markets: ['total'], meeting: ['Minnesota Vikings', 'Denver Broncos'] }),
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
    ask: 'Bears Lions over 48',
    box: 'NFL',
    expect: play({
      legs: 1,
      markets: ['total'],
      sides: ['over'],
      line: 48,
      meeting: ['Chicago Bears', 'Detroit Lions'],
    }),
  },
  {
    // That game is priced at 48.
    ask: 'Bears @ Lions under 42.5',
    box: 'NFL',
    expect: playOrNone({
      markets: ['total'],
      sides: ['under'],
      line: 42.5,
      meeting: ['Chicago Bears', 'Detroit Lions'],
    }),
  },
  {
    ask: 'Broncos -2.5',
    box: 'NFL',
    expect: play({
      legs: 1,
      markets: ['spread'],
      line: -2.5,
      onlyTeams: ['Denver Broncos'],
      back: ['Denver Broncos'],
    }),
  },
  {
    ask: 'Bucs +13.5',
    box: 'NFL',
    expect: play({
      legs: 1,
      markets: ['spread'],
      line: 13.5,
      onlyTeams: ['Tampa Bay Buccaneers'],
      back: ['Tampa Bay Buccaneers'],
    }),
  },
  {
    ask: 'chiefs to cover vs the eagles',
    box: 'NFL',
    expect: play({
      legs: 1,
      markets: ['spread'],
      meeting: ['Kansas City Chiefs', 'Philadelphia Eagles'],
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
    ask: 'who wins straight up, Cubs or Mariners tonight',
    box: 'MLB',
    expect: playOrInfo({
      markets: ['moneyline'],
      meeting: ['Chicago Cubs', 'Seattle Mariners'],
      days: ['today'],
    }),
  },
  {
    ask: 'any mlb over tonight',
    box: 'MLB',
    expect: playOrNone({ sports: ['MLB'], markets: ['total'], sides: ['over'], days: ['today'] }),
  },
  {
    ask: 'over 7 runs Phillies Mets tonight',
    box: 'MLB',
    expect: playOrNone({
      markets: ['total'],
      sides: ['over'],
      line: 7,
      meeting: ['Philadelphia Phillies', 'New York Mets'],
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
    expect: playOrNone({ sports: ['NBA'] }),
  },
  { ask: 'first half spread Cowboys', box: 'NFL', expect: playOrNone({ sports: ['NFL'] }) },
  { ask: '1st quarter over 10.5 seahawks', box: 'NFL', expect: playOrNone({ sports: ['NFL'] }) },
  {
    ask: 'pitcher strikeouts over 6.5 tonight',
    box: 'MLB',
    expect: playOrNone({ sports: ['MLB'], markets: ['prop'], sides: ['over'], line: 6.5, days: ['today'] }),
  },
  {
    ask: 'anytime touchdown scorer sunday',
    box: 'NFL',
    expect: play({ stats: ['touchdowns'], days: ['sunday'] }),
  },
  { ask: 'double double prop for tonight', box: 'NBA', expect: noPlay() },
  { ask: 'will the broncos game go to overtime', box: 'NFL', expect: nothing() },
  { ask: 'super bowl winner futures', box: 'NFL', expect: nothing() },
  { ask: 'who wins MVP', box: 'NBA', expect: nothing() },
  {
    ask: 'moneyline or spread only, no totals, 2 legs sunday',
    box: 'NFL',
    expect: play({ legs: 2, markets: ['moneyline', 'spread'], days: ['sunday'] }),
  },
];
