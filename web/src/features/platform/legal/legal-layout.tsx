/** The layout of the legal pages. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/controls/button.tsx';
import { IconBack } from '../../../components/ui/display/icons.tsx';
import { Logo } from '../../../components/ui/display/logo.tsx';
import { Footer } from '../../../components/ui/frame/footer.tsx';
import { Main, TopBar } from '../../../components/ui/frame/page-frame.tsx';
import { SkipLink } from '../../../components/ui/frame/skip-link.tsx';
import { paths } from '../../../paths.ts';

export function LegalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar>
        <Link to={paths.home} aria-label="GamePlan, home page">
          <Logo size="1.625rem" />
        </Link>
        <LinkButton to={paths.account.dashboard} variant="ghost" size="sm" marginLeft="auto">
          <IconBack />
          Back to Dashboard
        </LinkButton>
      </TopBar>
      <Main maxWidth="calc(44rem + 3rem)" paddingTop={{ base: '8', md: '12' }}>
        {children}
      </Main>
      <Footer />
    </>
  );
}
