/** Questions that leave out what the last one said: whom they are about, or what they ask. */
import { describe, expect, test } from 'vitest';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
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
    ['NBA', 'Chicago Bulls'],
    ['NBA', 'Boston Celtics'],
    ['MLS', 'Inter Miami CF'],
    ['MLS', 'Los Angeles FC'],
  ].map(([sport, name]) => ({ sport: sport as 'NFL' | 'NBA' | 'MLS', name: name ?? '' })),
  now,
};

const heard = (first: string, then: string) => hear(then, turnAfter(first, context), context);
const query = (terms: object) => ({ kind: 'queries', queries: [terms] });

describe('only another subject is named', () => {
  test.each([
    ['cowboys ats record', 'dolphins too', { topic: 'spread', teams: ['Miami Dolphins'] }],
    ['cowboys ats record', 'n the bills', { topic: 'spread', teams: ['Buffalo Bills'] }],
    ['cowboys ats record', 'Jets?', { topic: 'spread', teams: ['New York Jets'] }],
    ['record of the bulls', 'only at home', { topic: 'record', splits: ['home'] }],
    ['record of the bulls', 'just the ones in chicago', { topic: 'record', splits: ['home'] }],
    ['record of the bulls at home', 'and as dogs', { topic: 'record', splits: ['home', 'underdog'] }],
    ['record of the bulls', 'i meant the celtics', { topic: 'record', teams: ['Boston Celtics'] }],
    [
      'record of the bills',
      'what about when theyre laying a touchdown or more',
      { splits: ['favorite'], unkept: ['records by the size of the spread'] },
    ],
    ['odds for the bills', 'oops need the monday one', { topic: 'books', days: ['2026-11-23'] }],
    [
      'odds for los angeles fc',
      'the miami game tomorrow as well',
      { teams: ['Inter Miami CF'], days: ['2026-11-22'] },
    ],
    [
      'nba games on sunday',
      'only the ones starting after 7pm',
      { topic: 'schedule', days: ['2026-11-22'], starts: { from: 1141, before: null } },
    ],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test.each([
    ...['what about the other team', 'the other side?', 'and their opponent', 'hbu the opposing team'],
    ...[
      'Alright, what about their opponent',
      'gotcha. how about the other team',
      'yeah, and their opponent?',
    ],
  ])('“%s” is of whom it plays', (then) => {
    expect(heard('bills injury report', then)).toMatchObject({
      isOfOpponent: true,
      queries: [{ topic: 'injuries', teams: ['Buffalo Bills'] }],
    });
  });

  test.each(['great. thanks', 'alright', 'got it'])('“%s” asks for nothing', (then) => {
    expect(heard('bills injury report', then)?.kind).not.toBe('queries');
  });
});

describe('what was said before stays', () => {
  test.each([
    ['record of the bulls at home', 'ok but against the spread', { topic: 'spread', splits: ['home'] }],
    ['record of the bulls at home', 'ats?', { topic: 'spread', splits: ['home'] }],
    ['record of the bulls as favorites', 'just this season at home', { splits: ['favorite', 'home'] }],
    ['who leads the nba in scoring', 'now assists', { topic: 'leaders', stat: 'assists' }],
    ['who leads the nba in scoring', 'and rebounds', { topic: 'leaders', stat: 'rebounds' }],
    ['what is a teaser', 'and pleaser', { ask: 'explain', terms: ['pleaser'] }],
    ['what is a teaser', 'round robin?', { ask: 'explain', terms: ['round_robin'] }],
    ['what is a parlay', 'what about a teaser', { ask: 'explain', terms: ['teaser'] }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });
});

describe('only what is asked is said', () => {
  test.each([
    ['what is the total for jets at bills', "why'd it move", { ask: 'market', topic: 'movement' }],
    ['what is the total for jets at bills', 'has it moved at all', { ask: 'market', topic: 'movement' }],
    ['bills injury report', 'does that affect the spread', { ask: 'market', topic: 'movement' }],
    ['odds for the bills', 'whats the over under there', { ask: 'market', market: 'total' }],
    ['odds for the bills', 'anyone hurt', { ask: 'find', topic: 'injuries', teams: ['Buffalo Bills'] }],
    ['cowboys leaders in rushing yards', 'most touchdowns?', { topic: 'leaders', teams: ['Dallas Cowboys'] }],
    ['score of the last bills game', 'did they cover', { topic: 'score', market: 'spread' }],
    ['score of the last bills game', 'and vs the total?', { topic: 'score', market: 'total' }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(heard(first, then)).toMatchObject(query(terms));
  });

  test.each(['jets moneyline', 'best record in the nfl', 'nba leaders in assists', 'an under'])(
    '“%s” is a question by itself',
    (then) => {
      expect(heard('record of the bills', then)?.kind).not.toBe('queries');
    },
  );
});

describe('a sum or a term, again', () => {
  const parlay = turnAfter('what does a $10 parlay of two legs at -110 pay', context);
  test.each([
    ['four legs how much', 4],
    ['what if its 3 legs', 3],
    ['and with five teams', 5],
  ])('“%s” counts legs, and no dollars', (then, count) => {
    const again = hear(then, parlay, context);
    expect(again).toMatchObject(query({ sum: 'parlay', stake: 10 }));
    expect(again?.kind === 'queries' && again.queries[0]).toHaveProperty('legs.length', count);
  });

  test('the margin of one price is not made up', () => {
    const unclear = hear('without the juice', turnAfter('convert -900 to implied odds', context), context);
    expect(unclear).toMatchObject({ kind: 'unclear', why: expect.stringContaining('other side') });
  });

  test.each([
    ['what is a puck line', 'does baseball have that too', 'run_line'],
    ['what is a run line', 'and in hockey?', 'puck_line'],
    ['what is a run line', 'football version?', 'spread'],
  ])('“%s”, then “%s”', (first, then, term) => {
    expect(heard(first, then)).toMatchObject(query({ ask: 'explain', terms: [term] }));
  });

  test('an example of a term is no bet', () => {
    expect(heard('what is a teaser', 'gimme an example from sunday')).toMatchObject({ kind: 'unclear' });
  });
});
