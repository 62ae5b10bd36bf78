/** Collapsible sections of a page. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconChevron, IconNext } from '../../../components/ui/display/icons.tsx';

export const Accordion = chakra('div', {
  base: {
    bg: 'panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& > * + *': { borderTopWidth: '1px' },
  },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  paddingX: { base: '5', md: '6' },
  paddingY: '4',
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  _hover: { bg: 'hover' },
  _focusVisible: { outlineOffset: '-3px' },
} as const;

const Trigger = chakra('button', { base: row });
const RowLink = chakra(Link, { base: row });

interface RowProps {
  icon: ReactNode;
  title: string;
  /** Describes the contents in one line. */
  summary: ReactNode;
}

function RowLabel({ icon, title, summary }: RowProps) {
  return (
    <>
      <chakra.span color="muted" fontSize="1.25rem" display="flex">
        {icon}
      </chakra.span>
      <chakra.span flex="1" minWidth="0" display="grid" gap="0.5">
        <chakra.span textStyle="heading" fontSize={{ base: '1.25rem', md: '1.5rem' }}>
          {title}
        </chakra.span>
        <chakra.span textStyle="small" color="muted">
          {summary}
        </chakra.span>
      </chakra.span>
    </>
  );
}

interface SectionProps extends RowProps {
  /** A link to `#id` opens it. */
  id?: string;
  startsOpen?: boolean;
  children: ReactNode;
}

/** The contents are rendered when first opened, and keep their state while closed. */
export function Section({ id: name, startsOpen = false, children, ...label }: SectionProps) {
  const { hash } = useLocation();
  const isLinked = name !== undefined && hash === `#${name}`;
  const [open, setOpen] = useState(startsOpen || isLinked);
  const [wasOpened, setWasOpened] = useState(startsOpen || isLinked);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isLinked) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isLinked]);
  const toggle = () => {
    setOpen(!open);
    setWasOpened(true);
  };
  return (
    <chakra.section ref={section} id={name} aria-labelledby={`${id}-title`} scrollMarginTop="20">
      <h2 id={`${id}-title`}>
        <Trigger type="button" aria-expanded={open} aria-controls={`${id}-contents`} onClick={toggle}>
          <RowLabel {...label} />
          <IconChevron
            color="muted"
            transition="transform 160ms"
            style={{ transform: open ? 'rotate(180deg)' : 'none' }}
          />
        </Trigger>
      </h2>
      <chakra.div
        id={`${id}-contents`}
        hidden={!open}
        paddingX={{ base: '5', md: '6' }}
        paddingTop="2"
        paddingBottom={{ base: '6', md: '8' }}
        _hidden={{ display: 'none' }}
      >
        {wasOpened && children}
      </chakra.div>
    </chakra.section>
  );
}

/** A row that links to a separate page. */
export function SectionLink({ to, ...label }: RowProps & { to: string }) {
  return (
    <h2>
      <RowLink to={to}>
        <RowLabel {...label} />
        <IconNext color="muted" />
      </RowLink>
    </h2>
  );
}
