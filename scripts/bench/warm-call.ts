/** CPU time of a warm call, relative to the same call written by hand: the cost of our request pipeline. */
import { spawnSync } from 'node:child_process';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { pathOf } from '../../lambdas/contracts/routes.ts';
import { throughSite } from '../local/process/environment.ts';
import { median, shuffled } from './statistics.ts';

const rounds = 7;
const warmUps = 200;
const measured = 600;

/** Prints the process's CPU time per call, in microseconds. */
const loop = `
const { handler } = require(process.argv[1]);
const event = JSON.parse(process.env.EVENT);
const run = async (times) => { for (let i = 0; i < times; i += 1) {
  const { statusCode, body } = await handler(event);
  if (statusCode !== 200) throw new Error(body);
} };
run(${warmUps}).then(async () => {
  const before = process.cpuUsage();
  await run(${measured});
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / ${measured});
});`;

export interface WarmCall {
  readonly ratio: number;
  readonly microseconds: number;
  readonly byHandMicroseconds: number;
}

/** @param files bundles of `get-user-status` and of the same function written by hand */
export function warmCall(
  files: { readonly ours: string; readonly byHand: string },
  { token, engine }: { token: string; engine: string },
  say: (line: string) => void,
): WarmCall {
  const env = {
    ...process.env,
    // The local product handles concurrent calls in one process; a Lambda environment handles one at a time.
    AWS_LAMBDA_MAX_CONCURRENCY: undefined,
    AWS_ENDPOINT_URL_DYNAMODB: engine,
    EVENT: JSON.stringify(eventFor(token)),
  };
  const taken = { ours: [] as number[], byHand: [] as number[] };
  for (let round = 1; round <= rounds; round += 1) {
    say(`warm call, round ${round} of ${rounds}`);
    for (const which of shuffled(['ours', 'byHand'] as const)) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', loop, files[which]], {
        encoding: 'utf8',
        env,
      });
      if (status !== 0) throw new Error(stderr);
      taken[which].push(Number(stdout));
    }
  }
  const microseconds = median(taken.ours);
  const byHandMicroseconds = median(taken.byHand);
  return { ratio: microseconds / byHandMicroseconds, microseconds, byHandMicroseconds };
}

function eventFor(token: string): Pick<APIGatewayProxyEventV2, 'headers' | 'rawPath' | 'isBase64Encoded'> & {
  requestContext: object;
} {
  const path = pathOf('get-user-status');
  return {
    rawPath: path,
    headers: { ...throughSite, authorization: `Bearer ${token}` },
    requestContext: {
      requestId: 'bench',
      http: { method: 'GET', path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'bench' },
    },
    isBase64Encoded: false,
  };
}
