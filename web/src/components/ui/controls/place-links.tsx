/** Links to the pages of an area: in the header, and in a bottom bar on a phone. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

export const BarLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    height: 'full',
    paddingX: '3',
    textStyle: 'label',
    fontSize: '1.0625rem',
    color: 'muted',
    borderTopWidth: '3px',
    borderBottomWidth: '3px',
    borderColor: 'unmarked',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', borderBottomColor: 'accentFg' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

export const BottomNavLink = chakra(NavLink, {
  base: {
    display: 'grid',
    gap: '0.5',
    justifyItems: 'center',
    alignContent: 'center',
    height: 'full',
    fontSize: '0.75rem',
    fontWeight: 'medium',
    lineHeight: 1.2,
    color: 'muted',
    borderTopWidth: '3px',
    borderColor: 'unmarked',
    _currentPage: { color: 'accentFg', borderColor: 'accentFg' },
    _focusVisible: { outlineOffset: '-3px' },
    '@media (max-height: 500px)': {
      gridAutoFlow: 'column',
      justifyContent: 'center',
      alignItems: 'center',
      gap: '2',
    },
  },
});

const height = 'calc(var(--thumb-bar) + env(safe-area-inset-bottom))';
/** In a low window, as at 200% zoom, icons are next to their labels. */
const size = { '--thumb-bar': '4rem', '@media (max-height: 500px)': { '--thumb-bar': '2.75rem' } };

/** The bottom bar on a phone, and a spacer of its height at the end of the page. */
export function BottomNav({
  label,
  columns,
  children,
}: {
  label: string;
  columns: number;
  children: ReactNode;
}) {
  return (
    <>
      <chakra.div hideFrom="md" css={size} height={height} />
      <chakra.nav
        aria-label={label}
        hideFrom="md"
        css={size}
        position="fixed"
        zIndex="bar"
        bottom="0"
        insetX="0"
        display="grid"
        gridTemplateColumns={`repeat(${columns}, 1fr)`}
        height={height}
        paddingBottom="env(safe-area-inset-bottom)"
        bg="panel"
        borderTopWidth="1px"
      >
        {children}
      </chakra.nav>
    </>
  );
}
