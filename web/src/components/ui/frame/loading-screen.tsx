/** Shown while a part of the site loads: the logo, centered. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Mark } from '../display/logo.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

/** @param within true inside a page's frame; otherwise this is the page, with its own main element */
export function LoadingScreen({ within = false }: { within?: boolean }) {
  return (
    <chakra.div
      as={within ? 'div' : 'main'}
      flex="1"
      display="grid"
      placeItems="center"
      minHeight="60vh"
      aria-busy
    >
      <chakra.div animation="pulse 1.6s ease-in-out infinite">
        <Mark size="3.5rem" />
      </chakra.div>
      <VisuallyHidden as="h1">GamePlan</VisuallyHidden>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
    </chakra.div>
  );
}
