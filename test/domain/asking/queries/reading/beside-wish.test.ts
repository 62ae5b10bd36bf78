/** A question beside a wish for a bet: the question is answered, the wish is what can be tapped, and a bet alone is neither. */
import { describe, expect, test } from 'vitest';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readBesideWish } from '../../../../../lambdas/domain/asking/queries/reading/several/beside-wish.ts';
import { canonicalPrompt } from '../../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const roster = [
  { sport: 'NBA' as const, team: 'New Orleans Pelicans', name: 'Zion Williamson' },
  { sport: 'NBA' as const, team: 'Boston Celtics', name: 'Jayson Tatum' },
  { sport: 'NHL' as const, team: 'Buffalo Sabres', name: 'Tage Thompson' },
  { sport: 'NFL' as const, team: 'Philadelphia Eagles', name: 'A.J. Brown' },
];

const read = (prompt: string, selectedSport: 'NBA' | 'NFL' | 'NHL' = 'NBA') => {
  const found = readBesideWish(prompt, {
    selectedSport,
    teams,
    roster,
    players: roster.map(({ name }) => name),
    now: new Date('2026-11-21T15:00:00Z'),
  });
  return (
    found && { asks: found.query.ask, question: promptOf(found.query), wish: canonicalPrompt(found.wish) }
  );
};

describe('each half is read by itself', () => {
  test.each([
    [
      'Mark my Tage Thompson goal bet from Thursday as a winner, then find me another Sabres prop for tonight.',
      'track',
      /^NHL player prop pick backing the Buffalo Sabres/,
    ],
    ['delete my celtics bet and then build me a 3 leg parlay', 'track', /^3-leg parlay/],
    [
      'whats zion averaging the last 5 and should i take his points over vs portland',
      'find',
      /points by Zion Williamson in the Portland Trail Blazers game, overs only/,
    ],
    ['how has tatum been lately? worth taking his over?', 'find', /Jayson Tatum, overs only/],
    ['is aj brown active sunday, and if so give me his best prop', 'find', /A\.J\. Brown/],
    ['who won the celtics game last night. need a pick for the bulls', 'find', /Chicago Bulls/],
    ['need a pick for the bulls, and did the celtics win last night?', 'find', /Chicago Bulls/],
    [
      'how have the bucks done at home and give me 3 legs for their game',
      'find',
      /in the Milwaukee Bucks game/,
    ],
    ['who scored the most for the sabres last game? and find me a sabres prop', 'find', /Buffalo Sabres/],
    ['whats my record this week and gimme a nba pick', 'mine', /^NBA pick$/],
  ])('%s', (prompt, asks, wish) => {
    const found = read(prompt);
    expect(found?.asks).toBe(asks);
    expect(found?.wish).toMatch(wish);
  });
});

describe('bets alone, and questions alone, are no pair', () => {
  test.each([
    'give me a lakers pick and a bulls total',
    'celtics -3.5, over 220 and tatum over 25.5 points',
    'how have the celtics done at home and who do they play next',
    'what is a parlay and how do i make one',
    'is tatum over 25.5 points at -110 a good bet, and what about his rebounds',
    'mark my celtics bet as won',
    'parlay the celtics and the lakers to win, and add the bulls spread',
    'what are the odds on the lakers and the bulls',
    // Each part asks for the same bet.
    'who you got scoring in the celtics bulls game, i need 2 players over 20 points',
    'who scores in the sabres bruins game, give me 2 anytime goal scorers tonight',
    'who do you like to score in the eagles cowboys game? need 2 anytime td scorers',
    "who's scoring for the sabres? gimme one goal scorer",
    'who u think scores in sabres bruins, need two goal scorers',
    // A word that nobody read.
    'how has tatum been lately and should i zorble his over',
  ])('%s', (prompt) => {
    expect(read(prompt)).toBeUndefined();
  });
});
