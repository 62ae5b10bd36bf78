/** The checkbox of a row. Its touch target is larger than the box, and a click on it does not expand the row. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';

interface Props {
  label: string;
  checked: boolean;
  /** Whether some but not all are selected. */
  isPartial?: boolean;
  onChange(checked: boolean): void;
}

export function RowBox({ label, checked, isPartial = false, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <chakra.label
      position="relative"
      zIndex="1"
      display="grid"
      placeItems="center"
      width="11"
      height="11"
      marginX="-2.5"
      cursor="pointer"
    >
      <chakra.input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        width="1.125rem"
        height="1.125rem"
        accentColor="var(--gp-colors-accent-fg)"
        cursor="pointer"
      />
    </chakra.label>
  );
}
