/** The button, and a link that looks like one. */
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from '../display/spinner.tsx';

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    fontFamily: 'display',
    fontWeight: 700,
    textTransform: 'uppercase',
    letterSpacing: '0.04em',
    lineHeight: 1.1,
    textAlign: 'center',
    textDecoration: 'none',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    _disabled: { cursor: 'not-allowed', opacity: 0.7 },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent',
        color: 'onAccent',
        _hover: { bg: 'accentHover' },
        // Disabled buttons may show a result, such as "Saved to Tracker", so they stay readable.
        _disabled: { bg: 'hover', color: 'muted', opacity: 1 },
      },
      outline: { borderColor: 'edge', color: 'fg', _hover: { bg: 'hover' } },
      ghost: { color: 'fg', _hover: { bg: 'hover' } },
      hit: { borderColor: 'hit', color: 'hit', _hover: { bg: 'hitSoft' } },
      miss: { borderColor: 'miss', color: 'miss', _hover: { bg: 'missSoft' } },
    },
    size: {
      // 44 pixels for touch; a mouse needs less.
      sm: { minHeight: { base: '11', lg: '10' }, paddingX: '3', fontSize: '0.9375rem' },
      md: { minHeight: '11', paddingX: '5', fontSize: '1.0625rem' },
      lg: { minHeight: '14', paddingX: '7', fontSize: '1.25rem' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const Base = chakra('button', recipe);

interface Props extends ComponentProps<typeof Base> {
  /** For a button that starts work: true shows a spinner and ignores clicks; false makes a double click count once. */
  busy?: boolean;
  children: ReactNode;
}

export function Button({ busy, children, type = 'button', disabled, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click arrives before `busy` is true.
    if (busy || (busy !== undefined && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base
      type={type}
      disabled={disabled}
      // `disabled` would take the focus away from the button that was just pressed.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </Base>
  );
}

export const LinkButton = chakra(Link, recipe);

/** A row of buttons; on a phone they share its full width. */
export const ButtonRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    '& > *': { flex: { base: '1 1 auto', sm: '0 0 auto' } },
  },
});
