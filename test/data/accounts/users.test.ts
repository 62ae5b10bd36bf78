/** The user list and search follow every change of an account, even simultaneous ones. */
import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { exclusionOf, putExclusion } from '../../../lambdas/data/accounts/mailboxes.ts';
import { searchPeople } from '../../../lambdas/data/accounts/search-words.ts';
import {
  createUser,
  editUser,
  findUser,
  newUser,
  recordLogin,
  removeUser,
  type User,
} from '../../../lambdas/data/accounts/users.ts';
import { transact } from '../../../lambdas/data/platform/table.ts';
import { listedOf, searchPhrases, searchWords } from '../../../lambdas/domain/accounts/directory.ts';
import { allItems, useOwnTable } from '../../support/own-table.ts';
import { newAddress, setSubscription } from '../../support/people.ts';

beforeAll(useOwnTable);

function someone(more: Partial<User> = {}): User {
  const given = { id: ulid(), email: newAddress(), name: 'Test Person', passwordHash: '-', verifiedAt: null };
  return { ...newUser(given, new Date('2026-11-19T12:00:00Z')), ...more };
}

describe('changes', () => {
  /** Every list and search item of a user. */
  const rowsOf = async (id: string) =>
    (await allItems())
      .filter(({ pk, sk }) => /^[LWP]#/.test(String(pk)) && String(sk).endsWith(`\u0001${id}`))
      .map(({ pk, sk, card }) => [pk, sk, card]);
  test('the list shows the account as it is after any simultaneous changes', async () => {
    const user = someone({ email: 'moving@mail.example', name: 'Moving Person' });
    await createUser(user);
    const now = new Date('2026-11-20T12:00:00Z');
    await Promise.all([
      setSubscription(user.id, 'pro', 'active'),
      recordLogin(user, now),
      setSubscription(user.id, 'core', 'active'),
      recordLogin(user, now),
    ]);
    const before = await findUser(user.id);
    expect(before).toMatchObject({ lastLoginAt: now.toISOString() });
    if (!before) return;
    const after = { ...before, name: 'Settled Person', email: 'settled@mail.example' };
    expect(await editUser(before, after, now)).toBe('edited');
    expect(await editUser(before, { ...before, name: 'Too Late' }, now)).toBe('changed');

    const shown = await searchPeople({
      text: 'settled',
      plan: undefined,
      sort: 'name',
      order: 'asc',
      offset: 0,
      limit: 10,
    });
    const listed = listedOf(after);
    expect(shown.people).toEqual([listed]);
    const rows = await rowsOf(after.id);
    expect(rows.filter(([, , card]) => String(card).includes('Moving'))).toEqual([]);
    expect(rows).toHaveLength(8 + searchWords(listed).length + searchPhrases(listed).length);
    await transact(removeUser(after, new Date()));
    expect(await rowsOf(after.id)).toEqual([]);
  });

  test('a second sign-in within the hour writes nothing', async () => {
    const user = someone({ email: 'often@mail.example', name: 'Often' });
    await createUser(user);
    const first = new Date('2026-11-20T12:00:00Z');
    await recordLogin(user, first);
    const known = await findUser(user.id);
    expect(known?.lastLoginAt).toBe(first.toISOString());
    if (!known) return;
    await recordLogin(known, new Date('2026-11-20T12:59:59Z'));
    expect((await findUser(user.id))?.lastLoginAt).toBe(first.toISOString());
    await recordLogin(known, new Date('2026-11-20T13:00:00Z'));
    expect((await findUser(user.id))?.lastLoginAt).toBe('2026-11-20T13:00:00.000Z');
    await transact(removeUser({ ...known, lastLoginAt: '2026-11-20T13:00:00.000Z' }, new Date()));
  });

  test('one of twenty accounts that want one address gets it', async () => {
    const all = Array.from({ length: 20 }, (_, nth) =>
      someone({ email: `racer${nth}@mail.example`, name: 'Racer' }),
    );
    for (const user of all) await createUser(user);
    const now = new Date();
    const outcomes = await Promise.all(
      all.map((user) => editUser(user, { ...user, email: 'Winner@mail.example' }, now)),
    );
    expect(outcomes.filter((outcome) => outcome === 'edited')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(19);
    for (const { id } of all) {
      const user = await findUser(id);
      if (user) await transact(removeUser(user, new Date()));
    }
  });
});

describe('an address of a mailbox whose owner excluded themselves meanwhile', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const until = '2027-11-20T12:00:00.000Z';
  const excluded = async () => {
    const email = newAddress();
    await transact([putExclusion(email, until)]);
    return email;
  };

  test('is not taken by a new account or an edit that knows nothing of it', async () => {
    const user = someone();
    expect(await createUser(user)).toBe('created');
    const email = await excluded();
    expect(await createUser(someone({ email, createdAt: now.toISOString() }))).toBe('excluded');
    expect(await editUser(user, { ...user, email }, now)).toBe('changed');
    expect(await editUser(user, { ...user, email: email.replace('@', '+bets@') }, now)).toBe('changed');
    expect(await findUser(user.id)).toMatchObject({ email: user.email });
  });

  test('is taken together with its exclusion, or once that is over', async () => {
    const [user, other] = [someone(), someone()];
    await createUser(user);
    await createUser(other);
    const email = await excluded();
    expect(await editUser(user, { ...user, email, excludedUntil: until }, now)).toBe('edited');
    const ended = new Date(Date.parse(until));
    expect(await editUser(other, { ...other, email: await excluded() }, ended)).toBe('edited');
  });

  test('keeps the longer of two exclusions', async () => {
    const email = await excluded();
    await expect(transact([putExclusion(email, '2027-05-20T12:00:00.000Z')])).rejects.toThrow();
    expect(await exclusionOf(email, now)).toBe(until);
    await transact([putExclusion(email, '2031-11-20T12:00:00.000Z')]);
    expect(await exclusionOf(email, now)).toBe('2031-11-20T12:00:00.000Z');
  });
});
