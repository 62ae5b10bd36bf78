/** The logo: a play as a coach draws it. The O runs the route past the X. */
import { chakra } from '@chakra-ui/react/styled-system';

export function Mark({ size = '2rem' }: { size?: string }) {
  return (
    <chakra.svg
      viewBox="0 0 28 28"
      width={size}
      height={size}
      fill="none"
      strokeWidth="3"
      flex="none"
      aria-hidden
    >
      <chakra.g stroke="accentFg" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="6" cy="21.5" r="4" />
        <path d="M6 17.500V11a3.5 3.5 0 0 1 3.5-3.500H25" />
        <path d="M20.5 3 25 7.5 20.5 12" />
      </chakra.g>
      <chakra.path d="m17 18 7 7m0-7-7 7" stroke="fg" strokeLinecap="round" />
    </chakra.svg>
  );
}

export function Logo({ size = '1.75rem' }: { size?: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" color="fg">
      <Mark size={size} />
      <chakra.span
        fontFamily="display"
        fontWeight="700"
        fontSize={`calc(${size} * 0.95)`}
        lineHeight="1"
        letterSpacing="0.015em"
        textTransform="uppercase"
        transform="skewX(-8deg)"
      >
        GamePlan
      </chakra.span>
    </chakra.span>
  );
}
