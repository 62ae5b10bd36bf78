/** The frame of the account pages. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { AccountNav } from './account-nav.tsx';

interface Props {
  title: string;
  intro: string;
  children: ReactNode;
}

export function AccountFrame({ title, intro, children }: Props) {
  return (
    <chakra.div display="grid" gap="8" maxWidth="52rem" marginX="auto" minWidth="0">
      <PageHeading title={title} intro={intro} />
      <AccountNav />
      {children}
    </chakra.div>
  );
}
