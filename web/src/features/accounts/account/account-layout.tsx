/** The layout of the account area: top bar, bottom bar on a phone, and footer. */
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { ColorModeButton } from '../../../components/ui/controls/color-mode.tsx';
import { IconButton, IconLink } from '../../../components/ui/controls/icon-button.tsx';
import { IconGift, IconSignOut } from '../../../components/ui/display/icons.tsx';
import { Logo } from '../../../components/ui/display/logo.tsx';
import { ErrorBoundary } from '../../../components/ui/frame/error-boundary.tsx';
import { Footer } from '../../../components/ui/frame/footer.tsx';
import { LoadingScreen } from '../../../components/ui/frame/loading-screen.tsx';
import { Main, TopBar } from '../../../components/ui/frame/page-frame.tsx';
import { SkipLink } from '../../../components/ui/frame/skip-link.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/provider.tsx';
import { useSubscription } from '../../../session/subscription.ts';
import { AccountMenu } from './account-menu.tsx';
import { BottomBar, MainLinks } from './main-links.tsx';

/** Contents can be longer than their placeholders; the minimum height keeps the footer from showing and then moving. */
const whileBusy = { '&:has(div[aria-busy=true])': { minHeight: '100dvh' } };

const PlayReminder = lazy(async () => ({
  default: (await import('./settings/play-reminder.tsx')).PlayReminder,
}));

const Home = chakra(Link, { base: { display: 'inline-flex', alignItems: 'center', minHeight: '11' } });

export function AccountLayout() {
  const { leave } = useSession();
  const { pathname } = useLocation();
  const { status, isActive, failure, reminder } = useSubscription();
  const hasReminder = reminder.minutes !== undefined || reminder.prompts !== undefined;
  // Offline, the status of the plan is unknown, so nothing is locked.
  const isLocked = status !== null && !isActive && failure === null;
  const isKnown = status !== null;

  useEffect(() => {
    // After the page's first call. If the browser does not allow a service worker, the site works online only.
    if (isKnown && import.meta.env.PROD) {
      navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
    }
  }, [isKnown]);

  const logout = () => leave(paths.home);

  return (
    <>
      <SkipLink />
      <TopBar>
        <Home to={paths.account.dashboard} aria-label="GamePlan, Dashboard">
          <Logo size="1.625rem" />
        </Home>
        <MainLinks isLocked={isLocked} />
        <chakra.div display="flex" alignItems="center" gap="0.5" marginLeft="auto">
          <ColorModeButton />
          <IconLink to={paths.account.referral} label="Referral">
            <IconGift />
          </IconLink>
          <chakra.div hideBelow="md">
            <AccountMenu onLogout={logout} />
          </chakra.div>
          <IconButton label="Logout" onClick={logout}>
            <IconSignOut />
          </IconButton>
        </chakra.div>
      </TopBar>
      <Main css={whileBusy}>
        <ErrorBoundary within resetKey={pathname}>
          <Suspense fallback={<LoadingScreen within />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Footer variant="account" />
      <Suspense fallback={null}>{hasReminder && <PlayReminder />}</Suspense>
      <BottomBar isLocked={isLocked} onLogout={logout} />
    </>
  );
}
