/**
 * The delivery workflow: its scripts exist, nothing uses a stored AWS key, and no job has more permissions than it
 * needs.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkedStage } from '../../scripts/ops/stage.ts';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(root, '.github/workflows/deliver.yml'), 'utf8');
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress': boolean };
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

const workflow: {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
} = parse(text);
const jobs = Object.entries(workflow.jobs);
const runsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);

describe.each(jobs)('job %s', (name, job) => {
  test('runs existing scripts for existing stages', () => {
    const runs = runsOf(job);
    expect(runs[0]).toBe('npm ci');
    for (const run of runs.slice(1)) {
      const [, script = ''] = /^npm (?:run )?([\w-]+)/.exec(run) ?? [];
      expect(scripts).toHaveProperty([script]);
      const stage = /--stage (\S+)/.exec(run)?.[1];
      if (stage) expect(checkedStage(stage)).toBe(stage);
    }
  });

  test('has a timeout, leaves no token behind, and pins actions by commit', () => {
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    const checkout = job.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with).toEqual({ 'persist-credentials': false });
    for (const { uses } of job.steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  test('gets an AWS token only if it uses AWS, and only after the tests', () => {
    const goes = job.steps.some(({ uses }) => uses?.includes('configure-aws-credentials'));
    expect(job.permissions?.['id-token']).toBe(goes ? 'write' : undefined);
    expect(goes).toBe(name !== 'test');
    if (goes) expect(job.needs).toBe('test');
  });
});

test('stores no key, and is read-only by default', () => {
  expect(text).not.toMatch(/secrets\.|aws-access-key|aws-secret/i);
  expect(workflow.permissions).toEqual({ contents: 'read' });
});

test('a pull request deploys nothing: it shows the difference, except for forks', () => {
  const { diff } = workflow.jobs;
  expect(diff?.if).toContain('head.repo.full_name == github.repository');
  const deploys = jobs.filter(([, job]) =>
    runsOf(job).some((run) => run.startsWith('npm run deploy') && !run.includes('--dry-run')),
  );
  expect(deploys.map(([name]) => name)).toEqual(['dev', 'prod']);
  for (const [name, job] of deploys) {
    expect(job.if).not.toContain('pull_request');
    expect(job.environment).toBe(name);
    expect(job.concurrency).toEqual({ group: `deploy-${name}`, 'cancel-in-progress': false });
    expect(runsOf(job)).toEqual([
      'npm ci',
      `npm run deploy -- --stage ${name} --dry-run`,
      `npm run deploy -- --stage ${name} --yes`,
      `npm run smoke -- --stage ${name}`,
    ]);
  }
});

test('a manual run deploys only the selected stage, even on a tag', () => {
  const { dev, prod } = workflow.jobs;
  for (const [name, job, ref] of [
    ['dev', dev, "github.ref == 'refs/heads/main'"],
    ['prod', prod, "startsWith(github.ref, 'refs/tags/v')"],
  ] as const) {
    expect(job?.if?.trim().split(/\s+\|\|\s+/)).toEqual([
      `(github.event_name == 'push' && ${ref})`,
      `(github.event_name == 'workflow_dispatch' && inputs.stage == '${name}')`,
    ]);
  }
});

test('runs on pull requests, the main branch, tags and manually', () => {
  expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push', 'workflow_dispatch']);
  expect(workflow.on.push).toEqual({ branches: ['main'], tags: ['v*'] });
});
