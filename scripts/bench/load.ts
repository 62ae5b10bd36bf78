/**
 * Load test of the local product with the visits of a Sunday before kickoff (scripts/cost/profile.ts), doubled in each step
 * until responses are slow or fail. New visits start on schedule even if earlier ones have not ended (open model).
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ulid } from 'ulid';
import { pathOf, type RouteName } from '../../lambdas/contracts/routes.ts';
import { calls as visit } from '../cost/profile.ts';
import { startProduct } from '../local/product.ts';
import { password } from '../local/seed.ts';

/** Visits per second. */
const steps = [0.5, 1, 2, 4, 8, 16] as const;
const stepSeconds = 15;
/** Enough that no user exceeds the daily allowance. */
const people = 240;
/** Above either, the product has reached a limit. */
export const limits = { p95Ms: 1_000, failedShare: 0.01 } as const;

export interface LoadStep {
  readonly visitsPerSecond: number;
  /** Completed calls. */
  readonly calls: number;
  readonly callsPerSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Function with the highest 95th percentile. */
  readonly slowest: RouteName;
  /** Number of calls by status, for statuses other than success. */
  readonly refused: Readonly<Record<string, number>>;
  /** CPUs used by the product, including its stand-ins and the load generator. */
  readonly productCpus: number;
  /** CPUs used by the table's engine; undefined if the operating system does not report it. */
  readonly engineCpus: number | undefined;
}

export interface LoadRun {
  readonly steps: readonly LoadStep[];
  /** Load average of the machine before the test. */
  readonly loadAverage: number;
}

interface Answer {
  readonly name: RouteName;
  readonly status: number;
  readonly ms: number;
}

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** @param say prints progress */
export async function measureLoad(say: (line: string) => void): Promise<LoadRun> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gameplan-load-'));
  const [loadAverage = 0] = loadavg();
  say('starting the product');
  const product = await startProduct({ port: 0, dataDir, quiet: true });
  try {
    const crowd = await makePeople();
    const done: LoadStep[] = [];
    for (const visitsPerSecond of steps) {
      say(`${visitsPerSecond} visits a second`);
      const step = await measureStep(product.origin, dataDir, crowd, visitsPerSecond);
      done.push(step);
      if (isOver(step)) break;
    }
    return { steps: done, loadAverage };
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const isOver = ({ p95Ms, refused, calls }: LoadStep): boolean =>
  p95Ms > limits.p95Ms || Object.values(refused).reduce((a, b) => a + b, 0) > calls * limits.failedShare;

async function makePeople(): Promise<Person[]> {
  // Imported here, because they read the table's endpoint from the environment, which the product sets first.
  const { createUser, newUser } = await import('../../lambdas/data/accounts/users.ts');
  const { hashPassword } = await import('../../lambdas/services/accounts/passwords.ts');
  const { signSession } = await import('../../lambdas/http/accounts/sign-session.ts');
  const now = new Date();
  const passwordHash = await hashPassword(password);
  return Promise.all(
    Array.from({ length: people }, async (_, nth) => {
      const id = ulid();
      const email = `load-${nth}@gameplan.test`;
      const known = { id, email, name: 'Load', passwordHash, verifiedAt: now.toISOString() };
      const user = { ...newUser(known, now), plan: 'pro', subscriptionStatus: 'active' } as const;
      await createUser(user);
      return { id, email, token: await signSession(user, 'gameplan-users', { remember: false, now }) };
    }),
  );
}

async function measureStep(
  origin: string,
  dataDir: string,
  crowd: readonly Person[],
  visitsPerSecond: number,
): Promise<LoadStep> {
  const answers: Answer[] = [];
  const visits: Promise<void>[] = [];
  const before = { cpu: process.cpuUsage(), engine: engineCpuSeconds(dataDir), at: performance.now() };
  for (let nth = 0; nth < visitsPerSecond * stepSeconds; nth += 1) {
    const person = crowd[Math.floor(Math.random() * crowd.length)];
    if (person) visits.push(visitOnce(origin, person, answers));
    const next = before.at + ((nth + 1) / visitsPerSecond) * 1000;
    await wait(Math.max(0, next - performance.now()));
  }
  await Promise.all(visits);
  const seconds = (performance.now() - before.at) / 1000;
  const { user, system } = process.cpuUsage(before.cpu);
  const engine = engineCpuSeconds(dataDir);
  return {
    visitsPerSecond,
    calls: answers.length,
    callsPerSecond: answers.length / seconds,
    p50Ms: percentile(answers, 0.5),
    p95Ms: percentile(answers, 0.95),
    slowest: slowestOf(answers),
    refused: countBy(answers.filter(({ status }) => status >= 400).map(({ status }) => String(status))),
    productCpus: (user + system) / 1e6 / seconds,
    engineCpus:
      engine === undefined || before.engine === undefined ? undefined : (engine - before.engine) / seconds,
  };
}

/** One user's calls in sequence; a fractional number of calls is the probability of one more. */
async function visitOnce(origin: string, person: Person, answers: Answer[]): Promise<void> {
  const address = `192.0.2.${Math.floor(Math.random() * 254) + 1}`;
  let predictionId = '';
  let promptLogId = '';
  const inputs: Partial<Record<RouteName, () => { body?: object; query?: Record<string, string> }>> = {
    auth: () => ({ body: { action: 'login', email: person.email, password } }),
    'get-predictions': () => ({ query: { limit: '10' } }),
    'get-prediction-by-id': () => ({ query: { id: predictionId } }),
    'goalserve-stats': () => ({ query: { sport: 'nfl', team: 'Chiefs', opponent: 'Bills' } }),
    'prompt-process': () => ({ body: { prompt: 'A safe play for this week, please', sport: 'NFL' } }),
    'tracker-save': () => ({ body: { promptLogId } }),
    'tracker-get': () => ({ query: { limit: '10' } }),
  };
  const needs: Partial<Record<RouteName, () => string>> = {
    'get-prediction-by-id': () => predictionId,
    'tracker-save': () => promptLogId,
  };
  for (const { function: name, perVisit = 0 } of visit) {
    const times = Math.floor(perVisit) + (Math.random() < perVisit % 1 ? 1 : 0);
    for (let nth = 0; nth < times; nth += 1) {
      if (needs[name]?.() === '') continue;
      const { body, query } = inputs[name]?.() ?? {};
      const started = performance.now();
      const response = await fetch(`${origin}${pathOf(name)}?${new URLSearchParams(query)}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'x-local-visitor': address,
          authorization: `Bearer ${person.token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = await response.text();
      answers.push({ name, status: response.status, ms: performance.now() - started });
      if (!response.ok) continue;
      if (name === 'get-predictions') predictionId = JSON.parse(answer).predictions[0]?.id ?? '';
      if (name === 'prompt-process') promptLogId = JSON.parse(answer).promptLogId ?? '';
    }
  }
}

function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function slowestOf(answers: readonly Answer[]): RouteName {
  const names = [...new Set(answers.map(({ name }) => name))];
  const p95 = (name: RouteName) =>
    percentile(
      answers.filter((answer) => answer.name === name),
      0.95,
    );
  return names.sort((a, b) => p95(b) - p95(a))[0] ?? 'auth';
}

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** From /proc, where Linux counts CPU time in hundredths of a second. */
function engineCpuSeconds(dataDir: string): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const { pid }: { pid: number } = JSON.parse(readFileSync(join(dataDir, 'engine.json'), 'utf8'));
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
