/** What was asked for, wish by wish: the legs that meet it, or why none does. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Entities } from '../../../../lambdas/contracts/asking/analysis.ts';
import { useOdds } from '../feed/odds.ts';
import { IconCheck, IconCross } from '../ui/display/icons.tsx';
import { wishWords } from './wish-words.ts';

/** Shows nothing for a bet whose legs were all asked for alike. */
export function WishList({ wishes = [] }: Pick<Entities, 'wishes'>) {
  const { withOdds } = useOdds();
  if (wishes.length === 0) return null;
  return (
    <chakra.ul
      aria-label="What you asked for"
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="1.5"
      minWidth="0"
    >
      {wishes.map((wish) => {
        const [Icon, color] = wish.why === null ? [IconCheck, 'hit'] : [IconCross, 'miss'];
        return (
          <chakra.li
            key={`${wish.asked} ${wish.legs.join()}`}
            display="flex"
            gap="2"
            minWidth="0"
            fontSize="0.9375rem"
            lineHeight="1.45"
          >
            <Icon color={color} width="1em" height="1.45em" strokeWidth="3" />
            <chakra.span minWidth="0" overflowWrap="anywhere">
              <chakra.span fontWeight="medium">{withOdds(wish.asked)}</chakra.span>
              <chakra.span color="muted">: {withOdds(wishWords(wish))}</chakra.span>
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
