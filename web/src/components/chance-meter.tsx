/** The confidence of an answer beside the market's own probability: two marks on one scale, and both in words. */
import { chakra } from '@chakra-ui/react/styled-system';
import { percent } from './figures.ts';

interface Props {
  /** Percent. */
  confidence: number;
  /** Percent; null where a leg has no price. */
  market: number | null;
}

export function ChanceMeter({ confidence, market }: Props) {
  return (
    <chakra.div display="grid" gap="2.5">
      <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="2">
        <Reading label="AI confidence" value={percent(confidence)} mark="accentFg" />
        <Reading
          label="Market probability"
          value={market === null ? 'Not priced' : percent(market)}
          mark="muted"
        />
      </chakra.dl>
      <chakra.div
        aria-hidden
        position="relative"
        height="2.5"
        bg="hover"
        borderRadius="full"
        // Seen where the system forces its colors, and the ground goes.
        outline="1px solid transparent"
      >
        <chakra.div
          position="absolute"
          inset="0"
          bg="accentFg"
          borderRadius="full"
          style={{ right: `${100 - confidence}%` }}
        />
        {market !== null && (
          <chakra.div
            position="absolute"
            top="-1"
            bottom="-1"
            width="3px"
            marginLeft="-1.5px"
            bg="fg"
            outline="2px solid var(--gp-colors-panel)"
            style={{ left: `${market}%` }}
          />
        )}
      </chakra.div>
    </chakra.div>
  );
}

function Reading({ label, value, mark }: { label: string; value: string; mark: string }) {
  return (
    <chakra.div display="flex" alignItems="baseline" gap="2">
      <chakra.dt textStyle="small" color="muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="odds" color={mark === 'muted' ? 'fg' : mark}>
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
