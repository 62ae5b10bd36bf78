/** The current subscription: status, price, next payment, and actions. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UserSubscription } from '../../../../../lambdas/contracts/billing/billing.ts';
import { dollars } from '../../../../../lambdas/domain/platform/format.ts';
import { Button, ButtonRow } from '../../../components/ui/controls/button.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { billingDate } from './billing-date.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { isPaid } from './paid.ts';
import { usePortal } from './provider-redirect.ts';
import { StatusBadge } from './status-badge.tsx';
import { useSubscriptionChange } from './subscription-change.ts';

export function CurrentSubscription({ subscription }: { subscription: UserSubscription }) {
  const { plan, status, interval, amount, next_billing_date, cancel_at_period_end } = subscription;
  const date = billingDate(next_billing_date);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <chakra.div display="grid" gap="5">
      {cancel_at_period_end && <Ending date={date} />}
      {status === 'past_due' && <Overdue />}
      <Card display="grid" gap="6">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="4">
          <div>
            <chakra.h2 ref={heading} tabIndex={-1} textStyle="label" color="muted">
              Your plan
            </chakra.h2>
            <chakra.p textStyle="figure" textTransform="capitalize" marginTop="1">
              {plan}
            </chakra.p>
          </div>
          <chakra.div alignSelf="start">
            <StatusBadge status={status} />
          </chakra.div>
        </chakra.div>
        <chakra.dl
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, max-content)' }}
          columnGap="12"
        >
          <Fact
            name="Price"
            value={amount === null ? 'Nothing to pay' : `${dollars(amount)}/${interval ?? 'month'}`}
          />
          <Fact name={cancel_at_period_end ? 'Access until' : 'Next billing date'} value={date} />
        </chakra.dl>
        {isPaid(subscription) ? (
          <Actions subscription={subscription} date={date} onChanged={focusHeading} />
        ) : (
          <Notice tone="info">This plan is complimentary: nothing to pay, and nothing to cancel.</Notice>
        )}
      </Card>
    </chakra.div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <chakra.dt textStyle="label" color="muted">
        {name}
      </chakra.dt>
      <chakra.dd textStyle="odds" fontSize="1.5rem" marginTop="1">
        {value}
      </chakra.dd>
    </div>
  );
}

interface ActionsProps {
  subscription: UserSubscription;
  /** The end of the period, formatted. */
  date: string;
  /** Called when the pressed button has been replaced by another. */
  onChanged(): void;
}

function Actions({ subscription, date, onChanged }: ActionsProps) {
  const { cancel_at_period_end: isEnding, status } = subscription;
  const { leave, isLeaving } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const previous = useRef(isEnding);

  useEffect(() => {
    if (isAsking || previous.current === isEnding) return;
    previous.current = isEnding;
    onChanged();
  }, [isAsking, isEnding, onChanged]);

  return (
    <ButtonRow>
      {isEnding && <Reactivate />}
      <Button
        variant={status === 'past_due' ? 'solid' : 'outline'}
        busy={isLeaving}
        onClick={() => leave('billing')}
      >
        {isLeaving ? 'Redirecting...' : 'Manage Billing'}
      </Button>
      {!isEnding && (
        <Button variant="miss" onClick={() => setAsking(true)}>
          Cancel Subscription
        </Button>
      )}
      <CancelDialog open={isAsking} onClose={() => setAsking(false)} until={date} />
    </ButtonRow>
  );
}

function Reactivate() {
  const { change, isChanging } = useSubscriptionChange('reactivate');
  return (
    <Button busy={isChanging} onClick={change}>
      {isChanging ? 'Reactivating...' : 'Reactivate Subscription'}
    </Button>
  );
}

function Ending({ date }: { date: string }) {
  return (
    <Notice tone="info" title="Subscription Ending">
      You have access until the end of the current billing period ({date}). You will not be charged again
      unless you reactivate.
    </Notice>
  );
}

function Overdue() {
  return (
    <Notice tone="error" title="Your last payment failed">
      Predictions, the tracker and new prompts are locked until it is paid. Open Manage Billing to pay it.
    </Notice>
  );
}
