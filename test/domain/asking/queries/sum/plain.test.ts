/** Sums in plain sentences, and how large a stake is: every figure has its place, or nothing is read. */
import { describe, expect, test } from 'vitest';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { answerSum } from '../../../../../lambdas/domain/asking/queries/sum/answers/answer.ts';
import { keepsTicket } from '../../../../../lambdas/domain/asking/queries/sum/plain/open-ticket.ts';
import { readPlainSum } from '../../../../../lambdas/domain/asking/queries/sum/plain/read.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const context = { selectedSport: 'NFL' as const, teams, now: new Date('2026-11-20T15:00:00Z') };
const american = (value: number) => ({ format: 'american', value });

describe('a sum in a plain sentence', () => {
  test.each([
    [
      'Is there a sure profit with -104 on one team and +112 on the other at a different book?',
      { sum: 'arbitrage', sides: [american(-104), american(112)], total: null },
    ],
    [
      'How would I lock in money with +120 at one book and -105 on the other side, with $200?',
      { sum: 'arbitrage', total: 200 },
    ],
    [
      'One book +105, another +102, guaranteed profit?',
      { sum: 'arbitrage', sides: [american(105), american(102)], total: null },
    ],
    [
      'can I arb this: over 221.5 at +104 on one book, under 221.5 at +101 on another',
      { sum: 'arbitrage', sides: [american(104), american(101)], total: null },
    ],
    ['can i lock profit: o6.5 +115 and u6.5 -105', { sides: [american(115), american(-105)] }],
    [
      'is it risk free to bet $50 with over 48 at +102 and under 48 at +103',
      { sum: 'arbitrage', sides: [american(102), american(103)], total: 50 },
    ],
    [
      'One leg of my parlay was postponed and the other three won at -115. What comes back on $10?',
      { sum: 'parlay', legs: Array.from({ length: 4 }, () => american(-115)), pushes: 1, stake: 10 },
    ],
    [
      'Two legs of my four-leg parlay pushed, the others hit at -110 and +130. How much does my $50 pay?',
      { sum: 'parlay', pushes: 2, stake: 50 },
    ],
    ['My unit is $20. What does 2.5 units at +110 win?', { sum: 'payout', stake: 50, unit: 20 }],
    [
      'At $100 per unit, how much do I get back from 0.5 units at -125?',
      { sum: 'payout', stake: 50, unit: 100 },
    ],
    ['Please set my unit size to $75', { sum: 'units', unit: 75, units: null }],
    ['How can I change my unit?', { sum: 'units', unit: null, units: null }],
    ['Should I bet $100 on one game with a bankroll of $800?', { sum: 'units', unit: 100, bankroll: 800 }],
    ['I have $400, is it risky to put $40 on a game?', { sum: 'units', unit: 40, bankroll: 400 }],
    ['Are 6 units too many for a single bet?', { sum: 'units', units: 6 }],
    ['whats the vig if both sides are -112', { sum: 'fair_price', sides: [american(-112), american(-112)] }],
    ['how much juice is -115 on each side', { sum: 'fair_price' }],
    ['the hold at -105/-115?', { sum: 'fair_price', sides: [american(-105), american(-115)] }],
    ["how big of a bet is 1 unit if I've got 1500", { sum: 'units', bankroll: 1500, unit: null, units: 1 }],
    ['my bankroll is 800 bucks, whats a smart bet size', { sum: 'units', bankroll: 800, unit: null }],
    ['i have $400 to start with, how big should my unit be', { sum: 'units', bankroll: 400, unit: null }],
    ['whats 2 units if my roll is 600', { sum: 'units', bankroll: 600, unit: null, units: 2 }],
    ['how much should i bet per game with 500 in my account', { sum: 'units', bankroll: 500 }],
    [
      'With a bankroll of $800 and 2% units, how many units is $40?',
      { sum: 'units', bankroll: 800, unit: 16, units: 2.5 },
    ],
    ['If my unit is $20, how many units would $50 be?', { sum: 'units', unit: 20, units: 2.5 }],
    [
      'two -110s and a +150 parlayed =',
      { sum: 'parlay', legs: [-110, -110, 150].map(american), stake: null },
    ],
    ['what do three +150s parlay to', { sum: 'parlay', legs: [150, 150, 150].map(american) }],
    ['what would four -110s pay in a parlay for $20', { sum: 'parlay', stake: 20 }],
    ['a pair of -120s and +200 parlayed together', { legs: [-120, -120, 200].map(american) }],
    [
      'i bet 110 to win 100 twenty times and went 11-9, am i up or down',
      { sum: 'record', wins: 11, losses: 9, odds: american(-110), stake: 110 },
    ],
    ['went 14-12 risking 55 to win 50 each, whats my profit', { wins: 14, losses: 12, stake: 55 }],
    ['betting 110 to win 100, won 6 lost 5, am i ahead', { sum: 'record', wins: 6, losses: 5 }],
    [
      '1k bankroll, 2 percent units, ive lost 8 straight. where am i at',
      { sum: 'units', bankroll: 1000, unit: 20, units: 8 },
    ],
    ['started with $500, 5% a bet, lost 4 in a row, how much is left', { unit: 25, units: 4 }],
    ['my bankroll is 2000 with $25 units and im down 6 units, what is left', { unit: 25, units: 6 }],
    ['How much Kelly at +110 on a coin flip?', { sum: 'kelly', odds: american(110), chance: 0.5 }],
    [
      'Half Kelly at -120 if I hit two thirds of the time with $900',
      { sum: 'kelly', odds: american(-120), bankroll: 900, fraction: 0.5 },
    ],
    [
      'How much does $30 win on four picks at -105?',
      { sum: 'parlay', legs: Array.from({ length: 4 }, () => american(-105)), stake: 30 },
    ],
    [
      'A three-team 6-point teaser at +150: what does $40 return?',
      { sum: 'payout', stake: 40, odds: american(150) },
    ],
    [
      'I put $60 on the dog at +210. What goes on the other side at -170 to guarantee a profit?',
      { sum: 'hedge', stake: 60, odds: american(210), other: american(-170) },
    ],
    [
      'I have $60 on the Broncos at +150. How much should I put on the Vikings at -140 to guarantee a profit?',
      { sum: 'hedge', stake: 60, odds: american(150), other: american(-140) },
    ],
    [
      'i bet $30 on the knicks at +180, how much do i need on the celtics -150 to lock in a profit',
      { sum: 'hedge', stake: 30, odds: american(180), other: american(-150) },
    ],
    [
      'We put $90 on the Jets at +200. What should we bet on the Bills at -170 to win no matter what?',
      { sum: 'hedge', stake: 90, odds: american(200), other: american(-170) },
    ],
    [
      'got 20 on the knicks at +1500, opponent is +105 in the finals now, what do i put on the opponent to guarantee equal profit',
      { sum: 'hedge', stake: 20, odds: american(1500), other: american(105) },
    ],
    [
      "I have $100 on the Eagles to win it all at +1200 and they're in the final as -130 favorites, other side is +110. How much do I put on the other team to lock in the same profit?",
      { sum: 'hedge', stake: 100, odds: american(1200), other: american(110) },
    ],
    [
      'I have $40 on the Texans at +600 to win the division, how would I hedge?',
      { sum: 'hedge', stake: 40, odds: american(600), other: null },
    ],
    [
      'ticket pays 600 total, last leg is the Broncos, vikings are +130. how much on minnesota to break even (i had 50 on it)',
      { sum: 'hedge', stake: 50, win: 550, other: american(130) },
    ],
    [
      'my parlay pays 800 and only needs the Bills now, jets are +250. how much on the jets to get my 40 back',
      { sum: 'hedge', stake: 40, win: 760, other: american(250) },
    ],
    [
      "Jags are the last leg of my parlay that pays $200. Should I bet the Titans so I don't lose everything?",
      { sum: 'hedge', stake: null, other: null, pays: 200 },
    ],
  ])('%s', (prompt, expected) => {
    const query = readPlainSum(prompt);
    expect(query).toMatchObject(expected);
    if (query) expect(readQueries(promptOf(query), context)).toEqual([query]);
  });

  test.each([
    'Give me a parlay with +110 on one side and -102 on the other',
    'can i lock profit: over 221.5 +104 and under 219.5 +101',
    'give me a 3 leg parlay that pays 600 with the Broncos as the last leg to hedge',
    'parlay paying 600 with the vikings +130 as the last leg',
    'One leg pushed and the other two lost, what does my $30 pay?',
    'One leg of my three-leg parlay pushed and the other three won at -110. What does $10 pay?',
    'Should I bet $100 on the Bills?',
    'Set my bankroll to $500',
    'How many units should I bet on the Bills?',
    'parlay 3 legs at -110',
    'parlay two -110 legs and a +150 one for tonight',
    'i bet 110 to win 100 on the 11-9 favorite',
    'my bankroll is $1000, what if i lose 8 straight',
    'I have 3 units on the Bills at -110, what else?',
    'whats the vig on -112',
    'I have $500, what bet wins the most on the Bills?',
    'With 500 how much should I put on the Lakers?',
    'Starting with $100, what 3-leg parlay should I bet?',
    'I have $60 to bet on the Broncos at +150. How much should I put on the Vikings at -140 to guarantee a profit?',
    'I have $60 on the Broncos at +150. How much should I put on the Vikings at -140?',
  ])('%s is none', (prompt) => {
    expect(readPlainSum(prompt)).toBeUndefined();
  });

  test.each([
    ['is 3% per bet too aggressive with a 1000 dollar bankroll', 1000, 30],
    ['Is 3% too much on one bet with a $1000 bankroll', 1000, 30],
    ['is betting 2% of a 500 bankroll ok', 500, 10],
    ['should i bet 10% of a $300 bankroll on one game', 300, 30],
    ['is it dumb to bet 20% of my 400 dollar bankroll on one game', 400, 80],
    ['would 4% a play be too much if i have $800', 800, 32],
    ['is 4% too risky with a bankroll of 600', 600, 24],
    ['My bankroll is $300. Would $30 a bet be too much?', 300, 30],
    ['is 50 per game too much if i have 1000', 1000, 50],
    ['i have 400 dollars, is betting 25 a game too risky', 400, 25],
    ['Would $15 a play be reasonable with a $500 bankroll?', 500, 15],
    ['with a $600 bankroll is $12 a bet ok', 600, 12],
  ])('“%s” is about $%d and $%d', (prompt, bankroll, unit) => {
    expect(readPlainSum(prompt)).toEqual({ ask: 'sum', sum: 'units', bankroll, unit, units: 1 });
  });

  test.each([
    ['explain what a unit is and how big mine should be if I have $500?', 500],
    ["I have $300 to last until New Year's. What should I be staking per bet?", 300],
    ['with 250 to last the season what should my unit be', 250],
    ['got 600 for the whole season how much should i stake per game', 600],
    ['i have $400 that has to last me all month, how big should my bets be', 400],
    ['how big should my unit be w 400 dollars', 400],
    ['how much should one unit be w/ $700', 700],
    ['600 dollar bankroll, how much should i be putting on each bet', 600],
    ['$900 bankroll what should i put on each play', 900],
    ['2k bankroll, what should i be risking per game', 2000],
    ['deposited 300, what size should my bets be', 300],
    ['i got 350 bucks to play with this season, what size should my bets be', 350],
    ['I have $150 for the whole season as a student, what would a sensible bet size be?', 150],
  ])('“%s” asks for the usual stake of $%d', (prompt, bankroll) => {
    expect(readPlainSum(prompt)).toEqual({ ask: 'sum', sum: 'units', bankroll, unit: null, units: 1 });
  });

  test.each([
    ['how much of a $900 roll should I put on a -150 I think hits 64% of the time', -150, 0.64, 900],
    ['what % of my roll on a -220 fav', -220, null, null],
    ['how much of my bankroll on a +150 dog', 150, null, null],
    ['what share of a 600 bankroll on +140 if it hits 45% of the time', 140, 0.45, 600],
    ['with a $700 bankroll how much should i put on a +120 i think is 50%', 120, 0.5, 700],
    ['what percentage of my bank should go on -115 with a 56% chance', -115, 0.56, null],
  ])('“%s” asks for the share that Kelly gives', (prompt, price, chance, bankroll) => {
    const query = readPlainSum(prompt);
    expect(query).toEqual({ ask: 'sum', sum: 'kelly', odds: american(price), chance, bankroll });
    expect(query && readQueries(promptOf(query), context)).toEqual([query]);
  });

  test.each([
    'what % of my roll on the Lakers -200',
    'how much of my roll is left if i lose on a -200',
    'what % of my bets at -110 must win',
    'how much of my bankroll on one play',
    'with a $1000 bankroll how much do i win at +120',
    'how much of my roll on a -200 and a +150',
  ])('“%s” asks for no share at a price', (prompt) => {
    expect(readPlainSum(prompt)).not.toMatchObject({ sum: 'kelly' });
  });

  test.each([
    ['is $30 a bet too much', 30],
    ['would 20 per game be a lot', 20],
  ])('“%s” depends on the bankroll', (prompt, unit) => {
    const query = readPlainSum(prompt);
    expect(query).toEqual({ ask: 'sum', sum: 'units', bankroll: null, unit, units: 1 });
    expect(query && answerSum(query).response).toMatch(/^That depends on what you have to bet with/);
  });

  test.each([
    'what is 3% of a $1000 bankroll',
    'I have $300 to last until the Bills game, what pays most',
    'w 400 dollars what should i put on the Bills',
    '2k bankroll, what pays most on each game',
    'how much does a unit win w 400 dollars at -110',
    'should i bet 20 on -110',
    'is 7 a game too much for the Bills',
    'is 0% too much on one bet',
    'is 3% too much juice with a $1000 bankroll on the Bills',
  ])('“%s” asks for no size', (prompt) => {
    expect(readPlainSum(prompt)).not.toMatchObject({ sum: 'units' });
  });

  test('says what is usual, and what it wins in units', () => {
    const said = (prompt: string) => {
      const query = readPlainSum(prompt);
      return query && answerSum(query).response;
    };
    expect(said('My unit is $40. What does 1.5 units at -115 win?')).toContain('wins 1.3 units');
    expect(said('Is $200 too much with a bankroll of $1,000?')).toMatch(/too much: \$200 is 20% of \$1,000/);
    expect(said('Is $20 too much with a bankroll of $1,000?')).toMatch(/^It is within .*2%/);
    expect(said('is 5% of my roll too much on one play')).toMatch(
      /^It is more than usual: \$5 is 5% of \$100/,
    );
    expect(said('Would it be crazy to bet 20 percent of my bankroll on a parlay?')).toMatch(
      /too much: .*20%/,
    );
    expect(said('is 2% of my bankroll ok')).toMatch(/^It is within what is usual/);
    expect(readPlainSum('is 5% too high a vig')).toBeUndefined();
    expect(said('Is 1 unit too much for a game?')).toContain('a usual size');
    expect(said('Set my unit to $25')).toMatch(/^We keep no unit size/);
  });
});

test.each([
  ['Is 4 units too much on the Bills?', { units: 4, stake: null, bankroll: null }],
  [
    'Would it be smart to bet $150 on the Lions -7.5 with a $900 bankroll?',
    { units: null, stake: 150, bankroll: 900 },
  ],
  ['Is betting 3 units on the Packers a bad idea?', { units: 3, stake: null, bankroll: null }],
])('%s asks how large the stake is on a bet', (prompt, size) => {
  const [query, ...others] = readQueries(prompt, context) ?? [];
  expect(query).toMatchObject({ ask: 'check', size, legs: [{ player: null }] });
  expect(others).toEqual([]);
  if (query) expect(readQueries(promptOf(query), context)).toMatchObject([{ ask: 'check', size }]);
});

test.each([
  ['I put $10 on each of four games at -110 and won three. How much am I up?', 3, 1],
  ['$20 on each of five teams at -105, hit two, what is my profit', 2, 3],
])('%s is a record', (prompt, wins, losses) => {
  expect(readQueries(prompt, context)).toMatchObject([{ ask: 'sum', sum: 'record', wins, losses }]);
});

test.each([
  ['what pays more, $30 on +180 or $40 on +130', [30, 180], [40, 130]],
  ['which pays more 20 at +150 or 50 at -110', [20, 150], [50, -110]],
  ['Which bet wins more: $25 at +200 or $60 at -120?', [25, 200], [60, -120]],
])('%s is what each of them pays', (prompt, one, other) => {
  expect(
    readQueries(prompt, context)?.map(
      (query) => query.ask === 'sum' && query.sum === 'payout' && [query.stake, query.odds?.value],
    ),
  ).toEqual([one, other]);
});

test('what doubles a stake is any stake’s price', () => {
  expect(readPlainSum('What odds do I need to double my money?')).toMatchObject({
    sum: 'needed_odds',
    stake: 100,
    returns: 200,
  });
  expect(readPlainSum('double my money')).toBeUndefined();
});

test('units that were lost leave the rest of the bankroll', () => {
  const lost = { ask: 'sum', sum: 'units', bankroll: 1000, unit: 20, units: 8 } as const;
  expect(answerSum(lost).response).toMatch(
    /^8 units at \$20 a unit is \$160: if all of it is lost, \$840 of \$1,000 is left\.\nIt is within what is usual: \$20 /,
  );
  expect(answerSum({ ...lost, units: 80 }).response).not.toContain('is left');
});

test.each([
  [
    'Jags are the last leg of a parlay that pays $200. Should I bet the Titans so I do not lose it all?',
    true,
  ],
  ["last leg of my parlay pays 300, should I hedge so I don't lose everything", true],
  ["lost my rent, last leg of a parlay pays 300, should I hedge so I don't lose everything", false],
  ["should I bet the Titans so I don't lose everything", false],
])('losing everything is of a ticket that is hedged: %s', (prompt, isOfTicket) => {
  expect(keepsTicket(prompt)).toBe(isOfTicket);
});

test.each([
  ['what does -200 mean', -200],
  ['wtf does +150 mean', 150],
  ['ok so what does it mean when it says -125', -125],
  ["what's the meaning of -110 odds", -110],
])('“%s” is about that price', (prompt, value) => {
  expect(readPlainSum(prompt)).toEqual({
    ask: 'sum',
    sum: 'convert',
    odds: { format: 'american', value },
    to: null,
  });
});

test.each(['what does -3.5 mean', 'what does -200 mean for the lakers', 'what does +150 mean and -110'])(
  '“%s” is not',
  (prompt) => {
    expect(readPlainSum(prompt)).toBeUndefined();
  },
);

test.each([
  ['how much is 2% of 850', 0.02, 850],
  ["what's 3% of 1200?", 0.03, 1200],
  ['1.5 percent of my $2,400 bankroll', 0.015, 2400],
])('“%s” is a part of an amount', (prompt, chance, bankroll) => {
  expect(readPlainSum(prompt)).toEqual({ ask: 'sum', sum: 'share', chance, bankroll });
});

test.each(['2% of 850 on the lakers', 'how much of 850', '2% of what'])('“%s” is no such sum', (prompt) => {
  expect(readPlainSum(prompt)).toBeUndefined();
});

test('a round robin without a size is counted by twos and threes', () => {
  const asked = { ask: 'sum', sum: 'round_robin', by: 2, alsoBy: 3, stake: null, odds: null };
  expect(readPlainSum('how many bets is a round robin with 4 teams')).toEqual({ ...asked, picks: 4 });
  expect(readPlainSum('5 team rr how many parlays?')).toEqual({ ...asked, picks: 5 });
  expect(readPlainSum('round robin of 4 by 2s how many bets')).toBeUndefined();
  expect(readPlainSum('give me a round robin with 4 teams')).toBeUndefined();
});
