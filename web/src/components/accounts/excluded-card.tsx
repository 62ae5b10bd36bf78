/** Shown instead of a closed feature to users who excluded themselves. */
import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '../../paths.ts';
import { TextLink } from '../ui/controls/text-link.tsx';
import { Card } from '../ui/display/card.tsx';
import { day } from '../ui/display/dates.ts';
import { HelplineLinks } from './helpline-links.tsx';

/** @param until ISO 8601 */
export function ExcludedCard({ until }: { until: string }) {
  return (
    <Card aria-labelledby="excluded" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="2">
        <chakra.h2 id="excluded" textStyle="heading">
          You excluded yourself from GamePlan
        </chakra.h2>
        <chakra.p>
          Asking, predictions, the tracker and subscriptions are closed until{' '}
          <chakra.time dateTime={until} fontWeight="medium">
            {day(until)}
          </chakra.time>
          . It cannot be ended early, not even by us.
        </chakra.p>
        <chakra.p color="muted">
          You can still <TextLink to={paths.account.settings}>download your data</TextLink> and manage your{' '}
          <TextLink to={paths.account.account}>account</TextLink>. If you’d like to talk to someone, these
          lines are free and confidential.
        </chakra.p>
      </chakra.div>
      <HelplineLinks />
    </Card>
  );
}
