/** Which time the record is of. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type StatsPeriod, statsPeriods } from '../../../../lambdas/contracts/tracker.ts';
import { periodWords } from './period-words.ts';

interface Props {
  period: StatsPeriod;
  onChange(period: StatsPeriod): void;
}

export function PeriodSwitch({ period, onChange }: Props) {
  return (
    <chakra.div
      role="group"
      aria-label="Period of your record"
      display="flex"
      width={{ base: 'full', sm: 'fit-content' }}
      borderWidth="1px"
      borderColor="edge"
      borderRadius="md"
      overflow="hidden"
    >
      {statsPeriods.map((each) => (
        <chakra.button
          key={each}
          type="button"
          aria-pressed={each === period}
          onClick={() => onChange(each)}
          flex={{ base: '1', sm: 'none' }}
          minHeight="11"
          paddingX={{ base: '2', sm: '4' }}
          textStyle="label"
          color={each === period ? 'fg' : 'muted'}
          bg={each === period ? 'hover' : undefined}
          borderBottomWidth="3px"
          borderColor={each === period ? 'accentFg' : 'unmarked'}
          cursor="pointer"
          _hover={{ color: 'fg' }}
          _focusVisible={{ outlineOffset: '-3px' }}
        >
          {periodWords[each].button}
        </chakra.button>
      ))}
    </chakra.div>
  );
}
