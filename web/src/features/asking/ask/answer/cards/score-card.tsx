/** A game's score, with its periods where they are known. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { CardOf } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { dayAndTime } from '../../../../../components/ui/display/dates.ts';
import { CardFrame } from './card-frame.tsx';
import { FiguresTable } from './figures-table.tsx';

const figure = (points: number | null) => (points === null ? '–' : `${points}`);

export function ScoreCard({ card: { sides, status, startsAt } }: { card: CardOf<'score'> }) {
  const title = sides.map(({ name }) => name).join(' at ');
  const periods = Math.max(0, ...sides.map((side) => side.periods.length));
  return (
    <CardFrame title={title}>
      <FiguresTable
        caption={`Score: ${title}`}
        columns={[
          { label: 'Team', align: 'start' },
          ...Array.from({ length: periods }, (_, at) => ({ label: `${at + 1}`, align: 'end' as const })),
          { label: 'Score', align: 'end' },
        ]}
        rows={sides.map(({ name, points, periods: own }) => ({
          key: name,
          cells: [
            name,
            ...Array.from({ length: periods }, (_, at) => figure(own[at] ?? null)),
            <chakra.strong key="score" fontSize="1.125rem">
              {figure(points)}
            </chakra.strong>,
          ],
        }))}
      />
      <chakra.p textStyle="small" color="muted">
        {[status, startsAt && dayAndTime(startsAt)].filter(Boolean).join(' · ')}
      </chakra.p>
    </CardFrame>
  );
}
