/** The dashboard with the prompt panel; before the first saved pick, the steps to save one. */
import { lazy, Suspense, useState } from 'react';
import { LoadingScreen } from '../components/ui/frame/loading-screen.tsx';
import { firstQuestion } from '../features/asking/ask/priced.ts';
import { PromptPanel } from '../features/asking/ask/prompt-panel.tsx';
import { askSports } from '../features/asking/ask/suggestions.ts';
import { DashboardPage } from '../features/records/dashboard/dashboard-page.tsx';
import { useSubscription } from '../session/subscription.ts';

const FirstPickPage = lazy(async () => ({
  default: (await import('../features/asking/first-pick/first-pick-page.tsx')).FirstPickPage<
    (typeof askSports)[number]
  >,
}));

export function Dashboard() {
  const { isActive, excludedUntil, picks, priced } = useSubscription();
  const [isFirst, setFirst] = useState(false);
  const [isDone, setDone] = useState(false);
  // Decided once, so that the steps stay when the first pick is saved.
  if (isActive && !excludedUntil && picks === 0 && !isFirst) setFirst(true);
  if (isFirst && !isDone) {
    return (
      <Suspense fallback={<LoadingScreen within />}>
        <FirstPickPage
          sports={askSports}
          onDone={() => setDone(true)}
          panel={(sport) => (
            <PromptPanel key={sport} prepared={sport && firstQuestion(sport, priced?.[sport], new Date())} />
          )}
        />
      </Suspense>
    );
  }
  return (
    <DashboardPage>
      <PromptPanel />
    </DashboardPage>
  );
}
