/** What is decided after a season, and what other sports and services are: we do not have it, in whichever words it is asked. */
import { describe, expect, test } from 'vitest';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';

const context = { selectedSport: 'NFL', teams: [], now: new Date('2026-11-21T15:00:00Z') } as const;
const read = (prompt: string) => readQueries(prompt, context);

test.each([
  'over under season wins bears still worth it?',
  'bears season win total over 8.5, good bet?',
  'lions over 11.5 wins this season worth it',
  'how many wins this season is the line for the jets',
  'win total bets you like',
  'stanley cup colorado what are they at',
  'avs stanley cup price',
  'odds on the oilers for the stanley cup',
  'who wins the cup',
  'what are the odds on Oklahoma City winning the championship',
  'price on Boston to win a ring',
  'odds that the Eagles win the whole thing',
  'value on anyone to win the world series',
  'dodgers to win the pennant odds',
  'yankees win the al east price',
  'super bowl favorites rn',
  'eagles super bowl odds',
  'bet on the chiefs to win the super bowl?',
  'long shot to win the nba title',
  'celtics nba championship odds',
  'knicks to win the east',
  'thunder winning the west worth a future',
  'grey cup odds',
  'mls cup winner pick',
  'who wins the nfc north',
  'bills to win the afc east at -200 ok?',
  'packers to win the division +140',
  'cy young nl whos got it',
  'mvp odds jokic vs sga',
  'nfl mvp pick',
  'allen for mvp at +250',
  'opoy long shots',
  'dpoy odds',
  'rookie of the year, who',
  'coach of the year bet',
  'hart trophy favorite',
  'vezina winner',
  'norris trophy odds makar',
  'rocket richard matthews price',
  'sixth man odds',
  '6moy pick',
  'heisman odds',
  'golden boot mls',
  'batting title bet',
  'who gets the 1 seed in the afc, can i bet that and maybe tie it with the nfc one',
  'bet on who takes the top seed in the east',
  'bengals to make the playoffs +180',
  'jets to miss the playoffs, what price',
  'is raptors making the play in at +150 worth it',
  'yes or no leafs make the playoffs price',
  'first coach fired odds',
  'next head coach of the giants',
  'first overall pick odds',
  'nba draft props',
  'last team unbeaten',
  'perfect season odds for the colts',
  'win the natty',
  'which team to win the ship, odds',
])('“%s” is of futures', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'not_offered', thing: expect.stringMatching(/futures|college/) }]);
});

test.each([
  ['need 5 safe footy bets for champions league tues/wed, europe only none of that mls stuff pls', 'soccer'],
  [
    'any value in the khl or shl this morning, i know you prob dont but the nhl stuff is all night games',
    'other_sports',
  ],
  ['is a pp flex w luka and kyrie points a decent entry', 'fantasy'],
  ['3 man power play entry', 'fantasy'],
  ['6 pick flex, which ones', 'fantasy'],
  ['goblin lines on prizepicks good?', 'fantasy'],
  ['hit or stay on 16 vs a 10', 'casino'],
  ['should i split 8s against a 10', 'casino'],
  ['dealer got a 6 i have 12', 'casino'],
  ['powerball nums for tonite?', 'casino'],
  ['max v to win vegas gp, whats he at', 'racing'],
  ['monaco gp podium', 'racing'],
  ['put the bet in on fanduel for me', 'placing'],
  ['get this parlay in for me', 'placing'],
  ['can you make the bet on my behalf', 'placing'],
])('“%s”: %s', (prompt, thing) => {
  expect(read(prompt)).toEqual([{ ask: 'not_offered', thing }]);
});

test.each([
  'bills to win',
  'who leads the nfc north',
  'nfl picks from the afc east',
  'best bet for the nfl game in the east tonight',
  'team to win by 10',
  'what seed are the celtics',
  'how many wins do the knicks have',
  'raptors over 112.5',
  'lakers win and over 220',
  'mahomes passing yards over',
  'most points this season',
  'cup of coffee bet, something small',
  'josh hart points',
  'mls pick',
  'no nba, give me an nhl dog',
])('“%s” is not', (prompt) => {
  expect((read(prompt) ?? []).map(({ ask }) => ask)).not.toContain('not_offered');
});

test.each([
  'grey cup who won it last yr',
  'grey cup who won',
  'who won the last world series',
  'super bowl which team won',
  'who won the cup in 2023',
  'last stanley cup winner',
  'reigning champs of the nba',
])('“%s” is of a past champion', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'not_offered', thing: 'champions' }]);
});

test.each(['super bowl winner odds', 'who wins the stanley cup this year'])(
  '“%s” is of one to come',
  (prompt) => {
    expect(read(prompt)).toEqual([{ ask: 'not_offered', thing: 'futures' }]);
  },
);

describe('results of golf', () => {
  const ofGolf = (prompt: string, selectedSport: 'GOLF' | 'NBA' = 'GOLF') =>
    readQueries(prompt, { selectedSport, teams: [], golfers: ['Chris Kirk'], now: new Date() }) ?? [];

  test.each([
    'who won on tour last week',
    'what did scottie scheffler finish in his last tournament',
    'did spieth make the cut last weekend',
    'how did chris kirk do in the last event',
    'leaderboard',
    "who's leading the tournament this week",
    'is scheffler leading',
    'who is in the lead at the pga event',
  ])('“%s” are not kept', (prompt) => {
    expect(ofGolf(prompt)).toEqual([{ ask: 'not_offered', thing: 'golf_results' }]);
  });

  test.each(['who won the pga event last week', 'last weeks golf results'])(
    '“%s” is of golf, whatever sport is selected',
    (prompt) => {
      expect(ofGolf(prompt, 'NBA')).toEqual([{ ask: 'not_offered', thing: 'golf_results' }]);
    },
  );

  test.each([
    'scheffler to win this week',
    'rory won last week, back him again',
    'golf pick',
    'golf long shot',
    'scheffler odds',
    'first round leader pick',
    'odds on who is leading after round 1',
  ])('“%s” asks for none', (prompt) => {
    expect(ofGolf(prompt)).not.toMatchObject([{ ask: 'not_offered' }]);
  });
});
