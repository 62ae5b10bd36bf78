/** An outage of the feed, the model and the payment provider: what keeps working, and that everything recovers. */
import { InvokeCommand } from '@aws-sdk/client-lambda';
import { getUserStatus } from '../../../lambdas/contracts/accounts/status.ts';
import { askForPlay } from '../../../lambdas/contracts/asking/ask.ts';
import { listPlans } from '../../../lambdas/contracts/billing/billing.ts';
import { listPicks } from '../../../lambdas/contracts/picks/tracker.ts';
import { getPredictions } from '../../../lambdas/contracts/records/predictions.ts';
import { pathOf, type RouteName } from '../../../lambdas/contracts/routes.ts';
import { probeOf } from '../../ops/smoke/probe.ts';
import type { Clients } from '../clients.ts';
import { signIn } from './person.ts';
import { ensure, type Proof } from './proof.ts';
import { functionNames } from './stack.ts';

const scheduled: readonly RouteName[] = ['refresh-games', 'refresh-facts', 'make-slate'];

export const survivesOutages: Proof = {
  name: 'an outage of the feed, the model and payments stops nothing else, and passes',
  async run({ front, aws }) {
    const probe = probeOf(front.origin);
    const token = await signIn(probe);
    const before = (await probe.call(getUserStatus, { token })).remainingPrompts;
    // The model is asked about words that nothing else reads.
    const body = { prompt: 'NBA moneyline zqxvarp brenulk', sport: 'NBA' };
    const ask = () => probe.ask(pathOf(askForPlay.route), { token, body });
    front.controls.set({
      feed: { mode: 'down' },
      model: { mode: 'error-500' },
      payments: { mode: 'error-500' },
    });
    try {
      for (const name of scheduled) await invoke(aws, name);
      await probe.call(listPlans);
      await probe.call(getPredictions, { token });
      await probe.call(listPicks, { token });
      const { status } = await ask();
      const after = (await probe.call(getUserStatus, { token })).remainingPrompts;
      ensure(status === 200 || after === before, `a question answered ${status} cost a prompt`);
    } finally {
      front.controls.set({
        feed: { mode: 'normal' },
        model: { mode: 'normal' },
        payments: { mode: 'normal' },
      });
    }
    for (const name of scheduled) await invoke(aws, name);
    const { status } = await ask();
    ensure(status === 200, `a question after the outage answered ${status}`);
    const { predictions } = await probe.call(getPredictions, { token });
    return `schedules ran on; ${predictions.length} predictions today after it`;
  },
};

/** @throws Refuted if the function fails */
export async function invoke(aws: Clients, name: RouteName): Promise<void> {
  const { [name]: FunctionName } = await functionNames(aws, [name]);
  const { FunctionError, Payload } = await aws.lambda.send(
    new InvokeCommand({ FunctionName, Payload: '{}' }),
  );
  ensure(!FunctionError, `${name} fails: ${Payload?.transformToString().slice(0, 300)}`);
}
