/** Rate limits count each use once, whatever happens to the response, and store no personal data. */
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { consume, refund } from '../../../lambdas/data/platform/rates.ts';
import { allItems, useOwnTable } from '../../support/own-table.ts';
import { randomWord } from '../../support/people.ts';

beforeAll(useOwnTable);

const now = new Date();
const limitOf = (max: number) => ({ scope: `test-${randomWord()}`, max, seconds: 3600 });

/** From here on every write is sent twice, as the SDK does after a lost response. */
function loseFirstAnswers(): void {
  const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<unknown>;
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
    this: DynamoDBDocumentClient,
    command: unknown,
  ) {
    if (command instanceof UpdateCommand) await send.call(this, new UpdateCommand({ ...command.input }));
    return send.call(this, command);
  } as typeof DynamoDBDocumentClient.prototype.send);
  onTestFinished(() => spy.mockRestore());
}

test('a use whose response was lost counts once, and returning it counts once', async () => {
  const limit = limitOf(2);
  loseFirstAnswers();
  const allowed = [];
  for (let use = 0; use < 3; use += 1) allowed.push((await consume(limit, 'somebody', now)).allowed);
  expect(allowed).toEqual([true, true, false]);
  await refund(limit, 'somebody', now);
  await refund(limit, 'somebody', now);
  expect((await consume(limit, 'somebody', now)).allowed).toBe(true);
  expect((await consume(limit, 'somebody', now)).allowed).toBe(false);
});

test('neither an email address nor an IP address is stored, however long it is', async () => {
  for (const who of ['person@example.com', '203.0.113.7', 'x'.repeat(5000)])
    await consume(limitOf(1), who, now);
  const text = JSON.stringify(await allItems());
  expect(text).not.toMatch(/person@example|203\.0\.113|xxx/);
});
