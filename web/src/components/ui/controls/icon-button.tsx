/** A button or link with only an icon; it has an accessible name and a tooltip. */
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: '11',
    height: '11',
    borderRadius: 'md',
    color: 'muted',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'hover', color: 'fg' },
    _currentPage: { color: 'accentFg' },
  },
});

const Base = chakra('button', recipe);
const LinkBase = chakra(Link, recipe);

interface Labeled {
  label: string;
  children: ReactNode;
}

export function IconButton({ label, ...rest }: ComponentProps<typeof Base> & Labeled) {
  return <Base type="button" aria-label={label} title={label} {...rest} />;
}

export function IconLink({ label, ...rest }: ComponentProps<typeof LinkBase> & Labeled) {
  return <LinkBase aria-label={label} title={label} {...rest} />;
}
