/** /account/tracker: the record of a period, and the saved picks. Period, tab, filters and page are in the URL. */
import { chakra } from '@chakra-ui/react/styled-system';
import { premiumRefusal, SubscriptionGate } from '../../../components/billing/subscription-gate.tsx';
import { Loading } from '../../../components/ui/display/skeleton.tsx';
import { PageHeading } from '../../../components/ui/frame/page-heading.tsx';
import { useSubscription } from '../../../session/subscription.ts';
import { Ledger } from './ledger/ledger.tsx';
import { useLedgerParams } from './ledger/ledger-params.ts';
import { SavedLedger, useSavedTracker } from './ledger/saved-ledger.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { RecordCards } from './record-cards.tsx';
import { RecordCharts } from './record-charts.tsx';

export function TrackerPage() {
  const saved = useSavedTracker();
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '6', md: '8' }}>
      <PageHeading title="Tracker" intro="Your picks, graded automatically." />
      {saved ? (
        <SavedLedger saved={saved} />
      ) : (
        <SubscriptionGate
          refusal={premiumRefusal}
          placeholder={<Loading spinner label="Checking subscription status..." />}
        >
          <Record />
          <Ledger />
        </SubscriptionGate>
      )}
    </chakra.div>
  );
}

function Record() {
  const { period, showPeriod } = useLedgerParams();
  const { picks } = useSubscription();
  // A new tracker has neither periods to compare nor anything to draw.
  if (picks === 0) return <RecordCards period={period} />;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <PeriodSwitch period={period} onChange={showPeriod} />
      <RecordCards period={period} />
      <RecordCharts period={period} />
    </chakra.div>
  );
}
