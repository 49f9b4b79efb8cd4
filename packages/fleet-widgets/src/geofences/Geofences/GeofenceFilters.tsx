import { SearchField, Select, ToggleChip, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import type { GeofenceCategories } from '../../internal/useGeofenceCategories';
import * as S from './Geofences.styles';
import type { GeofencesView } from './geofencesView';
import { GEOFENCES_MESSAGES } from './messages';

interface GeofenceFiltersProps {
  categories: GeofenceCategories;
  view: GeofencesView;
  onChange: (change: Partial<GeofencesView>) => void;
}

const ALL = 'all';

/** Search and filters of the list; they combine. */
export function GeofenceFilters({ categories, view, onChange }: GeofenceFiltersProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);

  const categoryOptions = useMemo(
    () => [
      { value: ALL, label: messages.allCategories },
      ...categories.all.map(({ id, label }) => ({ value: id, label })),
    ],
    [messages, categories],
  );
  const states = useMemo(
    () => [
      { value: ALL, label: messages.activeAndInactive },
      { value: 'true', label: messages.active },
      { value: 'false', label: messages.inactive },
    ],
    [messages],
  );
  return (
    <S.Filters>
      <SearchField
        aria-label={messages.search}
        placeholder={messages.search}
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        aria-label={messages.category}
        options={categoryOptions}
        value={view.category ?? ALL}
        onChange={(value) => onChange({ category: value === ALL ? null : value })}
      />
      <Select
        aria-label={messages.state}
        options={states}
        value={view.isActive === null ? ALL : String(view.isActive)}
        onChange={(value) => onChange({ isActive: value === ALL || value === null ? null : value === 'true' })}
      />
      <ToggleChip pressed={view.hasTrailers} onClick={() => onChange({ hasTrailers: !view.hasTrailers })}>
        {messages.hasTrailers}
      </ToggleChip>
    </S.Filters>
  );
}
