/** The frame of the account area: its navigation above, on a phone also below, and its footer. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { ColorModeButton } from '../../components/color-mode.tsx';
import { Footer } from '../../components/footer.tsx';
import { IconButton, IconLink } from '../../components/icon-button.tsx';
import { IconGift, IconSignOut } from '../../components/icons.tsx';
import { Logo } from '../../components/logo.tsx';
import { Opening } from '../../components/opening.tsx';
import { contentId, SkipLink } from '../../components/skip-link.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/provider.tsx';
import { useSubscription } from '../../session/subscription.ts';
import { AccountMenu } from './account-menu.tsx';
import { BottomBar, MainLinks } from './main-links.tsx';

export function AccountLayout() {
  const { leave } = useSession();
  const { status, isActive } = useSubscription();
  const isLocked = status !== null && !isActive;

  const logout = () => leave(paths.home);

  return (
    <>
      <SkipLink />
      <chakra.header position="sticky" top="0" zIndex="bar" bg="panel" borderBottomWidth="1px">
        <chakra.div
          maxWidth="page"
          marginX="auto"
          paddingX={{ base: '4', md: '6' }}
          height="16"
          display="flex"
          alignItems="center"
          gap={{ base: '1', md: '4', lg: '6' }}
        >
          <Link to={paths.account.dashboard} aria-label="GamePlan, Dashboard">
            <Logo size="1.625rem" />
          </Link>
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
        </chakra.div>
      </chakra.header>
      <chakra.main
        id={contentId}
        tabIndex={-1}
        outline="none"
        flex="1"
        width="full"
        maxWidth="page"
        marginX="auto"
        paddingX={{ base: '4', md: '6' }}
        paddingTop={{ base: '6', md: '10' }}
        paddingBottom="16"
      >
        <Suspense fallback={<Opening within />}>
          <Outlet />
        </Suspense>
      </chakra.main>
      <Footer variant="account" />
      <BottomBar isLocked={isLocked} onLogout={logout} />
    </>
  );
}
