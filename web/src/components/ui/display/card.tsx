/** The surface of a card. */
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

export const cardRecipe = defineRecipe({
  base: { bg: 'panel', borderWidth: '1px', borderRadius: 'lg', padding: { base: '5', md: '6' } },
});

export const Card = chakra('section', cardRecipe);
