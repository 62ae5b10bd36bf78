/** Sums: read from bettors' words, computed, and written in words that read back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import { type SumQuery, sum as sumSchema } from '../../../../../lambdas/contracts/asking/queries/sum.ts';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { answerSum } from '../../../../../lambdas/domain/asking/queries/sum/answers/answer.ts';

const read = (prompt: string) => readQueries(prompt, { selectedSport: 'NFL', teams: [], now: new Date() });

/** The result that stands on the card. */
function resultOf(prompt: string): string | undefined {
  const [query, ...others] = read(prompt) ?? [];
  if (query?.ask !== 'sum' || others.length > 0) return undefined;
  const { cards } = answerSum(query);
  const [first] = cards;
  for (const each of cards) expect(card.safeParse(each).success).toBe(true);
  return first?.type === 'sum' ? `${query.sum}: ${first.result.value}` : undefined;
}

test('two lines of a total are no prices', () => {
  const teams = ['Dallas Cowboys', 'New York Giants'].map((name) => ({ sport: 'NFL' as const, name }));
  const prompt = 'is the total 2.5 or 3.5 in cowboys giants and whats the juice on the over';
  expect(readQueries(prompt, { selectedSport: 'NFL', teams, now: new Date() })).toMatchObject([
    { ask: 'market', topic: 'books', market: 'total', side: 'over', teams: teams.map(({ name }) => name) },
  ]);
});

test('the margin is what is kept of all that is bet, and no sum of chances', () => {
  const [query] = read('whats the hold on -110/-110') ?? [];
  if (query?.ask !== 'sum') throw new Error('no sum');
  expect(answerSum(query).response).toMatch(
    /^The book’s margin here is 4\.5% of what is bet: the implied chances add up to 104\.8%\./,
  );
});

test.each([
  ['what does $50 at -110 pay', 'payout: $45.45'],
  ['if i put 25 on +340 what do i win', 'payout: $85'],
  ['how much do i win if i put 25 on +340', 'payout: $85'],
  ['$20 at 7/2 returns?', 'payout: $70'],
  ['how much would 40 get me at +275', 'payout: $110'],
  ['what odds turn 10 into 100', 'needed_odds: +900'],
  ['how much do I win with $40 at -165', 'payout: $24.24'],
  ['what would I win from 60 at -120', 'payout: $50'],
  ['how much do i need to bet at -110 to win 100', 'stake_to_win: $110'],
  ['implied probability of -225', 'convert: 69.2%'],
  ['convert 2.65 to american', 'convert: +165'],
  ['whats 11/4 in american odds', 'convert: +275'],
  ['-140 as decimal', 'convert: 1.714'],
  ['60% is what odds', 'convert: -150'],
  ['no vig price of -120/+100', 'fair_price: -109 / +109'],
  ['whats the break even at -115', 'break_even: 53.5% of bets'],
  ['parlay odds of -110 -110 and +150 for $10', 'parlay: $81.12'],
  ['3 leg parlay -110 each with one push for $50', 'parlay: $132.23'],
  ['i have 100 on a +1200 future, other side is -150, how much to hedge', 'hedge: $780'],
  ['hedge $20 to win 500, other side -130', 'hedge: $293.91'],
  ['5 teams by 2s at $10', 'round_robin: $100'],
  ['round robin 4 teams by 3s $5 each how much total', 'round_robin: $20'],
  ['my bankroll is 1000 whats a unit', 'units: $10'],
  ['how much is 2 units if my unit is $25', 'units: $50'],
  ['kelly for +120 if i think its 50%', 'kelly: 8.3%'],
  ['kelly at -110 with a 50% chance', 'kelly: 0%'],
  ['ev of +150 if it hits 45% of the time', 'expected_value: +$12.50'],
  ['$50 free bet at +300 whats it worth', 'free_bet: $37.50'],
  ['$100 bonus bet at +400, other side -500', 'free_bet: $66.67'],
  ['split 500 between +120 and -105', 'arbitrage: $17.20'],
  ['over 44.5 and under 47.5 middle both -110 $100', 'middle: 4.8% of the time'],
  ['I won $25 at -110 and $40 at +120, then lost $30 at -150. What is my net?', 'bet_results: $40.73'],
  ['won 20 at -110, lost 20 at -110. am i up or down', 'bet_results: $1.82'],
  ['my $50 bet at +100 won, my $20 bet at -110 lost. total?', 'bet_results: $30'],
  ['hit two $10 bets at +100 and dropped one $30 at -110, where am i', 'bet_results: $10'],
  ['won a +200 bet for $10 and lost a -110 bet for $15, profit?', 'bet_results: $5'],
  ['pushed $50 at -110, won $30 at +100, all in all up how much', 'bet_results: $30'],
  ['$25 win at -110, $25 loss at -110, $50 win at +120. Add it up', 'bet_results: $57.73'],
  ['how much more does $100 win at +150 than at +140', 'price_difference: $10'],
  ['what do i save betting to win $100 at -105 instead of -115', 'price_difference: $10'],
  ['difference between -110 and -120 on a $60 bet, what is it', 'price_difference: $4.55'],
  ['cash out for $80 or hold a ticket that pays $200 with a 50% chance', 'cash_out: $100'],
  ['they offer $150 to cash out, full payout is $240 and the last leg is -200', 'cash_out: $160'],
  ['my $10 bet to win $90 has a $60 cash out, i make it 55%', 'cash_out: $55'],
  ['is a cash out of $90 on a $150 payout fair', 'cash_out: 60%'],
  ['my parlay has 2 legs left, cash out offer is 180 and full pay is 400, take it?', 'cash_out: 45%'],
  ['2 legs left on a 6 leg parlay, they offer $180 to cash out, pays $400. should i', 'cash_out: 45%'],
  ['3 of 4 legs hit, cash out says 120 and it pays 200', 'cash_out: 60%'],
  ['2 of my 5 legs left, cash out is 120, pays 200', 'cash_out: 60%'],
  ['average loss over 100 bets of $20 at -110 if i just guess', 'many_bets: $90.91'],
  ['what is my expected loss if I bet $20 on 100 games at -110', 'many_bets: $90.91'],
  ['if I win $100 at +150 and lose $100 at -110, what is left', 'bet_results: $50'],
  ['500 plays at $10, -110, hitting 55%, expected profit', 'many_bets: $250'],
  ['what are two -150 favorites worth together', 'parlay: $177.78'],
  ['what does a couple of -110 picks parlayed pay', 'parlay: $264.46'],
  ['I went 9 and 6 with $20 bets at -110, what did I earn', 'record: $43.64'],
  ['I put $20 on four games at +100, won three and lost one. What is my result?', 'record: $40'],
  ['won 6 of 10 bets at -110 for $10 each, how much am i up', 'record: $14.55'],
  ['they pay me $60 to settle now, the ticket returns $100, 70% chance', 'cash_out: $70'],
  ['10 wins and 12 losses at +100, $10 a bet, total?', 'record: $20'],
  ['does +104 make money on a coin toss', 'expected_value: +$2'],
  ['is -105 worth it for a coin flip', 'expected_value: -$2.38'],
  ['book offers 6 to 1 on my 3 legs at -110, what does that imply', 'offer: 0.6%'],
  ['singles at -110, +150 and +120, ten bucks each, all of them win', 'singles: $36.09'],
  ['4 straight bets at +100 for 10 each all hit what do i get', 'singles: $40'],
  ['if i bet -110 and +150 separately for $25 each whats the total payout', 'singles: $60.23'],
  ['$60 total as straights on +200, +150 and -110, how much back', 'singles: $88.18'],
  ['parlay -110 and +150 or play them individually at $10 each, which pays what', 'singles: $24.09'],
  ['individual bets at 1.90 and 2.10, 10 each what comes back', 'singles: $20'],
  ['average of 24 31 18 27 22', 'numbers: 24.4'],
  ['he had 24, 31, 18, 27 and 22, whats the median', 'numbers: 24'],
  ['add up 3.5, 4.5 and 6', 'numbers: 14'],
  ['12 + 15 + 9, sum?', 'numbers: 36'],
  ['mean of his last 4 games 8 12 9 14', 'numbers: 10.75'],
  ['went 3-2 at -110 with 2u each', 'record: 1.45 units'],
  ['went 3-2 at -110 with 2u each, a unit is $50', 'record: $72.73'],
  ['hit +150, hit -110, lost -120, lost -110, all 1u, net?', 'results: 0.41 units'],
  ['+150 won, -110 won, -120 lost, $50 each, profit?', 'results: $70.45'],
  ['won 3 at -110 and lost 2 at -105, $20 each, how much am i up', 'results: $14.55'],
  ['won 2 at -110 and +150 lost 1 at -120, 2 units each, net', 'results: 2.82 units'],
  ['tied for 5th, 3 ways, $20 at +400 top 5', 'dead_heat: $13.33'],
  ['dead heat, tied for fifth with two others, $20 top 5 at +400', 'dead_heat: $13.33'],
  ['he finished T9 in a four way tie, top 10 at +250 for $20', 'dead_heat: $15'],
  ['$25 on a top 10 at +250, 3 guys tied for 9th', 'dead_heat: $33.33'],
  ['first round leader +2500 $10, two way tie', 'dead_heat: $120'],
  ['3 tied for 9th, $10 at +100 top 20', 'dead_heat: $10'],
  ['teaser legs break even at -120', 'break_even: 73.9% of the time'],
  ['3 team 6-point teaser at +160, what does each leg need', 'break_even: 72.7% of the time'],
  ['does a 6.5 pt teaser at -130 need what win rate', 'break_even: 75.2% of the time'],
])('“%s” is %s', (prompt, result) => {
  expect(resultOf(prompt)).toBe(result);
});

describe('is no sum', () => {
  test.each([
    'give me a 3 leg parlay at -110 or better',
    'a parlay that pays +500',
    '3 leg parlay nfl',
    'nothing shorter than -300',
    'best bet at -110 tonight',
    'what does $50 on the best underdog tonight pay',
    'i have 100 to bet',
    'picks with at least 60% chance',
    '60% chance picks',
    'parlay with 50% chance',
    'give me a $20 parlay at +600',
    'two legs, total odds between +100 and +200',
    'round robin of 4 teams',
    'the bills to win at -110 for $50',
    'won $20 at -110 and lost something, how much',
    '$20 at -110 went down, $30 at +150 won, total',
    'I won $200 on $100 at +200, how much in total',
    '200 bets of $10 at -110',
    'how much more at -105, -110 and -115',
    'pay',
    '-110',
    'give me singles at -110 or better',
    'average odds of -110 and +150',
    'won at -110 and +150',
  ])('%s', (prompt) => {
    expect(read(prompt)).toBeUndefined();
  });
});

const whole = (min: number, max: number) => fc.integer({ min, max });
const odds = fc.oneof(
  fc.record({
    format: fc.constant('american' as const),
    value: fc.oneof(whole(100, 2000), whole(-2000, -101)),
  }),
  fc.record({ format: fc.constant('decimal' as const), value: whole(101, 2000).map((cents) => cents / 100) }),
  fc.record({
    format: fc.constant('fraction' as const),
    value: fc.tuple(whole(1, 40), whole(1, 9)).map(([won, staked]) => won / staked),
  }),
);
const dollars = whole(1, 5000);
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const chance = whole(1, 99).map((percent) => percent / 100);
const ask = fc.constant('sum' as const);
const is = <T extends SumQuery['sum']>(kind: T) => fc.constant(kind);
const several = fc.array(odds, { minLength: 2, maxLength: 3 });
const american = fc.record({
  format: fc.constant('american' as const),
  value: fc.oneof(whole(100, 2000), whole(-2000, -101)),
});

const sums: fc.Arbitrary<SumQuery> = fc.oneof(
  fc.record({ ask, sum: is('payout'), stake: dollars, odds }),
  fc.record({ ask, sum: is('stake_to_win'), win: dollars, odds }),
  fc.record({ ask, sum: is('fair_price'), sides: several }),
  fc.record({ ask, sum: is('break_even'), odds }),
  fc.record({ ask, sum: is('parlay'), legs: several, pushes: whole(0, 1), stake: orNull(dollars) }),
  fc.record({ ask, sum: is('hedge'), stake: dollars, odds, win: fc.constant(null), other: orNull(odds) }),
  fc.record({
    ask,
    sum: is('round_robin'),
    picks: whole(4, 12),
    by: whole(2, 3),
    stake: orNull(dollars),
    odds: orNull(odds),
  }),
  fc.record({ ask, sum: is('kelly'), odds, chance, bankroll: orNull(dollars) }),
  fc.record({ ask, sum: is('expected_value'), odds, chance, stake: orNull(dollars) }),
  fc.record({ ask, sum: is('arbitrage'), sides: several, total: orNull(dollars) }),
  fc.record({ ask, sum: is('free_bet'), stake: dollars, odds, other: orNull(odds) }),
  fc.record({ ask, sum: is('singles'), each: several, stake: orNull(dollars) }),
  fc.record({
    ask,
    sum: is('results'),
    won: fc.array(american, { minLength: 1, maxLength: 3 }),
    lost: fc.array(american, { minLength: 1, maxLength: 3 }),
    stake: orNull(dollars),
  }),
  fc.record({
    ask,
    sum: is('numbers'),
    of: fc.array(whole(-50, 400), { minLength: 3, maxLength: 8 }),
    wanted: fc.constantFrom('average' as const, 'median' as const, 'total' as const),
  }),
  fc.record({
    ask,
    sum: is('dead_heat'),
    stake: orNull(dollars),
    odds: american,
    tied: whole(2, 9),
    places: whole(1, 9),
  }),
  fc.record({
    ask,
    sum: is('bet_results'),
    bets: fc.array(
      fc.record({
        result: fc.constantFrom('won' as const, 'lost' as const, 'pushed' as const),
        stake: dollars,
        odds: orNull(odds),
      }),
      { minLength: 2, maxLength: 6 },
    ),
  }),
  fc.record({
    ask,
    sum: is('price_difference'),
    of: fc.constant('stake' as const),
    amount: orNull(dollars),
    odds: fc.uniqueArray(american, { minLength: 2, maxLength: 2, selector: ({ value }) => value }),
  }),
  fc.record({
    ask,
    sum: is('cash_out'),
    offered: whole(20, 400),
    pays: whole(401, 5000),
    chance: orNull(american),
  }),
  fc.record({
    ask,
    sum: is('many_bets'),
    count: whole(10, 5000),
    stake: dollars,
    odds: american,
    chance: orNull(chance),
  }),
  fc.record({
    ask,
    sum: is('settled'),
    bet: fc.constantFrom('spread' as const, 'over' as const, 'under' as const),
    line: whole(1, 99).map((halves) => halves / 2),
    ended: whole(1, 99),
    odds: orNull(fc.record({ format: fc.constant('american' as const), value: whole(100, 2000) })),
    stake: orNull(dollars),
  }),
);

test('a sum reads back from its canonical prompt, and has an answer that fits its schema', () => {
  fc.assert(
    fc.property(sums, (query) => {
      expect(sumSchema.safeParse(query).success).toBe(true);
      expect(read(promptOf(query))).toEqual([query]);
      const { response, cards } = answerSum(query);
      expect(response).not.toMatch(/NaN|Infinity|undefined/);
      for (const each of cards) expect(card.safeParse(each).success).toBe(true);
    }),
  );
});

test('decimal odds beside a fraction are legs, and no stake', () => {
  const legs = [
    { format: 'decimal', value: 1.01 },
    { format: 'decimal', value: 1.01 },
    { format: 'fraction', value: 1 },
  ] as const;
  const query: SumQuery = { ask: 'sum', sum: 'parlay', legs: [...legs], pushes: 1, stake: null };
  expect(read(promptOf(query))).toEqual([query]);
});

test('legs at the usual price of an even bet are told their true odds', () => {
  const said = (prompt: string) => {
    const [query] = read(prompt) ?? [];
    return query?.ask === 'sum' ? answerSum(query).response : '';
  };
  expect(said('3 teamer at -110 each true odds vs what book pays')).toMatch(
    /all 3 win 12\.5% of the time\. Without the margin that pays \+700/,
  );
  expect(said('what does a 5 leg parlay at -110 each pay for $10')).toContain('pays +3100');
  expect(said('what does a parlay of -110 and -120 pay for $10')).not.toContain('True odds');
});
