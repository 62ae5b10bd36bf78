/** A link in running text, and a button that looks like one. */
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

const recipe = defineRecipe({
  base: {
    color: 'fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'accentFg',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'accentFg' },
  },
});

/** For a link outside of running text: a touch target 44 pixels high that does not affect the layout. */
export const tall = { display: 'inline-block', paddingY: '3', marginY: '-3' } as const;

export const TextLink = chakra(Link, recipe);
export const OutsideLink = chakra('a', recipe);
export const TextButton = chakra('button', recipe, { defaultProps: { type: 'button' } });
