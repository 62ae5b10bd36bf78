/** A proxy between the functions and the table's engine that records each request and its cost. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { type RequiredRight, requiredRights } from './required-rights.ts';

/**
 * How long a measured request is held, at least, so that those that the same process sends together overlap: a fast
 * network's delay, and turns of the event loop, because on a busy machine time passes while the others still wait to be read.
 */
const [millisecondsHeld, turnsHeld] = [5, 100];

interface TableCall {
  readonly from: number;
  readonly to: number;
  /** Capacity units of the table and its indexes. */
  readonly units: number;
  readonly isWrite: boolean;
  readonly rights: readonly RequiredRight[];
}

export interface Cost {
  /** Sequential groups of table calls. */
  readonly roundTrips: number;
  readonly calls: number;
  readonly capacityUnits: number;
  /** Part of `capacityUnits` that is for writes, which cost five times as much as reads. */
  readonly writeUnits: number;
  /** Permissions that the caller needs. */
  readonly rights: readonly RequiredRight[];
}

export interface Recorder {
  readonly endpoint: string;
  /**
   * Runs something and returns its cost at the table.
   * @param isHeld without it, requests that go out together may count as round trips of their own
   */
  measure(work: () => Promise<unknown>, isHeld?: boolean): Promise<Cost>;
  close(): Promise<void>;
}

/** @param engine endpoint of a DynamoDB, to which requests are forwarded */
export async function startRecorder(engine: string): Promise<Recorder> {
  let calls: TableCall[] = [];
  let holding = false;
  const server = createServer((request, response) => {
    const from = performance.now();
    pass(engine, request, response, holding).then(
      (done) => calls.push({ from, to: performance.now(), isWrite: isWrite(request), ...done }),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async measure(work, isHeld = true) {
      calls = [];
      holding = isHeld;
      await work().finally(() => {
        holding = false;
      });
      return {
        roundTrips: longestChain(calls),
        calls: calls.length,
        capacityUnits: unitsIn(calls),
        writeUnits: unitsIn(calls.filter(({ isWrite }) => isWrite)),
        rights: calls.flatMap(({ rights }) => rights),
      };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const unitsIn = (calls: readonly TableCall[]) => calls.reduce((sum, { units }) => sum + units, 0);

const isWrite = ({ headers }: IncomingMessage) =>
  /Put|Update|Delete|Write/.test(String(headers['x-amz-target']));

/** @returns permissions and capacity units of a call; 0 units if the engine refused it */
async function pass(
  engine: string,
  request: IncomingMessage,
  response: ServerResponse,
  isHeld: boolean,
): Promise<Pick<TableCall, 'units' | 'rights'>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const input = JSON.parse(Buffer.concat(parts).toString());
  const [answer] = await Promise.all([
    fetch(engine, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': String(request.headers['x-amz-target']),
        authorization: String(request.headers.authorization),
        'x-amz-date': String(request.headers['x-amz-date']),
      },
      body: JSON.stringify({ ...input, ...counted(request) }),
    }),
    isHeld && hold(),
  ]);
  const text = await answer.text();
  response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(text);
  const rights = requiredRights(String(request.headers['x-amz-target']).replace(/^.*\./, ''), input);
  return { units: answer.ok ? unitsOf(JSON.parse(text).ConsumedCapacity) : 0, rights };
}

async function hold(): Promise<void> {
  await setTimeout(millisecondsHeld);
  for (let turn = 0; turn < turnsHeld; turn += 1) await setImmediate();
}

/** Only calls that read or write items accept this parameter. */
function counted({ headers }: IncomingMessage): { ReturnConsumedCapacity?: 'TOTAL' } {
  return /Item|Query|Scan/.test(String(headers['x-amz-target'])) ? { ReturnConsumedCapacity: 'TOTAL' } : {};
}

function unitsOf(consumed: { CapacityUnits: number } | { CapacityUnits: number }[] | undefined): number {
  return [consumed ?? []].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}

/** Length of the longest chain of calls that do not overlap, so that each may have waited for the one before. */
function longestChain(calls: readonly TableCall[]): number {
  let length = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...calls].sort((a, b) => a.to - b.to)) {
    if (from < until) continue;
    length += 1;
    until = to;
  }
  return length;
}
