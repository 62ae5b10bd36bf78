/** Cost of the admin list, search and figures at 2,000 and at 200,000 accounts, compared with the budget. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type SortField,
  type SortOrder,
  sortFields,
  sortOrders,
} from '../../lambdas/contracts/accounts/sorting.ts';
import { type PlanName, planNames } from '../../lambdas/contracts/billing/plans.ts';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { pathOf } from '../../lambdas/contracts/routes.ts';
import type { User } from '../../lambdas/data/accounts/users.ts';
import { sortText } from '../../lambdas/domain/accounts/directory.ts';
import { startEngine } from '../local/engine.ts';
import { startProduct } from '../local/product.ts';
import { groups, makeCrowd } from './crowd.ts';
import { count, itemsOf } from './crowd-items.ts';
import { fillTables } from './fill-table.ts';
import { type Cost, type Recorder, startRecorder } from './recorder.ts';

export const sizes = [2_000, 200_000] as const;
/** Per call, for the first hundred pages of every filter and order, and every search. */
export const adminBudget = { calls: 12, capacityUnits: 15 } as const;

const limit = 10;
const pages = [1, 2, 10, 50, 99, 100] as const;

export interface AdminCost {
  /** Short description. */
  readonly what: string;
  /** Maximum over its calls. */
  readonly calls: number;
  readonly roundTrips: number;
  readonly capacityUnits: number;
  /** Whether the budget applies; not to a page in the middle of all accounts, which nobody opens. */
  readonly budgeted: boolean;
}

export type MeasuredAdmin = Readonly<Record<(typeof sizes)[number], readonly AdminCost[]>>;

/**
 * @param say prints progress
 * @throws if a page differs from sorting all accounts
 */
export async function measureAdmin(say: (line: string) => void): Promise<MeasuredAdmin> {
  const crowds = sizes.map((size) => ({ size, table: `crowd-${size}`, people: makeCrowd(size) }));
  const dataDir = await mkdtemp(join(tmpdir(), 'gameplan-bench-'));
  try {
    say(`creating ${sizes.map(inWords).join(' and ')} accounts`);
    await fillTables(
      dataDir,
      await Promise.all(crowds.map(async ({ table, people }) => [table, await itemsOf(people)] as const)),
    );
    const engine = await startEngine(dataDir, say);
    const recorder = await startRecorder(engine.endpoint);
    process.env.DYNAMODB_ENDPOINT = recorder.endpoint;
    try {
      const product = await startProduct({ port: 0, dataDir, quiet: true, schedules: false });
      try {
        const measured: [number, AdminCost[]][] = [];
        for (const { size, table, people } of crowds) {
          say(`reading pages of ${inWords(size)} accounts`);
          // The functions run in this process, and read the table's name at each use.
          process.env[environment.table] = table;
          await count(people);
          measured.push([size, await measureCalls(people, recorder, await portal(product.origin))]);
        }
        return Object.fromEntries(measured) as unknown as MeasuredAdmin;
      } finally {
        await product.stop();
      }
    } finally {
      await recorder.close();
      await engine.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const inWords = (size: number) => size.toLocaleString('en');

interface Listed {
  readonly users: readonly { readonly id: string; readonly email: string }[];
  readonly pagination: { readonly total: number; readonly capped?: boolean };
}

type Ask = (query: Readonly<Record<string, string>>) => Promise<Listed>;

/** @returns requests a page as the portal does */
async function portal(origin: string): Promise<{ list: Ask; numbers: () => Promise<unknown> }> {
  const { saveAdmin } = await import('../../lambdas/data/accounts/admins.ts');
  const { hashPassword } = await import('../../lambdas/services/accounts/passwords.ts');
  const email = 'bench@example.com';
  const password = 'Bench-2026';
  await saveAdmin({ email, name: 'Bench', passwordHash: await hashPassword(password) }, new Date());
  const signedIn = await fetch(origin + pathOf('admin-auth'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'login', email, password }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const get = async (path: string) => {
    // Sorting all accounts blocks this process longer than the server keeps an idle connection open.
    const headers = { authorization: `Bearer ${token}`, connection: 'close' };
    const response = await fetch(origin + path, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  return {
    list: async (query) => (await get(`${pathOf('get-users')}?${new URLSearchParams(query)}`)) as Listed,
    numbers: () => get(`${pathOf('admin-analytics')}?period=90d`),
  };
}

async function measureCalls(
  crowd: readonly User[],
  recorder: Recorder,
  { list, numbers }: Awaited<ReturnType<typeof portal>>,
): Promise<AdminCost[]> {
  const costs: AdminCost[] = [];
  const measure = async (what: string, asks: readonly (() => Promise<unknown>)[], budgeted = true) => {
    const each: Cost[] = [];
    for (const ask of asks) each.push(await recorder.measure(ask));
    const most = (of: (cost: Cost) => number) => Math.max(...each.map(of));
    costs.push({
      what,
      calls: most(({ calls }) => calls),
      roundTrips: most(({ roundTrips }) => roundTrips),
      capacityUnits: most(({ capacityUnits }) => capacityUnits),
      budgeted,
    });
  };

  for (const plan of [undefined, ...planNames]) {
    const filtered = crowd.filter((user) => !plan || user.plan === plan);
    for (const sort of sortFields) {
      const sorted = inOrder(filtered, sort);
      const check = (order: SortOrder, page: number) => () =>
        checkPage(list, sorted, { plan, sort, order, page });
      const asks = sortOrders.flatMap((order) => pages.map((page) => check(order, page)));
      await measure(`${plan ?? 'all'} by ${sort}, pages 1 to 100`, asks);
      if (plan) continue;
      const last = Math.ceil(sorted.length / limit);
      await measure(`all by ${sort}, last page`, [check('asc', last)]);
      await measure(`all by ${sort}, page in the middle`, [check('asc', Math.round(last / 2))], false);
    }
  }
  for (const [what, search] of searches(crowd)) {
    const asks = sortFields.flatMap((sort_by) =>
      ['', 'free'].map((subscription_plan) => async () => {
        const found = await list({ search, sort_by, subscription_plan });
        checkSearch(what, search, found, subscription_plan);
      }),
    );
    await measure(`search: ${what}`, asks);
  }
  await measure('numbers of 90 days', [numbers]);
  return costs;
}

interface Page {
  readonly plan: PlanName | undefined;
  readonly sort: SortField;
  readonly order: SortOrder;
  readonly page: number;
}

async function checkPage(
  list: Ask,
  sorted: readonly User[],
  { plan, sort, order, page }: Page,
): Promise<void> {
  const query = { page: String(page), limit: String(limit), sort_by: sort, sort_order: order };
  const { users, pagination } = await list({ ...query, subscription_plan: plan ?? 'all' });
  const from = (page - 1) * limit;
  const wanted = (order === 'asc' ? sorted : sorted.toReversed()).slice(from, from + limit);
  const same = users.map(({ id }) => id).join() === wanted.map(({ id }) => id).join();
  if (!same || pagination.total !== sorted.length) {
    throw new Error(`Page ${page} of ${plan ?? 'all'} by ${sort} ${order} differs from sorting all accounts`);
  }
}

/** Independent of the product's code: by the bytes of the text, ties by id. */
function inOrder(people: readonly User[], sort: SortField): User[] {
  const keyed = people.map((user) => ({ user, key: Buffer.from(sortText(user, sort)) }));
  keyed.sort((a, b) => Buffer.compare(a.key, b.key) || (a.user.id < b.user.id ? -1 : 1));
  return keyed.map(({ user }) => user);
}

function searches(crowd: readonly User[]): readonly (readonly [what: string, text: string])[] {
  const [one] = crowd.slice(-1);
  if (!one) throw new Error('There are no accounts');
  return [
    ['an address', one.email],
    ['the start of an address', one.email.slice(0, -4)],
    ['first and last name', 'john smith'],
    ['last and first name', 'quillfeather john'],
    ['50 hits', 'quillf'],
    ['1,000 hits', 'larkspur'],
    ['a common name', 'smith'],
    ['one letter', 'j'],
    ['a host', 'gmail'],
    ['nobody', 'zzzz'],
  ];
}

/** A search for a known group must find all its members. */
function checkSearch(what: string, search: string, { users, pagination }: Listed, plan: string): void {
  const group = Object.entries(groups).find(([name]) => name.toLowerCase().startsWith(search));
  if (group && !plan && (pagination.total !== group[1] || pagination.capped)) {
    throw new Error(`A search for ${search} found ${pagination.total}, not ${group[1]}`);
  }
  if (what === 'an address' && !plan && users[0]?.email !== search) {
    throw new Error(`A search for ${search} did not find its account`);
  }
}
