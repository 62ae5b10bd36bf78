/** Shows paid features to active subscribers, and redirects everyone else to the plans. */
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOffline } from '../../api/client/offline.ts';
import { keys, read } from '../../api/client/storage.ts';
import { paths } from '../../paths.ts';
import { useSubscription } from '../../session/subscription.ts';
import { Button, ButtonRow, LinkButton } from '../ui/controls/button.tsx';
import { Card } from '../ui/display/card.tsx';
import { IconLock } from '../ui/display/icons.tsx';
import { toast } from '../ui/frame/toasts.ts';

export const dashboardRefusal = {
  title: 'Subscription Required',
  description: 'You need an active subscription to access the dashboard. Redirecting to subscription page...',
} as const;

export const premiumRefusal = {
  title: 'Premium Feature Required',
  description: 'This feature requires an active subscription. Redirecting to subscription page...',
} as const;

const ExcludedCard = lazy(async () => ({
  default: (await import('../accounts/excluded-card.tsx')).ExcludedCard,
}));

interface Props {
  refusal: { readonly title: string; readonly description: string };
  /** Shown until the status is known. */
  placeholder: ReactNode;
  children: ReactNode;
}

export function SubscriptionGate({ refusal, placeholder, children }: Props) {
  const { status, isActive, excludedUntil, failure, refetch } = useSubscription();
  const navigate = useNavigate();
  const hasSignedIn = Boolean(useLocation().state?.hasSignedIn);
  const [wasOpen, setWasOpen] = useState(false);
  if (isActive && !wasOpen) setWasOpen(true);
  const isUnknown = failure !== null && isOffline();
  const isRefused = status !== null && !isActive && !wasOpen && !excludedUntil && !isUnknown;

  useEffect(() => {
    if (!isRefused) return;
    // A user who just signed in did not request this page, so there is no error to show.
    if (status === 'inactive' && !failure && hasSignedIn) {
      navigate(paths.account.subscription, { replace: true, state: { isWelcome: true } });
      return;
    }
    if (failure) toast({ title: 'Error', description: failure, tone: 'error' });
    toast({ ...refusal, tone: 'error' });
    navigate(paths.account.subscription, { replace: true });
  }, [isRefused, status, hasSignedIn, failure, refusal, navigate]);

  if (excludedUntil) {
    return (
      <Suspense fallback={placeholder}>
        <ExcludedCard until={excludedUntil} />
      </Suspense>
    );
  }
  if (isActive) return children;
  if (isUnknown) return <OfflineCard onRetry={refetch} />;
  // A subscription that ends while the page is open does not redirect.
  return wasOpen && status !== null ? <PremiumCard /> : placeholder;
}

/** Shown offline until the connection is back. The tracker opens, if it was seen on this device before. */
function OfflineCard({ onRetry }: { onRetry(): void }) {
  const hasTracker = read(keys.lastTracker) !== null;
  return (
    <Card maxWidth="30rem" marginX="auto" display="grid" gap="4" justifyItems="center" textAlign="center">
      <chakra.h1 textStyle="heading">You are offline</chakra.h1>
      <chakra.p color="muted">
        This page needs a connection, and opens by itself once there is one.
        {hasTracker && ' The tracker shows your picks as you last saw them on this device.'}
      </chakra.p>
      <ButtonRow width={{ base: 'full', sm: 'auto' }}>
        {hasTracker && <LinkButton to={paths.account.tracker}>Open Tracker</LinkButton>}
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </ButtonRow>
    </Card>
  );
}

function PremiumCard() {
  const navigate = useNavigate();
  return (
    <Card maxWidth="30rem" marginX="auto" display="grid" gap="4" justifyItems="center" textAlign="center">
      <IconLock width="2.5rem" height="2.5rem" color="accentFg" />
      <chakra.h1 textStyle="heading">Premium Feature</chakra.h1>
      <chakra.p color="muted">This feature needs an active subscription. Yours has ended.</chakra.p>
      <ButtonRow width={{ base: 'full', sm: 'auto' }}>
        <LinkButton to={paths.account.subscription}>Upgrade to Premium</LinkButton>
        <Button variant="outline" onClick={() => navigate(-1)}>
          Go Back
        </Button>
      </ButtonRow>
    </Card>
  );
}
