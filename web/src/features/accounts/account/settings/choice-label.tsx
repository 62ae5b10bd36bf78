/** A choice with its checkbox or radio button; clicking anywhere on it selects it. */
import { chakra } from '@chakra-ui/react/styled-system';

export const ChoiceLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingX: '4',
    paddingY: '3',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'md',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    _hover: { bg: 'hover' },
    '&:has(:checked)': { borderColor: 'accentFg', bg: 'accentSoft' },
    '&:has(:disabled)': { cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accentFg}', outlineOffset: '2px' },
  },
});

/** The browser's control in the accent color. */
export const ChoiceBox = chakra('input', {
  base: {
    flex: 'none',
    width: '5',
    height: '5',
    cursor: 'inherit',
    accentColor: 'var(--gp-colors-accent-fg)',
    _focusVisible: { outline: 'none' },
  },
});
