/** Radio buttons, each with an example of its effect. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { ChoiceBox, ChoiceLabel } from './choice-label.tsx';

interface Props<Value extends string> {
  /** The ID of the heading. */
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
        <ChoiceLabel key={option.value}>
          <ChoiceBox
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <chakra.span display="grid" gap="0.5">
            <chakra.span fontWeight="medium">{option.label}</chakra.span>
            {option.example && (
              <chakra.span textStyle="small" color="muted">
                {option.example}
              </chakra.span>
            )}
          </chakra.span>
        </ChoiceLabel>
      ))}
    </chakra.div>
  );
}
