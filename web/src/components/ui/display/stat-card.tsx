/** One figure of a record, with what it counts. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

interface Props extends FrameProps {
  /** null while it loads. */
  value: string | null;
  note?: ReactNode;
  /** Lines reserved for the note, on a phone and on wider screens. */
  noteLines?: readonly [phone: number, wider: number];
  tone?: 'fg' | 'hit' | 'miss';
}

export function StatCard({ label, value, note, noteLines = [1, 1], tone = 'fg', ...rest }: Props) {
  return (
    <StatFrame label={label} {...rest}>
      <chakra.dd display="grid" gap="1.5">
        {value === null ? (
          <Skeleton width="3.5em" textStyle="figure" height="1em" />
        ) : (
          <chakra.span textStyle="figure" color={tone} whiteSpace="nowrap" {...sizeOf(value)}>
            {value}
          </chakra.span>
        )}
        {note !== undefined && (
          <chakra.span
            textStyle="small"
            color="muted"
            minHeight={{ base: `${noteLines[0] * 1.45}em`, md: `${noteLines[1] * 1.45}em` }}
          >
            {note}
          </chakra.span>
        )}
      </chakra.dd>
    </StatFrame>
  );
}

interface FrameProps extends ComponentProps<typeof chakra.div> {
  label: string;
}

/** A card in a `dl`: the `dt`, with the `dd` as its child. */
export function StatFrame({ label, children, ...rest }: FrameProps) {
  return (
    <chakra.div
      bg="panel"
      borderWidth="1px"
      borderRadius="lg"
      paddingX={{ base: '4', md: '5' }}
      paddingY="4"
      display="grid"
      alignContent="start"
      gap="2"
      minWidth="0"
      {...rest}
    >
      <chakra.dt textStyle="label" color="muted">
        {label}
      </chakra.dt>
      {children}
    </chakra.div>
  );
}

/** Font sizes that keep long figures on one line of a card half as wide as a phone. */
function sizeOf(value: string) {
  if (value.length <= 5) return {};
  if (value.length <= 7) return { fontSize: { base: 'min(2.25rem, 10vw)', md: '2.75rem' } };
  return {
    fontSize:
      value.length <= 9
        ? { base: 'min(1.875rem, 8.4vw)', md: '2.75rem' }
        : { base: 'min(1.5rem, 7vw)', md: '2rem' },
    lineHeight: { base: '2.25rem', md: '2.75rem' },
  };
}
