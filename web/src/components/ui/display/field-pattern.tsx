/** A decorative backdrop of a football field: yard lines, hash marks and a play. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

export function Field(rest: Omit<ComponentProps<typeof chakra.svg>, 'children'>) {
  return (
    <chakra.svg
      aria-hidden
      position="absolute"
      zIndex="-1"
      top="0"
      left="50%"
      width="90rem"
      height="60rem"
      transform="translateX(-50%)"
      viewBox="0 0 1440 960"
      fill="none"
      color="line"
      strokeWidth="2"
      _highContrast={{ display: 'none' }}
      {...rest}
    >
      <g stroke="currentColor">
        {[0, 1, 2, 3, 4, 5].map((yard) => (
          <path key={yard} d={`M0 ${60 + yard * 180}H1440`} opacity="0.75" />
        ))}
        {[0, 1, 2, 3, 4].map((yard) => (
          <path
            key={yard}
            d={[1, 2, 3, 4]
              .map((mark) => `M430 ${60 + yard * 180 + mark * 36}h28M982 ${60 + yard * 180 + mark * 36}h28`)
              .join('')}
          />
        ))}
      </g>
      <g stroke="currentColor" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="150" cy="640" r="30" />
        <path d="M150 610V380a60 60 0 0 1 60-60h120m-38-38 38 38-38 38" />
        <path d="m250 450 54 54m0-54-54 54M1120 250l54 54m0-54-54 54" />
        <circle cx="1290" cy="560" r="30" />
        <path
          d="M1290 530V440a60 60 0 0 0-60-60h-40c-50 0-70 30-70 70v190m-38-38 38 38 38-38"
          strokeDasharray="2 20"
        />
      </g>
    </chakra.svg>
  );
}
