/** Suggested questions for a sport, of what is priced now. A chip fills the prompt. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type PricedSport, suggestionsNow } from './priced.ts';
import type { AskSport } from './suggestions.ts';

interface Props {
  sport: AskSport;
  /** Undefined if unknown. */
  priced: PricedSport | undefined;
  /** Whether to leave out parlays. */
  singlesOnly: boolean;
  onChoose(text: string): void;
}

export function Chips({ sport, priced, singlesOnly, onChoose }: Props) {
  const shown = suggestionsNow(sport, { priced, singlesOnly, now: new Date() });
  return (
    <chakra.ul
      aria-label={`Suggestions for ${sport}`}
      display="flex"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      gap="2"
      overflowX={{ base: 'auto', md: 'visible' }}
      marginX={{ base: '-5', md: '0' }}
      paddingX={{ base: '5', md: '0' }}
      paddingY="1"
      scrollbarWidth="none"
      scrollSnapType="x proximity"
    >
      {shown.map((text) => (
        <chakra.li key={text} flex="none" scrollSnapAlign="center">
          <chakra.button
            type="button"
            onClick={() => onChoose(text)}
            minHeight="11"
            paddingX="4"
            borderWidth="1px"
            borderColor="edge"
            borderRadius="full"
            textStyle="small"
            whiteSpace="nowrap"
            cursor="pointer"
            transition="background-color 120ms, border-color 120ms"
            _hover={{ bg: 'hover', borderColor: 'accentFg' }}
          >
            {text}
          </chakra.button>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
