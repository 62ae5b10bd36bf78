/** The details of a saved pick: results of its legs, slip, profit, grading, and actions. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { BetSlip } from '../../../../components/asking/bet-slip.tsx';
import { sortNotes } from '../../../../components/asking/evidence-words.ts';
import { Notes } from '../../../../components/asking/notes.tsx';
import { Origin } from '../../../../components/asking/origin.tsx';
import { betTypeLabel } from '../../../../components/asking/play-words.ts';
import { WishList } from '../../../../components/asking/wish-list.tsx';
import { PricesAsOf } from '../../../../components/feed/prices-as-of.tsx';
import { day } from '../../../../components/ui/display/dates.ts';
import type { Marking } from '../marking.ts';
import { Outcomes } from '../outcomes.tsx';
import { settlingWords } from '../settling-words.ts';
import { SlipPayment } from '../slip-payment.tsx';
import { Marks } from './marks.tsx';
import { Money, OwnBet } from './pick-money.tsx';

interface Props {
  pick: SavedPick;
  marking: Marking;
  onEditBet(): void;
}

export function PickDetails({ pick, marking, onEditBet }: Props) {
  const { metadata, sport, created_at } = pick;
  const { loud } = sortNotes(metadata.notes ?? [], metadata.legs);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.p textStyle="small" color="muted">
        {sport} · {betTypeLabel(metadata)} · Saved <time dateTime={created_at}>{day(created_at)}</time>
      </chakra.p>
      <Outcomes pick={pick} />
      <SlipPayment pick={pick} />
      <Origin id={pick.promptLogId} prompt={pick.reasoning} />
      <Notes notes={loud} />
      <WishList wishes={metadata.wishes} />
      <BetSlip
        legs={metadata.legs}
        suggestion={metadata.suggestion}
        analysis={metadata.analysis}
        reasons="folded"
        isNumbered={metadata.wishes !== undefined}
      />
      <Money pick={pick} />
      <OwnBet pick={pick} onEdit={onEditBet} />
      {settlingWords(pick).map((sentence) => (
        <chakra.p key={sentence} textStyle="small" color="muted">
          {sentence}
        </chakra.p>
      ))}
      <Marks pick={pick} marking={marking} />
      <PricesAsOf legs={metadata.legs} />
    </chakra.div>
  );
}
