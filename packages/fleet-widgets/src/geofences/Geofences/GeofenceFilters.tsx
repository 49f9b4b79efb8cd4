import { GEOFENCE_CATEGORIES } from '@gladhand/domain/geofences';
import { SearchField, Select, ToggleChip, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import * as S from './Geofences.styles';
import type { GeofencesView } from './geofencesView';
import { GEOFENCES_MESSAGES } from './messages';

interface GeofenceFiltersProps {
  view: GeofencesView;
  onChange: (change: Partial<GeofencesView>) => void;
}

const ALL = 'all';

/** Search and filters of the list; they combine. */
export function GeofenceFilters({ view, onChange }: GeofenceFiltersProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  const word = useWords();

  const categories = useMemo(
    () => [
      { value: ALL, label: messages.allCategories },
      ...GEOFENCE_CATEGORIES.map(({ id, label }) => ({ value: id, label: word(label) })),
    ],
    [messages, word],
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
        options={categories}
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
