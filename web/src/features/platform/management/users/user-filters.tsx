/** Search, plan filter and sort order of the user list. */
import { chakra } from '@chakra-ui/react/styled-system';
import { sortFields, sortOrders } from '../../../../../../lambdas/contracts/accounts/sorting.ts';
import { planNames } from '../../../../../../lambdas/contracts/billing/plans.ts';
import type { UserListing } from '../../../../api/admin.ts';
import { SelectField } from '../../../../components/ui/controls/field.tsx';
import { SearchBox } from '../../../../components/ui/controls/search-box.tsx';
import { planWords } from '../words.ts';
import { orderWords, sortWords } from './listing.ts';

interface Props {
  listing: UserListing;
  onChange(change: { search?: string; plan?: string; sort?: string; order?: string }): void;
}

export function UserFilters({ listing, onChange }: Props) {
  const { search, plan, sort, order } = listing;
  return (
    <chakra.div
      display="grid"
      gap={{ base: '3', md: '4' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 33rem' }}
    >
      <chakra.search>
        <SearchBox
          label="Search"
          action="Search users"
          placeholder="Search by name or email"
          maxLength={254}
          search={search}
          onSearch={(text) => onChange({ search: text })}
        />
      </chakra.search>
      <chakra.div
        display="grid"
        gap={{ base: '3', md: '4' }}
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1.25fr 1fr' }}
      >
        <SelectField
          label="Plan"
          value={plan || 'all'}
          onChange={({ target }) => onChange({ plan: target.value })}
        >
          <option value="all">All Plans</option>
          {planNames.map((each) => (
            <option key={each} value={each}>
              {planWords[each]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Sort by" value={sort} onChange={({ target }) => onChange({ sort: target.value })}>
          {sortFields.map((each) => (
            <option key={each} value={each}>
              {sortWords[each]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Order" value={order} onChange={({ target }) => onChange({ order: target.value })}>
          {sortOrders.map((each) => (
            <option key={each} value={each}>
              {orderWords[each]}
            </option>
          ))}
        </SelectField>
      </chakra.div>
    </chakra.div>
  );
}
