/** /management/dashboard: users, plans, prompts and picks. */
import { DashboardCharts } from './dashboard-charts.tsx';
import { FiguresPage } from './figures-page.tsx';
import { NumberCards } from './number-cards.tsx';

export function DashboardPage() {
  return (
    <FiguresPage title="Dashboard" intro="Users, subscriptions, prompts and picks. Days are in Toronto time.">
      {(data, days) => (
        <>
          <NumberCards data={data} days={days} />
          <DashboardCharts data={data} days={days} />
        </>
      )}
    </FiguresPage>
  );
}
