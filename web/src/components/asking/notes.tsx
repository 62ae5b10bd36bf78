/** Notes above an answer, one per line; amber if something differs from the question. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Note } from '../../../../lambdas/contracts/asking/analysis.ts';
import { useOdds } from '../feed/odds.ts';
import { IconAlert, IconInfo } from '../ui/display/icons.tsx';

interface Props {
  notes: readonly Note[];
  quiet?: boolean;
}

export function Notes({ notes, quiet = false }: Props) {
  const { withOdds } = useOdds();
  const Icon = quiet ? IconInfo : IconAlert;
  if (notes.length === 0) return null;
  return (
    <chakra.ul
      aria-label={quiet ? 'Good to know' : 'Please note'}
      display="grid"
      gap={quiet ? '1' : '2'}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {notes.map(({ kind, text }) => (
        <chakra.li
          key={`${kind} ${text}`}
          display="flex"
          gap="2.5"
          fontSize="0.9375rem"
          lineHeight="1.45"
          {...(quiet
            ? { color: 'muted', textStyle: 'small' }
            : {
                bg: 'pendingSoft',
                borderLeftWidth: '3px',
                borderColor: 'pending',
                borderRadius: 'md',
                paddingX: '3',
                paddingY: '2.5',
              })}
        >
          <Icon color={quiet ? 'muted' : 'pending'} width="1.2em" height="1.45em" />
          <chakra.span minWidth="0" overflowWrap="anywhere">
            {withOdds(text)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
