/** Checks as a subscriber: sign in, paid features, and on request ask and save. */

import { login } from '../../../lambdas/contracts/accounts/auth.ts';
import { getUserStatus } from '../../../lambdas/contracts/accounts/status.ts';
import { askForPlay } from '../../../lambdas/contracts/asking/ask.ts';
import { getUserSubscription } from '../../../lambdas/contracts/billing/billing.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { getTrackerStats, listPicks, savePick } from '../../../lambdas/contracts/picks/tracker.ts';
import { getPredictions } from '../../../lambdas/contracts/records/predictions.ts';
import type { Check } from './checks.ts';
import { ensure } from './probe.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

interface Session {
  token: string;
}

/**
 * @param sport to ask about and save a pick of; undefined to change nothing
 * @returns checks in order; the first signs in for the others
 */
export function subscriberChecks({ email, password }: Account, sport: Sport | undefined): Check[] {
  const session: Session = { token: '' };
  return [
    {
      name: 'sign in',
      async run({ call }) {
        const body = { action: 'login', email, password, rememberMe: false };
        session.token = (await call(login, { body })).token;
        return email;
      },
    },
    {
      name: 'subscription',
      async run({ call }) {
        const { status, subscription_plan, remainingPrompts } = await call(getUserStatus, session);
        await call(getUserSubscription, session);
        ensure(status === 'active', `it is ${status}; the following checks need an active one`);
        return `${subscription_plan}, ${remainingPrompts} prompts left today`;
      },
    },
    {
      name: 'predictions',
      run: async ({ call }) => `${(await call(getPredictions, session)).predictions.length} today`,
    },
    {
      name: 'tracker',
      async run({ call }) {
        const { total } = await call(listPicks, session);
        const { winRate, totalPicks } = await call(getTrackerStats, session);
        return `${total} picks; last 30 days ${totalPicks}, win rate ${winRate} %`;
      },
    },
    ...(sport ? writingChecks(session, sport) : []),
  ];
}

/**
 * Asks and saves for real: uses one of today's prompts, and leaves a pick in the tracker.
 * @param session filled by the sign-in check
 */
function writingChecks(session: Session, sport: Sport): Check[] {
  let promptLogId = '';
  return [
    {
      name: 'ask',
      async run({ call }) {
        const body = { prompt: `A safe ${sport} play, please`, sport };
        const answer = await call(askForPlay, { ...session, body });
        ensure(answer.promptLogId, `no play for ${sport} (try another --sport): ${answer.response}`);
        promptLogId = answer.promptLogId;
        return answer.promptAnalysis.suggestion.join('; ');
      },
    },
    {
      name: 'save',
      async run({ call }) {
        const { pick } = await call(savePick, { ...session, body: { promptLogId } });
        const { savedPicks } = await call(listPicks, session);
        ensure(
          savedPicks.some(({ id }) => id === pick.id),
          'the pick was saved but is not in the tracker',
        );
        return `pick ${pick.id}, ${pick.status}`;
      },
    },
  ];
}
