/** How the record is kept, so that anyone can check it. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

const rules = [
  {
    title: 'What counts',
    text: 'Every prediction on the daily slate, from the moment it is published. Its line and price are frozen then. Predictions are never edited, removed or added afterward.',
  },
  {
    title: 'Grading',
    text: 'Final scores decide. If a leg of a parlay is a push or void, it drops out and the rest is repriced. A push returns the unit and is neither a hit nor a miss.',
  },
  {
    title: 'Corrected scores',
    text: 'If a final score is corrected within 48 hours of the first grade, the prediction is graded again, for better or worse. The earlier grade stays on file.',
  },
  {
    title: 'Postponed games',
    text: 'Following the rules most sportsbooks share, a bet is void if the game does not start in time: within 48 hours for basketball, hockey and soccer; the same day or within 12 hours for baseball; the same week, Thursday to Wednesday, for football. A suspended game must resume within 48 hours of its start, or 36 in baseball. The start time is the one published with the prediction.',
  },
  {
    title: 'Units and ROI',
    text: 'One unit on every prediction, whatever its odds, so stake sizes cannot flatter the record. ROI is profit divided by the amount staked, over hits and misses with a price.',
  },
  {
    title: 'Brier score',
    text: 'The mean squared error of our stated chances. 0 is perfect, and always saying 50% scores 0.25. The market’s score uses its no-vig probabilities on the same predictions.',
  },
  {
    title: 'Closing-line value',
    text: 'The published decimal price times the no-vig closing probability, minus 1. The close is the consensus of the books in the last half hour before the start. Predictions whose line moved, or that have no price that recent, are left out of the average.',
  },
  {
    title: '95% ranges',
    text: 'In 19 of 20 such records, the range contains the true number. While the ROI range includes 0, the record is not evidence of an edge.',
  },
] as const;

export function Method() {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="5">
      <chakra.h2 id={id} textStyle="heading">
        How We Keep This Record
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
        Past results do not predict future results. All dates are in Toronto time (ET).
      </chakra.p>
    </chakra.section>
  );
}
