/** Questions for prices and judgments in plain words: what is asked of which bet or board, and wishes that are none. */
import { describe, expect, test } from 'vitest';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readPlainly } from '../../../../../lambdas/domain/asking/queries/reading/read-plainly.ts';
import type { QuestionContext } from '../../../../../lambdas/domain/asking/queries/reading/sentence.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const context: QuestionContext = {
  selectedSport: 'NFL',
  teams,
  now: new Date('2026-11-22T15:00:00.000Z'),
  players: ['Nikola Jokić', 'Jamal Murray', 'Kyrie Irving', 'Stefon Diggs'],
  roster: [
    { sport: 'NBA', name: 'Nikola Jokić', team: 'Denver Nuggets' },
    { sport: 'NBA', name: 'Jamal Murray', team: 'Denver Nuggets' },
    { sport: 'NBA', name: 'Kyrie Irving', team: 'Dallas Mavericks' },
    { sport: 'NFL', name: 'Stefon Diggs', team: 'Buffalo Bills', position: 'wide_receiver' },
    { sport: 'MLB', name: 'Sonny Gray', team: 'St. Louis Cardinals', position: 'pitcher' },
  ],
};
const read = (prompt: string, selectedSport: QuestionContext['selectedSport'] = 'NFL') =>
  readPlainly(prompt, { ...context, selectedSport });

const ofTeam = (...names: string[]) => ({ teams: names });

describe('what is asked of one bet', () => {
  test.each([
    [
      'How likely are the Bears to beat the Lions on Sunday?',
      'chance',
      { ...ofTeam('Chicago Bears', 'Detroit Lions'), market: 'moneyline' },
    ],
    ['what are the chances of a Packers win by ten or more', 'chance', { market: 'spread', line: -9.5 }],
    [
      'Probability that Green Bay beats Chicago by at least a touchdown?',
      'chance',
      { ...ofTeam('Green Bay Packers', 'Chicago Bears'), line: -6.5 },
    ],
    [
      'How confident can I be in the Jets covering in Buffalo?',
      'chance',
      { ...ofTeam('New York Jets', 'Buffalo Bills'), market: 'spread', line: null },
    ],
    ['In Buffalo, how likely is a Jets win?', 'chance', ofTeam('New York Jets', 'Buffalo Bills')],
    ['how safe is a bet on the Lions', 'chance', ofTeam('Detroit Lions')],
    ['How likely is the over in Bears at Lions?', 'chance', { market: 'total', side: 'over' }],
    [
      'What would be a fair price on the Jets over the Bills?',
      'fair',
      { ...ofTeam('New York Jets', 'Buffalo Bills'), market: 'moneyline' },
    ],
    ['At which odds do the Bears become worth a bet?', 'fair', ofTeam('Chicago Bears')],
    ['what price would make the Giants worth betting', 'fair', ofTeam('New York Giants')],
    ['How long must the price on Dallas be to be worth it?', 'fair', ofTeam('Dallas Cowboys')],
    [
      'Jets in Buffalo: what speaks for them and what against?',
      'reasons',
      ofTeam('New York Jets', 'Buffalo Bills'),
    ],
    ['pros and cons of the bears +7.5', 'reasons', { line: 7.5 }],
    [
      'How likely is Stefon Diggs to throw for a touchdown?',
      'chance',
      { stat: 'passing_touchdowns', line: 0.5 },
    ],
    ['Why are the Bills such heavy favorites over the Jets?', 'reasons', { market: 'moneyline' }],
    ['I am on the over in Bears at Lions. What do you think?', 'opinion', { market: 'total', side: 'over' }],
    ['I like the Bears +7.5, do you agree?', 'opinion', { line: 7.5 }],
    [
      'Would you trust Sonny Gray and the Cardinals on Tuesday?',
      'opinion',
      { ...ofTeam('St. Louis Cardinals'), market: 'moneyline' },
    ],
    ['Is there any value on the Giants?', 'value', ofTeam('New York Giants')],
    ['Does Stefon Diggs over 60.5 receiving yards have value against the Jets?', 'value', { line: 60.5 }],
    ['Make the case for the Chiefs on Monday', 'reasons', ofTeam('Kansas City Chiefs')],
  ] as const)('%s', (prompt, asks, leg) => {
    expect(read(prompt)).toMatchObject({ ask: 'check', asks, against: false, legs: [leg] });
  });

  test.each([
    'Name one reason not to bet on the Eagles.',
    'What speaks against the Eagles this week?',
    'give me a reason to stay away from the Eagles',
    'Which arguments are there against Philadelphia?',
  ])('%s is the case against it', (prompt) => {
    expect(read(prompt)).toMatchObject({ against: true, legs: [ofTeam('Philadelphia Eagles')] });
  });

  test.each([
    'How likely are the Bears to win the division?',
    'Is -110 a fair price on the Jets?',
    'How likely is it that both the Bears and the Jets win?',
    'any reason not to take the ravens? ok take em then',
    'What is the win probability of Bears at Lions?',
    'How likely is a blorptastic Bears win?',
  ])('%s is for other readers', (prompt) => {
    expect(read(prompt)).toBeUndefined();
  });
});

describe('a bet that is made, and what it is now', () => {
  test.each([
    ['got the bears at +130 this am, now what is it', 'Chicago Bears', 130],
    ['I took Chicago +320 on Monday. Where is it now?', 'Chicago Bears', 320],
    ['i have the bills -375 from this morning, has it moved', 'Buffalo Bills', -375],
  ])('“%s” compares its price with those of now', (prompt, team, price) => {
    expect(read(prompt)).toMatchObject({ ask: 'check', isTaken: true, legs: [{ teams: [team], price }] });
  });

  test.each([
    ['i got lions -7.5 from tuesday, where is it now', { market: 'spread', line: -7.5 }],
    ['took the lions -7.5 yesterday whats it at now', { market: 'spread', line: -7.5 }],
    ['i bet over 48 in bears lions, where is it now', { market: 'total', line: 48 }],
  ])('“%s” asks how the line moved', (prompt, moved) => {
    expect(read(prompt)).toMatchObject({ ask: 'market', topic: 'movement', days: null, ...moved });
  });

  test.each([
    "got lions -6.5 on tuesday, where's it now? did i beat the market",
    'i took lions -6.5 on monday, did i get a good number',
    'grabbed lions -6.5 wednesday, whats it at now? good number?',
  ])('“%s” weighs it against the line of now', (prompt) => {
    const made = { ask: 'check', isTaken: true, legs: [{ teams: ['Detroit Lions'], line: -6.5 }] };
    expect(read(prompt)).toMatchObject(made);
    expect(read(prompt)).not.toHaveProperty('days');
  });

  test.each(['took the lions -7.5', 'i got lions -7.5, should i bet more', 'got 20 bucks, what is good now'])(
    '“%s” does not',
    (prompt) => {
      expect(read(prompt)).not.toMatchObject({ isTaken: true });
      expect(read(prompt)).not.toMatchObject({ topic: 'movement' });
    },
  );

  test('the Wild are a team, and no opinion of a price', () => {
    expect(read('got the wild at +130, what is it now', 'NHL')).toMatchObject({
      legs: [{ teams: ['Minnesota Wild'], price: 130 }],
    });
  });
});

describe('a choice', () => {
  test.each([
    ['Of Jokić rebounds over, Murray assists over and Irving points over, which would you choose?', 3],
    ['Lions -7.5, Bills -8.5 and Rams -2.5: which one do you like most?', 3],
    ['Between the Bills moneyline and the Lions moneyline, which is the safest?', 2],
    ['How much does it cost to move the 49ers from -6.5 to -3.5?', 2],
    ["what's the price to move the lions from -7.5 to -6.5", 2],
    ['How much more does -7.5 cost than -8.5 on the Bills?', 2],
    ['difference in price between Bears +7.5 and +8.5', 2],
    ['Between Nikola Jokić and Jamal Murray, whose assists over is the better value?', 2],
    ['whose over on rebounds is safer, Jokić or Irving?', 2],
    ['I missed the Bills at -7; are they still worth it at -8.5?', 2],
    ['wanted Detroit -6.5 but is it still a good bet at -7.5', 2],
  ])('%s', (prompt, count) => {
    const query = read(prompt);
    expect(query).toMatchObject({ ask: 'compare' });
    expect(query?.ask === 'compare' && query.options).toHaveLength(count);
  });

  test.each(['Parlay Jokić rebounds over and Murray assists over', 'Lions -7.5, Bills -8.5, same slip'])(
    '%s is none',
    (prompt) => {
      expect(read(prompt)).toBeUndefined();
    },
  );
});

test.each([
  ['How much would the Buccaneers cost with 10.5 points?', 'Tampa Bay Buccaneers', 10.5],
  ['What does it cost to take the Bears +9.5?', 'Chicago Bears', 9.5],
  ['how much do the Lions cost laying 10.5', 'Detroit Lions', -10.5],
])('%s asks for the price of that spread', (prompt, team, line) => {
  const query = { ask: 'market', topic: 'best_price', market: 'spread', teams: [team], line };
  expect(read(prompt)).toMatchObject(query);
});

test.each([
  'most likely TD scorer for the Bills',
  'Who is the most likely touchdown scorer in Bears at Lions?',
])('%s asks for the shortest prices', (prompt) => {
  const query = { ask: 'market', topic: 'player_lines', stat: 'touchdowns', order: 'least' };
  expect(read(prompt)).toMatchObject(query);
});

test('a total beside a pitcher is of his game', () => {
  expect(read('With Sonny Gray on the mound, is over 8 worth taking?', 'MLB')).toMatchObject({
    ask: 'check',
    legs: [{ market: 'total', side: 'over', line: 8, player: null, teams: ['St. Louis Cardinals'] }],
  });
  expect(read('With Sonny Gray on the mound, is over 5.5 strikeouts worth taking?', 'MLB')).toBeUndefined();
});

test('the price of a same-game parlay is that of its legs together', () => {
  expect(
    read('What price would a same game parlay of a Bills win and Stefon Diggs over 70 yards have?'),
  ).toMatchObject({
    asks: 'fair',
    legs: [{ market: 'moneyline' }, { player: 'Stefon Diggs', stat: 'receiving_yards', line: 70 }],
  });
});

describe('a view of the board', () => {
  test.each([
    ['Which road teams are favored tonight?', { topic: 'board', side: 'favorite', venue: 'road' }],
    ['list all home underdogs on sunday', { topic: 'board', side: 'underdog', venue: 'home' }],
    [
      'Are there underdogs that pay +150 or more?',
      { topic: 'board', side: 'underdog', price: { min: 150, max: null } },
    ],
    [
      'what favorites are priced at -200 or shorter',
      { topic: 'board', side: 'favorite', price: { min: null, max: -200 } },
    ],
    [
      "Rank today's favorites from the most to the least likely winner.",
      { topic: 'board', side: 'favorite' },
    ],
    [
      'Where can I still get the Rams at -3 or better against Seattle?',
      { view: 'at_least', line: -3, market: 'spread' },
    ],
    ['which books have over 44 or better in Bears at Lions', { view: 'at_least', side: 'over', line: 44 }],
    ['Are any books slow to move on Giants at Commanders?', { view: 'apart', topic: 'books' }],
    ['do the books agree on the total of bears at lions', { view: 'apart', market: 'total' }],
    [
      'On which pitchers do the books disagree today?',
      { view: 'apart', topic: 'player_lines', sports: ['MLB'] },
    ],
    ['What is the longest price on the board today?', { view: 'longest' }],
    ['Why are there no player props for Eagles at Chiefs?', { view: 'unposted' }],
    ['when do the props for eagles chiefs come out', { view: 'unposted' }],
    ['Are there no props for the Eagles Chiefs game?', { view: 'unposted' }],
    [
      'What are the odds for player props Philadelphia Eagles vs Kansas City Chiefs',
      { topic: 'player_lines', stat: null, teams: ['Philadelphia Eagles', 'Kansas City Chiefs'] },
    ],
    [
      'are there any player props for eagles chiefs yet',
      { topic: 'player_lines', stat: null, teams: ['Philadelphia Eagles', 'Kansas City Chiefs'] },
    ],
    ['Which books have not adjusted their Giants Commanders line?', { view: 'apart' }],
    [
      'Who has the highest receiving yards line in Buccaneers at 49ers?',
      { topic: 'player_lines', order: 'most', stat: 'receiving_yards' },
    ],
    [
      'What are the quarterback interception props for Sunday?',
      { topic: 'player_lines', stat: 'interceptions' },
    ],
    [
      'which skaters have the best odds to score a goal for the Lightning',
      { view: 'own_players', stat: 'goals' },
    ],
    ['first touchdown prices in Bears at Lions', { topic: 'player_lines', stat: 'first_touchdowns' }],
    [
      'Find me a player in Heat at Pistons whose over is plus money at every book',
      { view: 'plus_everywhere' },
    ],
    [
      'How many points do the books project for Kyrie Irving?',
      { topic: 'player_lines', players: ['Kyrie Irving'] },
    ],
    ['What changed in the odds of Nets at Pacers in the last few hours?', { topic: 'movement' }],
    [
      'Who offers both teams of Bears at Lions at the lowest combined margin?',
      { topic: 'margin', market: 'moneyline' },
    ],
  ])('%s', (prompt, expected) => {
    const query = read(prompt);
    expect(query).toMatchObject({ ask: 'market', ...expected });
    // Its own words ask for the same.
    const again = query && readPlainly(promptOf(query), context);
    if (query?.ask === 'market' && query.view !== undefined) expect(again).toMatchObject(expected);
  });

  test.each([
    'give me a road favorite',
    'any player props for eagles chiefs',
    'best player props for eagles chiefs',
    'what player props do you like in eagles chiefs',
    'road favorites moneyline',
    'favorite at +400 or longer',
    'two underdogs at +150 or better',
    'which underdog would you take at +150 or more',
    'How do the different books price the Rams?',
    'who will score the first touchdown in Bears at Lions',
    'safest road favorites for a parlay',
  ])('%s is none', (prompt) => {
    expect(read(prompt)).toBeUndefined();
  });
});
