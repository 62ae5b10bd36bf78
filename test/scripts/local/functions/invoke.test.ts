/** Functions that run in parallel in one process do not mix up their log lines. */
import { expect, test } from 'vitest';
import { beginCall } from '../../../../lambdas/telemetry/begin.ts';
import { log } from '../../../../lambdas/telemetry/log.ts';
import { invoke } from '../../../../scripts/local/functions/invoke.ts';
import { logged } from '../../../support/log-lines.ts';

test('each log line identifies its own call', async () => {
  const bothBegan = Promise.withResolvers<void>();
  let began = 0;
  const call = (name: 'auth' | 'referral') =>
    invoke(
      async () => async () => {
        beginCall(name, `of ${name}`);
        log.appendKeys({ userId: `user of ${name}` });
        began += 1;
        if (began === 2) bothBegan.resolve();
        await bothBegan.promise;
        log.info('done');
      },
      name,
      {},
    );
  const lines = await logged(() => Promise.all([call('auth'), call('referral')]));
  expect(lines.filter(({ message }) => message === 'done')).toMatchObject([
    { function: 'auth', requestId: 'of auth', userId: 'user of auth' },
    { function: 'referral', requestId: 'of referral', userId: 'user of referral' },
  ]);
});
