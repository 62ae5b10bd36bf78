/** What work costs at the table: capacity as the engine reports it, and the sequence of calls that someone waits for. */
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Delay of each call, so that concurrent ones overlap. */
const delayMs = 20;

interface Call {
  readonly from: number;
  readonly to: number;
  readonly units: number;
  readonly isWrite: boolean;
}

export interface TableCost {
  /** Capacity units of reads and writes. */
  readonly read: number;
  readonly write: number;
  /** Length of the longest chain of calls that do not overlap. */
  readonly roundTrips: number;
}

type Consumed = { CapacityUnits?: number } | { CapacityUnits?: number }[] | undefined;

type Send = (command: object, options: object) => Promise<{ readonly ConsumedCapacity?: Consumed }>;

/** Only one at a time in a process. */
export async function costOf(work: () => Promise<unknown>): Promise<TableCost> {
  const calls: Call[] = [];
  const client = DynamoDBDocumentClient.prototype;
  const send = client.send;
  const measured = async function (
    this: DynamoDBDocumentClient,
    command: { readonly input: object },
    options: object,
  ) {
    const from = performance.now();
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const answer = await (send as Send).call(this, command, options);
    const units = [answer.ConsumedCapacity ?? []]
      .flat()
      .reduce((sum, each) => sum + (each.CapacityUnits ?? 0), 0);
    const isWrite = /Put|Update|Delete|Write/.test(command.constructor.name);
    calls.push({ from, to: performance.now(), units, isWrite });
    return answer;
  };
  Object.assign(client, { send: measured });
  try {
    await work();
  } finally {
    Object.assign(client, { send });
  }
  const unitsOf = (some: readonly Call[]) => some.reduce((sum, { units }) => sum + units, 0);
  return {
    read: unitsOf(calls.filter(({ isWrite }) => !isWrite)),
    write: unitsOf(calls.filter(({ isWrite }) => isWrite)),
    roundTrips: longestChain(calls),
  };
}

function longestChain(calls: readonly Call[]): number {
  let [length, until] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of [...calls].sort((a, b) => a.to - b.to)) {
    if (from < until) continue;
    length += 1;
    until = to;
  }
  return length;
}
