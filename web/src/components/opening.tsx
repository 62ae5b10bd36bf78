/** While a part of the site is on its way: only the mark, in the middle. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Mark } from './logo.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export function Opening() {
  return (
    <chakra.div flex="1" display="grid" placeItems="center" minHeight="60vh" role="status">
      <chakra.div animation="pulse 1.6s ease-in-out infinite">
        <Mark size="3.5rem" />
      </chakra.div>
      <VisuallyHidden>Loading...</VisuallyHidden>
    </chakra.div>
  );
}
