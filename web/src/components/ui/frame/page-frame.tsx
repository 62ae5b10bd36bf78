/** The header of a page and its content, with the same width everywhere. */
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { contentId } from './skip-link.tsx';

const inset = { base: '4', md: '6' };

/** A window this low, as at 200% zoom, has no room for a sticky bar. */
const lowWindow = '@media (max-height: 500px)';

/** Sticky at the top. The logo comes first; `marginLeft="auto"` moves the rest to the other end. */
export function TopBar({ children, ...style }: HTMLChakraProps<'header'>) {
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="bar"
      borderBottomWidth="1px"
      bg="panel"
      css={{ [lowWindow]: { position: 'static' } }}
      {...style}
    >
      <chakra.div
        maxWidth="page"
        marginX="auto"
        paddingX={inset}
        height="16"
        display="flex"
        alignItems="center"
        gap={{ base: '1', md: '4', lg: '6' }}
      >
        {children}
      </chakra.div>
    </chakra.header>
  );
}

/** The target of the skip link. */
export function Main({ children, ...style }: HTMLChakraProps<'main'>) {
  return (
    <chakra.main
      id={contentId}
      tabIndex={-1}
      outline="none"
      flex="1"
      width="full"
      maxWidth="page"
      marginX="auto"
      paddingX={inset}
      paddingTop={{ base: '6', md: '10' }}
      paddingBottom="16"
      {...style}
    >
      {children}
    </chakra.main>
  );
}
