/** One setting: name, description and control. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/ui/display/card.tsx';

interface Props {
  id: string;
  title: string;
  about?: ReactNode;
  children?: ReactNode;
}

export function Setting({ id, title, about, children }: Props) {
  return (
    <Card aria-labelledby={id} display="grid" gap="5">
      <chakra.div display="grid" gap="1">
        {/* Takes the focus when the index leads here. The margin is the height of the sticky bar. */}
        <chakra.h2 id={id} tabIndex={-1} textStyle="heading" scrollMarginTop="24">
          {title}
        </chakra.h2>
        {about && (
          <chakra.p color="muted" maxWidth="text">
            {about}
          </chakra.p>
        )}
      </chakra.div>
      {children}
    </Card>
  );
}
