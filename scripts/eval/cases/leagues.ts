/** Hockey and soccer: their terms, draws, and markets that are not priced. */
import { type Case, info, noPlay, play, playOrInfo, playOrNone } from './case.ts';

export const leagueCases: readonly Case[] = [
  { ask: 'NHL moneyline tonight', box: 'NHL', expect: play({ sports: ['NHL'], legs: 1, days: ['today'] }) },
  {
    ask: 'safe 3 leg hockey parlay',
    box: 'NHL',
    expect: play({ sports: ['NHL'], legs: 3, chance: { min: 60 } }),
  },
  {
    ask: 'Leafs to beat the Blues tonight',
    box: 'NHL',
    expect: play({
      meeting: ['Toronto Maple Leafs', 'St. Louis Blues'],
      back: ['Toronto Maple Leafs'],
      days: ['today'],
    }),
  },
  {
    ask: 'habs or preds tonight?',
    box: 'NHL',
    expect: playOrInfo({ meeting: ['Montreal Canadiens', 'Nashville Predators'], days: ['today'] }),
  },
  {
    ask: 'two NHL underdogs tonight',
    box: 'NBA',
    expect: play({ sports: ['NHL'], legs: 2, sides: ['underdog'], days: ['today'] }),
  },
  {
    ask: 'Panthers moneyline',
    box: 'NHL',
    expect: play({ sports: ['NHL'], onlyTeams: ['Florida Panthers'], back: ['Florida Panthers'] }),
  },
  {
    ask: 'Kings tonight',
    box: 'NHL',
    expect: play({ sports: ['NHL'], onlyTeams: ['Los Angeles Kings'], back: ['Los Angeles Kings'] }),
  },
  {
    ask: 'puck line on the Bruins',
    box: 'NHL',
    expect: play({ markets: ['spread'], onlyTeams: ['Boston Bruins'], back: ['Boston Bruins'] }),
  },
  {
    ask: 'hockey total over 6.5 tonight',
    box: 'NHL',
    expect: play({ sports: ['NHL'], markets: ['total'], sides: ['over'], line: 6.5, days: ['today'] }),
  },
  // A scorer has only one side, whose usual prices are measured.
  { ask: 'Connor McDavid anytime goal scorer', box: 'NHL', expect: playOrNone({ sports: ['NHL'] }) },
  { ask: 'who plays hockey tonight', box: 'NHL', expect: info({ says: ['Oilers'] }) },
  { ask: 'NHL standings', box: 'NHL', expect: info() },
  {
    ask: 'one hockey leg and one soccer leg',
    box: 'NHL',
    // In the replay, no book may list games of both leagues.
    expect: playOrNone({ legs: 2, sports: ['NHL', 'MLS'], everySport: ['NHL', 'MLS'] }),
  },
  {
    ask: 'Inter Miami to win',
    box: 'MLS',
    expect: play({
      sports: ['MLS'],
      legs: 1,
      markets: ['moneyline'],
      onlyTeams: ['Inter Miami CF'],
      back: ['Inter Miami CF'],
    }),
  },
  {
    ask: 'whitecaps vs lafc tonight',
    box: 'MLS',
    expect: playOrInfo({ meeting: ['Vancouver Whitecaps', 'Los Angeles FC'], days: ['today'] }),
  },
  {
    ask: 'MLS underdog this weekend',
    box: 'MLS',
    expect: play({ sports: ['MLS'], sides: ['underdog'], days: ['saturday', 'sunday'] }),
  },
  {
    ask: 'a draw in MLS this weekend',
    box: 'MLS',
    expect: play({ sports: ['MLS'], legs: 1, markets: ['moneyline'], notSides: ['home', 'away'] }),
  },
  { ask: 'both teams to score in the Miami game', box: 'MLS', expect: noPlay() },
  { ask: 'over 2.5 goals sunday', box: 'MLS', expect: noPlay() },
  { ask: 'odds for San Diego FC', box: 'MLS', expect: info({ says: ['San Diego'] }) },
  // The team has no matches left.
  { ask: 'Toronto FC moneyline', box: 'MLS', expect: noPlay() },
];
