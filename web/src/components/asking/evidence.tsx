/** Facts for and against a leg, one sentence each; source and time expand on click. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { Evidence, Selection } from '../../../../lambdas/contracts/asking/analysis.ts';
import { SeriesBars } from '../charts/series-bars.tsx';
import { useOdds } from '../feed/odds.ts';
import { dayAndTime } from '../ui/display/dates.ts';
import { IconChevron, IconEven, IconMinus, IconPlus } from '../ui/display/icons.tsx';
import { basisWords, sidesOf } from './evidence-words.ts';

const sideStyles = {
  for: { title: 'For', Icon: IconPlus, color: 'hit' },
  against: { title: 'Against', Icon: IconMinus, color: 'miss' },
  neutral: { title: 'Neutral', Icon: IconEven, color: 'muted' },
} as const;

interface Props {
  evidence: readonly Evidence[];
  selection: Selection;
  /** The leg, part of the button's accessible name. */
  about: string;
}

export function EvidenceLists({ evidence, selection, about }: Props) {
  const [withSources, setWithSources] = useState(false);
  const id = useId();
  const sides = sidesOf(evidence);
  if (evidence.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div
        id={id}
        display="grid"
        columnGap="6"
        rowGap="3"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))"
      >
        {(['for', 'against', 'neutral'] as const).map((side) => (
          <Side
            key={side}
            side={side}
            evidence={sides[side]}
            selection={selection}
            withSources={withSources}
          />
        ))}
      </chakra.div>
      <chakra.button
        type="button"
        aria-expanded={withSources}
        aria-controls={id}
        aria-label={`Sources: ${about}`}
        onClick={() => setWithSources(!withSources)}
        justifySelf="start"
        display="inline-flex"
        alignItems="center"
        gap="1"
        minHeight="8"
        textStyle="small"
        fontSize="0.8125rem"
        color="muted"
        cursor="pointer"
        borderRadius="sm"
        _hover={{ color: 'fg' }}
      >
        Sources
        <IconChevron
          width="1em"
          height="1em"
          transition="transform 160ms"
          style={{ transform: withSources ? 'rotate(180deg)' : 'none' }}
        />
      </chakra.button>
    </chakra.div>
  );
}

interface SideProps extends Pick<Props, 'evidence' | 'selection'> {
  side: keyof typeof sideStyles;
  withSources: boolean;
}

function Side({ side, evidence, selection, withSources }: SideProps) {
  const id = useId();
  const { withOdds } = useOdds();
  const { title, Icon, color } = sideStyles[side];
  if (evidence.length === 0) return null;
  return (
    <chakra.div display="grid" gap="1.5" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p id={id} textStyle="label" fontSize="0.8125rem" color={color}>
        {title}
      </chakra.p>
      <chakra.ul aria-labelledby={id} display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
        {evidence.map((fact) => (
          <chakra.li key={fact.id} display="flex" gap="2" fontSize="0.9375rem" lineHeight="1.4">
            <Icon color={color} width="1em" height="1.4em" strokeWidth="3" />
            <chakra.div minWidth="0" flexGrow="1" overflowWrap="anywhere">
              {withOdds(fact.text)}
              {withSources && (
                <chakra.span display="block" textStyle="small" fontSize="0.8125rem" color="muted">
                  {basisWords(fact)}
                  {' · '}
                  <time dateTime={fact.asOf}>{dayAndTime(fact.asOf)}</time>
                </chakra.span>
              )}
              <Bars fact={fact} selection={selection} isListed={withSources} />
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

interface BarsProps {
  fact: Evidence;
  selection: Selection;
  isListed: boolean;
}

/** Of a fact about a line: single results without one are not drawn. */
function Bars({ fact: { series = [], values }, selection, isListed }: BarsProps) {
  const { line } = values;
  if (series.length === 0 || typeof line !== 'number') return null;
  const side = selection === 'under' ? 'under' : 'over';
  return <SeriesBars series={series} line={line} side={side} isListed={isListed} />;
}
