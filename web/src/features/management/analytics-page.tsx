/** /management/analytics: not made yet; until then, the dashboard's numbers over a period of one's choice. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SelectField } from '../../components/field.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { type Days, Numbers, periods } from './numbers.tsx';

export function AnalyticsPage() {
  const [days, setDays] = useState<Days>(30);
  return (
    <chakra.div display="grid" gap="8">
      <PageHeading title="Analytics" />
      <chakra.section
        display="grid"
        gap="5"
        alignItems="end"
        gridTemplateColumns={{ base: '1fr', md: '1fr 14rem' }}
      >
        <chakra.div display="grid" gap="1">
          <chakra.h2 textStyle="heading">Analytics dashboard coming soon</chakra.h2>
          <chakra.p color="muted" maxWidth="text">
            Until it is here, these are the numbers of the dashboard, over the period you choose.
          </chakra.p>
        </chakra.div>
        <SelectField
          label="Period"
          value={days}
          onChange={({ target }) => setDays(periods.find((each) => each === Number(target.value)) ?? 30)}
        >
          {periods.map((each) => (
            <option key={each} value={each}>
              Last {each} days
            </option>
          ))}
        </SelectField>
      </chakra.section>
      <Numbers days={days} />
    </chakra.div>
  );
}
