/** The chance of a slip with legs of one game, the price to look for, and what to know before it is bet. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Entities } from '../../../../lambdas/contracts/asking/analysis.ts';
import type { Slip } from '../../../../lambdas/contracts/asking/slip.ts';
import { questionableNote, voidRuleWords } from '../../../../lambdas/domain/asking/english/slip.ts';
import { percent } from '../../../../lambdas/domain/platform/format.ts';
import { useOdds } from '../feed/odds.ts';

export function SlipChance({ slip }: { slip: Slip }) {
  const { chance, chanceRange, fairPrice, goodAt, note, why, says } = slip;
  const { odds, withOdds } = useOdds();
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.dl
        display="grid"
        gridTemplateColumns="1fr 1fr"
        bg="accentSoft"
        borderRadius="md"
        padding="4"
        gap="4"
      >
        <Figure
          name="Good at"
          value={goodAt === null ? '–' : odds(goodAt)}
          more={fairPrice === null ? undefined : `or better, fair ${odds(fairPrice)}`}
        />
        <Figure
          name="Chance"
          value={chance === null ? 'Unknown' : percent(chance)}
          more={chanceRange ? `${percent(chanceRange[0])} to ${percent(chanceRange[1])}` : undefined}
        />
      </chakra.dl>
      {note !== null && <p>{withOdds(note)}</p>}
      {says.map((sentence) => (
        <p key={sentence}>{withOdds(sentence)}</p>
      ))}
      {why !== null && (
        <chakra.p textStyle="small" color="muted">
          {withOdds(why)}
        </chakra.p>
      )}
    </chakra.div>
  );
}

interface FigureProps {
  name: string;
  value: string;
  more: string | undefined;
}

function Figure({ name, value, more }: FigureProps) {
  return (
    <chakra.div minWidth="0">
      <chakra.dt textStyle="label" color="muted">
        {name}
      </chakra.dt>
      <chakra.dd textStyle="figure" fontSize={{ base: '1.75rem', md: '2rem' }} overflowWrap="anywhere">
        {value}
      </chakra.dd>
      {more && <chakra.dd textStyle="small">{more}</chakra.dd>}
    </chakra.div>
  );
}

/** Always visible: how rarely such a slip hits, what its book does with a void leg, and who may not play. */
export function SlipCare({ play }: { play: Pick<Entities, 'slip' | 'book' | 'legs'> }) {
  const { withOdds } = useOdds();
  if (!play.slip) return null;
  const questionable = questionableNote(play.legs);
  const sentences = [...play.slip.care, voidRuleWords(play), ...(questionable ? [questionable] : [])];
  return (
    <chakra.ul aria-label="Before you bet" display="grid" gap="2" borderTopWidth="1px" paddingTop="3">
      {sentences.map((sentence) => (
        <chakra.li key={sentence} textStyle="small">
          {withOdds(sentence)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
