/** Chooses a plan: in the checkout without a subscription, in the provider's portal with one. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { UserSubscription } from '../../../../../lambdas/contracts/billing/billing.ts';
import { supportEmail } from '../../../components/legal/contact.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { OutsideLink } from '../../../components/ui/controls/text-link.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { isPaid } from './paid.ts';
import { PlanList } from './plan-list.tsx';
import { useCheckout, usePortal } from './provider-redirect.ts';

export function FirstPlan() {
  const { leave, isLeaving, choice } = useCheckout();
  return (
    <PlanList
      action={({ name }) => (
        <Button
          size="lg"
          variant={name === 'pro' ? 'solid' : 'outline'}
          busy={choice === name}
          disabled={isLeaving}
          onClick={() => leave(name)}
        >
          {choice === name ? 'Redirecting...' : `Choose ${name}`}
        </Button>
      )}
    />
  );
}

export function OtherPlan({ subscription }: { subscription: UserSubscription }) {
  const { leave, isLeaving, choice } = usePortal();
  const canChange = isPaid(subscription);
  return (
    <chakra.section aria-labelledby="plans" display="grid" gap="5">
      <div>
        <chakra.h2 id="plans" textStyle="heading">
          Plans
        </chakra.h2>
        {canChange && (
          <chakra.p color="muted">
            Plan changes are made in the billing portal, which shows the cost before you confirm.
          </chakra.p>
        )}
      </div>
      {!canChange && (
        <Notice tone="info">
          Your plan is complimentary. To change it, write to{' '}
          <OutsideLink href={`mailto:${supportEmail}`}>{supportEmail}</OutsideLink>.
        </Notice>
      )}
      <PlanList
        current={subscription.plan}
        action={({ name }) =>
          name === subscription.plan ? (
            <Button size="lg" variant="outline" disabled>
              Your plan
            </Button>
          ) : (
            <Button
              size="lg"
              // Only an upgrade gets a solid button.
              variant={name === 'pro' ? 'solid' : 'outline'}
              busy={choice === name}
              disabled={isLeaving || !canChange}
              onClick={() => leave(name)}
            >
              {choice === name ? 'Redirecting...' : `Change to ${name}`}
            </Button>
          )
        }
      />
    </chakra.section>
  );
}
