/** The layout of the record for visitors and subscribers; its navigation differs. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/controls/button.tsx';
import { ColorModeButton } from '../../../components/ui/controls/color-mode.tsx';
import { IconBack } from '../../../components/ui/display/icons.tsx';
import { Logo } from '../../../components/ui/display/logo.tsx';
import { Footer } from '../../../components/ui/frame/footer.tsx';
import { Main, TopBar } from '../../../components/ui/frame/page-frame.tsx';
import { SkipLink } from '../../../components/ui/frame/skip-link.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/provider.tsx';

export function RecordLayout({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <>
      <SkipLink />
      <TopBar>
        <Link
          to={user ? paths.account.dashboard : paths.home}
          aria-label={user ? 'GamePlan, Dashboard' : 'GamePlan, home page'}
        >
          <Logo size="1.625rem" />
        </Link>
        <chakra.div marginLeft="auto" display="flex" alignItems="center" gap={{ base: '0', sm: '2' }}>
          <ColorModeButton />
          {user ? (
            <LinkButton
              to={paths.account.predictions}
              variant="ghost"
              size="sm"
              paddingX={{ base: '2', sm: '3' }}
              marginRight={{ base: '-2', sm: '0' }}
            >
              <IconBack />
              Predictions
            </LinkButton>
          ) : (
            <LinkButton to={paths.register} size="sm">
              Register
            </LinkButton>
          )}
        </chakra.div>
      </TopBar>
      <Main display="grid" alignContent="start" gap={{ base: '8', md: '10' }}>
        {children}
      </Main>
      <Footer variant={user ? 'account' : 'default'} />
    </>
  );
}
