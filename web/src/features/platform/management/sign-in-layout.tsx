/** The layout of the portal's pages before sign-in: the logo and one card. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ColorModeButton } from '../../../components/ui/controls/color-mode.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { Field } from '../../../components/ui/display/field-pattern.tsx';
import { Logo } from '../../../components/ui/display/logo.tsx';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { contentId } from '../../../components/ui/frame/skip-link.tsx';

interface Props {
  title: string;
  intro: string;
  children: ReactNode;
}

export function SignInLayout({ title, intro, children }: Props) {
  return (
    <chakra.div flex="1" display="flex" flexDirection="column" position="relative" overflow="clip">
      <Field />
      <chakra.header display="flex" justifyContent="flex-end" paddingX={{ base: '4', md: '6' }} paddingY="3">
        <ColorModeButton />
      </chakra.header>
      <chakra.main
        id={contentId}
        flex="1"
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="8"
        paddingX="4"
        paddingTop={{ base: '4', md: '10' }}
        paddingBottom="16"
      >
        <Logo size="2.5rem" />
        <Card width="full" maxWidth="28rem" display="grid" gap="6" boxShadow="lift">
          <PageHeading title={title} intro={intro} />
          {children}
        </Card>
      </chakra.main>
    </chakra.div>
  );
}
