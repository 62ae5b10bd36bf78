/** The chance and the break-even of a bet as two marks on one scale, with the difference in words. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Entities } from '../../../../lambdas/contracts/asking/analysis.ts';
import { percent } from '../../../../lambdas/domain/platform/format.ts';
import { IconEven, IconMinus, IconPlus } from '../ui/display/icons.tsx';
import { oftenWords, playValue, valueWords } from './chance-words.ts';

type Play = Omit<Entities, 'bet_type' | 'hit_rate'>;

export function ChanceMeter({ play }: { play: Play }) {
  const { chance, breakEven, expectedValue } = playValue(play);
  const isParlay = play.legs.length > 1;
  if (chance === null) {
    return (
      <chakra.p textStyle="small" color="muted">
        {play.odds === null
          ? 'No market probability: not every leg is priced'
          : 'No market probability: the other side is not priced'}
      </chakra.p>
    );
  }
  return (
    <chakra.div display="grid" gap="3">
      <chakra.dl display="grid" gap="1.5">
        <Value label="Confidence" value={percent(play.confidence)} accent />
        {play.confidence !== chance && <Value label="Market probability" value={percent(chance)} />}
        {breakEven !== null && (
          <Value
            label="Break-even"
            value={percent(breakEven)}
            swatch={<chakra.span width="3px" height="1em" bg="fg" borderRadius="full" />}
          />
        )}
      </chakra.dl>
      <Scale chance={play.confidence} breakEven={breakEven} />
      {expectedValue !== null && (
        <Outcome expectedValue={expectedValue} often={isParlay ? oftenWords(chance) : null} />
      )}
      {play.confidence === chance && (
        <chakra.p textStyle="small" color="muted">
          {basisWords(play)}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** Where the chance comes from. */
function basisWords({ legs, books = 1 }: Play): string {
  if (legs.some(({ oneSided }) => oneSided))
    return 'Confidence is measured on past prices where books price one side, because their margin cannot be removed.';
  const across = books > 1 ? ` across ${books} books` : '';
  return `Confidence is the market probability${across}, with the sportsbooks’ margin removed.`;
}

/** The chance as a bar, with a mark at the break-even. */
export function Scale({ chance, breakEven }: { chance: number; breakEven: number | null }) {
  return (
    <chakra.div
      aria-hidden
      position="relative"
      height="2.5"
      bg="hover"
      borderRadius="full"
      // Visible only under forced colors, which remove the background.
      outline="1px solid transparent"
    >
      <chakra.div
        position="absolute"
        inset="0"
        bg="accentFg"
        borderRadius="full"
        _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
        style={{ right: `${100 - chance}%` }}
      />
      {breakEven !== null && (
        <chakra.div
          position="absolute"
          top="-1.5"
          bottom="-1.5"
          width="3px"
          marginLeft="-1.5px"
          bg="fg"
          borderRadius="full"
          outline="2px solid var(--gp-colors-panel)"
          style={{ left: `${breakEven}%` }}
        />
      )}
    </chakra.div>
  );
}

function Outcome({ expectedValue, often }: { expectedValue: number; often: string | null }) {
  const words = valueWords(expectedValue);
  const tone = words.startsWith('Costs') ? 'miss' : words.startsWith('Pays') ? 'hit' : 'muted';
  const Icon = { miss: IconMinus, hit: IconPlus, muted: IconEven }[tone];
  return (
    <chakra.div display="grid" gap="1">
      <chakra.p display="flex" gap="2" fontWeight="medium">
        <Icon color={tone} height="1.55em" width="1.1em" strokeWidth="3" />
        {words}
      </chakra.p>
      {often && <chakra.p>Hits {often}</chakra.p>}
    </chakra.div>
  );
}

interface ValueProps {
  label: string;
  value: string;
  accent?: boolean;
  /** Its mark on the scale. */
  swatch?: ReactNode;
}

function Value({ label, value, accent = false, swatch }: ValueProps) {
  return (
    <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
      <chakra.dt textStyle="small" color="muted" display="flex" alignItems="center" gap="2">
        <chakra.span aria-hidden width="0.75rem" display="grid" placeItems="center" flex="none">
          {accent ? (
            <chakra.span width="0.75rem" height="0.5rem" bg="accentFg" borderRadius="full" />
          ) : (
            swatch
          )}
        </chakra.span>
        {label}
      </chakra.dt>
      <chakra.dd textStyle="odds" color={accent ? 'accentFg' : 'fg'}>
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
