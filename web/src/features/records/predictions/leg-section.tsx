/** One leg's section of a card, collapsed to its title. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { IconChevron } from '../../../components/ui/display/icons.tsx';

interface Props {
  title: string;
  startsOpen?: boolean;
  /** Rendered only while open. */
  children: ReactNode;
}

export function LegSection({ title, startsOpen = false, children }: Props) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <chakra.div borderTopWidth="1px" paddingTop="1" marginBottom="-1">
      <h3>
        <chakra.button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          width="full"
          minHeight="11"
          textAlign="start"
          textStyle="name"
          cursor="pointer"
          borderRadius="sm"
          _hover={{ color: 'accentFg' }}
        >
          {title}
          <IconChevron
            color="muted"
            transition="transform 160ms"
            style={{ transform: open ? 'rotate(180deg)' : 'none' }}
          />
        </chakra.button>
      </h3>
      <chakra.div
        id={id}
        hidden={!open}
        display="grid"
        gap="3"
        gridTemplateColumns="minmax(0, 1fr)"
        paddingTop="1"
        paddingBottom="3"
        _hidden={{ display: 'none' }}
      >
        {open && children}
      </chakra.div>
    </chakra.div>
  );
}
