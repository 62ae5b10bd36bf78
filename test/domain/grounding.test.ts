/** A reason may say what its candidate has, and nothing else that can be checked. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cleanText,
  factsOf,
  factsOfAll,
  groundReason,
  isGrounded,
  reasonMaxLength,
} from '../../lambdas/domain/grounding.ts';
import { candidateFor, offerFor, slate } from './games.ts';

const shown = offerFor('anything').candidates;
const facts = factsOf(candidateFor('anything', 'Seattle Seahawks -4.5'), shown);
const plain =
  'Seattle Seahawks -4.5 at -110: Green Bay Packers at Seattle Seahawks; the market puts it at 50%.';

test.each([
  'Seattle at home should cover -4.5.',
  'The market gives the Seahawks 50% at -110, and the Packers +4.5 is no bargain.',
  'At 1.91 it breaks even at 52.4 percent.',
  'On November 22 the two teams meet at 1:00 PM ET.',
  'Kick-off is 1 PM, 11/22.',
  'A home favourite laying 4.5 at 110.',
  'Nothing with a figure in it.',
  'First of all, they play at home, and the second half is theirs.',
])('stands: %s', (reason) => {
  expect(groundReason(reason, facts)).toBe(reason);
});

test.each([
  'Seattle is 6-1 against the spread.',
  'They won 5 of their last 6.',
  'They won five straight.',
  'A sixty percent chance.',
  'Seattle +110 is a gift.',
  'Seattle -3.5 covers.',
  'Averages 27.3 points.',
  'They rank third in scoring.',
  'The twelfth-best offense.',
  'Ranked in the top twentieth of all.',
  'They have zero losses.',
  'Dozens of yards better.',
  'They gain hundreds of yards.',
  'A million saw it.',
  'They score in the forties.',
  'They won two-thirds of their games.',
  'A triple-digit rusher.',
  'A crowd of 110k.',
  'The 1101st start of his career.',
  'They pay 1.91m for him.',
  'They won 1 of 2.',
  'They beat 50 teams.',
  'They win 110% of the time.',
  'They are 1-22 this year.',
  'Seattle is 4,5 times better.',
  'A 1,100 yard season.',
  'Ranked ７th on defence.',
  'Won ½ of their games.',
  'Better than Dallas.',
  'As good as the Cowboys -4.5.',
  'See https://example.com for more.',
  '',
  '   ',
])('gives way to the plain facts: %s', (reason) => {
  expect(groundReason(reason, facts)).toBe(plain);
});

test('a city that both have means the candidate’s own team', () => {
  const giants = factsOf(candidateFor('Giants', 'New York Giants -4.5'), shown);
  expect(isGrounded('New York covers.', giants)).toBe(true);
  expect(isGrounded('The Jets cover.', giants)).toBe(false);
});

test('figures in a team’s name are its name', () => {
  const niners = factsOf(candidateFor('49ers', 'San Francisco 49ers +4.5'), shown);
  expect(isGrounded('The 49ers +4.5 are live.', niners)).toBe(true);
  expect(isGrounded('The 49ers won 49 games.', niners)).toBe(false);
});

test('without a price the plain facts say so', () => {
  const unpriced = slate.map((game) => ({ ...game, prices: null }));
  const candidate = candidateFor('Bears', 'Chicago Bears moneyline', unpriced);
  expect(groundReason('They are 9-0.', factsOf(candidate, [candidate]))).toBe(
    'Chicago Bears moneyline: Detroit Lions at Chicago Bears; not priced yet.',
  );
});

test('several candidates share their facts', () => {
  const chosen = [
    candidateFor('x', 'Seattle Seahawks -4.5'),
    candidateFor('x', 'Chicago Bears +4.5', slate.map(flipped)),
  ];
  const both = factsOfAll(chosen, shown);
  expect(isGrounded('Seattle -4.5 and Chicago +4.5 in 2 legs.', both)).toBe(true);
  expect(isGrounded('Seattle, Chicago and Dallas.', both)).toBe(false);
});

function flipped(game: (typeof slate)[number]) {
  return {
    ...game,
    prices: game.prices && { ...game.prices, spread: { homeLine: 4.5, home: -110, away: -110 } },
  };
}

test('control and invisible characters go', () => {
  expect(cleanText('a\u0000b\u202Ec\u200B\n\td\u2028e')).toBe('a bc d e');
});

test('whatever a model writes, what comes out is short, clean, and says only known figures', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        'Seattle',
        '-4.5',
        '-110',
        'covers',
        '99',
        'Dallas',
        '\u0007',
        '😀',
        'word '.repeat(120),
      ),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(pieces, (words) => {
      const reason = groundReason(words.join(' '), facts);
      expect(reason.length).toBeGreaterThan(0);
      expect(reason.length).toBeLessThanOrEqual(reasonMaxLength);
      expect(reason).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect(reason).not.toContain('Dallas');
      for (const [figure] of reason.matchAll(/\d+(\.\d+)?/g)) {
        expect([...facts.numbers.map(Math.abs), ...facts.percents]).toContain(Number(figure));
      }
    }),
  );
});
