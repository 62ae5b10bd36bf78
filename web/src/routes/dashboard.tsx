/** The dashboard with the prompt panel in it: two features that know nothing of each other. */
import { PromptPanel } from '../features/ask/prompt-panel.tsx';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';

export function Dashboard() {
  return (
    <DashboardPage>
      <PromptPanel />
    </DashboardPage>
  );
}
