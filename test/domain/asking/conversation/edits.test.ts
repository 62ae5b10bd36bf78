/** What follows an answer that was no bet: an edit of its question, or a question about what it showed. */
import { describe, expect, test } from 'vitest';
import { sum } from '../../../../lambdas/contracts/asking/queries/sum.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { worked } from '../../../../lambdas/domain/asking/queries/explain/worked.ts';
import { answerSum } from '../../../../lambdas/domain/asking/queries/sum/answers/answer.ts';
import { turnAfter } from './turns.ts';

/** A Saturday. */
const now = new Date('2026-11-21T15:00:00Z');
const context = {
  selectedSport: 'NFL' as const,
  teams: [
    ['NFL', 'Buffalo Bills'],
    ['NFL', 'New York Jets'],
    ['NFL', 'Dallas Cowboys'],
    ['NFL', 'Miami Dolphins'],
    ['NHL', 'Boston Bruins'],
    ['NHL', 'New York Rangers'],
  ].map(([sport, name]) => ({ sport: sport as 'NFL' | 'NHL', name: name ?? '' })),
  roster: [{ id: 'P1', name: 'Josh Allen', team: 'Buffalo Bills', sport: 'NFL' as const }],
  now,
};

const heard = (first: string, then: string) => hear(then, turnAfter(first, context), context);
const query = (terms: object) => ({ kind: 'queries', queries: [terms] });
const american = (...values: number[]) => values.map((value) => ({ format: 'american', value }));

describe('the legs of a parlay sum', () => {
  const parlay = 'parlay of -150, -220, +105 and -110 for $20';
  test.each([
    ['drop the -220', [-150, 105, -110]],
    ['what if i take the +105 out', [-150, -220, -110]],
    ['without the 220?', [-150, 105, -110]],
    ['lose the last leg', [-150, -220, 105]],
    ['get rid of the second one', [-150, 105, -110]],
    ['drop the dog', [-150, -220, -110]],
    ['and with a 5th leg at +130', [-150, -220, 105, -110, 130]],
    ['throw in another -120', [-150, -220, 105, -110, -120]],
    ['swap the -110 for +140', [-150, -220, 105, 140]],
    ['what if the -150 is really -160', [-160, -220, 105, -110]],
    ['-210 not -220', [-150, -210, 105, -110]],
    ['what about a fifth one at +100', [-150, -220, 105, -110, 100]],
    ['just the first two', [-150, -220]],
  ])('“%s”', (then, legs) => {
    expect(heard(parlay, then)).toMatchObject(query({ sum: 'parlay', stake: 20, legs: american(...legs) }));
  });

  test('one that is a push comes last', () => {
    expect(heard(parlay, 'what if the -220 pushes')).toMatchObject(
      query({ legs: american(-150, 105, -110, -220), pushes: 1 }),
    );
  });

  test('one of several that are alike is a push', () => {
    expect(
      heard('parlay of -110, -110 and +120 for $20', 'and if one of the -110 picks is voided'),
    ).toMatchObject(query({ legs: american(-110, 120, -110), pushes: 1 }));
  });

  test('has a chance, and pays what it pays', () => {
    const asks = (then: string) => heard(parlay, then);
    expect(asks('what are the chances they all hit')).toMatchObject(
      query({ sum: 'chances', outcome: 'all' }),
    );
    expect(asks('how likely is at least one of them to win')).toMatchObject(
      query({ sum: 'chances', outcome: 'any' }),
    );
    expect(asks('how often would all four of them cash')).toMatchObject(query({ outcome: 'all' }));
    expect(asks('and if all four win')).toMatchObject(query({ sum: 'parlay', stake: 20 }));
    expect(asks('what if only three hit')).toMatchObject({
      says: expect.stringContaining('Nothing comes back'),
    });
  });

  test('one leg that is left is a single bet', () => {
    expect(heard('parlay of -150 and +105 for $20', 'drop the -150')).toMatchObject(
      query({ sum: 'payout', stake: 20, odds: { value: 105 } }),
    );
  });

  test.each(['what if one of them loses', 'and if a leg misses?'])('“%s” loses all of it', (then) => {
    expect(heard(parlay, then)).toMatchObject({
      ...query({ ask: 'explain', terms: ['parlay'] }),
      says: expect.stringContaining('Nothing comes back'),
    });
  });

  test.each(['drop the -400', 'drop one', 'drop the bills'])('“%s” names no leg of it', (then) => {
    expect(heard(parlay, then)?.kind).not.toBe('queries');
  });
});

describe('the odds of a sum', () => {
  test.each([
    ['what does $100 on +150 pay', 'whats that in decimal', { sum: 'convert', to: 'decimal' }],
    ['what does $100 on +150 pay', 'and as a fraction?', { sum: 'convert', to: 'fraction' }],
    ['what does $25 on +320 pay', 'boosted 50%', { sum: 'convert', boost: 50, staked: 25 }],
    ['what does $25 on +320 pay', 'same but with a 20% profit boost', { boost: 20, staked: 25 }],
    ['what does $25 on +320 pay', 'and to win 200', { sum: 'stake_to_win', win: 200 }],
    [
      'what does $25 on +320 pay',
      'parlay that with a -150',
      { sum: 'parlay', legs: american(320, -150), stake: 25 },
    ],
    ['convert +320', 'add another leg at -150', { sum: 'parlay', legs: american(320, -150), stake: null }],
    ['parlay of -110 and +150 for $20', '+ -200 on there too', { legs: american(-110, 150, -200) }],
    ['parlay of -110 and +150 for $20', '-200 as well', { legs: american(-110, 150, -200) }],
    [
      'parlay of -110 and +150 for $20',
      'make it 3 legs with another -110',
      { legs: american(-110, 150, -110) },
    ],
    ['parlay of -110 and +150 for $20', 'what if i have a 30% boost', { boost: 30, staked: 20 }],
    ['parlay of +100 and +150 for $20', 'in decimal odds', { sum: 'convert', odds: { value: 400 } }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test.each(['make it 4 legs with another -110', 'in decimal if the bills win', 'boost the second leg'])(
    '“%s” is something else',
    (then) => {
      const told = heard('parlay of -110 and +150 for $20', then);
      expect(told?.kind === 'queries' && told.queries).not.toMatchObject([{ sum: 'convert' }]);
      expect(told?.kind === 'queries' && told.queries).not.toMatchObject([
        { legs: american(-110, 150, -110) },
      ]);
    },
  );
});

describe('one of several that were shown', () => {
  test.each([
    'which one',
    'just pick one',
    'so which would u take',
    'if you had to pick one',
    'whats your pick',
  ])('“%s” after a comparison is the better one by its price', (then) => {
    expect(heard('bills moneyline or cowboys moneyline', then)).toMatchObject({
      queries: [{ ask: 'compare', by: 'any', order: 'best' }],
      isAside: true,
      opens: 'pick',
    });
  });

  test.each([
    ['odds board spread for nfl', 'take 1 for me', { markets: ['spread'], legs: { min: 1, max: 1 } }],
    ['odds board spread for nfl', 'give me 2 of those', { markets: ['spread'], legs: { min: 2, max: 2 } }],
    ['who plays sunday in the nfl', 'which would you bet', { sports: ['NFL'], markets: [] }],
    [
      'who has the better record, the bills or the jets',
      'So who do you like on Sunday?',
      { teams: [{ name: 'Buffalo Bills' }, { name: 'New York Jets' }], days: ['2026-11-22'] },
    ],
    ['jets bills odds', 'who you got', { teams: [{ stance: 'game' }, { stance: 'game' }] }],
  ])('“%s”, then “%s” is a bet on one of them', (first, then, reading) => {
    expect(heard(first, then)).toMatchObject({ kind: 'play', next: { reading } });
  });

  test.each([
    ['passing yards props for sunday nfl', 'Which of those has the best value in your view?'],
    ['passing yards props for sunday nfl', 'which is the best value'],
    ['passing yards props for sunday nfl', 'any of those +ev?'],
    ['passing yards props for sunday nfl', 'so which one do you think is the best value'],
    ['passing yards props for sunday nfl', 'best value of those'],
    ['passing yards props for sunday nfl', 'what has the biggest edge here'],
  ])('“%s”, then “%s” is the one whose price is best', (first, then) => {
    expect(heard(first, then)).toMatchObject({
      kind: 'play',
      next: {
        reading: {
          ...{ sports: ['NFL'], markets: ['prop'], stat: 'passing_yards', value: true },
          ...{ legs: { min: 1, max: 1 }, days: ['2026-11-22'] },
        },
      },
    });
  });

  test.each([
    'is there value in betting kickers',
    'which team has the best value in the draft',
    'what is value',
  ])('“%s” is of no such list', (then) => {
    expect(heard('passing yards props for sunday nfl', then)).not.toMatchObject({ kind: 'play' });
  });

  test.each([
    'which one covers more on the road',
    'pick the bills',
    'give me 2 dogs',
    'which team has the best defense',
  ])('“%s” is something else', (then) => {
    const told = heard('odds board spread for nfl', then);
    expect(
      told?.kind === 'play' && told.next.reading.teams.length === 0 && told.next.reading.sides.length === 0,
    ).toBe(false);
  });
});

describe('what was compared, as one slip', () => {
  test.each([
    'Can I put both in one bet?',
    'parlay them',
    'put them together in a parlay',
    'combine the two please',
    'what if I bet both in one parlay',
  ])('“%s”', (then) => {
    expect(heard('bills moneyline or cowboys moneyline', then)).toMatchObject({
      kind: 'play',
      next: {
        reading: {
          wishes: [
            { markets: ['moneyline'], teams: [{ name: 'Buffalo Bills', stance: 'back' }] },
            { markets: ['moneyline'], teams: [{ name: 'Dallas Cowboys', stance: 'back' }] },
          ],
        },
      },
    });
  });
});

describe('the price of what was compared', () => {
  test.each([
    'what would both of them pay together',
    'how much does a parlay of the two pay',
    'combined odds?',
    'what are the odds of both winning',
    'how much would those pay parlayed',
  ])('“%s” is that of one slip', (then) => {
    expect(heard('bills moneyline or cowboys moneyline', then)).toMatchObject(
      query({
        ask: 'check',
        legs: [{ teams: ['Buffalo Bills'] }, { teams: ['Dallas Cowboys'] }],
        price: null,
      }),
    );
  });

  test.each(['what would the bills pay', 'what are the odds of it raining'])('“%s” is of neither', (then) => {
    const told = heard('bills moneyline or cowboys moneyline', then);
    expect(told).not.toMatchObject(query({ ask: 'check', legs: [{}, {}] }));
  });
});

describe('the bet whose prices were shown', () => {
  test.each([
    ['best price on bills spread', 'is that a good price', { ask: 'check', legs: [{ market: 'spread' }] }],
    ['best price on bills moneyline', 'should i take it', { ask: 'check', legs: [{ market: 'moneyline' }] }],
    ['best price on bills spread', 'good number or nah', { ask: 'check', legs: [{ market: 'spread' }] }],
    [
      'best price on bills spread',
      'Would you take it or leave it at that number?',
      { ask: 'check', legs: [{ market: 'spread' }] },
    ],
    ['best price on bills spread', 'would you lay it', { ask: 'check', legs: [{ market: 'spread' }] }],
    ['best price on bills moneyline', 'should i bet it at that price', { ask: 'check' }],
    [
      'jets bills odds',
      'worth it?',
      { ask: 'compare', options: [{ teams: ['New York Jets'] }, { teams: ['Buffalo Bills'] }] },
    ],
    [
      'best price on bills spread',
      'log it with 25',
      { ask: 'track', action: 'add', stake: 25, legs: [{ teams: ['Buffalo Bills'], market: 'spread' }] },
    ],
    ['best price on bills spread', 'track that for 2 units', { ask: 'track', units: 2, stake: null }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    const told = heard(first, then);
    expect(told).toMatchObject({ kind: 'queries' });
    const [asked] = told?.kind === 'queries' ? told.queries : [];
    if (asked?.ask === 'compare') expect(asked.options).toHaveLength(2);
    else expect(asked).toMatchObject(terms);
  });

  test.each([
    ['odds board spread for nfl', 'biggest favorite', { topic: 'board', order: 'most' }],
    ['odds board spread for nfl', 'closest game', { order: 'least' }],
    ['best price on bills spread', "who's the dog", { topic: 'books', side: 'favorite' }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test.each(['log the jets with 25', 'is that a good team', 'should i take the jets'])(
    '“%s” is something else',
    (then) => {
      const told = heard('best price on bills spread', then);
      expect(told?.kind === 'queries' && told.queries[0]).not.toMatchObject({
        legs: [{ teams: ['Buffalo Bills'] }],
      });
    },
  );
});

describe('an explanation', () => {
  test.each([
    ['what is a same game parlay', 'is it worth it', 'Rarely, by the prices'],
    ['what is a teaser', 'are they a good bet', '73.9%'],
    ['what is a profit boost', 'worth it or nah', 'longer than the fair one'],
    ['what is hedging', 'so should i do it', 'surer'],
    ['what is a spread', 'is that a good bet', 'depends on its price'],
    ['what is a parlay', 'do people make money on those', 'Rarely'],
  ])('“%s”, then “%s” says whether it is worth it', (first, then, says) => {
    expect(heard(first, then)).toMatchObject({
      ...query({ ask: 'explain' }),
      says: expect.stringContaining(says),
    });
  });

  test.each([
    ['what is a spread', 'show me one', { ask: 'market', topic: 'board', market: 'spread' }],
    ['what is a moneyline', 'so what is it for the bills game', { ask: 'market', teams: ['Buffalo Bills'] }],
    ['what does vig mean', 'how much is it on the bills game', { ask: 'market', topic: 'margin' }],
    ['what is a parlay', 'show me one', { ask: 'sum', sum: 'parlay' }],
  ])('“%s”, then “%s” is of real games or figures', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test('what a bet is worth is nothing else', () => {
    expect(heard('what is a parlay', 'is josh allen worth it')).not.toMatchObject({
      says: expect.stringContaining('Rarely'),
    });
  });
});

describe('more of a list', () => {
  test.each([
    ['nfl leaders in rushing yards', 'who else', { topic: 'leaders', limit: 10 }],
    ['nfl leaders in rushing yards', 'keep going', { limit: 10 }],
    ['top 3 nfl leaders in rushing yards', 'next 5', { limit: 8 }],
    ['who leads the nfl in rushing yards', 'who are the next three', { limit: 4 }],
    ['nfl leaders in rushing yards', 'top 10', { limit: 10 }],
    ['is Josh Allen hurt', 'anyone else hurt', { topic: 'injuries', teams: ['Buffalo Bills'], players: [] }],
    ['is Josh Allen hurt', 'who else is out', { topic: 'injuries', teams: ['Buffalo Bills'], players: [] }],
    ['best price on bills moneyline', 'anyone else close', { topic: 'best_price', teams: ['Buffalo Bills'] }],
    ['best price on bills moneyline', 'second best', { topic: 'best_price', teams: ['Buffalo Bills'] }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });
});

describe('the figures of a sum', () => {
  test.each([
    ['round robin of 5 teams by 3s for $4 each', 'ok by 2s', { picks: 5, by: 2, stake: 4 }],
    ['round robin of 5 teams by 3s for $4 each', 'do 4s', { by: 4, stake: 4 }],
    ['round robin of 5 teams by 3s for $4 each', '2s too', { by: 3, alsoBy: 2 }],
    ['round robin of 5 teams by 3s for $4 each', '10 each', { by: 3, stake: 10 }],
    ['round robin of 5 teams by 3s for $4 each', 'what about 6 picks', { picks: 6, by: 3 }],
    ['kelly at +140 with a chance of 46% and a bankroll of $1800', 'half kelly', { fraction: 0.5 }],
    ['kelly at +140 with a chance of 46% and a bankroll of $1800', 'what about 48 percent', { chance: 0.48 }],
    [
      'kelly at +140 with a chance of 46% and a bankroll of $1800',
      'if my roll was 2500',
      { bankroll: 2500, chance: 0.46 },
    ],
    ['what does $40 at -115 win', 'and at +105', { stake: 40, odds: { value: 105 } }],
    ['fair price of -120 and +100', 'what about -150/+130', { sides: american(-150, 130) }],
    ['how much to win 100 at -140', '200', { sum: 'stake_to_win', win: 200 }],
    [
      '$100 at +400, other side -150, how much to hedge',
      'opponent moved to -140',
      { odds: { value: 400 }, other: { value: -140 } },
    ],
    ['what does a $10 parlay of five legs at -110 pay', 'ok 4 of those', { legs: { length: 4 }, stake: 10 }],
    ['chance of hitting 3 legs at 60% each', '4 legs', { sum: 'chances', of: { length: 4 } }],
    ['bonus bet of $25 at +300', 'and if its a real bet', { sum: 'payout', stake: 25 }],
    ['what does $40 at -115 win', 'double that', { stake: 80 }],
    ['what does $40 at -115 win', '60 instead', { stake: 60, odds: { value: -115 } }],
    ['implied probability of -180', 'so what does 40 win', { sum: 'payout', stake: 40 }],
    [
      'implied probability of -180',
      'and the other side is +155, whats the vig',
      { sum: 'fair_price', sides: american(-180, 155) },
    ],
    [
      '$100 at +400, other side -150, how much to hedge',
      'what if i only want my 100 back',
      { sum: 'stake_to_win', win: 100, odds: { value: -150 } },
    ],
    [
      '$100 at +400, other side -150, how much to hedge',
      'other side is -130 now',
      { other: { value: -130 } },
    ],
    ['chance of hitting 3 legs at 60% each', 'at least one of them?', { sum: 'chances', outcome: 'any' }],
    ['chance of hitting 3 legs at 60% each', 'and that they all lose', { sum: 'chances', outcome: 'none' }],
    ['arbitrage of +110 and -105 with $300', 'what if the second is -115', { sides: american(110, -115) }],
    ['fair price of -120 and +100', 'and if the first moves to -130', { sides: american(-130, 100) }],
    [
      'ev of a 40% shot at +170 for $50',
      'and by half kelly with $800',
      { sum: 'kelly', chance: 0.4, bankroll: 800 },
    ],
    ['staked 200, got back 260, roi', 'and if i got back $240', { sum: 'roi', stake: 200, returns: 240 }],
    ['what is 2% of a $1200 bankroll', 'and if the bankroll falls to $900', { sum: 'share', bankroll: 900 }],
    ['i went 6-4 at -110 with $20 a bet. how much am i up', 'how many units is that', { inUnits: true }],
    ['bonus bet of $25 at +300', 'and to hedge it at -340', { sum: 'free_bet', other: { value: -340 } }],
    ['what does $40 at -115 win', 'and how much more at -105', { sum: 'price_difference', amount: 40 }],
    [
      '$100 at +400, other side -150, how much to hedge',
      'if i only get -170 there',
      { other: { value: -170 } },
    ],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test.each([
    ['chance of hitting 3 legs at 60% each', 'at least two of them?', 'At least 2 of the 3 win 64.8%'],
    ['chance of hitting 3 legs at 60% each', 'exactly one', 'Exactly 1 of the 3 wins 28.8%'],
    ['chance of hitting 3 legs at 50% each', 'that at least 2 lose', 'At least 2 of the 3 lose 50%'],
    [
      'round robin of 5 teams by 3s for $4 each',
      'what if only three win at -120 each',
      'If 3 of the 5 win at -120 each, $24.65',
    ],
    [
      'round robin of 5 teams by 3s for $4 each',
      'and if all of them hit',
      'If 5 of the 5 win at -110 each, $278.32',
    ],
    [
      'i went 6-4 at -110 with $20 a bet. how much am i up',
      'so what return is that on my money',
      'return of 14.5%',
    ],
    ['i went 6-4 at -110 with $20 a bet. how much am i up', 'whats that in percent', 'return of 14.5%'],
    ['implied probability of -180', 'and the other side at +160?', '+160 implies 38.5%'],
    ['my bankroll is $1000 and a unit is 1%. how many units is $30', 'and with 2% units', '$30 is 1.5 units'],
    ['what does $25 at +200 pay with a 50% boost', 'is it better on +300', 'the boost adds $37.50'],
  ])('“%s”, then “%s” begins with another figure', (first, then, says) => {
    const again = heard(first, then);
    expect(again?.kind === 'queries' && again.says).toContain(says);
  });

  test.each([
    ['chance of hitting 3 legs at 60% each', 'who wins at least one of them'],
    ['round robin of 5 teams by 3s for $4 each', 'three of my friends win'],
    ['what does $40 at -115 win', 'how much better is Buffalo at -105'],
  ])('“%s”, then “%s” says more than that', (first, then) => {
    const again = heard(first, then);
    expect(again?.kind === 'queries' && again.says).toBeFalsy();
  });

  test('a full Kelly has no share', () => {
    const again = heard('quarter kelly at +140 with a chance of 46% and a bankroll of $1800', 'full kelly?');
    expect(again).toMatchObject(query({ sum: 'kelly' }));
    expect(again?.kind === 'queries' && again.queries[0]).not.toHaveProperty('fraction');
  });

  test.each([
    ['what does $40 at -115 win', 'total back?'],
    ['what does $40 at -115 win', 'is that including my stake'],
    ['fair price of -120 and +100', "what's the hold there"],
    ['fair price of -120 and +100', 'so how much is the book making'],
    ['round robin of 5 teams by 3s for $4 each', 'how much am i risking in all'],
  ])('“%s”, then “%s” is in the answer already', (first, then) => {
    expect(heard(first, then)).toMatchObject({ isAside: true, queries: turnAfter(first, context).asked });
  });

  test.each(['40 on the jets', 'what would 3 units of that look like on sunday', 'no'])(
    '“%s” is no figure of it',
    (then) => {
      const again = heard('what does $40 at -115 win', then);
      expect(again?.kind === 'queries' && again.queries[0]?.ask).not.toBe('sum');
    },
  );
});

describe('another leg beside the bet that was judged', () => {
  const legs = [{ player: 'Josh Allen' }, { teams: ['Dallas Cowboys'], market: 'moneyline' }];
  const single = 'is josh allen over 240.5 passing yards at -110 worth it';
  test.each([
    'can i combine it with the cowboys moneyline',
    'could you pair that with the cowboys ml',
    'can I parlay this with the cowboys moneyline?',
  ])('“%s” can be had', (then) => {
    expect(heard(single, then)).toMatchObject({
      ...query({ ask: 'check', legs, price: null }),
      says: 'They can go in one parlay.',
    });
  });

  test('is judged with it', () => {
    const told = heard(single, 'what if i put it together with the cowboys moneyline');
    expect(told).toMatchObject(query({ ask: 'check', legs }));
    expect(told).not.toHaveProperty('says');
  });

  test('is no leg where it names no bet', () => {
    expect(heard(single, 'can i combine it with a bonus')).not.toMatchObject(query({ ask: 'check' }));
  });
});

describe('a slip that was judged', () => {
  const slip = 'rate my parlay: bills ml -150, josh allen over 220.5 passing yards -110, cowboys -3 -110';
  test.each([
    ['drop the allen leg, is it better?', ['Buffalo Bills', 'Dallas Cowboys']],
    ['what about without the cowboys', ['Buffalo Bills', 'Josh Allen']],
    ['take the bills out', ['Josh Allen', 'Dallas Cowboys']],
    ['add the dolphins ml', ['Buffalo Bills', 'Josh Allen', 'Dallas Cowboys', 'Miami Dolphins']],
    ['dolphins +3 instead of the cowboys', ['Buffalo Bills', 'Josh Allen', 'Miami Dolphins']],
    ['swap the cowboys for dolphins +3', ['Buffalo Bills', 'Josh Allen', 'Miami Dolphins']],
  ])('“%s”', (then, names) => {
    const again = heard(slip, then);
    expect(again).toMatchObject(query({ ask: 'check', price: null }));
    const [made] = again?.kind === 'queries' ? again.queries : [];
    expect(made?.ask === 'check' && made.legs.map(({ player, teams }) => player ?? teams[0])).toEqual(names);
  });

  test('a leg can be turned', () => {
    expect(heard(slip, 'swap the allen over for the under')).toMatchObject(
      query({ legs: [{}, { player: 'Josh Allen', side: 'under', price: null }, {}] }),
    );
  });

  test.each([
    ['which leg is worst', 'worst'],
    ['weakest one?', 'worst'],
    ['which would you cut', 'worst'],
    ['what is the safest leg', 'best'],
  ])('“%s” compares them', (then, order) => {
    expect(heard(slip, then)).toMatchObject(query({ ask: 'compare', by: 'chance', order }));
  });

  test.each(['whats the chance it hits', 'my buddy says its a trap, is he right', 'so is my brother right'])(
    '“%s” is answered by the verdict',
    (then) => {
      expect(heard(slip, then)).toMatchObject({ isAside: true, queries: turnAfter(slip, context).asked });
    },
  );

  test('a leg that it does not have is not dropped', () => {
    expect(heard(slip, 'drop the jets')?.kind).not.toBe('queries');
  });

  test.each([
    'at what number would you pass',
    'what price would u walk away at',
    'what would you need the price to be',
    'what would you need to like it',
    'What would make you change your mind',
    'what would it take for you to bet it',
    'what price would make you like it',
    'what would have to change for you to like it',
  ])('“%s”', (then) => {
    expect(heard('is bills -3 -115 a good bet', then)).toMatchObject({
      opens: 'fair',
      ...query({ legs: [{ price: null }] }),
    });
  });
});

describe('facts', () => {
  test.each([
    ['did the bills cover last week', 'by how much', { topic: 'score', market: 'moneyline' }],
    ['did the bills cover last week', 'by how much did they lose or win', { market: 'moneyline' }],
    ['score of the last bills game', 'was it close', { market: 'moneyline' }],
    ['score of the last bills game', 'what did they win by', { market: 'moneyline' }],
    ['bills vs jets head to head', 'by how many', { topic: 'meetings', last: 1 }],
    ['bills vs jets head to head', 'how many of those went over 44', { topic: 'meetings', over: 44 }],
    [
      'josh allen passing yards last 5',
      "what's his line this week",
      { ask: 'market', topic: 'player_lines' },
    ],
    ['josh allen passing yards last 5', 'vs the number?', { players: ['Josh Allen'], stat: 'passing_yards' }],
    ['did the bills win yesterday', 'what about the day before', { days: ['2026-11-19'] }],
    ['when do the bills play', 'where at', { topic: 'schedule' }],
    ['how have the bills done on the road', 'last 5 of those', { last: 5, splits: ['road'] }],
    [
      'josh allen passing yards last 5',
      'how many of those were over 240',
      { over: 240, side: 'over', last: 5 },
    ],
    [
      'record of the bills as favorites',
      'and miami over the same stretch',
      { topic: 'record', teams: ['Miami Dolphins'], splits: ['favorite'] },
    ],
    ['nfc east standings', 'afc version', { topic: 'standings', group: 'afc east' }],
    ['nfl rushing leaders', 'only rbs', { unkept: ['positions of players'] }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test.each([
    ['best nfl team against the spread', 'who do they play next', { topic: 'schedule' }],
    ['nfl rushing leaders', "when's his next game", { topic: 'schedule' }],
    ['best nfl team against the spread', 'are they favored this week', { ask: 'market' }],
  ])('“%s”, then “%s” is of whom the answer names', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject({ isOfShown: true, ...query(terms) });
  });

  test.each([
    ['when do the bills play', 'what time'],
    ['nfl rushing leaders', "who's second"],
    ['afc east standings', 'who is in second place'],
    ['nfl rushing leaders', 'what team is he on'],
    ['bills last 5 games', 'only the wins'],
  ])('“%s”, then “%s” is in the answer already', (first, then) => {
    expect(heard(first, then)).toMatchObject({ isAside: true, queries: turnAfter(first, context).asked });
  });

  test('of the last games, those that were covered', () => {
    expect(heard('bills last 5 games', 'did they cover those')).toMatchObject(
      query({ topic: 'spread', last: 5 }),
    );
  });

  test('a report does not say until when', () => {
    expect(heard('bills injury report', 'how long is he out')).toMatchObject({
      says: 'Reports say who is out, and not until when.',
    });
  });
});

describe('prices', () => {
  test.each(['what was it yesterday', 'where did it open', 'was it better this morning'])(
    '“%s” is how the line moved',
    (then) => {
      expect(heard('best price on the bills ml', then)).toMatchObject(
        query({ topic: 'movement', teams: ['Buffalo Bills'], market: 'moneyline', side: null }),
      );
    },
  );

  test.each(['is that sharp money u think', 'sharp action?', 'is it the public'])(
    '“%s” is not known',
    (then) => {
      expect(heard('biggest line moves nfl today', then)).toMatchObject(
        query({ ask: 'not_offered', thing: 'splits' }),
      );
    },
  );

  test('of a board, the favorites alone', () => {
    expect(heard('all nfl odds sunday', 'just the favorites')).toMatchObject(query({ side: 'favorite' }));
  });

  test('the best price is of a book', () => {
    expect(heard('best price on the bills ml', 'which book is that')).toMatchObject({ isAside: true });
  });
});

describe("the asker's own", () => {
  test.each([
    ['just the last 7 days', 7],
    ['past two weeks', 14],
    ['last 3 days only', 3],
  ])('“%s”', (then, count) => {
    const again = heard('my record on props this month', then);
    expect(again).toMatchObject(query({ topic: 'record', market: 'prop' }));
    expect(again?.kind === 'queries' && again.queries[0]).toHaveProperty('days.length', count);
  });

  test.each([
    ['my record this month', 'all time?', { topic: 'record', days: null }],
    ['my record this month', 'yesterday', { topic: 'record', days: ['2026-11-20'] }],
    ['my record this month', 'in units', { topic: 'units' }],
    ['my record this month', 'only the parlays', { topic: 'by_type', days: null }],
    ['my record', 'just my straight bets', { topic: 'by_type' }],
    ['how have my picks done', 'only the props', { topic: 'record', market: 'prop' }],
    ['my open picks', 'when does the first one start', { topic: 'open' }],
    ['my open picks', 'how much is riding on them', { topic: 'open' }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  const bet = 'log bills -3 -110 betmgm for $55';
  test.each([
    ['oops it was 50 not 55', { stake: 50 }],
    ['make that 60', { stake: 60 }],
    ['it was -115 actually', { legs: [{ price: -115 }], stake: 55 }],
    ['sorry on fanduel not betmgm', { book: 'FanDuel', stake: 55 }],
  ])('a bet to be tracked, then “%s”', (then, terms) => {
    expect(heard(bet, then)).toMatchObject(query({ ask: 'track', action: 'add', ...terms }));
  });

  test.each(['the jets not the bills', 'delete it'])('“%s” is none of its figures', (then) => {
    const again = heard(bet, then);
    expect(again?.kind === 'queries' && again.queries[0]).not.toMatchObject({ action: 'add' });
  });
});

describe('explanations and what we do not have', () => {
  test.each([
    ['what is clv', 'give me an example with real numbers', { ask: 'sum', sum: 'expected_value' }],
    ['what is a teaser', 'example?', { ask: 'sum', sum: 'payout' }],
    ['what does vig mean', 'show me with numbers', { sum: 'fair_price' }],
    ['what is a parlay', 'what would 50 win', { sum: 'parlay', stake: 50 }],
    ['what is a parlay', 'do all of them have to hit', { terms: ['parlay'] }],
    ['what is a push', 'does that happen with a .5', { ask: 'explain', terms: ['hook'] }],
    ['what is a spread', 'can it tie with a half point', { terms: ['hook'] }],
    ['what does vig mean', 'whats a normal one', { terms: ['vig'] }],
    ['what is a teaser', 'how many points can you move', { terms: ['teaser'] }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test('a plus and a minus have an example each', () => {
    expect(heard('what do the plus and minus mean', 'so how much on 40')).toMatchObject({
      queries: [
        { sum: 'payout', stake: 40, odds: { value: -110 } },
        { sum: 'payout', stake: 40, odds: { value: 150 } },
      ],
    });
  });

  test('an example is a sum that can be made', () => {
    for (const example of Object.values(worked)) {
      expect(sum.safeParse(example.sum).success).toBe(true);
      expect(answerSum(example.sum).response).not.toBe('');
    }
  });

  test.each([
    ['who wins the super bowl', 'why not'],
    ['who wins the super bowl', 'ok what about this year'],
  ])('“%s”, then “%s”', (first, then) => {
    expect(heard(first, then)).toMatchObject(query({ ask: 'not_offered' }));
  });
});

describe('what goes on from what was worked out', () => {
  const fair = 'no vig for -150 and +130';
  test.each<readonly [string, string, object]>([
    // A price for one side of a market without its margin.
    [fair, 'somebody is offering +140 on the dog, worth it long run?', { odds: { value: 140 } }],
    [fair, 'i can get -135 on the favorite', { sum: 'expected_value', odds: { value: -135 } }],
    // A rate against a price.
    ['implied probability of -180', 'so if i hit 6 of 10 on those im fine right', { chance: 0.6 }],
    ['implied probability of -180', 'i win about 65% of those', { sum: 'expected_value', chance: 0.65 }],
    ['what does +150 pay on 20', 'if i hit 3 out of 10 am i ahead', { chance: 0.3, stake: 20 }],
    // The price of a chance.
    [
      'ev of a 40% shot at +170 for $50',
      'what price is the bare minimum id need',
      { sum: 'convert', odds: { format: 'percent', value: 40 } },
    ],
    ['ev of a 40% shot at +170 for $50', 'whats the lowest price i should take', { sum: 'convert' }],
    // One price for both sides.
    ['what does vig mean', 'so on -110 both ways how much is that', { sides: american(-110, -110) }],
    ['what does vig mean', 'and if its -105 on both sides', { sides: american(-105, -105) }],
    // Games of a sort, and those before.
    ['bills record ats', 'just the ones where they were laying points', { splits: ['favorite'] }],
    ['bills record ats', 'only when theyre getting points', { splits: ['underdog'] }],
    ['how did the bills do last week', 'and the one before', { days: { 0: '2026-11-07', 6: '2026-11-13' } }],
    // What can be staked.
    ['is bills ml -140 a good price', 'and with the max bet being 10', { ask: 'check', stake: 10 }],
    ['is bills ml -140 a good price', 'only up to $20', { ask: 'check', stake: 20 }],
    // The line of a logged bet.
    ['log bills -3 at -110 for 50', 'oops it was -3.5', { legs: [{ line: -3.5, price: -110 }], stake: 50 }],
    ['log bills -3 at -110 for 50', 'sorry i got 2.5', { legs: [{ line: -2.5 }], stake: 50 }],
    ['log bills -3 at -110 for 50', 'it was 60 not 50', { legs: [{ line: -3 }], stake: 60 }],
  ])('“%s”, “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test.each([
    [fair, 'i can get +140'],
    ['what does +150 pay on 20', 'i hit 3 out of 10 and 2 of 5'],
  ])('“%s”, “%s” tells no side or rate', (first, then) => {
    expect(JSON.stringify(heard(first, then) ?? '')).not.toContain('expected_value');
  });
});

describe('a log of a player', () => {
  const log = 'josh allen passing yards last 8';
  test.each([
    ['whats his low', { detail: 'lowest', last: 8 }],
    ['and the best of those?', { detail: 'highest' }],
    ['median?', { detail: 'median' }],
    ['what was his worst game', { detail: 'lowest' }],
    ['any of those against miami', { against: ['Miami Dolphins'], players: ['Josh Allen'] }],
    ['how did he do vs the jets', { against: ['New York Jets'], players: ['Josh Allen'] }],
  ])('“%s”', (then, terms) => {
    expect(heard(log, then)).toMatchObject(query({ topic: 'game_log', ...terms }));
  });
  test.each([
    ['What if the line was 265.5?', 265.5, 'over'],
    ['and at 275.5', 275.5, 'over'],
    ['how about under 224.5', 224.5, 'under'],
    ['make it 300 or more', 299.5, 'over'],
  ])('counted over another number: “%s”', (then, over, side) => {
    const first = 'how often does josh allen go over 249.5 passing yards';
    expect(heard(first, then)).toMatchObject(query({ topic: 'game_log', over, side }));
  });
});

describe('facts of a team', () => {
  test.each([
    ['how many points do the bills score at home', 'and give up', { detail: 'allowed', splits: ['home'] }],
    ['record of the bills', 'how many points do they allow', { topic: 'statistic', detail: 'allowed' }],
    ['record of the bills', 'any idea on the points they score in em', { topic: 'statistic', detail: null }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query({ ask: 'find', topic: 'statistic', ...terms }));
  });
  test.each([
    ['when do the bills play', 'and their next one after that'],
    ['what time do the bills play', 'who do they play after that'],
    ['bills odds', 'when do they play again'],
    ['odds for bills jets', 'when do the bills play again'],
    ['when do the bills play', 'and the game after'],
    ['when do the bills play', 'and after the dolphins'],
  ])('“%s”, then “%s”', (first, then) => {
    expect(heard(first, then)).toMatchObject(
      query({ topic: 'schedule', detail: 'after_next', teams: ['Buffalo Bills'] }),
    );
  });
});

describe('what counts in a bet that was explained', () => {
  test.each([
    ['what does pra mean', 'does steals count in it', /^No: only points/],
    ['whats pra', 'so are blocks included', /^No: only points/],
    ['what does both teams to score mean', 'do own goals count', /^Yes: an own goal/],
    ['what is btts', 'and extra time?', /^No: regulation/],
    ['how does each way work in golf', 'so on a 10 dollar each way i pay 20?', /^Yes: \$10 each way/],
    ['how does each way work in golf', 'so 5 each way costs me 5', /^No: \$5 each way .* costs \$10/],
    ['is an empty net goal counted for the puck line', 'and for shots on goal?', /^Yes: a goal/],
  ])('“%s”, then “%s”', (first, then, says) => {
    expect(heard(first, then)).toMatchObject({
      kind: 'queries',
      isAside: true,
      says: expect.stringMatching(says),
    });
  });
});

describe('a part of a stake, and a price without its margin', () => {
  test.each([
    ['how much do i need to bet at -145 to win 100', 'so what do i get if i only do half', 72.5],
    ['what does $50 at +120 pay', 'and half of that', 25],
    ['what does $40 at +120 pay', 'how about a quarter of it', 10],
  ])('“%s”, then “%s”', (first, then, stake) => {
    expect(heard(first, then)).toMatchObject(query({ sum: 'payout', stake }));
  });
  test.each(['and if the books got 30 percent hold on it', 'with a 30% margin what is the real chance'])(
    '“%s”',
    (then) => {
      const said = heard('implied odds of +2000', then);
      expect(said).toMatchObject({
        says: expect.stringContaining('4.8% becomes 3.3%'),
        queries: [{ sum: 'convert', odds: { format: 'percent' } }],
      });
    },
  );
});

describe('prices of a game', () => {
  test.each(['who has the best number', 'which book has the best price', 'where can i get the best line'])(
    'the best of them: “%s”',
    (then) => {
      const best = { topic: 'best_price', market: 'moneyline', teams: ['Dallas Cowboys'] };
      expect(heard('cowboys moneyline odds', then)).toMatchObject(query(best));
    },
  );
  test.each([
    ['seems low, is it the lowest on the board?', 'least'],
    ['is that the highest total this week', 'most'],
    ['is it the lowest', 'least'],
  ])('among all games: “%s”', (then, order) => {
    expect(heard('cowboys dolphins total', then)).toMatchObject(
      query({ topic: 'board', market: 'total', teams: [], order }),
    );
  });
});
