/** A link past the navigation to the content; the first tab stop. */
import { chakra } from '@chakra-ui/react/styled-system';

export const contentId = 'content';

export function SkipLink() {
  return (
    <chakra.a
      href={`#${contentId}`}
      position="fixed"
      zIndex="skip"
      top="2"
      left="2"
      paddingX="4"
      paddingY="3"
      bg="accent"
      color="onAccent"
      borderRadius="md"
      fontWeight="bold"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      Skip to content
    </chakra.a>
  );
}
