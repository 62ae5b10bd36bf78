/** /management/analytics: revenue, subscriptions, and the outcomes of users' questions. */
import { chakra } from '@chakra-ui/react/styled-system';
import { AskFigures } from './ask-figures.tsx';
import { FiguresPage } from './figures-page.tsx';
import { RevenueFigures } from './revenue-figures.tsx';

export function AnalyticsPage() {
  return (
    <FiguresPage
      title="Analytics"
      intro="Revenue, subscriptions and questions, as GamePlan counts them. Days are in Toronto time."
    >
      {(data, days) => (
        <>
          <RevenueFigures data={data} days={days} />
          <AskFigures data={data} days={days} />
          <chakra.section
            display="grid"
            gap="1"
            padding="5"
            borderWidth="1px"
            borderStyle="dashed"
            borderColor="edge"
            borderRadius="lg"
          >
            <chakra.h2 textStyle="label">Analytics dashboard coming soon</chakra.h2>
            <chakra.p textStyle="small" color="muted" maxWidth="text">
              Retention and custom reports are not available yet. The figures above are counted as events
              happen.
            </chakra.p>
          </chakra.section>
        </>
      )}
    </FiguresPage>
  );
}
