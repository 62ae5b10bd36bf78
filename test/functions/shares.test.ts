/** Sharing a pick: its public page, what the page never shows, and how sharing ends. */
import { describe, expect, inject, test } from 'vitest';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import { sharedPath } from '../../lambdas/contracts/picks/shares.ts';
import { findShare } from '../../lambdas/data/picks/shares.ts';
import { beginRemoval } from '../../lambdas/data/removal.ts';
import { handler as page } from '../../lambdas/functions/shared-pick.ts';
import { limits } from '../../lambdas/http/limits.ts';
import { call } from '../support/api.ts';
import { legOn, newGame, storeAnswer } from '../support/asks.ts';
import { eventOf } from '../support/event.ts';
import { newSubscriber, newVisitor, type Person, setSubscription } from '../support/people.ts';

async function savedPick(person: Person, game = newGame()) {
  const ask = await storeAnswer(person.user.id, [legOn(game, { price: 150 })]);
  const { body } = await call('tracker-save', { token: person.token, body: { promptLogId: ask.id } });
  return body.pick;
}

const share = (person: Person, pickId: string, withFirstName = false) =>
  call('shares', { token: person.token, body: { pickId, withFirstName } });

const stop = (person: Person, ...pickIds: string[]) =>
  call('shares', { method: 'PUT', token: person.token, body: { action: 'stop', pickIds } });

const open = (id: string) => call('shared-pick', { query: { id } });
const picture = (id: string) => call('shared-picture', { query: { id } });

async function sharedPick(person: Person, game = newGame()): Promise<{ pickId: string; id: string }> {
  const pick = await savedPick(person, game);
  const { body } = await share(person, pick.id);
  return { pickId: pick.id, id: body.pick.share.id };
}

const end = (game: ReturnType<typeof newGame>, home: number, away: number) =>
  gradeLegsOn(
    { ...game, status: 'final', statusText: 'Final', score: { home, away } },
    new Date().toISOString(),
  );

describe('sharing a pick', () => {
  test('creates one page however often it is requested, and keeps its time', async () => {
    const person = await newSubscriber();
    const pick = await savedPick(person);
    expect(pick.share).toBeUndefined();
    const answers = await Promise.all([share(person, pick.id), share(person, pick.id)]);
    const { body } = await share(person, pick.id);
    const { share: first } = body.pick;
    expect(first).toMatchObject({ id: expect.stringMatching(/^[\w-]{22}$/), firstName: null });
    expect(answers.map((answer) => answer.body.pick?.share ?? first)).toEqual([first, first]);
    const { body: tracked } = await call('tracker-get', { token: person.token });
    expect(tracked.savedPicks[0].share).toEqual(first);
    const { body: listed } = await call('shares', { token: person.token });
    expect(listed).toEqual({
      shares: [{ pickId: pick.id, id: first.id, at: first.at, title: 'Town moneyline' }],
      more: false,
    });
  });

  test("shows the owner's first name only if the owner chose to", async () => {
    const person = await newSubscriber();
    const { pickId, id } = await sharedPick(person);
    expect((await open(id)).text).not.toContain('Shared by');
    const named = await share(person, pickId, true);
    expect(named.body.pick.share).toMatchObject({ id, firstName: 'Test' });
    const { text } = await open(id);
    expect(text).toContain('Shared by Test');
    expect(text).not.toContain('Person');
    await share(person, pickId);
    expect((await open(id)).text).not.toContain('Shared by');
  });

  test("refuses another user's pick", async () => {
    const pick = await savedPick(await newSubscriber());
    const other = await newSubscriber();
    expect((await share(other, pick.id)).status).toBe(404);
    expect((await stop(other, pick.id)).status).toBe(404);
  });

  test('requires a subscription to start, but not to stop', async () => {
    const person = await newSubscriber();
    const { pickId, id } = await sharedPick(person);
    await setSubscription(person.user.id, 'free', 'inactive');
    const refused = await share(person, pickId, true);
    expect([refused.status, refused.body.error]).toEqual([403, 'Active subscription required']);
    expect((await stop(person, pickId)).status).toBe(200);
    expect((await open(id)).status).toBe(404);
  });

  test.each([
    ['no pick', { withFirstName: false }, 'pickId is required'],
    ['no choice about the name', { pickId: 'x' }, 'withFirstName must be true or false'],
  ])('refuses %s with 400', async (_name, body, error) => {
    const { token } = await newSubscriber();
    const answer = await call('shares', { token, body });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('a shared page', () => {
  test('shows when it was shared and what it pays, and nothing about its owner', async () => {
    const person = await newSubscriber();
    const game = newGame();
    const ask = await storeAnswer(
      person.user.id,
      [
        legOn(game, {
          price: 150,
          evidence: [
            {
              id: 'form',
              kind: 'form',
              side: 'for',
              about: 'Home Town',
              values: {},
              n: 5,
              text: 'Home <b>Town</b> has won 4 of its last 5.',
              source: 'Goalserve',
              asOf: new Date().toISOString(),
              knownToMarket: true,
            },
          ],
        }),
      ],
      new Date(),
      { prompt: 'Something only I asked' },
    );
    const bet = { stake: 77.31, price: 155, book: 'My own book', note: 'My own note' };
    const saved = await call('tracker-save', { token: person.token, body: { promptLogId: ask.id, bet } });
    const { body } = await share(person, saved.body.pick.id);
    const { id } = body.pick.share;
    const { status, text, headers } = await open(id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(text).toMatch(/Shared before the start/);
    expect(text).toMatch(/Shared \w+ \d+, \d{4}, \d+:\d\d [AP]M ET, 23 hours before the start/);
    expect(text).toContain('+1.5 units');
    expect(text).toContain('Home &lt;b&gt;Town&lt;/b&gt; has won 4 of its last 5.');
    // The address of the page has digits of its own: a port, an ID.
    const shown = text.replaceAll(inject('origin'), '').replaceAll(id, '');
    for (const own of [
      person.user.id,
      person.user.email,
      'Test Person',
      'only I asked',
      'My own',
      '77.31',
      '155',
    ]) {
      expect(shown).not.toContain(own);
    }
    expect(text).toContain(`<meta property="og:url" content="${inject('origin')}${sharedPath(id)}" />`);
    expect(text).toMatch(
      new RegExp(`<meta property="og:image" content="${inject('origin')}/p/${id}\\.png\\?v=\\d+" />`),
    );
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(text).not.toContain('<script');
  });

  test('shows the result after the game, with a new image URL', async () => {
    const game = newGame();
    const { id } = await sharedPick(await newSubscriber(), game);
    const imageOf = (text: string) => /og:image" content="([^"]+)"/.exec(text)?.[1];
    const before = await open(id);
    await end(game, 27, 20);
    const after = await open(id);
    expect(after.text).toContain('Final: Away Town 20, Home Town 27');
    expect(after.text).toMatch(/class="badge hit">Hit</);
    expect(after.text).toContain('+1.5 units');
    expect(imageOf(after.text)).not.toBe(imageOf(before.text));
  });

  test('shows that the owner marked it by hand', async () => {
    const person = await newSubscriber();
    const { pickId, id } = await sharedPick(person);
    await call('tracker-update', { method: 'PUT', token: person.token, body: { pickId, status: 'hit' } });
    expect((await open(id)).text).toContain('Hit, marked by its owner');
  });

  test('shows that it was shared after the start', async () => {
    const startsAt = new Date(Date.now() - 3600_000).toISOString();
    const { id } = await sharedPick(await newSubscriber(), newGame({ startsAt }));
    const { text } = await open(id);
    expect(text).toContain('Shared after the start');
    expect(text).not.toContain('before the start');
  });

  test('is served on the site, with its image', async () => {
    const { id } = await sharedPick(await newSubscriber());
    const at = (path: string) => fetch(new URL(path, inject('origin')), { redirect: 'manual' });
    const html = await at(`${sharedPath(id)}?utm_source=chat`);
    expect([html.status, html.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const png = await at(`${sharedPath(id)}.png?v=1`);
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(png.headers.get('cache-control')).toBe('public, max-age=300');
    const bytes = Buffer.from(await png.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const unknown = await at('/p/nothing-of-ours');
    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/']);
  }, 30_000);

  test('answers HEAD as GET, without the body, at both addresses', async () => {
    const person = await newSubscriber();
    const { pickId, id } = await sharedPick(person);
    const at = async (path: string, method: string) => {
      const answer = await fetch(new URL(path, inject('origin')), { method });
      const names = ['content-type', 'cache-control', 'x-robots-tag'];
      return { status: answer.status, headers: names.map((name) => answer.headers.get(name)) };
    };
    const addresses = [sharedPath(id), `${sharedPath(id)}.png`];
    for (const path of addresses) expect(await at(path, 'HEAD')).toEqual(await at(path, 'GET'));
    const { statusCode, body } = await page(eventOf('shared-pick', { method: 'HEAD', query: { id } }));
    expect([statusCode, body]).toEqual([200, '']);
    await stop(person, pickId);
    for (const path of addresses) expect((await at(path, 'HEAD')).status).toBe(404);
  }, 30_000);

  test('limits a visitor who opens too many', async () => {
    const visitor = newVisitor();
    const now = new Date();
    const many = page.with({}, () => now);
    const openHere = () =>
      many(eventOf('shared-pick', { method: 'GET', visitor, query: { id: 'x'.repeat(22) } }));
    for (let count = 0; count < limits.sharedPages.max; count += 1)
      expect((await openHere()).statusCode).toBe(404);
    const refused = await openHere();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers?.['retry-after']).toMatch(/^\d+$/);
    expect(refused.body).toContain('Too many requests');
  });
});

describe('the end of sharing', () => {
  test('closes the page and the image for good, and can be repeated', async () => {
    const person = await newSubscriber();
    const { pickId, id } = await sharedPick(person);
    const stopped = await stop(person, pickId);
    expect(stopped.body.picks[0].share).toBeUndefined();
    const gone = await open(id);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).toBe('no-store');
    expect(gone.text).toContain('This pick is not shared');
    expect((await picture(id)).status).toBe(404);
    expect((await stop(person, pickId)).status).toBe(200);
    expect((await call('shares', { token: person.token })).body.shares).toEqual([]);
    const { body } = await share(person, pickId);
    expect(body.pick.share.id).not.toBe(id);
    expect((await open(id)).status).toBe(404);
  });

  test('follows from removing the pick', async () => {
    const person = await newSubscriber();
    const { pickId, id } = await sharedPick(person);
    const remove = { action: 'remove', pickId };
    const removed = await call('tracker-update', { method: 'PUT', token: person.token, body: remove });
    expect(removed.status).toBe(200);
    expect(await findShare(id)).toBeUndefined();
    expect((await call('shares', { token: person.token })).body.shares).toEqual([]);
  });

  test('follows at once from deleting the account', async () => {
    const person = await newSubscriber();
    const { id } = await sharedPick(person);
    await beginRemoval(person.user.id, new Date().toISOString());
    expect((await open(id)).status).toBe(404);
  });

  test('is not undone by marking the pick at the same moment', async () => {
    const person = await newSubscriber();
    const { pickId, id } = await sharedPick(person);
    const mark = { pickId, status: 'hit' };
    const [stopped] = await Promise.all([
      stop(person, pickId),
      call('tracker-update', { method: 'PUT', token: person.token, body: mark }),
    ]);
    expect(stopped.status).toBe(200);
    expect((await open(id)).status).toBe(404);
  });
});
