/** The layout of the portal: a sidebar, or a top bar on narrower screens, and a bottom bar on a phone. */
import { chakra } from '@chakra-ui/react/styled-system';
import { startTransition } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { endAdminSession } from '../../../api/passkeys.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { ColorModeButton } from '../../../components/ui/controls/color-mode.tsx';
import { Menu, MenuButton, MenuLink } from '../../../components/ui/controls/menu.tsx';
import { TextLink } from '../../../components/ui/controls/text-link.tsx';
import { IconSignOut, IconUser } from '../../../components/ui/display/icons.tsx';
import { Logo } from '../../../components/ui/display/logo.tsx';
import { ErrorBoundary } from '../../../components/ui/frame/error-boundary.tsx';
import { contentId, SkipLink } from '../../../components/ui/frame/skip-link.tsx';
import { paths } from '../../../paths.ts';
import { useAdmin, useAdminSession } from '../../../session/admin-provider.tsx';
import { BarLinks, BottomLinks, SideLinks } from './users/page-links.tsx';

export function ManagementLayout() {
  const { signOut } = useAdminSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // Both in one step: otherwise the guard would redirect to sign-in with this page as the one to return to.
  const logout = () => {
    endAdminSession();
    navigate(paths.management.login);
    startTransition(signOut);
  };

  return (
    <>
      <SkipLink />
      <chakra.div flex="1" display={{ lg: 'grid' }} gridTemplateColumns="15rem minmax(0, 1fr)">
        <SideBar onLogout={logout} />
        <TopBar onLogout={logout} />
        <chakra.main
          id={contentId}
          tabIndex={-1}
          outline="none"
          width="full"
          maxWidth="page"
          marginX="auto"
          paddingX={{ base: '4', md: '6', lg: '8' }}
          paddingTop={{ base: '6', md: '10' }}
          paddingBottom="16"
        >
          <ErrorBoundary within resetKey={pathname}>
            <Outlet />
          </ErrorBoundary>
        </chakra.main>
      </chakra.div>
      <BottomLinks />
    </>
  );
}

function Home() {
  return (
    <Link to={paths.management.dashboard} aria-label="GamePlan management, Dashboard">
      <Logo size="1.625rem" />
    </Link>
  );
}

function SideBar({ onLogout }: { onLogout(): void }) {
  return (
    <chakra.header hideBelow="lg" bg="panel" borderRightWidth="1px">
      <chakra.div
        position="sticky"
        top="0"
        height="100dvh"
        overflowY="auto"
        display="flex"
        flexDirection="column"
        gap="8"
        paddingY="6"
      >
        <chakra.div paddingX="5" display="grid" gap="1.5">
          <Home />
          <chakra.p textStyle="label" color="muted">
            Management
          </chakra.p>
        </chakra.div>
        <SideLinks />
        <chakra.div marginTop="auto" paddingX="5" display="grid" gap="4">
          <Identity />
          <TextLink to={paths.management.passkeys}>Passkeys</TextLink>
          <chakra.div display="flex" alignItems="center" gap="2">
            <Button variant="outline" size="sm" flex="1" onClick={onLogout}>
              <IconSignOut />
              Logout
            </Button>
            <ColorModeButton />
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}

function TopBar({ onLogout }: { onLogout(): void }) {
  return (
    <chakra.header
      hideFrom="lg"
      position="sticky"
      top="0"
      zIndex="bar"
      height="16"
      display="flex"
      alignItems="center"
      gap={{ base: '1', md: '6' }}
      paddingX={{ base: '4', md: '6' }}
      bg="panel"
      borderBottomWidth="1px"
    >
      <Home />
      <BarLinks />
      <chakra.div display="flex" alignItems="center" gap="0.5" marginLeft="auto">
        <ColorModeButton />
        <Menu
          label="Administrator"
          button={
            <chakra.span display="grid" padding="3" color="muted" _hover={{ color: 'fg' }}>
              <IconUser />
            </chakra.span>
          }
        >
          <chakra.div paddingX="3" paddingY="2" borderBottomWidth="1px" marginBottom="1.5">
            <Identity />
          </chakra.div>
          <MenuLink to={paths.management.passkeys}>Passkeys</MenuLink>
          <MenuButton onClick={onLogout}>
            <IconSignOut />
            Logout
          </MenuButton>
        </Menu>
      </chakra.div>
    </chakra.header>
  );
}

function Identity() {
  const { name, email } = useAdmin();
  return (
    <div>
      {name && <chakra.p fontWeight="bold">{name}</chakra.p>}
      <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
        {email}
      </chakra.p>
    </div>
  );
}
