/** Each check of the eval, on a correct answer and on a wrong one. */
import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../lambdas/contracts/asking/analysis.ts';
import { type Expectation, info, noPlay, play, playOrNone } from '../../../scripts/eval/cases/case.ts';
import { brokenContract } from '../../../scripts/eval/checks/contract.ts';
import { figuresOf } from '../../../scripts/eval/checks/figures.ts';
import { misfits } from '../../../scripts/eval/checks/fit.ts';
import {
  failures,
  missingAnswers,
  silentSubstitutions,
  wrongCharges,
} from '../../../scripts/eval/checks/honesty.ts';
import { falseLeads } from '../../../scripts/eval/checks/leads.ts';
import {
  numbersIn,
  repeatedSentences,
  unfoundedInThesis,
  unfoundedNumbers,
} from '../../../scripts/eval/checks/sentences.ts';
import { bothSides, wrongSides } from '../../../scripts/eval/checks/sides.ts';
import { modelWords } from '../../../scripts/eval/checks/words.ts';
import { isAnswered } from '../../../scripts/eval/outcome.ts';
import { decimalOf } from '../../../scripts/eval/raw.ts';
import { hostileWords } from '../../../scripts/local/model/hostile.ts';
import { asking, type Changes, evidence, gameId, moneyline } from './answers.ts';

const sunday = '2026-11-22';
const dolphins = moneyline(gameId('NFL', sunday, 'Miami Dolphins'));
const raiders = moneyline(gameId('NFL', sunday, 'Miami Dolphins'), 'away');
const lions = moneyline(gameId('NFL', sunday, 'Detroit Lions'));
const warriors = moneyline(gameId('NBA', '2026-11-21', 'Los Angeles Lakers'), 'away');

function missed(
  expectation: Expectation,
  legs: readonly Leg[] = [dolphins],
  changes: Changes = {},
): string[] {
  const { outcome } = asking(legs, changes);
  return isAnswered(outcome) ? misfits(expectation, outcome) : ['not answered'];
}

describe('fit', () => {
  test.each<[string, Expectation, Leg[]]>([
    ['sport', play({ sports: ['NFL'] }), [dolphins]],
    ['legs', play({ legs: 2 }), [dolphins, lions]],
    ['a range of legs', play({ legs: [1, 3] }), [dolphins, lions]],
    ['favorites', play({ sides: ['favorite'] }), [dolphins, lions]],
    ['underdogs', play({ sides: ['underdog'], price: { min: 300 } }), [raiders]],
    ['home', play({ sides: ['home'], notSides: ['away'] }), [dolphins]],
    ['a minimum', play({ price: { min: -500 } }), [lions]],
    ['a maximum', play({ price: { max: -300 } }), [lions]],
    ['chance', play({ chance: { min: 80 }, whole: { min: 80 } }), [dolphins]],
    ['the likeliest', play({ likeliest: true }), [dolphins]],
    ['payout', play({ payout: { max: -200 } }), [dolphins, lions]],
    ['teams', play({ teams: ['Miami Dolphins'], back: ['Miami Dolphins'] }), [dolphins, lions]],
    ['against', play({ against: ['Miami Dolphins'], onlyTeams: ['Miami Dolphins'] }), [raiders]],
    ['a matchup', play({ meeting: ['Las Vegas Raiders', 'Miami Dolphins'] }), [raiders]],
    ['days', play({ days: ['sunday'] }), [dolphins]],
    ['each sport', play({ everySport: ['NFL', 'NBA'] }), [dolphins, warriors]],
    ['the bet', play({ markets: ['moneyline'] }), [dolphins]],
    ['an excluded team', play({ notTeams: ['Denver Broncos'] }), [dolphins]],
  ])('%s is met', (_what, expectation, legs) => {
    expect(missed(expectation, legs)).toEqual([]);
  });

  test.each<[string, Expectation, Leg[]]>([
    ['sport', play({ sports: ['NBA'] }), [dolphins]],
    ['legs', play({ legs: 3 }), [dolphins, lions]],
    ['favorites', play({ sides: ['favorite'] }), [raiders]],
    ['underdogs', play({ sides: ['underdog'] }), [dolphins]],
    ['home', play({ notSides: ['home'] }), [dolphins]],
    ['a minimum', play({ price: { min: -300 } }), [lions]],
    ['a maximum', play({ price: { max: -500 } }), [lions]],
    ['a range across even money', play({ price: { min: -110, max: 150 } }), [raiders]],
    ['chance', play({ chance: { min: 60 } }), [raiders]],
    ['the chance of the whole', play({ whole: { max: 25 } }), [dolphins]],
    ['the likeliest', play({ likeliest: true }), [lions]],
    ['payout', play({ payout: { min: 600 } }), [dolphins, lions]],
    ['a missing team', play({ teams: ['Denver Broncos'] }), [dolphins]],
    ['another team', play({ onlyTeams: ['Denver Broncos'] }), [dolphins]],
    ['an excluded team', play({ notTeams: ['Las Vegas Raiders'] }), [dolphins]],
    ['the opponent', play({ back: ['Miami Dolphins'] }), [raiders]],
    ['the wrong side', play({ against: ['Miami Dolphins'] }), [dolphins]],
    ['a matchup', play({ meeting: ['Denver Broncos', 'New England Patriots'] }), [dolphins]],
    ['days', play({ days: ['sunday'] }), [warriors]],
    ['each sport', play({ everySport: ['NFL', 'MLB'] }), [dolphins, warriors]],
    ['the bet', play({ markets: ['total'] }), [dolphins]],
    ['line', play({ line: -13 }), [dolphins]],
    ['value', play({ value: true }), [dolphins]],
    ['kind', noPlay(), [dolphins]],
  ])('%s is not met', (_what, expectation, legs) => {
    expect(missed(expectation, legs)).not.toEqual([]);
  });

  test('required content', () => {
    const said = { kind: 'info', charged: false, response: 'The Colts play on Monday.' } as const;
    expect(missed(info({ says: ['colts'] }), [], { said })).toEqual([]);
    expect(missed(info({ says: ['Giants'] }), [], { said })).toEqual(['does not say Giants']);
  });

  test('the query that was read', () => {
    const said = { kind: 'info', charged: false, asks: ['find'] } as const;
    expect(missed(info({ reads: 'find' }), [], { said })).toEqual([]);
    expect(missed(info({ reads: 'sum' }), [], { said })).toEqual(['is read as find, not sum']);
    expect(missed(info({ reads: 'sum' }), [], { said: { kind: 'info' } })).toEqual([
      'is read as no query, not sum',
    ]);
  });

  test('a part of the game', () => {
    expect(missed(play({ period: true }), [{ ...dolphins, period: 'first_half' }])).toEqual([]);
    expect(missed(play({ period: true }))).toHaveLength(1);
  });

  test.each<[string, Expectation, Leg[], string[]]>([
    ['keeps its legs', play({ keeps: 2 }), [dolphins, lions, warriors], []],
    ['keeps one leg', play({ keeps: 2 }), [dolphins], ['keeps 1 legs, not 2']],
    ['turns a leg around', play({ keeps: 2 }), [raiders, lions], ['keeps 1 legs, not 2']],
    ['is likelier', play({ becomes: 'likelier' }), [dolphins], []],
    ['is no likelier', play({ becomes: 'likelier' }), [dolphins, lions, warriors], ['is not likelier']],
    ['is longer', play({ becomes: 'longer' }), [dolphins, lions, warriors], []],
    ['is the same', play({ becomes: 'longer' }), [dolphins, lions], ['is not longer']],
  ])('of a follow-up that %s', (_what, expectation, legs, misses) => {
    const { outcome } = asking(legs);
    const first = asking([dolphins, lions]).outcome;
    expect(isAnswered(outcome) && misfits(expectation, outcome, first)).toEqual(misses);
  });
});

describe('honesty', () => {
  const of = (expectation: Expectation) => ({ ask: 'a question', box: 'NFL' as const, expect: expectation });
  const owned = [{ kind: 'substituted' as const, text: 'Something else.' }];

  test('a different bet without explanation is a fault, one with an explanation is not', () => {
    const wrong = of(play({ sports: ['NBA'] }));
    expect(silentSubstitutions(asking([dolphins], { of: wrong }))).toHaveLength(1);
    expect(silentSubstitutions(asking([dolphins], { of: wrong, said: { notes: owned } }))).toEqual([]);
    expect(silentSubstitutions(asking([dolphins], { of: of(play({ sports: ['NFL'] })) }))).toEqual([]);
  });

  test('a bet where none is possible is a fault', () => {
    expect(silentSubstitutions(asking([dolphins], { of: of(noPlay()) }))).toHaveLength(1);
  });

  test('only a question about value accepts a note that there is none', () => {
    const notes = [{ kind: 'negative_value' as const, text: 'It costs.' }];
    const said = { notes, charged: false };
    expect(silentSubstitutions(asking([dolphins], { of: of(playOrNone({ value: true })), said }))).toEqual(
      [],
    );
    expect(silentSubstitutions(asking([dolphins], { of: of(play({ line: 3 })), said }))).toHaveLength(1);
  });

  test('only a play that fits may be charged', () => {
    expect(wrongCharges(asking([dolphins]))).toEqual([]);
    expect(wrongCharges(asking([dolphins], { of: of(play({ legs: 2 })) }))).toHaveLength(1);
    expect(wrongCharges(asking([dolphins], { said: { notes: owned } }))).toHaveLength(1);
    expect(
      wrongCharges(asking([dolphins], { of: of(play({ legs: 2 })), said: { notes: owned } })),
    ).toHaveLength(2);
    expect(wrongCharges(asking([dolphins], { of: of(play({ legs: 2 })), said: { charged: false } }))).toEqual(
      [],
    );
    expect(wrongCharges(asking([], { of: of(info()), said: { kind: 'info' } }))).toEqual([
      'charged for info',
    ]);
  });

  test('an answer that says it is free uses no prompt, and the other way round', () => {
    expect(wrongCharges({ ...asking([dolphins]), used: 0 })).toEqual(['uses 0 prompts and says one']);
    const free = asking([dolphins], { said: { charged: false } });
    expect([wrongCharges(free), wrongCharges({ ...free, used: 1 })]).toEqual([
      [],
      ['uses 1 prompts and says none'],
    ]);
  });

  test('a suggested question gives its play, or explains for free why not', () => {
    const wrong = of(play({ sports: ['NBA'] }));
    expect(failures(asking([dolphins], { of: wrong }))).not.toEqual([]);
    expect(failures(asking([dolphins], { of: wrong, said: { charged: false, notes: owned } }))).toEqual([]);
    const none = { kind: 'no_play', charged: false } as const;
    expect(failures(asking([], { of: wrong, said: none }))).toEqual([]);
    const failed = { ...asking([]), outcome: { kind: 'not-answered' } } as const;
    expect(failures(failed)).toEqual([]);
    expect(missingAnswers(failed)).toEqual(['not-answered']);
  });
});

describe('figures', () => {
  const ids = ['Miami Dolphins', 'Detroit Lions'].map((team) => gameId('NFL', sunday, team));
  const legsAt = (book: string) => ids.map((id) => moneyline(id, 'home', book));
  const payoutAt = (book: string) => legsAt(book).reduce((all, { price }) => all * decimalOf(price ?? 0), 1);
  const books = ['DraftKings', 'FanDuel', 'bet365'];
  const [mostPaying = ''] = books.toSorted((a, b) => payoutAt(b) - payoutAt(a));
  const together = legsAt(mostPaying);

  const denied = (leg: Leg, changes?: Changes) => figuresOf(asking([leg], changes)).denied;

  test('of a correct answer are accepted, alone and together', () => {
    expect(denied(dolphins)).toEqual([]);
    expect(figuresOf(asking(together)).denied).toEqual([]);
  });

  test('legs of several books, a book that pays less, and other books that are not listed are faults', () => {
    const [first, ...others] = together;
    const apart = others.map((leg) => ({ ...leg, book: 'Another' }));
    expect(figuresOf(asking([...(first ? [first] : []), ...apart])).denied).not.toEqual([]);
    const poor = books.find((book) => book !== mostPaying) ?? '';
    expect(figuresOf(asking(legsAt(poor))).denied).not.toEqual([]);
    expect(figuresOf(asking(together, { analysis: { elsewhere: [] } })).denied).not.toEqual([]);
  });

  test.each<[string, Partial<Leg>]>([
    ['chance', { marketProbability: 91 }],
    ['price', { price: -800, bestPrice: -800 }],
    ['best price', { bestPrice: -800 }],
    ['break-even', { breakEven: 50 }],
    ['cost', { cost: 0.5 }],
    ['game', { gameId: 'NFL-1' }],
    ['line', { market: 'spread', line: -13 }],
  ])('a wrong %s is a fault', (_what, change) => {
    expect(denied({ ...dolphins, ...change })).not.toEqual([]);
  });

  test.each([
    ['confidence', { confidence: 99, market_probability: 99 }],
    ['market probability', { market_probability: 50 }],
    ['price', { odds: '+100' }],
    ['break-even', { break_even: 10 }],
    ['expected value', { expected_value: 12 }],
  ])('a wrong %s of the whole is a fault', (_what, analysis) => {
    expect(denied(dolphins, { analysis })).not.toEqual([]);
  });

  test('a fact that the games contradict is a fault, whatever its kind', () => {
    const wrong = (kind: 'record', values: Record<string, number>) =>
      denied({ ...dolphins, evidence: [evidence({ kind, values })] });
    for (const kind of [
      'record',
      'venue_record',
      'form',
      'scoring',
      'rest',
      'meetings',
      'standing',
      'cover',
      'totals',
    ]) {
      expect(
        wrong(kind as 'record', { won: 99, days: 99, position: 99, covered: 99, over: 99 }),
        kind,
      ).not.toEqual([]);
    }
    expect(wrong('cost' as 'record', { price: -110 })).not.toEqual([]);
  });

  test('a kind that cannot be checked against the games is counted', () => {
    const leg = { ...dolphins, evidence: [evidence({ kind: 'starters' })] };
    expect(figuresOf(asking([leg])).unknown).toEqual(['starters']);
  });
});

describe('sides of facts', () => {
  const evidenceSide = (
    side: 'for' | 'against',
    kind: 'form',
    values: Record<string, number>,
    about = 'Miami Dolphins',
  ) => wrongSides({ ...dolphins, evidence: [evidence({ side, kind, values, about })] });

  test('a fact in favor of a team is not evidence against it or for its opponent', () => {
    const won = { won: 4, lost: 1, games: 5, opponentWon: 2, opponentGames: 5 };
    expect(evidenceSide('for', 'form', won)).toEqual([]);
    expect(evidenceSide('against', 'form', won)).toHaveLength(1);
    expect(evidenceSide('for', 'form', won, 'Las Vegas Raiders')).toHaveLength(1);
    expect(evidenceSide('against', 'form', won, 'Las Vegas Raiders')).toEqual([]);
    expect(evidenceSide('for', 'form', { ...won, opponentWon: 5 })).toHaveLength(1);
    // The record of one team compares nothing.
    expect(evidenceSide('for', 'form', { won: 4, games: 5 })).toHaveLength(1);
    expect(evidenceSide('for', 'standing' as 'form', { position: 30, opponentPosition: 2 })).toHaveLength(1);
  });

  test('overs are not evidence for an under', () => {
    const under: Leg = { ...dolphins, market: 'total', selection: 'under', line: 44 };
    const totals = evidence({
      kind: 'totals',
      values: {
        over: 8,
        under: 2,
        games: 10,
        opponentOver: 5,
        opponentUnder: 5,
        opponentGames: 10,
      },
    });
    expect(wrongSides({ ...under, evidence: [totals] })).toHaveLength(1);
    expect(wrongSides({ ...under, evidence: [{ ...totals, side: 'against' }] })).toEqual([]);
  });
});

describe('leads', () => {
  const lead = (id: string, text: string, ...facts: Parameters<typeof evidence>[0][]) =>
    falseLeads({ ...dolphins, thesis: { id, text }, evidence: facts.map(evidence) });
  const form = {
    kind: 'form',
    side: 'for',
    about: 'Miami Dolphins',
    values: { won: 4, games: 5, opponentWon: 1, opponentGames: 5 },
  } as const;
  const text = 'The Dolphins have won 4 of 5, the Raiders 1 of 5.';

  test('a comparison needs its fact, both teams, and the leg’s team ahead', () => {
    expect(lead('form', text, form)).toEqual([]);
    expect(lead('form', text)).toHaveLength(1);
    expect(lead('form', 'The Dolphins have won 4 of 5.', form)).toHaveLength(1);
    expect(lead('form', text, { ...form, values: { ...form.values, opponentWon: 5 } })).toHaveLength(1);
    expect(lead('form', text, { ...form, values: { won: 4, games: 5 } })).toHaveLength(1);
    expect(lead('asked_team', 'The Dolphins have the edge over the Raiders.')).toHaveLength(1);
  });

  test('the market must be as a lead says', () => {
    expect(lead('likeliest', 'The Dolphins to win is among the likeliest bets here.')).toEqual([]);
    expect(lead('coin_flip', 'The Dolphins to win is close to a coin flip.')).toHaveLength(1);
    expect(lead('long_shot', 'The Dolphins to win is a long shot.')).toHaveLength(1);
    expect(lead('best_price', 'The best price is well above the others.')).toHaveLength(1);
    expect(lead('price_only', 'Price only.', form)).toHaveLength(1);
  });
});

test('an answer of another shape is a fault', () => {
  const broken = (changes: Changes, legs: Leg[] = [dolphins]) => {
    const { outcome } = asking(legs, changes);
    return isAnswered(outcome) ? brokenContract(outcome) : [];
  };
  expect(broken({})).toEqual([]);
  expect(broken({ analysis: { confidence: Number.NaN } })).not.toEqual([]);
  expect(broken({ analysis: { suggestion: [] } })).toEqual(['1 legs, 0 suggestions, 1 lines']);
  expect(broken({ said: { kind: 'no_play' } })).not.toEqual([]);
  expect(broken({}, [])).not.toEqual([]);
});

describe('sentences', () => {
  test('numbers are read without their sign, and numbers in names are ignored', () => {
    expect(numbersIn('The 49ers are 9–3, at -1,250 and 27.1 (3rd of 32).')).toEqual([
      9, 3, 1250, 27.1, 3, 32,
    ]);
  });

  test('a number missing from the values is a fault', () => {
    const right = evidence({
      text: 'Won 4 of the last 5, on Nov 2.',
      values: { won: 4, games: 5, on: 'Nov 2' },
    });
    expect(unfoundedNumbers(right)).toEqual([]);
    expect(unfoundedNumbers({ ...right, text: 'Won 4 of the last 6.' })).toEqual([6]);
  });

  test('a thesis contains only the pick’s own numbers', () => {
    const thesis = { id: 'form', text: 'Miami Dolphins -13 won 6 in a row.' };
    expect(unfoundedInThesis({ ...dolphins, line: -13, thesis })).toEqual([6]);
  });

  test('a repeated sentence is a fault', () => {
    const said = asking([dolphins, { ...lions, thesis: dolphins.thesis ?? { id: '', text: '' } }]).outcome;
    expect(isAnswered(said) && repeatedSentences(said)).toEqual([dolphins.thesis?.text]);
    const once = asking([dolphins, lions]).outcome;
    expect(isAnswered(once) && repeatedSentences(once)).toEqual([]);
  });
});

describe('words of the model', () => {
  const [word = ''] = hostileWords;

  test('are a fault wherever they appear', () => {
    const replies = [JSON.stringify({ legs: [{ reason: word }] })];
    expect(modelWords(asking([dolphins], { replies }))).toEqual([]);
    for (const said of [
      { response: `A ${word.toUpperCase()}!` },
      { notes: [{ kind: 'substituted' as const, text: `x ${word.split('').join('\u200B')}` }] },
      { alternatives: [{ label: '', prompt: word }] },
      { reading: { sports: [], summary: word, parts: [] } },
    ]) {
      expect(modelWords(asking([dolphins], { replies, said })), JSON.stringify(said)).toContain(word);
    }
    const thesis = { id: 'form', text: word };
    expect(modelWords(asking([{ ...dolphins, thesis }], { replies }))).toContain(word);
  });

  test('are a fault even if the reply was not JSON', () => {
    expect(
      modelWords(asking([dolphins], { replies: ['Sure! Here goes'], said: { response: 'sure! here goes' } })),
    ).toEqual(['Sure! Here goes']);
  });

  test('are no fault if they are the user’s own, or from a fixed list', () => {
    const replies = ['{"theme":"likeliest","legs":[{"reason":"the moon"}]}'];
    const of = { ask: 'bet on the moon', box: 'NFL' as const, expect: play() };
    expect(
      modelWords(asking([dolphins], { replies, of, said: { response: 'likeliest: the moon' } })),
    ).toEqual([]);
  });
});

test('both sides of a game, and a team both backed and opposed, are faults', () => {
  const knicks = moneyline(gameId('NBA', '2026-11-23', 'Golden State Warriors'), 'away');
  expect(bothSides([dolphins, lions])).toEqual([]);
  expect(bothSides([dolphins, raiders])).not.toEqual([]);
  expect(bothSides([warriors, knicks])).toEqual(['Golden State Warriors']);
});
