/** A choice between a few values, side by side, one of them pressed. */
import { chakra } from '@chakra-ui/react/styled-system';

interface Props<Value extends string | number> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange(value: Value): void;
}

export function Segments<Value extends string | number>({ label, options, value, onChange }: Props<Value>) {
  return (
    <chakra.div
      role="group"
      aria-label={label}
      display="flex"
      width={{ base: 'full', sm: 'fit-content' }}
      borderWidth="1px"
      borderColor="edge"
      borderRadius="md"
      overflow="hidden"
    >
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <chakra.button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(option.value)}
            flex={{ base: '1', sm: 'none' }}
            minHeight="11"
            paddingX={{ base: '2', sm: '4' }}
            textStyle="label"
            color={isChosen ? 'fg' : 'muted'}
            bg={isChosen ? 'hover' : undefined}
            borderBottomWidth="3px"
            borderColor={isChosen ? 'accentFg' : 'unmarked'}
            cursor="pointer"
            _hover={{ color: 'fg' }}
            _focusVisible={{ outlineOffset: '-3px' }}
          >
            {option.label}
          </chakra.button>
        );
      })}
    </chakra.div>
  );
}
