/** The frame of the legal pages. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/button.tsx';
import { Footer } from '../../components/footer.tsx';
import { IconBack } from '../../components/icons.tsx';
import { Logo } from '../../components/logo.tsx';
import { contentId, SkipLink } from '../../components/skip-link.tsx';
import { paths } from '../../paths.ts';

export function LegalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <chakra.header borderBottomWidth="1px" bg="panel">
        <chakra.div
          maxWidth="page"
          marginX="auto"
          paddingX={{ base: '4', md: '6' }}
          height="16"
          display="flex"
          alignItems="center"
          justifyContent="space-between"
        >
          <Link to={paths.home} aria-label="GamePlan, home page">
            <Logo size="1.625rem" />
          </Link>
          <LinkButton to={paths.account.dashboard} variant="ghost" size="sm">
            <IconBack />
            Back to Dashboard
          </LinkButton>
        </chakra.div>
      </chakra.header>
      <chakra.main
        id={contentId}
        tabIndex={-1}
        outline="none"
        width="full"
        maxWidth="calc(44rem + 3rem)"
        marginX="auto"
        paddingX={{ base: '4', md: '6' }}
        paddingTop={{ base: '8', md: '12' }}
        paddingBottom="16"
      >
        {children}
      </chakra.main>
      <Footer />
    </>
  );
}
