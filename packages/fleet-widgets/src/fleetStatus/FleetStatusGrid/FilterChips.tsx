import type { FleetStatusField } from '@gladhand/domain/fleet-status';
import { useReadingFormats } from '@gladhand/domain/react';
import { Chip, FilterBar, useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { filterWords } from './filterText';
import { EMPTY_VIEW, type FleetStatusView, filterOf, withFilter } from './fleetStatusView';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';

export interface FilterChipsProps {
  fields: readonly FleetStatusField[];
  view: FleetStatusView;
  onViewChange: (view: FleetStatusView) => void;
  day: (instant: string) => string;
}

/** What narrows the fleet, one chip a filter. Nothing is drawn without one. */
export function FilterChips({ fields, view, onViewChange, day }: FilterChipsProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();

  const set = fields.flatMap((field) => {
    const words = filterWords(field, filterOf(view, field.id), { day, formats, messages, say });
    return words ? [{ field, words }] : [];
  });
  const search = view.search.trim();
  if (set.length === 0 && !search) return null;
  return (
    <Bar onClear={() => onViewChange({ ...EMPTY_VIEW, customerId: view.customerId, sort: view.sort })}>
      {search && (
        <Chip
          name={messages.search}
          removeLabel={messages.removeSearch}
          onRemove={() => onViewChange({ ...view, search: '' })}
        >
          {search}
        </Chip>
      )}
      {set.map(({ field, words }) => (
        <Chip
          key={field.id}
          name={say(field.title)}
          removeLabel={messages.removeFilter(say(field.title))}
          onRemove={() => onViewChange(withFilter(view, field.id, undefined))}
        >
          {words.first}
          {words.more > 0 && ` ${messages.moreValues(words.more)}`}
        </Chip>
      ))}
    </Bar>
  );
}

const Bar = styled(FilterBar)`
  padding: 0 var(--gh-layout-gutter) 8px;
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;
