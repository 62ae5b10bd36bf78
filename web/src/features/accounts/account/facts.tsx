/** Names and values in two columns, stacked on a phone. */
import { chakra } from '@chakra-ui/react/styled-system';

export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <chakra.dl
      display="grid"
      columnGap="8"
      rowGap="4"
      gridTemplateColumns={{ base: '1fr', sm: 'max-content 1fr' }}
    >
      {facts.map(([name, value]) => (
        <chakra.div key={name} display={{ base: 'block', sm: 'contents' }}>
          <chakra.dt textStyle="label" color="muted" alignSelf="center">
            {name}
          </chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
