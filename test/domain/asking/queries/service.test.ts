/** Questions about the service and about what we do not have: recognized in bettors' words, each with its entry. */
import { describe, expect, test } from 'vitest';
import { answerNotOffered } from '../../../../lambdas/domain/asking/queries/not-offered/answer.ts';
import { thingIds, things } from '../../../../lambdas/domain/asking/queries/not-offered/things.ts';
import { promptOf, type RuledQuery } from '../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { answerService } from '../../../../lambdas/domain/asking/queries/service/answer.ts';
import { withBooks } from '../../../../lambdas/domain/asking/queries/service/books.ts';
import { serviceEntries, serviceTopics } from '../../../../lambdas/domain/asking/queries/service/entries.ts';
import { withRecord } from '../../../../lambdas/domain/asking/queries/service/our-record.ts';
import { game, tablesOf } from './boards.ts';

const november = new Date('2026-11-22T15:00:00Z');
const read = (prompt: string, now = november) =>
  readQueries(prompt, { selectedSport: 'NFL', teams: [], now });

const topicQueries: RuledQuery[] = serviceTopics.map((topic) => ({ ask: 'service', topic }));
const thingQueries: RuledQuery[] = thingIds.map((thing) => ({ ask: 'not_offered', thing }));

test.each([...topicQueries, ...thingQueries])('$topic$thing reads back from its prompt', (query) => {
  expect(read(promptOf(query))).toEqual([query]);
});

test('no phrase stands for two entries', () => {
  for (const entries of [Object.values(serviceEntries), Object.values(things)]) {
    const phrases = entries.flatMap(({ said }) => said.split('|'));
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  }
});

test.each([
  ['how do i cancel my plan', 'cancel'],
  ['is this legal in texas', 'legal'],
  ['are you a real person or a bot', 'bot'],
  ['how much does this cost a month', 'price'],
  ['why did that use one of my prompts', 'prompts'],
  ['whats your track record', 'record'],
  ['the app isnt working', 'fault'],
  ['how do i reset my password, the link in the email doesnt work', 'reset_mail'],
  ['never got the password reset email', 'reset_mail'],
  ['the reset link says it expired', 'reset_mail'],
  ['forgot my password', 'password'],
  ['does this app cost anything after the trial', 'price'],
  ['how much do you charge once the free trial ends', 'price'],
  ['is there a free trial', 'free'],
  ['got a free pick limit or something? it says i used em all', 'prompts'],
  ['it says im out of prompts', 'prompts'],
  ['you guys keep picking the wrong side of every sharks game, whats the deal', 'complaint'],
  ['you always hand us losers', 'complaint'],
  ['What is the best welcome bonus at a sportsbook?', 'referral'],
  ['Which promotions does FanDuel have right now?', 'referral'],
  ['How far back do your box scores go?', 'odds_source'],
  ['Where do you get your results from?', 'odds_source'],
  ['where do i put in a new credit card', 'card'],
  ['my debit card got declined', 'card'],
  ['went 1-7 on your plays and i want a refund', 'refund'],
  ['what a dumb bot', 'complaint'],
  ['my goldfish picks better than u', 'complaint'],
  ['you guys are clueless', 'complaint'],
  ['you told me hawks and they got smoked', 'complaint'],
  ['u said lions and they lost by 20', 'complaint'],
  ['are my saved bets still here if i log in on my laptop', 'devices'],
  ['if i switch phones do i lose my tracker', 'devices'],
  ['can i use my account on two devices', 'devices'],
  ['does my tracker sync between my phone and computer', 'devices'],
  ['will my history carry over to my ipad', 'devices'],
  ['if i log out will my picks be saved', 'devices'],
  ['delete my account from my phone', 'delete'],
  ['do i pay tax on betting winnings', 'taxes'],
  ['why should anyone pay for this', 'complaint'],
  ['why does it say no price for some of the mls games', 'no_price'],
  ['how come half the props dont have odds yet', 'no_price'],
  ['why are there no lines for the bills game', 'no_price'],
  ['why is the price missing on that one', 'no_price'],
  ['why do some mls games have no odds', 'no_price'],
  ['why arent the totals posted', 'no_price'],
  ['Which sportsbook usually has the best MLS prices?', 'best_book'],
  ['what book generally pays the most on nba', 'best_book'],
  ['is there one sportsbook that is consistently best for hockey odds', 'best_book'],
  ['which book has the best odds overall', 'best_book'],
  ['How does the app decide which picks are the best ones?', 'how'],
])('“%s” is about %s', (prompt, topic) => {
  expect(read(prompt)).toEqual([{ ask: 'service', topic }]);
});

test.each([
  ['alabama vs georgia spread', 'college'],
  ['who wins man city vs arsenal', 'soccer'],
  ['djokovic tonight?', 'tennis'],
  ['best ufc bets this weekend', 'fights'],
  ['any good live bets rn', 'live'],
  ['betting the lightning live after the first period, feed me odds while the game is on', 'live'],
  ['do you update lines during the game', 'live'],
  ['can u ping me w live picks between periods', 'live'],
  ['text me bets at intermission', 'live'],
  ['sharps on the dolphins or nah', 'splits'],
  ['is the public on the lakers', 'splits'],
  ['any plays between quarters', 'live'],
  ['where are the tickets and handle going', 'splits'],
  ['wheres the money coming in on the bears game', 'splits'],
  ['what is a grand salami, and can i get one tonight', 'grand_salami'],
  ['any grand salami over tonight', 'grand_salami'],
  ['gimme the grand salami under', 'grand_salami'],
  ['where is the public money on the bills', 'splits'],
  ['whats the weather in buffalo sunday', 'weather'],
  ['who wins the super bowl', 'futures'],
  ['should i cash out my parlay', 'cash_out'],
  ['can i bet on the game while its going on here', 'live'],
  ['can i bet after the game starts', 'live'],
  ['do you do picks while games are in progress', 'live'],
  ['can i link my draftkings account to this', 'placing'],
  ['can you connect to fanduel', 'placing'],
  ['is this hooked up to caesars', 'placing'],
  ['you guys take the bet or do i have to go put it in on draftkings myself', 'placing'],
  ['do you place the bet for me or do i do it on fanduel', 'placing'],
  ['can i bet here or do i need to go to my book', 'placing'],
  ['do you take bets or do i have to do it myself', 'placing'],
  ['can i place bets right here or do i need another app', 'placing'],
  ['can i make bets through the app or do i need a sportsbook', 'placing'],
  ['can i place bets on this app', 'placing'],
])('“%s” is not offered: %s', (prompt, thing) => {
  expect(read(prompt)).toEqual([{ ask: 'not_offered', thing }]);
});

test('the Super Bowl is a game in February', () => {
  expect(read('who wins the super bowl', new Date('2027-02-05T15:00:00Z'))).toBeUndefined();
});

describe('is a question about games', () => {
  test.each([
    'nfl parlay and a ufc pick',
    'best nfl bet',
    'safe bet tonight',
    'is the bills spread any good',
    'my record',
    'duke johnson props',
    'marvin harrison alabama',
    'over in a dome',
    'who wins bills jets',
    'two legs nothing live before 4pm',
    'whats the best bet for when the game is on tv',
    'dodgers -280 or am i just paying tax',
  ])('%s', (prompt) => {
    const kinds = (read(prompt) ?? []).map(({ ask }) => ask);
    expect(kinds).not.toContain('service');
    expect(kinds).not.toContain('not_offered');
  });
});

test.each([
  'why did the line not move on the bills',
  'why does fanduel not have the same price',
  'which book has the best price on the lakers',
  'should i take the bills or do i bet the chiefs on draftkings',
])('%s is not about prices that are missing, books in general, or who places a bet', (prompt) => {
  const topics = (read(prompt) ?? []).map((query) =>
    query.ask === 'service' ? query.topic : query.ask === 'not_offered' ? query.thing : '',
  );
  for (const topic of ['no_price', 'best_book', 'placing']) expect(topics).not.toContain(topic);
});

test.each([
  ['how', /costs least on average by the market comes first/],
  ['notifications', /There are no quiet hours/],
  ['no_price', /once a sportsbook of our feed posts it/],
  ['best_book', /is not counted here/],
])('the answer about %s says what is asked', (topic, says) => {
  expect(answerService({ ask: 'service', topic }).response).toMatch(says);
});

test('picks that lose are not refunded, and the answer says so', () => {
  expect(answerService({ ask: 'service', topic: 'refund' }).response).toMatch(
    /Picks that lose are not refunded/,
  );
});

test('an answer names its screen, and an unknown entry is an error', () => {
  expect(answerService({ ask: 'service', topic: 'cancel' }).screens).toEqual(['subscription']);
  expect(() => answerService({ ask: 'service', topic: 'nothing' })).toThrow(RangeError);
  expect(() => answerNotOffered({ ask: 'not_offered', thing: 'nothing' })).toThrow(RangeError);
});

test('the sportsbooks are those that price a game now, and a game that is over names none', () => {
  const answered = answerService({ ask: 'service', topic: 'books' });
  expect(withBooks(answered, tablesOf([game])).response).toMatch(
    /^Prices now come from BetMGM, DraftKings and FanDuel\.\n/,
  );
  const prices = [{ book: 'Caesars', line: 24.5, over: -110, under: -110, at: '2026-11-20T15:00:00Z' }];
  const ofPlayer = { ...game, props: [{ player: 'Josh Allen', stat: 'passing_yards' as const, prices }] };
  expect(withBooks(answered, tablesOf([ofPlayer])).response).toContain('Caesars');
  const isOver = { ...game, status: 'final' as const };
  expect(withBooks(answered, tablesOf([isOver]))).toEqual(answered);
});

test('prices during a game are what we do not have, whatever else is asked of prices', () => {
  const read = (prompt: string) =>
    readQueries(prompt, { selectedSport: 'NHL', teams: [], now: new Date('2026-11-21T15:00:00Z') });
  for (const prompt of ['Can I get live odds once the game has started?', 'do you update the odds live'])
    expect(read(prompt)).toEqual([{ ask: 'not_offered', thing: 'live' }]);
});

test.each([
  'does the app update odds live or on a delay',
  'do your lines update live or with a lag',
  'are the odds here real time or is there a delay',
  'is there a delay on the odds',
  'how far behind are your odds',
  'do your odds have a delay',
])('how old prices are is asked, not for bets during a game: %s', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'service', topic: 'odds_updates' }]);
});

test('a delay of a game is none of the prices', () => {
  expect(read('is there a rain delay in the Yankees game')).not.toEqual([
    { ask: 'service', topic: 'odds_updates' },
  ]);
});

test('the price of a year has its answer: no plan is billed yearly', () => {
  const [query] = read('is there a yearly plan') ?? [];
  if (query?.ask !== 'service') throw new Error('no topic');
  expect(answerService(query).response).toContain('there is no yearly plan');
});

describe('whether notifications are sent', () => {
  const read = (prompt: string) => readQueries(prompt, { selectedSport: 'NFL', teams: [], now: new Date() });

  test.each([
    'Does the app send a notification when odds change on a pick I saved?',
    'do you send alerts when a line moves',
    "can i get notifications if my pick's odds move",
  ])('“%s”', (prompt) => {
    expect(read(prompt)).toMatchObject([{ ask: 'service', topic: 'notifications' }]);
  });

  test.each(['did any line move today'])('“%s” is about bets', (prompt) => {
    expect(read(prompt)?.[0]?.ask).not.toBe('service');
  });
});

test.each([
  ['Which books do you compare, and how often are the odds refreshed?', ['books', 'odds_updates']],
  ['what books do you use and how often do odds update', ['books', 'odds_updates']],
  ['how often do prices update and what sportsbooks do you compare', ['odds_updates', 'books']],
  ['which books do you track, and how fresh are the prices', ['books', 'odds_updates']],
  ['how do i cancel and can i get a refund', ['cancel', 'refund']],
])('%s: two questions', (prompt, topics) => {
  expect(read(prompt)).toEqual(topics.map((topic) => ({ ask: 'service', topic })));
});

test.each(['cancel my plan and refund me', 'how do i cancel and how do i cancel now'])(
  '%s: one matter',
  (prompt) => {
    expect(read(prompt)).toHaveLength(1);
  },
);

describe('our record', () => {
  const answered = answerService({ ask: 'service', topic: 'record' });
  const record = { hits: 118, misses: 106, pushes: 3, pending: 2, winRate: 52.7, units: -4.2 };

  test('how often picks of the slate won, before where to see all of it', () => {
    const { response, screens } = withRecord(answered, record);
    expect(response.split('\n')).toEqual([
      'Our daily slate so far: 118 wins and 106 losses, and 3 pushes, a hit rate of 52.7%, −4.2 units at one unit a pick. 2 picks are not over yet.',
      answered.response,
    ]);
    expect(screens).toEqual(answered.screens);
  });

  test('without a win or a loss there is no rate', () => {
    const none = { hits: 0, misses: 0, pushes: 0, pending: 1, winRate: null, units: 0 };
    expect(withRecord(answered, none).response).toMatch(
      /^No pick of the daily slate has won or lost yet, so there is no hit rate to tell\. 1 pick is not over yet\.\n/,
    );
  });
});
