/** Questions that were once answered wrongly. */
import { type Case, care, info, noPlay, nothing, play, playOrInfo, playOrNone } from './case.ts';

const safe = { min: 60 };

export const findings: readonly Case[] = [
  // "No favorites" was read as favorites, and "under -300" as a total.
  {
    ask: 'A safe 3-leg parlay for Sunday, no favorites under −300',
    box: 'NFL',
    expect: playOrNone({ sports: ['NFL'], legs: 3, price: { min: -300 }, days: ['sunday'], chance: safe }),
  },
  {
    ask: 'A safe 3-leg parlay for Sunday, no favorites under -300',
    box: 'NBA',
    expect: playOrNone({ sports: ['NBA'], legs: 3, price: { min: -300 }, days: ['sunday'], chance: safe }),
  },
  {
    ask: 'A safe 3-leg parlay, no favorites under −300',
    box: 'NBA',
    expect: play({ sports: ['NBA'], legs: 3, price: { min: -300 }, chance: safe }),
  },
  {
    ask: 'safe 3-leg NFL parlay for Sunday',
    box: 'NBA',
    expect: play({ sports: ['NFL'], legs: 3, days: ['sunday'], chance: safe }),
  },
  {
    // Only the moneyline is priced.
    ask: 'Heat +3.5 or moneyline?',
    box: 'NBA',
    expect: playOrInfo({ legs: 1, markets: ['moneyline'], onlyTeams: ['Miami Heat'], back: ['Miami Heat'] }),
  },
  {
    ask: 'Who covers, Nuggets or Mavericks?',
    box: 'NBA',
    expect: playOrInfo({
      meeting: ['Denver Nuggets', 'Dallas Mavericks'],
      markets: ['spread'],
      days: ['sunday'],
    }),
  },
  { ask: 'same game parlay Lakers Rockets', box: 'NBA', expect: noPlay() },
  {
    ask: '2 underdogs between +150 and +250',
    box: 'NBA',
    expect: play({ sports: ['NBA'], legs: 2, sides: ['underdog'], price: { min: 150, max: 250 } }),
  },
  {
    ask: 'moneyline parlay that pays at least +600',
    box: 'NBA',
    expect: play({ sports: ['NBA'], legs: [2, 8], markets: ['moneyline'], payout: { min: 600 } }),
  },
  { ask: 'What games are on Sunday?', box: 'NFL', expect: info({ says: ['Dolphins'] }) },
  { ask: 'Who is injured for Denver?', box: 'NFL', expect: info({ says: ['Denver'] }) },
  // Was substituted without a note.
  { ask: 'Best NFL props', box: 'NFL', expect: play({ sports: ['NFL'], markets: ['prop'], legs: 1 }) },
  // Claimed value that did not exist.
  {
    ask: 'Best value bet on the board with positive EV?',
    box: 'NBA',
    expect: playOrNone({ sports: ['NBA'], value: true }),
  },
  {
    ask: 'One safe single',
    box: 'NBA',
    expect: play({ sports: ['NBA'], legs: 1, chance: safe }),
  },
  {
    ask: 'A 3-leg parlay with moderate risk',
    box: 'NBA',
    expect: play({ sports: ['NBA'], legs: 3, whole: { min: 20, max: 60 } }),
  },
  {
    ask: 'A hail mary long shot',
    box: 'NFL',
    expect: play({ sports: ['NFL'], whole: { max: 25 } }),
  },
  { ask: 'I lost $500 yesterday, how do I win it back?', box: 'NFL', expect: care },
  // Simple questions.
  {
    ask: 'Warriors parlay with 2 legs tonight',
    box: 'NBA',
    expect: play({
      legs: 2,
      teams: ['Golden State Warriors'],
      back: ['Golden State Warriors'],
      days: ['today'],
    }),
  },
  {
    ask: 'same game parlay Broncos Vikings',
    box: 'NFL',
    expect: play({ legs: 2, meeting: ['Denver Broncos', 'Minnesota Vikings'] }),
  },
  {
    ask: 'game total under 8',
    box: 'MLB',
    expect: playOrNone({ sports: ['MLB'], markets: ['total'], sides: ['under'], line: 8 }),
  },
  { ask: 'first five innings under', box: 'MLB', expect: playOrNone({ sports: ['MLB'], sides: ['under'] }) },
  {
    ask: 'under in the Sunday night game',
    box: 'NFL',
    expect: play({
      markets: ['total'],
      sides: ['under'],
      meeting: ['Minnesota Vikings', 'Denver Broncos'],
      days: ['sunday'],
    }),
  },
  { ask: 'LeBron James over 25 points', box: 'NBA', expect: noPlay() },
  {
    ask: 'Denver Broncos moneyline',
    box: 'NFL',
    expect: play({
      legs: 1,
      markets: ['moneyline'],
      onlyTeams: ['Denver Broncos'],
      back: ['Denver Broncos'],
    }),
    preferences: {
      preferredSport: null,
      preferredTeam: null,
      bettingStyle: 'aggressive',
      riskTolerance: 'high',
      oddsFormat: 'american',
    },
  },
  {
    ask: 'Denver Broncos moneyline',
    box: 'NFL',
    expect: play({
      legs: 1,
      markets: ['moneyline'],
      onlyTeams: ['Denver Broncos'],
      back: ['Denver Broncos'],
    }),
  },
  { ask: 'tell me a joke', box: 'NFL', expect: info() },
  { ask: 'Which team will win the championship?', box: 'NBA', expect: nothing() },
  {
    ask: 'should I bet the Knicks at -220 tonight?',
    box: 'NBA',
    expect: playOrInfo({
      onlyTeams: ['New York Knicks'],
      days: ['today'],
    }),
  },
];
