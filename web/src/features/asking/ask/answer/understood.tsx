/** The reading of the question, in parts. Removing one asks again without it. */
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { ShownReading } from '../../../../../../lambdas/contracts/asking/reading.ts';
import { useOdds } from '../../../../components/feed/odds.ts';
import { IconClose } from '../../../../components/ui/display/icons.tsx';
import { chipsOf } from './answer-words.ts';

const chip = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    paddingX: '3',
    borderWidth: '1px',
    borderRadius: 'full',
    bg: 'raised',
    textStyle: 'small',
    textAlign: 'start',
    lineHeight: '1.25',
  },
});
const Chip = chakra('span', chip);
const ChipButton = chakra('button', chip);

interface Props {
  reading: ShownReading;
  onAsk(prompt: string): void;
}

export function Understood({ reading, onAsk }: Props) {
  const id = useId();
  const { withOdds } = useOdds();
  const chips = chipsOf(reading);
  if (chips.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
      <chakra.p id={id} textStyle="small" color="muted">
        Understood as
      </chakra.p>
      <chakra.ul aria-labelledby={id} display="flex" flexWrap="wrap" gap="2" minWidth="0">
        {chips.map(({ label, without }) => (
          <chakra.li key={label} minWidth="0" display="flex">
            {without === '' ? (
              <Chip>{withOdds(label)}</Chip>
            ) : (
              <ChipButton
                type="button"
                aria-label={`Remove: ${withOdds(label)}`}
                title="Ask again without this"
                paddingRight="2"
                borderColor="edge"
                cursor="pointer"
                transition="background-color 120ms"
                _hover={{ bg: 'hover' }}
                onClick={() => onAsk(without)}
              >
                {withOdds(label)}
                <IconClose width="0.9em" height="0.9em" color="muted" />
              </ChipButton>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
