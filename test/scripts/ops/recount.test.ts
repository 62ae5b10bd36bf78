/** Recount: every wrong counter is found and repaired, and one in use is left alone. */
import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import { markVerified } from '../../../lambdas/data/accounts/addresses.ts';
import { ownReferral } from '../../../lambdas/data/accounts/referrals.ts';
import { createUser, newUser } from '../../../lambdas/data/accounts/users.ts';
import { allCounts } from '../../../lambdas/data/platform/counters.ts';
import { type Key, keys, lists } from '../../../lambdas/data/platform/keys.ts';
import { update } from '../../../lambdas/data/platform/table.ts';
import { beginRemoval, finishRemoval } from '../../../lambdas/data/removal.ts';
import { slateUserId } from '../../../lambdas/domain/records/slate.ts';
import { command } from '../../../scripts/ops/commands/recount.ts';
import { type Item, isCounter, oldCounterOf, textOf } from '../../../scripts/ops/recount/expected.ts';
import { recount } from '../../../scripts/ops/recount/recount.ts';
import { rowProblems } from '../../../scripts/ops/recount/rows.ts';
import { legOn, newGame, storeAnswer } from '../../support/asks.ts';
import { runCommand } from '../../support/command.ts';
import { again, mark, saved } from '../../support/own-picks.ts';
import { allItems, useOwnTable } from '../../support/own-table.ts';
import { newAddress, newPerson } from '../../support/people.ts';

beforeAll(useOwnTable);

const table = () => process.env[environment.table] ?? '';
const run = (repair: boolean, between?: () => Promise<void>) =>
  recount({ table: table(), repair, ...(between && { between }) });
const items = async () => (await allItems()) as unknown as Item[];
const add = (key: Key, name: string, step: number) =>
  update({
    Key: { ...key },
    UpdateExpression: 'ADD #name :step',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':step': step },
  });

/** A user with answers, picks and a friend, and a slate pick. */
async function someHistory() {
  const { user } = await newPerson({ plan: 'pro' });
  await ownReferral(user.id);
  const friend = newUser(
    { id: ulid(), email: newAddress(), name: 'Friend', passwordHash: '-', verifiedAt: null },
    new Date(),
  );
  await createUser({ ...friend, referredBy: user.id });
  await markVerified(friend.id, new Date().toISOString());
  const legs = [legOn(newGame(), { selection: 'home' })];
  await storeAnswer(user.id, legs);
  await storeAnswer(user.id, legs, new Date(), { charged: false });
  for (const owner of [user.id, slateUserId]) {
    const pick = await saved(legs, owner);
    await mark(await again(pick), 'hit', new Date().toISOString());
    await saved(legs, owner);
  }
  return user;
}

describe('a recount', () => {
  test('finds nothing if nothing is wrong, even after accounts were removed', async () => {
    const user = await someHistory();
    await someHistory();
    const whole = await run(false);
    expect(whole).toMatchObject({ differences: [], busy: [] });
    expect(whole.counters).toBeGreaterThan(8);
    expect(rowProblems(await items(), new Date())).toEqual([]);
    await beginRemoval(user.id, new Date().toISOString());
    await finishRemoval(user.id, new Date());
    expect(await run(false)).toMatchObject({ differences: [], busy: [] });
    expect(rowProblems(await items(), new Date())).toEqual([]);
  });

  test('finds each wrong counter, changes nothing, and repairs it on request', async () => {
    // Nothing was removed from this table, so every counter can be recounted exactly.
    await useOwnTable();
    await someHistory();
    const counters = (await items()).filter(isCounter);
    const kinds = new Set(counters.map(({ pk, sk }) => (pk.startsWith('USER#') ? sk : pk).split(/[#~]/)[0]));
    expect([...kinds].sort()).toEqual(
      ['COUNTERS', 'DAYCOUNTERS', 'KINDS', 'MONTH', 'RECORD', 'REFERRAL', 'TALLY', 'TRACKRECORD'].sort(),
    );
    for (const counter of counters) {
      const numbers = Object.entries(counter).filter(([, value]) => typeof value === 'number');
      for (const [name] of numbers) await add({ pk: counter.pk, sk: counter.sk }, name, -3);
    }
    const wrong = counters.flatMap(({ pk, sk, ...fields }) =>
      Object.entries(fields).flatMap(([name, value]) =>
        typeof value === 'number' ? [`${pk} ${sk} ${name}`] : [],
      ),
    );
    const names = (found: Awaited<ReturnType<typeof run>>) =>
      found.differences.map(({ key, name }) => `${key.pk} ${key.sk} ${name}`).sort();
    expect(names(await run(false))).toEqual(wrong.sort());
    expect(names(await run(false))).toEqual(wrong);
    const repaired = await run(true);
    expect(names(repaired)).toEqual(wrong);
    expect(repaired.differences.every((each) => each.repaired)).toBe(true);
    expect(await run(false)).toMatchObject({ differences: [], busy: [] });
    const now = new Map((await items()).map((item) => [`${item.pk} ${item.sk}`, item]));
    for (const counter of counters) expect(now.get(`${counter.pk} ${counter.sk}`)).toEqual(counter);
  });

  test('removes empty counters, and keeps days with more than what is left', async () => {
    const { user } = await newPerson();
    await add(keys.tally(user.id), 'hit', 4);
    await add(keys.dayCounters('2026-01-02', 4, 0), 'prompts', 2);
    const { differences } = await run(true);
    expect(differences).toEqual([
      { key: keys.tally(user.id), name: 'hit', stored: 4, counted: 0, repaired: true },
    ]);
  });

  test('adds the counters from before shards had partitions to those that continue them', async () => {
    await useOwnTable();
    await someHistory();
    const before = await allCounts();
    for (const { pk, sk, ...counts } of (await items()).filter(({ pk }) => pk.includes('COUNTERS~'))) {
      const old = oldCounterOf({ pk, sk });
      if (!old) throw new Error(`${pk} continues no counter`);
      for (const [name, count] of Object.entries(counts)) {
        await add(old, name, 5 + Number(count));
        await add({ pk, sk }, name, -5 - Number(count));
      }
    }
    expect(await allCounts()).toEqual(before);
    expect(await run(false)).toMatchObject({ differences: [], busy: [] });

    const old = (await items()).find(({ pk, users }) => pk === lists.oldCounters().pk && users) as Item;
    const continues = (item: Item) => textOf(oldCounterOf(item) ?? keys.priced()) === textOf(old);
    const lane = (await items()).find(continues);
    if (!lane) throw new Error('there is no lane');
    await add({ pk: lane.pk, sk: lane.sk }, 'users', 2);
    const inUse = async () => void (await add({ pk: lane.pk, sk: lane.sk }, 'picks', 1));
    const key = { pk: old.pk, sk: old.sk };
    expect(await run(true, inUse)).toMatchObject({ differences: [], busy: [key] });
    await add({ pk: lane.pk, sk: lane.sk }, 'picks', -3);
    for (const repair of [false, true]) {
      expect((await run(repair)).differences).toMatchObject([{ key, name: 'users', repaired: repair }]);
    }
    expect(await run(false)).toMatchObject({ differences: [], busy: [] });
    expect(await allCounts()).toEqual(before);
  });

  test('skips a counter in use, and says so', async () => {
    const { user } = await newPerson();
    await add(keys.tally(user.id), 'hit', 4);
    for (const repair of [false, true]) {
      const found = await run(repair, async () => void (await add(keys.tally(user.id), 'miss', 1)));
      expect(found).toMatchObject({ differences: [], busy: [keys.tally(user.id)] });
    }
    expect((await run(true)).differences).toHaveLength(2);
  });

  test('does not report a pick saved while it runs', async () => {
    const { user } = await newPerson({ plan: 'pro' });
    const found = await run(true, async () => void (await saved([legOn(newGame())], user.id)));
    expect(found.differences).toEqual([]);
    expect(await run(false)).toMatchObject({ differences: [], busy: [] });
  });
});

describe('the command', () => {
  test('prints the differences and exits with 1 until they are repaired', async () => {
    const { user } = await newPerson();
    await add(keys.tally(user.id), 'hit', 1);
    const line = `USER#${user.id} TALLY hit is 1, recounted 0`;
    const reported = await runCommand(command, []);
    expect([reported.code, reported.stdout[0]]).toEqual([1, `differs: ${line}`]);
    const repaired = await runCommand(command, ['--repair']);
    expect([repaired.code, repaired.stdout[0]]).toEqual([0, `repaired: ${line}`]);
    const after = await runCommand(command, []);
    expect([after.code, after.stdout]).toEqual([
      0,
      [expect.stringMatching(/^[\d,]+ counter items of test-\w+: 0 differences\.$/)],
    ]);
  });
});

describe('the check of rows', () => {
  test('names what is missing, left over and different', async () => {
    const { user } = await newPerson({ plan: 'pro' });
    const pick = await saved([legOn(newGame())], user.id);
    const sound = await items();
    expect(rowProblems(sound, new Date())).toEqual([]);
    const mark = keys.saved(user.id, pick.promptLogId);
    const changed = sound.map((item) =>
      item.pk === mark.pk && item.sk === mark.sk ? { ...item, status: 'hit' } : item,
    );
    expect(rowProblems(changed, new Date())).toEqual([{ key: mark, problem: 'different' }]);
    const lock = sound.find((item) => item.sk === 'EMAIL' && item.userId === user.id);
    expect(
      rowProblems(
        sound.filter((item) => item !== lock),
        new Date(),
      ),
    ).toMatchObject([{ problem: 'missing' }]);
    const open = { pk: 'GAME#x', sk: 'LEG#nobody#x#0' };
    expect(rowProblems([...sound, open], new Date())).toEqual([{ key: open, problem: 'left over' }]);
  });
});
