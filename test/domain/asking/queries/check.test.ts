/** Verdicts on prices, and comparisons of bets, by the numbers of the board. */
import { describe, expect, test } from 'vitest';
import { card, verdict } from '../../../../lambdas/contracts/asking/cards.ts';
import { asksAgainst } from '../../../../lambdas/domain/asking/queries/check/against.ts';
import { answerCheck } from '../../../../lambdas/domain/asking/queries/check/answer.ts';
import { readAspect } from '../../../../lambdas/domain/asking/queries/check/aspects/read.ts';
import { readSlipPrice } from '../../../../lambdas/domain/asking/queries/check/plain/read.ts';
import { readCheck } from '../../../../lambdas/domain/asking/queries/check/read.ts';
import { answerCompare } from '../../../../lambdas/domain/asking/queries/compare/answer.ts';
import { readCompare } from '../../../../lambdas/domain/asking/queries/compare/read.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { answerTrack } from '../../../../lambdas/domain/asking/queries/track/answer.ts';
import { readTrack } from '../../../../lambdas/domain/asking/queries/track/read.ts';
import { costPerHundred } from '../../../../lambdas/domain/feed/odds/value.ts';
import { sheet } from '../answer/board.ts';
import { game, now, tablesOf, teams } from './boards.ts';

const known = {
  selectedSport: 'NFL' as const,
  teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
  today: '2026-11-20',
};
const tables = tablesOf([game], { sports: [{ sport: 'NFL', games: [game], teams, sheet }], now });

function judge(prompt: string) {
  const query = readCheck(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  const answer = answerCheck(query, tables);
  for (const each of answer.cards) expect(card.safeParse(each).error).toBeUndefined();
  if (answer.verdict) expect(verdict.safeParse(answer.verdict).error).toBeUndefined();
  return answer;
}

describe('whether legs go together', () => {
  const spread = { market: 'spread', line: -3 };
  test.each([
    'seahawks -3 and packers seahawks under 44.5, do those legs correlate',
    'i got seahawks -3 with packers seahawks under 44.5. are they correlated?',
    'are seahawks -3 and packers seahawks under 44.5 correlated',
    'does seahawks -3 correlate with packers seahawks under 44.5',
    'how correlated are seahawks -3 and packers seahawks under 44.5',
  ])('is asked of them as one bet: “%s”', (prompt) => {
    expect(readQueries(prompt, { ...known, now })).toMatchObject([
      { ask: 'check', legs: [spread, { market: 'total', side: 'under', line: 44.5 }] },
    ]);
  });

  test.each([
    'give me a correlated parlay in seahawks packers',
    'what does correlated mean',
    'is seahawks -3 correlated',
  ])('is not asked by “%s”', (prompt) => {
    expect(readQueries(prompt, { ...known, now })?.[0]?.ask).not.toBe('check');
  });
});

describe('a price', () => {
  test('that another book beats is refused, with that book', () => {
    const { response, verdict: found } = judge('is +125 on the packers ok');
    expect(response).toMatch(/^Not a good price\. Packers to win at \+125 costs \$\d/);
    expect(response).toContain('FanDuel pays +140');
    expect(found?.answer).toBe('no');
  });

  test('that gains by the market’s chance is a yes, and no listed book pays it', () => {
    const { response, verdict: found } = judge('packers ml +190 good price?');
    expect(response).toMatch(/^Good price\./);
    expect(response).toContain(
      'No listed book pays that much: the best is +140 at FanDuel. Check that it is the same bet.',
    );
    expect(found).toMatchObject({ answer: 'yes', price: 190 });
  });

  test('that is the best listed and costs the usual is normal', () => {
    const { response, verdict: found } = judge('should i bet seahawks -3 at -110');
    expect(response).toMatch(/^A normal price\./);
    expect(found).toMatchObject({
      answer: 'even',
      chance: 0.5,
      cost: costPerHundred(50, -110),
      fairPrice: 100,
    });
    expect(found?.breakEven).toBeCloseTo(0.524, 3);
  });

  test('at a line that no book lists gets no verdict', () => {
    const { response, verdict: found, alternatives } = judge('packers +9.5 -110 worth it?');
    expect(response).toContain(
      'No book lists Packers +9.5 in Packers at Seahawks now. The market is Packers +3',
    );
    expect(found).toBeUndefined();
    expect(alternatives[0]?.prompt).toBe('Is Green Bay Packers +3 -110 a good price?');
  });

  test('at a line that no book lists is told with the listed one', () => {
    expect(judge('should i hammer over 52 in the packers game').response).toContain(
      'We can give a verdict on a price only at a line that a book lists: Over 47 at −110 costs $4.55 per $100',
    );
  });

  test.each([
    ['seahawks -1.5 -110 good price?', /^Good price, by an estimate\. No book lists Seahawks −1\.5/],
    ['over 44 at -110 in packers seahawks, fair?', /^Good price, by an estimate\. No book lists Over 44/],
    ['under 44 at +125 in packers seahawks, fair?', /^Not a good price, by an estimate\./],
  ])('“%s”, at a line that no book lists, is judged by an estimate', (prompt, lead) => {
    const { response } = judge(prompt);
    expect(response).toMatch(lead);
    expect(response).toMatch(
      /wins about \d+% of the time, estimated from .*: a fair price of about [+−]\d+\./,
    );
    expect(response).toMatch(
      /At [+−]\d+ it must win [\d.]+% .*so it (?:gains|costs) about \$[\d.]+ per \$100/,
    );
    expect(response).not.toContain('We can give a verdict');
  });

  test('at another book’s line is judged by that book', () => {
    const { verdict: found } = judge('seahawks -3.5 +100 fair?');
    // -120 and +100 without the margin.
    expect(found?.chance).toBeCloseTo(0.478, 3);
  });

  test('that is left out is the best one listed', () => {
    const { response } = judge('whats a fair price for the packers ml');
    expect(response).toContain('Packers to win at +140 (FanDuel)');
  });
});

function compare(prompt: string) {
  const query = readCompare(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  const answer = answerCompare(query, tables);
  for (const each of answer.cards) expect(card.safeParse(each).error).toBeUndefined();
  return answer;
}

describe('a comparison', () => {
  test('of two prices alone says what each must win', () => {
    expect(compare('difference between -110 and -120').response).toContain(
      '-120 must win 54.5%'.replace('-', '−'),
    );
  });

  test('of bets without a team and without prices is one of their markets', () => {
    const option = {
      sports: [],
      teams: [],
      player: null,
      stat: null,
      market: null,
      side: 'over' as const,
      line: null,
      price: null,
    };
    const options = [option, { ...option, side: 'under' as const }];
    const answer = answerCompare({ ask: 'compare', options, by: 'any', order: 'best' }, tables);
    expect(answer.response).toMatch(/^By price: /);
    for (const each of answer.cards) expect(card.safeParse(each).error).toBeUndefined();
  });

  test('has a row for each option, and marks the least costly', () => {
    const { response, cards } = compare('packers ml or packers +3');
    expect(response).toMatch(/^By price: Packers to win/);
    expect(cards[0]).toMatchObject({
      type: 'options',
      options: [
        { price: 140, isBest: true },
        { price: -110, isBest: false, chance: 0.5 },
      ],
    });
  });

  test('by chance names the likelier', () => {
    const { response } = compare('whos more likely to win, packers or seahawks');
    expect(response).toContain('Seahawks to win is likelier: 58% against 42%.');
  });

  test('says which option is not listed, and marks none', () => {
    const { response, cards } = compare('packers or bills');
    expect(response).toContain('No upcoming game for the Bills is listed in the next 7 days.');
    expect(cards[0]).toMatchObject({ options: [{ isBest: false }] });
  });
});

describe('a bet that is named twice over', () => {
  const bills = { ...game, id: 'NFL-2', day: '2026-11-26', startsAt: '2026-11-26T18:00:00.000Z' };

  test('is the one that is left after a correction', () => {
    expect(readCheck('talk me out of bills... i mean packers +3', known)).toMatchObject({
      legs: [{ teams: ['Green Bay Packers'], line: 3 }],
      against: true,
    });
    expect(readCheck('is seahawks -3, sorry scratch that, -3.5 worth it', known)).toMatchObject({
      legs: [{ teams: ['Seattle Seahawks'], line: -3.5 }],
    });
  });

  test('is one bet where the other team is the opponent', () => {
    const { response } = judge('packers ml +135 at seahawks, good or bad');
    expect(response).toMatch(/^Not a good price\. Packers to win at \+135 /);
    expect(judge('packers ml +135 in seattle, seahawks are ok, good or bad').response).toMatch(
      /^Not a good price\. Packers to win at \+135 /,
    );
  });

  test('is in the game of its day, and in the next game without one there', () => {
    const week = tablesOf([game, bills]);
    const on = (prompt: string) => {
      const query = readCheck(prompt, known);
      if (!query) throw new Error(`not read: ${prompt}`);
      return answerCheck(query, week).response;
    };
    expect(on('packers ml +140 thursday worth it')).toContain('Thu, Nov 26');
    expect(on('packers ml +140 worth it')).not.toContain('Thu, Nov 26');
    expect(on('packers ml +140 wednesday worth it')).not.toContain('Thu, Nov 26');
  });
});

test('a comparison is of the game on its day', () => {
  const later = { ...game, id: 'NFL-2', day: '2026-11-26', startsAt: '2026-11-26T18:00:00.000Z' };
  const query = readCompare('thursday: packers or seahawks', known);
  expect(query).toMatchObject({ days: ['2026-11-26'] });
  if (!query) throw new Error('not read');
  expect(answerCompare(query, tablesOf([game, { ...later, books: [] }])).response).toMatch(/^By price/);
});

describe('one bet with its line and a question mark', () => {
  test.each(['packers +3?', 'over 47 in packers seahawks?', 'seahawks -3.5 on thursday?'])(
    'is asked about: %s',
    (prompt) => {
      expect(readCheck(prompt, known)).toMatchObject({ legs: [{ line: expect.any(Number) }], price: null });
    },
  );

  test.each([
    'packers +3',
    'packers moneyline?',
    'packers +3 please?',
    'something with packers +3?',
    'packers +3 and the over 47?',
  ])('is no question otherwise: %s', (prompt) => {
    expect(readCheck(prompt, known)).toBeUndefined();
  });
});

describe('the case against a bet', () => {
  test.each([
    [
      'poke holes in packers +3',
      'It loses if Packers lose by 4 or more, and is a push if they lose by exactly 3.',
    ],
    [
      'whats the biggest risk with seahawks -3.5',
      'It loses if Seahawks win by 3 or fewer, or do not win. The market’s chance of that is 52.2%.',
    ],
    ['talk me out of the packers moneyline', 'It loses if Packers lose. The market’s chance of that is 58%.'],
    [
      'over 47 in packers seahawks, what could go wrong',
      'It loses with 46 points or fewer, and is a push at 47.',
    ],
  ])('“%s” begins with what makes it lose', (prompt, words) => {
    expect(judge(prompt).response.split('\n')[0]).toBe(words);
  });

  test('is not asked by the name of an opponent', () => {
    expect(asksAgainst('packers +140 against seahawks, worth it?')).toBe(false);
  });
});

describe('the safer team for a survivor pool', () => {
  test.each(['packers +3 or seahawks -3 for survivor', 'survivor: packers or seahawks'])(
    '“%s” is the likelier winner',
    (prompt) => {
      expect(compare(prompt).response).toMatch(/^Seahawks to win is likelier: 58% against 42%\./);
    },
  );
});

describe('a bet made elsewhere', () => {
  function track(prompt: string) {
    const query = readTrack(prompt, known);
    if (!query) throw new Error(`not read: ${prompt}`);
    const answer = answerTrack(query, tables);
    for (const each of answer.cards) expect(card.safeParse(each).error).toBeUndefined();
    return answer;
  }

  test('is shown as read, with its stake and book', () => {
    const { response, cards, alternatives, own } = track(
      'i bet 50 on the packers +3 -105 at draftkings, log it',
    );
    expect(response).toContain('Packers +3 at −105 at DraftKings, $50.00. It must win 51.2% to break even.');
    expect(cards).toMatchObject([{ type: 'bet', price: -105, stake: 50, book: 'DraftKings' }]);
    expect(alternatives[0]?.prompt).toBe('Is Green Bay Packers +3 -105 a good price?');
    expect(own?.legs).toMatchObject([{ selection: 'away', line: 3, price: -105, book: 'DraftKings' }]);
  });

  test('on a line that no book lists can’t be graded', () => {
    expect(track('track packers +9.5 for $20').response).toContain('No book lists Packers +9.5');
  });

  test('is marked in the tracker', () => {
    expect(track('mark my packers pick as hit').response).toContain('mark it as hit');
  });
});

describe('a stake on a bet that is named without its price', () => {
  const read = (prompt: string) =>
    readQueries(prompt, {
      selectedSport: 'NFL',
      teams: teams.map(({ name }) => ({ sport: 'NFL', name })),
      now,
    });
  test.each([
    ['how much do i need to put on the packers to win 100', { win: 100 }],
    ['what do i have to lay on the seahawks to win $50?', { win: 50 }],
    ['how much would I have to bet on the Packers moneyline to profit 200', { win: 200 }],
    ['to win 100 on the packers how much do i need to bet', { win: 100 }],
    ['what does 75 get me on the packers', { stake: 75 }],
    ['what would $20 on the seahawks pay', { stake: 20 }],
    ['how much do i win if i put 40 on the packers', { stake: 40 }],
    ['what does 60 on the packers pay at the best price right now', { stake: 60 }],
    ['what do the packers pay if i throw 60 on em', { stake: 60 }],
    ['if i put 25 on the packers what do i get back at the best odds', { stake: 25 }],
    ['how much do the seahawks return for 40, best number out there', { stake: 40 }],
    ['25 on packers ml wins how much', { stake: 25 }],
  ])('“%s”', (prompt, terms) => {
    expect(read(prompt)).toMatchObject([
      { ask: 'check', price: null, legs: [{ market: 'moneyline' }], ...terms },
    ]);
  });

  test.each(['how much do i need to bet at -145 to win 100', 'what does 50 at -110 pay'])(
    'a price without a team is a sum: “%s”',
    (prompt) => {
      expect(read(prompt)).toMatchObject([{ ask: 'sum' }]);
    },
  );
});

describe('the day of a bet', () => {
  const read = (prompt: string) =>
    readQueries(prompt, {
      selectedSport: 'NFL',
      teams: teams.map(({ name }) => ({ sport: 'NFL', name })),
      now: new Date('2026-11-20T18:00:00Z'),
    });
  test.each([
    'what does $25 on the packers pay tonight',
    'what would a $25 bet on the packers tonight win me',
    'what would 25 on the packers win me today',
    'are the packers a good bet tonight',
    'how much on the packers to win 100 tonight',
  ])('“%s”', (prompt) => {
    expect(read(prompt)).toMatchObject([{ ask: 'check', days: ['2026-11-20'] }]);
  });

  test('of a bet that was made is the day on which it was made', () => {
    expect(readCheck('bet packers -3 -110 on friday, good bet?', known)?.days).toBeUndefined();
  });

  test('without a game there, the next one is judged and named first', () => {
    const [query] = read('are the packers a good bet tonight') ?? [];
    if (query?.ask !== 'check') throw new Error('not a check');
    const { response } = answerCheck(query, tables);
    expect(response).toMatch(
      /^No bet on Green Bay Packers is listed on Fri, Nov 20: this is the next game, on \w+, Nov \d+\.\n/,
    );
    expect(answerCheck({ ...query, days: [game.day] }, tables).response).not.toMatch(/is listed on/);
  });
});

describe('what is asked of a bet besides its price', () => {
  function told(prompt: string) {
    const query = readAspect(prompt, known) ?? readSlipPrice(prompt, known);
    if (!query) throw new Error(`not read: ${prompt}`);
    return answerCheck(query, tables).response;
  }

  test('its chance comes first, with the fair price and the best one', () => {
    expect(told('How likely are the Packers to beat the Seahawks?')).toMatch(
      /^Packers to win in Packers at Seahawks, .*: \d+(?:\.\d)?% by the market, from 3 books without the margin\..*\nThat is a fair price of \+\d+\. The best price now is \+140 at FanDuel/,
    );
  });

  test.each([
    'chance the packers beat the seahawks acc to the books',
    'percent chance the packers win per vegas',
    'chances of a packers win according to the oddsmakers right now?',
    'odds the packers beat the seahawks',
  ])('“%s” asks for its chance', (prompt) => {
    expect(told(prompt)).toMatch(/^Packers to win in Packers at Seahawks, .*% by the market/);
  });

  test('the odds of a bet alone are its price', () => {
    expect(readAspect('odds the packers', known)).toBeUndefined();
  });

  test('at a line that no book lists it is estimated between those that are listed', () => {
    expect(told('what are the chances of a Seahawks win by two or more')).toMatch(
      /^Seahawks −1\.5 wins about 5\d% of the time, estimated from Seahawks to win \(58%\) and Seahawks −3 \(50%\)/,
    );
  });

  test('its fair price is the one from which it is worth a bet', () => {
    expect(told('At what price do the Packers become worth a bet?')).toMatch(
      /^The fair price of Packers to win in .* is \+\d+: .*Anything longer than \+\d+ is worth a bet by the market, anything shorter is not\.\nThe other side, Seahawks to win, is fair at −\d+: \d\d(?:\.\d)?%\.\nThe best price now is \+140 at FanDuel/,
    );
  });

  test('both sides of it are told, also the one without a fact', () => {
    const response = told('pros and cons of the Packers moneyline');
    expect(response).toMatch(/^For and against Packers to win in /);
    expect(response).toMatch(/^For: /m);
    expect(response).toMatch(/^Against: /m);
  });

  test('a price that is named is the one that is judged', () => {
    expect(told('how likely are the packers to win at +150')).toContain('Your price is +150');
  });

  test('no bet of a team that does not play is judged', () => {
    expect(told('How likely are the Bills to win?')).toContain('No upcoming game for the Bills');
  });
});

describe('a bet on two of three results', () => {
  test.each(['double chance on the packers', 'draw no bet packers'])('alone is priced: %s', (prompt) => {
    expect(readCheck(prompt, known)?.legs).toMatchObject([{ teams: ['Green Bay Packers'] }]);
  });

  test.each([
    'double chance on the packers plus under 43.5',
    'draw no bet or something safe for the packers game',
  ])('beside another wish is no question of its price: %s', (prompt) => {
    expect(readCheck(prompt, known)).toBeUndefined();
  });
});
