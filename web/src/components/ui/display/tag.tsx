/** A small label: a sport, a bet type, a risk. */
import { chakra } from '@chakra-ui/react/styled-system';

export const Tag = chakra('span', {
  base: {
    display: 'inline-block',
    paddingX: '2',
    paddingY: '1',
    borderWidth: '1px',
    borderRadius: 'sm',
    textStyle: 'label',
    fontSize: '0.8125rem',
    color: 'muted',
    whiteSpace: 'nowrap',
  },
});
