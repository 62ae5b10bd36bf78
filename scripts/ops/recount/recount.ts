/** Compares every counter with the items it counts, and repairs it on request, while the product is in use. */
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { type Key, keys } from '../../../lambdas/data/platform/keys.ts';
import { conditionMet, getMany, update } from '../../../lambdas/data/platform/table.ts';
import { type Counts, stepsBetween, total } from '../../../lambdas/domain/platform/counts.ts';
import { tableClient } from '../stage.ts';
import {
  addItem,
  addSignups,
  type CountsByKey,
  countsIn,
  type Item,
  isCounter,
  isDay,
  keepsRemoved,
  keyOf,
  lanesOf,
  oldCounterOf,
  textOf,
} from './expected.ts';

/** One number that differs from the recount. */
export interface Difference {
  readonly key: Key;
  readonly name: string;
  readonly stored: number;
  readonly counted: number;
  readonly repaired: boolean;
}

export interface Recounted {
  readonly counters: number;
  readonly differences: readonly Difference[];
  /** Counters that changed during every pass, so that they could not be compared. */
  readonly busy: readonly Key[];
}

export interface RecountOptions {
  readonly table: string;
  readonly repair: boolean;
  /** Maximum number of passes; another pass runs while counters were in use. */
  readonly passes?: number;
  /** Called between reading the counters and reading the items; for tests. */
  readonly between?: () => Promise<void>;
}

/**
 * Reads the counters first and then the items. A counter changes in the same transaction as the items it counts, so if a
 * counter is unchanged afterwards, the comparison is valid; otherwise the next pass tries it again. A repair is written
 * on the condition that the counter has not changed since it was read.
 *
 * A pass reads the whole table twice, and keeps all counters in memory: about two small items per user and day.
 */
export async function recount({ table, repair, passes = 3, between }: RecountOptions): Promise<Recounted> {
  const differences: Difference[] = [];
  const settled = new Set<string>();
  let counters = 0;
  let busy: string[] = [];
  for (let pass = 1; pass <= passes && (pass === 1 || busy.length > 0); pass += 1) {
    const { items, stored, expected } = await readAll(table, between);
    busy = [];
    const all = new Set([...stored.keys(), ...expected.keys()]);
    counters = all.size;
    for (const text of all) {
      if (settled.has(text)) continue;
      const found = differing(keyOf(text), stored.get(text), expected.get(text));
      const outcome = found.length === 0 ? 'same' : await settle(text, items, found, repair);
      if (outcome === 'busy') busy.push(text);
      else settled.add(text);
      if (outcome === 'repaired' || outcome === 'differs') {
        const key = keyOf(text);
        differences.push(...found.map((each) => ({ key, ...each, repaired: outcome === 'repaired' })));
      }
    }
  }
  return { counters, differences, busy: busy.map(keyOf) };
}

interface Found {
  readonly name: string;
  readonly stored: number;
  readonly counted: number;
}

function differing(key: Key, stored: Counts = {}, expected: Counts = {}): Found[] {
  const steps = Object.entries(stepsBetween(stored, expected));
  return steps
    .filter(([, step]) => (keepsRemoved(key) ? step > 0 : step !== 0))
    .map(([name, step]) => {
      const before = stored[name] ?? 0;
      return { name, stored: before, counted: before + step };
    });
}

async function settle(
  text: string,
  items: CountsByKey,
  found: readonly Found[],
  repair: boolean,
): Promise<'busy' | 'differs' | 'repaired'> {
  const key = keyOf(text);
  // With an old counter, those that continue it were compared too; a counter on its own is checked as it is repaired.
  const compared = repair ? lanesOf(key) : [key, ...lanesOf(key)];
  if (await haveChanged(compared, items)) return 'busy';
  if (!repair) return 'differs';
  return (await conditionMet(write(key, items.get(text), found))) ? 'repaired' : 'busy';
}

async function haveChanged(compared: readonly Key[], items: CountsByKey): Promise<boolean> {
  if (compared.length === 0) return false;
  const now = await getMany<Item>(compared, { isConsistent: true });
  const current = new Map(now.map((item) => [textOf(item), countsIn(item)]));
  return compared.map(textOf).some((text) => {
    const steps = stepsBetween(items.get(text) ?? {}, current.get(text) ?? {});
    return Object.values(steps).some((step) => step !== 0);
  });
}

/** @throws ConditionFailed if the counter has changed since it was read */
function write(key: Key, stored: Counts = {}, found: readonly Found[]): Promise<unknown> {
  const steps = Object.fromEntries(found.map(({ name, stored, counted }) => [name, counted - stored]));
  const names = [...new Set([...Object.keys(stored), ...found.map(({ name }) => name)])];
  const at = (name: string) => names.indexOf(name);
  return update({
    Key: { ...key },
    UpdateExpression: `SET ${found.map(({ name }) => `#n${at(name)} = :new${at(name)}`).join(', ')}`,
    ConditionExpression: names
      .map((name, n) => (name in stored ? `#n${n} = :old${n}` : `attribute_not_exists(#n${n})`))
      .join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#n${n}`, name])),
    ExpressionAttributeValues: Object.fromEntries([
      ...Object.entries(stored).map(([name, count]) => [`:old${at(name)}`, count]),
      ...found.map(({ name }) => [`:new${at(name)}`, (stored[name] ?? 0) + (steps[name] ?? 0)]),
    ]),
  });
}

async function readAll(table: string, between?: () => Promise<void>) {
  const items: CountsByKey = new Map();
  await scan(table, (item) => {
    if (isCounter(item)) items.set(textOf(item), countsIn(item));
  });
  await between?.();
  const counted: CountsByKey = new Map();
  await scan(table, (item) => addItem(counted, item));
  dropUnknownReferrals(counted, items);
  const stored = joined(items, items);
  const expected = joined(counted, items);
  addSignups(expected, daysOf(stored, expected));
  return { items, stored, expected: joined(expected, items) };
}

/** Adds counters to the old one that they continue, if that one is in the table: only their sum can be recounted. */
function joined(counts: CountsByKey, items: CountsByKey): CountsByKey {
  const sums: CountsByKey = new Map();
  for (const [text, each] of counts) {
    const old = oldCounterOf(keyOf(text));
    const name = old && items.has(textOf(old)) ? textOf(old) : text;
    sums.set(name, total([sums.get(name) ?? {}, each]));
  }
  return sums;
}

/** The code of a deleted account has no counter any more. */
function dropUnknownReferrals(expected: CountsByKey, stored: CountsByKey): void {
  for (const text of expected.keys()) {
    if (keyOf(text).sk === keys.referral('').sk && !stored.has(text)) expected.delete(text);
  }
}

/** Expected sign-ups of each day: the stored number, or the recounted one if it is higher. */
function daysOf(stored: CountsByKey, expected: CountsByKey): CountsByKey {
  const texts = new Set([...stored.keys(), ...expected.keys()].filter((text) => isDay(keyOf(text))));
  return new Map(
    [...texts].map((text) => {
      const signups = Math.max(stored.get(text)?.signups ?? 0, expected.get(text)?.signups ?? 0);
      return [text, { signups }];
    }),
  );
}

/** Reads every item of a table with consistent reads. */
export async function scan(table: string, visit: (item: Item) => void): Promise<void> {
  const client = tableClient();
  const segments = 4;
  const readSegment = async (Segment: number) => {
    let start: Record<string, never> | undefined;
    do {
      const page = await client.send(
        new ScanCommand({
          TableName: table,
          Segment,
          TotalSegments: segments,
          ConsistentRead: true,
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      for (const item of page.Items ?? []) visit(unmarshall(item) as Item);
      start = page.LastEvaluatedKey as typeof start;
    } while (start);
  };
  try {
    await Promise.all(Array.from({ length: segments }, (_, nth) => readSegment(nth)));
  } finally {
    client.destroy();
  }
}
