/** The smoke test, against the whole product and against sites that are each broken in one way. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { command } from '../../../scripts/ops/commands/smoke.ts';
import { runCommand } from '../../support/command.ts';
import { newPerson, newSubscriber, password } from '../../support/people.ts';

const cleanup: (() => void)[] = [];
afterEach(() => {
  for (const undo of cleanup.splice(0)) undo();
  vi.unstubAllEnvs();
});

const smoke = (...args: string[]) => runCommand(command, ['--url', inject('origin'), ...args]);
const failures = (stdout: readonly string[]) => stdout.filter((line) => line.startsWith('FAIL'));

describe('the running product', () => {
  test('passes as a visitor', { timeout: 120_000 }, async () => {
    const { code, stdout, stderr } = await smoke();
    expect([failures(stdout), stderr]).toEqual([[], '']);
    expect(code).toBe(0);
    expect(stdout.at(-1)).toBe(`${inject('origin')}: every check passed`);
    expect(stdout.join('\n')).toMatch(/ok {3}plans on sale .*pro \$24\.99/);
  });

  test('passes as a subscriber, and with --write asks and saves', { timeout: 120_000 }, async () => {
    const { user } = await newSubscriber();
    vi.stubEnv('SMOKE_PASSWORD', password);
    const { code, stdout } = await smoke('--email', user.email, '--write');
    expect([failures(stdout), code]).toEqual([[], 0]);
    expect(stdout.join('\n')).toMatch(/ok {3}save .* pick \w+, pending/);
    const again = await smoke('--email', user.email);
    expect(again.stdout.join('\n')).toMatch(/ok {3}tracker .* 1 picks/);
  });

  test('without a subscription, fails at the first missing right', { timeout: 120_000 }, async () => {
    const { user } = await newPerson();
    vi.stubEnv('SMOKE_PASSWORD', password);
    const { code, stdout } = await smoke('--email', user.email);
    expect(code).toBe(1);
    expect(failures(stdout)).toHaveLength(1);
    expect(failures(stdout)[0]).toContain('it is inactive');
  });
});

/** The product behind a proxy that alters one response. */
async function spoiled(alter: (path: string, response: Response) => Promise<Response>): Promise<string[]> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const original = await fetch(`${inject('origin')}${path}`, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(
        ['content-type', 'authorization'].flatMap((name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      ),
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const answer = await alter(path, original);
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-encoding'));
    delete headers['content-length'];
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  cleanup.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, stdout } = await runCommand(command, ['--url', url]);
  expect(code).toBe(1);
  return failures(stdout);
}

const withHeader = (response: Response, name: string, value: string | null) => {
  const headers = new Headers(response.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
};

describe('a broken site is detected', { timeout: 120_000 }, () => {
  test.each<[string, string, (path: string, response: Response) => Response]>([
    [
      'the shell instead of files',
      'an old page would run it as a script',
      (path, response) => (response.status === 404 && path.endsWith('.js') ? new Response('x') : response),
    ],
    [
      'no content security policy',
      '/login has no content security policy',
      (path, response) =>
        path === '/login' ? withHeader(response, 'content-security-policy', null) : response,
    ],
    [
      'a policy that allows any script',
      'allows any script',
      (path, response) =>
        path === '/'
          ? withHeader(
              response,
              'content-security-policy',
              "script-src 'self' 'unsafe-inline'; object-src 'none'",
            )
          : response,
    ],
    [
      'a cached page',
      'a new release would not reach it',
      (path, response) =>
        path === '/login' ? withHeader(response, 'cache-control', 'max-age=3600') : response,
    ],
    [
      'a call without authorization',
      'tracker-get answers 200',
      (path, response) =>
        path.endsWith('/tracker-get') ? Response.json({ savedPicks: [], total: 0 }) : response,
    ],
    [
      'a response of another shape',
      'subscription-plans does not match its contract',
      (path, response) =>
        path.endsWith('/subscription-plans') && response.ok
          ? Response.json({ plans: [{}] }, response)
          : response,
    ],
  ])('%s', async (_name, sentence, alter) => {
    const failed = await spoiled(async (path, response) => alter(path, response));
    expect(failed).toHaveLength(1);
    expect(failed[0]).toContain(sentence);
  });

  test('an unreachable site', async () => {
    const { code, stdout } = await runCommand(command, ['--url', 'http://127.0.0.1:9']);
    expect(code).toBe(1);
    expect(failures(stdout)[0]).toMatch(/does not answer/);
  });
});

test.each([
  [[], 'Name either --stage or --url'],
  [['--url', 'ftp://example.com'], '--url must be an address'],
  [['--url', 'http://localhost', '--email', 'a@b.co'], 'SMOKE_PASSWORD is not set'],
  [['--url', 'http://localhost', '--write'], '--write needs --email'],
  [['--url', 'http://localhost', '--sport', 'Chess'], '--sport must be one of'],
])('refuses %j as a usage error', async (args, problem) => {
  const { code, stderr } = await runCommand(command, args);
  expect(code).toBe(2);
  expect(stderr).toContain(problem);
});
