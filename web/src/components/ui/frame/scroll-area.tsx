/** A region that scrolls. Its bar shows while it is used, and hides 600 ms after. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds. */
const hideDelay = 600;

interface Props {
  /** Names the region for screen readers, which reach it by the keyboard because it scrolls. */
  label: string;
  height: string;
  children: ReactNode;
}

export function ScrollArea({ label, height, children }: Props) {
  /** A new object on each use, so that the delay starts again. */
  const [use, setUse] = useState<{ readonly isOver: boolean } | null>(null);
  const touch = (isOver: boolean) => () => setUse({ isOver });

  useEffect(() => {
    if (!use || use.isOver) return;
    const timer = setTimeout(() => setUse(null), hideDelay);
    return () => clearTimeout(timer);
  }, [use]);

  return (
    <chakra.div
      height={height}
      overflowY="auto"
      // Keeps its place while it is hidden, so that no line breaks anew.
      css={{ scrollbarGutter: 'stable' }}
      scrollbarColor={use ? '{colors.edge} transparent' : 'transparent transparent'}
      data-scrollbar={use ? 'visible' : 'hidden'}
      tabIndex={0}
      role="region"
      aria-label={label}
      paddingRight="2"
      onPointerEnter={touch(true)}
      onPointerLeave={touch(false)}
      onFocus={touch(true)}
      onBlur={touch(false)}
      onScroll={() => setUse((current) => ({ isOver: current?.isOver ?? false }))}
    >
      {children}
    </chakra.div>
  );
}
