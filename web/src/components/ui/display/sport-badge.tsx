/** A badge per sport with a drawing of its ball or stick; never a league's or team's logo. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const drawings: Readonly<Record<string, ReactNode>> = {
  NBA: (
    <>
      <circle cx="16" cy="16" r="10" />
      <path d="M6 16h20M16 6v20M9 9c4 4 4 10 0 14M23 9c-4 4-4 10 0 14" />
    </>
  ),
  NFL: (
    <>
      <path d="M7 25C4 14 14 4 25 7c3 11-7 21-18 18z" />
      <path d="m12 20 8-8m-6.5 2.5 4 4m-1.5-6.5 4 4" />
    </>
  ),
  CFL: (
    <>
      <path d="M7 25C4 14 14 4 25 7c3 11-7 21-18 18z" />
      <path d="m12 20 8-8M8.5 12.500l11 11M12.5 8.500l11 11" />
    </>
  ),
  MLB: (
    <>
      <circle cx="16" cy="16" r="10" />
      <path d="M9.5 8.500c4 4 4 11 0 15m13-15c-4 4-4 11 0 15" />
      <path d="m10.5 13 3-1m-3 7 3 1m8-7-3-1m3 7-3 1" />
    </>
  ),
  NHL: (
    <>
      <path d="M24 5 15 21c-.7 1.3-1.6 2-3 2H6v-4h5l8-14" />
      <path d="M19 24h7v3h-7z" />
    </>
  ),
  MLS: (
    <>
      <circle cx="16" cy="16" r="10" />
      <path d="m16 11.5 4.3 3.1-1.6 5h-5.400l-1.6-5zM16 6v5.500m9.5 1.4-5.2 1.700m1.7 9.5-3.3-4.500m-8.7 4.5 3.3-4.500m-6.8-6.7 5.2 1.7" />
    </>
  ),
  GOLF: (
    <>
      <path d="M13 25V5l10 4.500L13 14" />
      <path d="M6 25c2-2 5-2.5 7-2.500s9 .5 13 2.5" />
    </>
  ),
};

const unknown = (
  <>
    <circle cx="11" cy="21" r="4" />
    <path d="M11 17v-3a4 4 0 0 1 4-4h10m-4-4 4 4-4 4" />
  </>
);

export function SportBadge({ sport, size = '3rem' }: { sport: string; size?: string }) {
  return (
    <chakra.span
      flex="none"
      display="grid"
      placeItems="center"
      width={size}
      height={size}
      bg="raised"
      borderWidth="1px"
      borderRadius="md"
      color="accentFg"
      role="img"
      aria-label={sport}
    >
      <chakra.svg
        viewBox="0 0 32 32"
        width="74%"
        height="74%"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {drawings[sport.toUpperCase()] ?? unknown}
      </chakra.svg>
    </chakra.span>
  );
}
