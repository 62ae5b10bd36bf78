/** The sportsbooks in a profile: the known books, and saving a choice without losing other preferences. */
import { describe, expect, test } from 'vitest';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { update } from '../../lambdas/data/platform/table.ts';
import { call } from '../support/api.ts';
import { newPerson } from '../support/people.ts';

const preferences = {
  preferredSport: 'NFL',
  preferredTeam: 'Bears',
  bettingStyle: null,
  riskTolerance: 'low',
  oddsFormat: 'american',
};

const save = (token: string, body: object) => call('user-profile', { method: 'PUT', token, body });
const read = async (token: string) => (await call('user-profile', { token })).body;

/** Stores the feed's books under GOLF, which has no book prices, so that no other test's games are priced by them. */
const storeFeedBooks = (books: readonly unknown[]) =>
  update({
    Key: { ...keys.feedState('GOLF') },
    UpdateExpression: 'SET sport = :sport, books = :books',
    ExpressionAttributeValues: { ':sport': 'GOLF', ':books': books },
  });

describe('books in the profile', () => {
  test("lists the feed's books once each, in alphabetical order", async () => {
    const { token } = await newPerson();
    await storeFeedBooks(['Zed Book', 'alpha Book', 'ALPHA BOOK', 'Line\u0007break', ' ']);
    const { knownBooks } = await read(token);
    expect(knownBooks).toEqual(expect.arrayContaining(['alpha Book', 'Zed Book']));
    expect(knownBooks.filter((name: string) => /alpha/i.test(name))).toEqual(['alpha Book']);
    expect(knownBooks).not.toContain('Line\u0007break');
    expect(knownBooks).toEqual(knownBooks.toSorted(new Intl.Collator('en', { sensitivity: 'base' }).compare));
  });

  test('saves a choice without duplicates, and clears it', async () => {
    const { token } = await newPerson();
    const saved = await save(token, { ...preferences, books: [' FanDuel ', 'fanduel', 'DraftKings'] });
    expect(saved.body).toMatchObject({ success: true, profile: { books: ['FanDuel', 'DraftKings'] } });
    expect((await read(token)).profile).toMatchObject({ ...preferences, books: ['FanDuel', 'DraftKings'] });
    await save(token, { ...preferences, books: [] });
    expect((await read(token)).profile.books).toEqual([]);
  });

  test('keeps the books when an older page that does not send them saves other preferences', async () => {
    const { token } = await newPerson();
    await save(token, { ...preferences, books: ['FanDuel'] });
    await save(token, { ...preferences, oddsFormat: 'decimal' });
    expect((await read(token)).profile).toMatchObject({ oddsFormat: 'decimal', books: ['FanDuel'] });
    const { profile } = await read(token);
    await save(token, { ...profile, books: ['DraftKings'] });
    expect((await read(token)).profile).toMatchObject({
      ...preferences,
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
  ])('refuses %j with 400', async (books, error) => {
    const { token } = await newPerson();
    const answer = await save(token, { ...preferences, books });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});
