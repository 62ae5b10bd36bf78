/** The layout of the pages before sign-in: the logo and one card. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ColorModeButton, useDarkPage } from '../../../components/ui/controls/color-mode.tsx';
import { Field } from '../../../components/ui/display/field-pattern.tsx';
import { IconBack } from '../../../components/ui/display/icons.tsx';
import { Logo } from '../../../components/ui/display/logo.tsx';
import { contentId } from '../../../components/ui/frame/skip-link.tsx';
import { aboveForm } from '../../../components/ui/frame/toasts.ts';
import { paths } from '../../../paths.ts';

export function AuthLayout({ children }: { children: ReactNode }) {
  useDarkPage();
  return (
    <chakra.div
      {...{ [aboveForm]: '' }}
      flex="1"
      display="flex"
      flexDirection="column"
      position="relative"
      overflow="clip"
    >
      <Field />
      <chakra.header
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        paddingX={{ base: '4', md: '6' }}
        paddingY="3"
      >
        <chakra.a
          href={paths.home}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minHeight="11"
          paddingX="2"
          marginX="-2"
          color="muted"
          borderRadius="md"
          _hover={{ color: 'fg' }}
        >
          <IconBack />
          Back to Home
        </chakra.a>
        <chakra.div hideFrom="md">
          <Logo size="1.5rem" />
        </chakra.div>
        <ColorModeButton />
      </chakra.header>
      <chakra.main
        id={contentId}
        tabIndex={-1}
        outline="none"
        flex="1"
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="8"
        paddingX="4"
        paddingTop={{ base: '2', md: '10' }}
        paddingBottom="16"
      >
        <chakra.div hideBelow="md">
          <Logo size="2.5rem" />
        </chakra.div>
        <chakra.div
          width="full"
          maxWidth="28rem"
          bg="panel"
          borderWidth="1px"
          borderRadius="lg"
          overflow="hidden"
          boxShadow="lift"
        >
          {children}
        </chakra.div>
      </chakra.main>
    </chakra.div>
  );
}
