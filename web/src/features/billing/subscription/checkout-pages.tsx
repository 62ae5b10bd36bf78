/** The pages after checkout. Each redirects after five seconds, unless stopped. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { plural } from '../../../../../lambdas/domain/platform/format.ts';
import { Button, LinkButton } from '../../../components/ui/controls/button.tsx';
import { TextButton, TextLink } from '../../../components/ui/controls/text-link.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { IconCheck, IconInfo } from '../../../components/ui/display/icons.tsx';
import { Spinner } from '../../../components/ui/display/spinner.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { paths } from '../../../paths.ts';
import { useSubscription } from '../../../session/subscription.ts';
import { type Countdown, useRedirect } from './redirect.ts';

/** Milliseconds between checks for the payment. */
const pollMs = 1500;

export function CheckoutSuccessPage() {
  const session = useSearchParams()[0].get('session_id');
  const { isActive, refetch } = useSubscription();
  const navigate = useNavigate();
  const countdown = useRedirect(paths.account.dashboard, isActive);
  const isLate = countdown.left === 0 && !isActive;
  // The provider redirects buyers here with a session. Without one nothing was paid, unless the plan is active.
  const isPaid = isActive || (session !== null && !isLate);

  // The cached status may be older than the payment.
  useEffect(() => {
    if (isActive) return;
    refetch();
    const timer = setInterval(() => refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isActive, refetch]);

  return (
    <Frame
      title={isPaid ? 'Subscription Successful!' : 'Waiting for your payment'}
      icon={isActive ? <IconCheck strokeWidth="3" color="hit" /> : <IconInfo color="muted" />}
    >
      <chakra.p color="muted">
        {isPaid
          ? 'Thank you. Your plan starts as soon as the payment is confirmed.'
          : 'No payment has been confirmed for this account.'}
      </chakra.p>
      {session && (
        <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
          Session ID: {session}
        </chakra.p>
      )}
      <chakra.div role="status">
        {isLate ? (
          <Notice tone="info" title="Your payment is not confirmed yet">
            This usually takes a few seconds. If you paid, keep this page open: it continues as soon as the
            payment is confirmed. If you did not,{' '}
            <TextLink to={paths.account.subscription}>choose a plan</TextLink>.
          </Notice>
        ) : isActive ? (
          <chakra.p>Your plan is active.</chakra.p>
        ) : (
          <chakra.p display="flex" alignItems="center" gap="3">
            <Spinner />
            Confirming your payment...
          </chakra.p>
        )}
      </chakra.div>
      {!isLate && <Redirecting to="the dashboard" countdown={countdown} />}
      <Button
        size="lg"
        justifySelf={{ sm: 'start' }}
        disabled={!isActive}
        onClick={() => navigate(paths.account.dashboard, { replace: true })}
      >
        Go to Dashboard
      </Button>
    </Frame>
  );
}

export function CheckoutCancelPage() {
  const countdown = useRedirect(paths.account.subscription, true);
  return (
    <Frame title="Checkout Canceled" icon={<IconInfo color="muted" />}>
      <p>No charges were made</p>
      <Redirecting to="the subscription page" countdown={countdown} />
      <LinkButton to={paths.account.subscription} replace size="lg" justifySelf={{ sm: 'start' }}>
        Back to Subscription
      </LinkButton>
    </Frame>
  );
}

function Frame({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Card maxWidth="36rem" marginX="auto" width="full" display="grid" gap="5">
      <chakra.div fontSize="2.5rem" lineHeight="1">
        {icon}
      </chakra.div>
      <PageHeading title={title} />
      {children}
    </Card>
  );
}

/** Not a live region, because it changes every second; the heading and the status are announced. */
function Redirecting({ to, countdown: { left, isStopped, stop } }: { to: string; countdown: Countdown }) {
  return (
    <chakra.p display="flex" flexWrap="wrap" columnGap="3" color="muted" minHeight="8" alignItems="center">
      {isStopped ? (
        'Staying on this page.'
      ) : (
        <>
          <span>
            Redirecting to {to} in {plural(left, 'second')}...
          </span>
          <TextButton minHeight="8" onClick={stop}>
            Stay here
          </TextButton>
        </>
      )}
    </chakra.p>
  );
}
