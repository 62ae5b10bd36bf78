/** The probes: a failed attack is ok; a successful one is reported with what it did. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { command } from '../../scripts/probe.ts';
import { runCommand } from '../support/command.ts';

const probe = (url: string, only: string) => runCommand(command, ['--url', url, '--only', only]);

/** The product behind a proxy that opens one call to everyone. */
async function withOpenCall(path: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const isOpen = request.url?.endsWith(path);
    const sound = await fetch(`${inject('origin')}${request.url}`, {
      method: request.method ?? 'GET',
      ...(request.method !== 'GET' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    const text = await sound.text();
    response.writeHead(isOpen ? 200 : sound.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the product withstands an attack', async () => {
  const { code, stdout } = await probe(inject('origin'), 'without a session');
  expect([code, stdout.at(-1)]).toEqual([0, '1 attacks, none succeeded']);
  expect(stdout[0]).toMatch(/^ok {4}calls without a session: \d+ calls$/);
});

test('a call open to everyone is detected', async () => {
  const { code, stdout } = await probe(await withOpenCall('/export-data'), 'without a session');
  expect(code).toBe(1);
  expect(stdout[0]).toBe('FAIL  calls without a session: export-data: status 200, not 401');
});

test('an attack that cannot be tried is not ok', async () => {
  const { code, stdout } = await probe('http://127.0.0.1:9', 'without a session');
  expect([code, stdout[0]?.slice(0, 48)]).toEqual([1, 'FAIL  calls without a session: could not be run:']);
});

test('refuses to attack other sites', async () => {
  const { code, stderr } = await probe('https://gameplan.example', 'without a session');
  expect(code).toBe(2);
  expect(stderr).toContain('--url must be a GamePlan on this machine');
});
