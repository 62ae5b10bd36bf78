/** The books a person can use: which are offered, and that no other preference is saved over them. */
import { describe, expect, test } from 'vitest';
import { keys } from '../../lambdas/data/keys.ts';
import { update } from '../../lambdas/data/table.ts';
import { call } from '../support/api.ts';
import { newPerson } from '../support/people.ts';

const taste = {
  preferredSport: 'NFL',
  preferredTeam: 'Bears',
  bettingStyle: null,
  riskTolerance: 'low',
  oddsFormat: 'american',
};

const save = (token: string, body: object) => call('user-profile', { method: 'PUT', token, body });
const read = async (token: string) => (await call('user-profile', { token })).body;

/** Golf has no prices: whatever books its state names, no game of another test is priced by them. */
const feedNames = (books: readonly unknown[]) =>
  update({
    Key: { ...keys.feedState('GOLF') },
    UpdateExpression: 'SET sport = :sport, books = :books',
    ExpressionAttributeValues: { ':sport': 'GOLF', ':books': books },
  });

describe('the books of a profile', () => {
  test('are offered as the feed names them, each once, in the order of the alphabet', async () => {
    const { token } = await newPerson();
    await feedNames(['Zed Book', 'alpha Book', 'ALPHA BOOK', 'Line\u0007break', ' ']);
    const { knownBooks } = await read(token);
    expect(knownBooks).toEqual(expect.arrayContaining(['alpha Book', 'Zed Book']));
    expect(knownBooks.filter((name: string) => /alpha/i.test(name))).toEqual(['alpha Book']);
    expect(knownBooks).not.toContain('Line\u0007break');
    expect(knownBooks).toEqual(knownBooks.toSorted(new Intl.Collator('en', { sensitivity: 'base' }).compare));
  });

  test('are kept, each once, and taken back', async () => {
    const { token } = await newPerson();
    const saved = await save(token, { ...taste, books: [' FanDuel ', 'fanduel', 'DraftKings'] });
    expect(saved.body).toMatchObject({ success: true, profile: { books: ['FanDuel', 'DraftKings'] } });
    expect((await read(token)).profile).toMatchObject({ ...taste, books: ['FanDuel', 'DraftKings'] });
    await save(token, { ...taste, books: [] });
    expect((await read(token)).profile.books).toEqual([]);
  });

  test('stay where a page of before there were any saves the rest, and the rest stays', async () => {
    const { token } = await newPerson();
    await save(token, { ...taste, books: ['FanDuel'] });
    await save(token, { ...taste, oddsFormat: 'decimal' });
    expect((await read(token)).profile).toMatchObject({ oddsFormat: 'decimal', books: ['FanDuel'] });
    const { profile } = await read(token);
    await save(token, { ...profile, books: ['DraftKings'] });
    expect((await read(token)).profile).toMatchObject({
      ...taste,
      oddsFormat: 'decimal',
      books: ['DraftKings'],
    });
  });

  test.each([
    ['FanDuel', 'books must be a list of names'],
    [[7], 'books must be a list of names'],
    [[' '], 'Book name is required'],
    [['x'.repeat(61)], 'Book name is too long'],
    [['Fan\u0000Duel'], 'Book name must not contain control characters'],
    [['Fan\ud83cDuel'], 'Text must be well-formed Unicode'],
    [Array.from({ length: 31 }, (_, index) => `Book ${index}`), 'Please choose at most 30 books'],
  ])('%j is 400', async (books, error) => {
    const { token } = await newPerson();
    const answer = await save(token, { ...taste, books });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});
