/** Filters picks by text, sport, bet type and date saved, and sorts them. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { betTypes, sports } from '../../../../../../lambdas/contracts/feed/sports.ts';
import type { PickSort } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import type { PickListing } from '../../../../api/tracker.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../components/ui/controls/field.tsx';
import { SearchBox } from '../../../../components/ui/controls/search-box.tsx';
import type { Filter } from './ledger-params.ts';

const sortWords: Readonly<Record<PickSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  start: 'Earliest start',
  'start-desc': 'Latest start',
  profit: 'Highest profit',
  'profit-asc': 'Lowest profit',
};

interface Props {
  listing: PickListing;
  filterCount: number;
  onChange(changes: Partial<Record<Filter, string>>): void;
}

export function FilterBar({ listing, filterCount, onChange }: Props) {
  const { sport, betType, from, to, search, sort } = listing;
  const [isOpen, setOpen] = useState(filterCount > 0);
  const id = useId();
  return (
    <chakra.div role="search" aria-label="Find picks" display="grid" gap="3">
      <chakra.div
        display="grid"
        gap="3"
        alignItems="end"
        gridTemplateColumns={{ base: '1fr auto', md: 'minmax(0, 1fr) 12rem auto' }}
      >
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <SearchBox
            label="Search your picks"
            action="Search"
            placeholder="Team, player or pick"
            maxLength={100}
            search={search}
            onSearch={(q) => onChange({ q })}
            onClear={() => onChange({ q: '' })}
          />
        </chakra.div>
        <SelectField
          label="Sort by"
          value={sort}
          onChange={({ target }) => onChange({ sort: target.value === 'newest' ? '' : target.value })}
        >
          {Object.entries(sortWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <Button
          variant="outline"
          minHeight="12"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
        </Button>
      </chakra.div>
      <chakra.div
        id={id}
        hidden={!isOpen}
        display="grid"
        _hidden={{ display: 'none' }}
        gap="3"
        alignItems="end"
        gridTemplateColumns={{ base: '1fr 1fr', lg: '1fr 1fr 1fr 1fr auto' }}
      >
        <SelectField label="Sport" value={sport} onChange={({ target }) => onChange({ sport: target.value })}>
          <option value="">All</option>
          {sports.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
          label="Bet type"
          value={betType}
          onChange={({ target }) => onChange({ type: target.value })}
        >
          <option value="">All</option>
          {betTypes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <TextField
          label="Saved from"
          type="date"
          value={from}
          max={to || undefined}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          label="Saved to"
          type="date"
          value={to}
          min={from || undefined}
          onChange={({ target }) => onChange({ to: target.value })}
        />
        <Button
          variant="ghost"
          minHeight="12"
          disabled={filterCount === 0}
          onClick={() => onChange({ sport: '', type: '', from: '', to: '', q: '' })}
        >
          Clear filters
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
