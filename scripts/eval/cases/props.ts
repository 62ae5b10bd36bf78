/** Player props, and parlays with each leg named. */
import { type Case, noPlay, nothing, play, playOrNone } from './case.ts';

export const props: readonly Case[] = [
  {
    ask: 'Dak Prescott passing yards',
    box: 'NFL',
    expect: play({ markets: ['prop'], player: 'Dak Prescott', stats: ['passing_yards'], legs: 1 }),
  },
  {
    // A football statistic, whatever sport is selected.
    ask: 'jared goff over passing yards',
    box: 'NBA',
    expect: play({ markets: ['prop'], player: 'Jared Goff', stats: ['passing_yards'], sides: ['over'] }),
  },
  {
    ask: 'Tua Tagovailoa under 2.5 passing tds',
    box: 'NFL',
    expect: play({ player: 'Tua Tagovailoa', stats: ['passing_touchdowns'], sides: ['under'], line: 2.5 }),
  },
  {
    ask: 'cj stroud prop for sunday',
    box: 'NFL',
    expect: play({ markets: ['prop'], player: 'C.J. Stroud', days: ['sunday'] }),
  },
  {
    ask: 'nikola jokic pts+rebs+asts',
    box: 'NBA',
    expect: play({ player: 'Nikola Jokić', stats: ['points_rebounds_assists'] }),
  },
  {
    ask: 'Dennis Schroder points, rebounds and assists over',
    box: 'NBA',
    expect: play({ player: 'Dennis Schröder', stats: ['points_rebounds_assists'], sides: ['over'] }),
  },
  {
    ask: 'best receptions prop sunday',
    box: 'NFL',
    expect: play({ stats: ['receptions'], days: ['sunday'] }),
  },
  {
    ask: '3-leg player prop parlay for Sunday, overs only',
    box: 'NFL',
    expect: play({ legs: 3, markets: ['prop'], sides: ['over'], days: ['sunday'] }),
  },
  {
    ask: 'Cowboys player props',
    box: 'NFL',
    expect: play({ markets: ['prop'], onlyTeams: ['Dallas Cowboys'] }),
  },
  {
    ask: 'safe player prop, nothing under -150',
    box: 'NFL',
    expect: playOrNone({ markets: ['prop'], price: { min: -150 }, chance: { min: 60 } }),
  },
  {
    ask: 'Jared Goff over 300.5 passing yards',
    box: 'NFL',
    expect: noPlay({ says: ['300.5', 'Jared Goff'] }),
  },
  { ask: 'Tom Brady passing yards over 250.5', box: 'NFL', expect: noPlay({ says: ['Tom Brady'] }) },
  { ask: 'Williams receiving yards', box: 'NFL', expect: playOrNone({ stats: ['receiving_yards'] }) },
  { ask: 'Travis Kelce to score a touchdown', box: 'NFL', expect: nothing() },
  {
    ask: 'Raheem Mostert anytime td',
    box: 'NFL',
    expect: play({ player: 'Raheem Mostert', stats: ['touchdowns'], legs: 1 }),
  },
  {
    ask: 'Justin Fields first touchdown scorer',
    box: 'NFL',
    expect: playOrNone({ player: 'Justin Fields', stats: ['first_touchdowns'], legs: 1 }),
  },
  { ask: 'Joel Embiid blocks over 1.5', box: 'NBA', expect: noPlay({ says: ['blocks'] }) },
  {
    ask: 'Dak Prescott over passing yards and Jared Goff over passing yards same game parlay',
    box: 'NFL',
    expect: noPlay(),
  },
  {
    ask: 'A parlay of an NFL prop, an NBA moneyline and an MLS draw',
    box: 'NFL',
    // In the replay, no book may list games of both leagues.
    expect: playOrNone({
      legs: 3,
      everySport: ['NFL', 'NBA', 'MLS'],
      eachLeg: [
        { sports: ['NFL'], markets: ['prop'] },
        { sports: ['NBA'], markets: ['moneyline'] },
        { sports: ['MLS'], markets: ['moneyline'], draw: true },
      ],
    }),
  },
  {
    ask: 'Jordan Love over passing yards, Cowboys moneyline and Bruins to win',
    box: 'NFL',
    // In the replay, no book may list games of both leagues.
    expect: playOrNone({
      legs: 3,
      eachLeg: [
        { player: 'Jordan Love', stats: ['passing_yards'], sides: ['over'] },
        { onlyTeams: ['Dallas Cowboys'], markets: ['moneyline'] },
        { onlyTeams: ['Boston Bruins'], markets: ['moneyline'] },
      ],
    }),
  },
  {
    ask: 'parlay: two NFL props and an NHL underdog',
    box: 'NBA',
    // In the replay, no book may list games of both leagues.
    expect: playOrNone({
      legs: 3,
      eachLeg: [
        { sports: ['NFL'], markets: ['prop'] },
        { sports: ['NFL'], markets: ['prop'] },
        { sports: ['NHL'], sides: ['underdog'] },
      ],
    }),
  },
  {
    ask: 'an NFL total under and an NBA favorite',
    box: 'NBA',
    // In the replay, no book may list games of both leagues.
    expect: playOrNone({
      legs: 2,
      eachLeg: [
        { sports: ['NFL'], markets: ['total'], sides: ['under'] },
        { sports: ['NBA'], sides: ['favorite'] },
      ],
    }),
  },
  {
    // The second leg is not available, and the first alone is not a parlay.
    ask: 'an NBA moneyline and an NHL player prop',
    box: 'NBA',
    expect: playOrNone({ legs: 2, sports: ['NBA', 'NHL'], everySport: ['NBA', 'NHL'] }),
  },
];
