/** One of a few, all of them in sight: radio buttons, each with an example of what it does. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

interface Props<Value extends string> {
  /** The id of the heading that names them. */
  labelledBy: string;
  options: readonly { readonly value: Value; readonly label: string; readonly example?: string }[];
  value: Value | undefined;
  disabled?: boolean;
  onChange(value: Value): void;
}

export function Choices<Value extends string>({
  labelledBy,
  options,
  value,
  disabled,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <chakra.div
      role="radiogroup"
      aria-labelledby={labelledBy}
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: '1fr', sm: `repeat(${options.length}, 1fr)` }}
    >
      {options.map((option) => (
        <chakra.label
          key={option.value}
          display="flex"
          alignItems="center"
          gap="3"
          minHeight="14"
          paddingX="4"
          paddingY="3"
          borderWidth="1px"
          borderColor="edge"
          borderRadius="md"
          cursor={disabled ? 'not-allowed' : 'pointer'}
          transition="background-color 120ms, border-color 120ms"
          _hover={{ bg: 'hover' }}
          css={{
            '&:has(:checked)': { borderColor: 'accentFg', bg: 'accentSoft' },
            '&:has(:focus-visible)': { outline: '2px solid {colors.accentFg}', outlineOffset: '2px' },
          }}
        >
          <chakra.input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
            flex="none"
            width="5"
            height="5"
            cursor="inherit"
            accentColor="var(--gp-colors-accent-fg)"
            _focusVisible={{ outline: 'none' }}
          />
          <chakra.span display="grid" gap="0.5">
            <chakra.span fontWeight="medium">{option.label}</chakra.span>
            {option.example && (
              <chakra.span textStyle="small" color="muted">
                {option.example}
              </chakra.span>
            )}
          </chakra.span>
        </chakra.label>
      ))}
    </chakra.div>
  );
}
