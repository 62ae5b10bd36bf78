/** The frame of a page that visitors and subscribers share: where it leads depends on who looks. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/button.tsx';
import { ColorModeButton } from '../../components/color-mode.tsx';
import { Footer } from '../../components/footer.tsx';
import { IconBack } from '../../components/icons.tsx';
import { Logo } from '../../components/logo.tsx';
import { contentId, SkipLink } from '../../components/skip-link.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/provider.tsx';

export function RecordLayout({ children }: { children: ReactNode }) {
  const { user } = useSession();
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
          gap="2"
        >
          <Link
            to={user ? paths.account.dashboard : paths.home}
            aria-label={user ? 'GamePlan, Dashboard' : 'GamePlan, home page'}
          >
            <Logo size="1.625rem" />
          </Link>
          <chakra.div marginLeft="auto" display="flex" alignItems="center" gap="2">
            <ColorModeButton />
            {user ? (
              <LinkButton to={paths.account.predictions} variant="ghost" size="sm">
                <IconBack />
                Predictions
              </LinkButton>
            ) : (
              <LinkButton to={paths.register} size="sm">
                Register
              </LinkButton>
            )}
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
        display="grid"
        alignContent="start"
        gap={{ base: '8', md: '10' }}
      >
        {children}
      </chakra.main>
      <Footer variant={user ? 'account' : 'default'} />
    </>
  );
}
