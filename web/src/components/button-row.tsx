/** A row of buttons, which fill the width of a phone equally. */
import { chakra } from '@chakra-ui/react/styled-system';

export const ButtonRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    '& > *': { flex: { base: '1 1 auto', sm: '0 0 auto' } },
  },
});
