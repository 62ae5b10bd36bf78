/** A play as a coach draws it. The O's route past the X is animated once, when the page opens. */
import { chakra } from '@chakra-ui/react/styled-system';

export function PlayBoard() {
  return (
    <chakra.svg viewBox="0 0 520 440" width="full" height="auto" fill="none" aria-hidden>
      <chakra.g stroke="line" strokeWidth="2">
        {[40, 130, 220, 310, 400].map((y) => (
          <path key={y} d={`M0 ${y}H520`} />
        ))}
        {[58, 76, 94, 112, 148, 166, 184, 202, 238, 256, 274, 292, 328, 346, 364, 382].map((y) => (
          <path key={y} d={`M170 ${y}h16M334 ${y}h16`} />
        ))}
      </chakra.g>
      <chakra.g stroke="muted" strokeWidth="5" strokeLinecap="round">
        {[
          [150, 210],
          [230, 210],
          [310, 210],
          [250, 110],
          [420, 190],
        ].map(([x = 0, y = 0]) => (
          <path key={x} d={`M${x - 11} ${y - 11}l22 22m0-22-22 22`} />
        ))}
      </chakra.g>
      <chakra.g stroke="fg" strokeWidth="5">
        {[150, 190, 230, 270, 310].map((x) => (
          <circle key={x} cx={x} cy={275} r="13" />
        ))}
        <circle cx="230" cy="345" r="13" />
      </chakra.g>
      <chakra.g stroke="accentFg" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="60" cy="275" r="16" />
        <chakra.path
          d="M60 259V130a50 50 0 0 1 50-50h230a50 50 0 0 0 44-26l8-16"
          pathLength="1"
          strokeDasharray="1"
          animation="draw 1.4s ease-in-out"
        />
        <chakra.path d="m371 40 23-8 8 23" animation="appear 1.6s steps(1, end)" />
        <chakra.path d="M460 275v-90" strokeDasharray="1 18" />
        <circle cx="460" cy="275" r="16" />
      </chakra.g>
    </chakra.svg>
  );
}
