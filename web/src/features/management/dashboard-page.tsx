/** /management/dashboard: how the business stands. */
import { chakra } from '@chakra-ui/react/styled-system';
import { PageHeading } from '../../components/page-heading.tsx';
import { Numbers } from './numbers.tsx';

export function DashboardPage() {
  return (
    <chakra.div display="grid" gap="8">
      <PageHeading
        title="Dashboard"
        intro="Users, subscriptions, prompts and picks. Days are those of Toronto."
      />
      <Numbers days={30} />
    </chakra.div>
  );
}
