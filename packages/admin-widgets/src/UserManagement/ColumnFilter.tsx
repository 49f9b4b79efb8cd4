import { ACCOUNT_STATUSES, GRID_POLICY, ROLES } from '@gladhand/domain';
import { MultiSelect, SearchField, Select } from '@gladhand/ui';
import { styled } from 'styled-components';
import { DateFilterButton } from './DateFilterButton';
import type { UserView } from './userQuery';

interface ColumnFilterProps {
  id: string;
  title: string;
  view: UserView;
  onNarrow: (change: Partial<UserView>) => void;
}

const ENABLED = [
  { value: 'all', label: 'All' },
  { value: 'true', label: 'Enabled' },
  { value: 'false', label: 'Disabled' },
];
const VERIFIED = [
  { value: 'all', label: 'All' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
const STATUSES = [{ value: 'all', label: 'All' }, ...ACCOUNT_STATUSES.map(({ id, label }) => ({ value: id, label }))];
const TYPES = ROLES.map(({ id, label }) => ({ value: id, label }));

/** The filter of a column, of the kind that fits it. */
export function ColumnFilter({ id, title, view, onNarrow }: ColumnFilterProps) {
  const label = `Filter ${title}`;
  if (id === 'username' || id === 'customer' || id === 'group')
    return (
      <Text
        aria-label={label}
        placeholder="Contains"
        delayMs={GRID_POLICY.filterDebounceMs}
        value={view[id]}
        onSearch={(text) => onNarrow({ [id]: text })}
      />
    );
  if (id === 'enabled' || id === 'emailVerified') {
    const value = view[id];
    return (
      <Choice
        aria-label={label}
        options={id === 'enabled' ? ENABLED : VERIFIED}
        value={value === null ? 'all' : String(value)}
        onChange={(chosen) => onNarrow({ [id]: chosen === 'true' ? true : chosen === 'false' ? false : null })}
      />
    );
  }
  if (id === 'accountStatus')
    return (
      <Choice
        aria-label={label}
        options={STATUSES}
        value={view.accountStatus ?? 'all'}
        onChange={(chosen) => onNarrow({ accountStatus: chosen === 'all' ? null : chosen })}
      />
    );
  if (id === 'types')
    return (
      <Types
        aria-label={label}
        placeholder="All"
        options={TYPES}
        value={view.types}
        onChange={(types) => onNarrow({ types })}
      />
    );
  if (id === 'lastLogin' || id === 'updated' || id === 'created')
    return <DateFilterButton title={title} value={view[id]} onChange={(filter) => onNarrow({ [id]: filter })} />;
  return null;
}

const Text = styled(SearchField)`
  inline-size: 150px;
`;
const Choice = styled(Select)`
  inline-size: 124px;
`;
const Types = styled(MultiSelect)`
  inline-size: 200px;
`;
