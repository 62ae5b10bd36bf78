/** A spinner, next to a label that says what is loading. */
import { chakra } from '@chakra-ui/react/styled-system';

export function Spinner() {
  return (
    <chakra.span
      aria-hidden
      flex="none"
      width="1em"
      height="1em"
      borderWidth="2px"
      borderColor="currentColor"
      borderTopColor="transparent"
      borderRadius="full"
      animation="spin 700ms linear infinite"
    />
  );
}
