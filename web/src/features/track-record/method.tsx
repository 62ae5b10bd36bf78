/** How the record is kept, so that anybody can judge it. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

const rules = [
  {
    title: 'What counts',
    text: 'Each prediction of the daily slate, from the moment it is published. Line and price are frozen then. None is edited, none is removed, and nothing is counted that was worked out afterwards.',
  },
  {
    title: 'Who grades',
    text: 'The final score. A pushed or voided leg drops out and the rest is priced again. What pushes as a whole gives its unit back and is neither hit nor miss.',
  },
  {
    title: 'Corrected scores',
    text: 'A final score that is corrected within 48 hours of the first grade grades again, for better or worse, and the earlier grade stays on file.',
  },
  {
    title: 'Postponed games',
    text: 'Void, by the rules most books share, if the game does not start in time: 48 hours for basketball, hockey and soccer; its own day, or 12 hours, for baseball; its own week, Thursday to Wednesday, for football. A suspended game must resume within 48 hours of its start, in baseball within 36. The start is the one the prediction was published with.',
  },
  {
    title: 'Units and ROI',
    text: 'One unit on every prediction, whatever its odds, so that no record can be made by the size of the stakes. ROI is profit divided by what was staked, on hits and misses that had a price.',
  },
  {
    title: 'Brier score',
    text: 'The mean squared distance between the confidence we stated and what came. 0 is perfect, and always saying 50% scores 0.25. The market’s own score, from its prices without the margin, is taken on the same predictions.',
  },
  {
    title: 'Closing-line value',
    text: 'The published price times the fair probability of the close, less 1. The close is what the books said together in the last half hour before the start, their margin taken out. Where the line itself moved, or no price is so fresh, the prediction is in no average.',
  },
  {
    title: '95% intervals',
    text: 'Where the true figure would lie in 19 of 20 such records. As long as an ROI’s interval holds 0, the record is no evidence of an edge.',
  },
] as const;

export function Method() {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="5">
      <chakra.h2 id={id} textStyle="heading">
        How This Record Is Kept
      </chakra.h2>
      <chakra.dl
        display="grid"
        columnGap="10"
        rowGap="5"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: '1fr 1fr 1fr' }}
      >
        {rules.map(({ title, text }) => (
          <chakra.div key={title} display="grid" gap="1" alignContent="start">
            <chakra.dt textStyle="label">{title}</chakra.dt>
            <chakra.dd textStyle="small" color="muted">
              {text}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.p textStyle="small" color="muted" maxWidth="text">
        Past results promise nothing. Days and months are those of Toronto.
      </chakra.p>
    </chakra.section>
  );
}
