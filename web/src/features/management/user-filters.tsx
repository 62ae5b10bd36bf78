/** Finds users: by words, by plan, and in which order they stand. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { planNames } from '../../../../lambdas/contracts/plans.ts';
import { sortFields, sortOrders } from '../../../../lambdas/contracts/sorting.ts';
import type { UserListing } from '../../api/admin.ts';
import { SelectField, TextField } from '../../components/field.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { IconSearch } from '../../components/icons.tsx';
import { orderWords, sortWords } from './listing.ts';
import { planWords } from './plan-words.ts';

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
      <SearchBox search={search} onSearch={(text) => onChange({ search: text })} />
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

/** @param search what is on show; going back in the browser brings it back into the box */
function SearchBox({ search, onSearch }: { search: string; onSearch(text: string): void }) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setText(search);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <chakra.search>
      <chakra.form position="relative" onSubmit={submit}>
        <TextField
          label="Search"
          type="search"
          placeholder="Search by name or email"
          maxLength={254}
          paddingRight="12"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton type="submit" label="Search users" position="absolute" right="0.5" bottom="0.5">
          <IconSearch />
        </IconButton>
      </chakra.form>
    </chakra.search>
  );
}
