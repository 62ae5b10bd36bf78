/** A page's heading: sets the tab's title, and takes focus after navigation. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The router's location key of the first page. */
const firstKey = 'default';

/** @returns a ref for the element that takes focus after navigation */
export function useArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const { key, pathname } = useLocation();
  const arrivedFrom = useRef<string | null>(null);
  useEffect(() => {
    if (key !== firstKey && arrivedFrom.current !== pathname) {
      target.current?.focus({ preventScroll: true });
    }
    arrivedFrom.current = pathname;
  }, [key, pathname]);
  return target;
}

export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · GamePlan`}</title>;
}

interface Props {
  title: string;
  /** If the heading differs from the tab's title. */
  children?: ReactNode;
  intro?: ReactNode;
}

export function PageHeading({ title, children, intro }: Props) {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <chakra.header display="grid" gap="2">
      <PageTitle>{title}</PageTitle>
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="title" overflowWrap="anywhere">
        {children ?? title}
      </chakra.h1>
      {intro && (
        <chakra.p color="muted" maxWidth="text">
          {intro}
        </chakra.p>
      )}
    </chakra.header>
  );
}
