import type { FeatureName } from '@gladhand/domain';
import type { ControlFilter } from '@gladhand/domain/control';
import { useWidgetHost } from '@gladhand/domain/react';
import { BATTERY_HEALTHS, CONNECTIVITIES, LOAD_STATUSES, TETHER_STATUSES } from '@gladhand/domain/readings';
import { PICKER_POLICY } from '@gladhand/domain/tracking';
import { PRODUCT_TYPES, TRAILER_TYPES, vinParts } from '@gladhand/domain/trailers';
import { MultiSelect, type Say, type SelectOption, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { NamedTrailer } from '../../internal/pickers/useTrailerSearch';
import { FLEET_CONTROL_MESSAGES } from './messages';

interface ControlFiltersProps {
  id: string;
  filter: ControlFilter;
  onFilterChange: (filter: ControlFilter) => void;
  /** Finds trailers by the typed text, regardless of the filters. */
  onSearch: (text: string, signal: AbortSignal) => Promise<readonly NamedTrailer[]>;
  unitIdOf: (vin: string) => string | undefined;
  groups: readonly string[];
}

/** A saved filter can't hold more VINs than this. */
const MAX_VINS = 100;

type Kind = 'groups' | 'tether' | 'load' | 'productTypes' | 'itemTypes' | 'connectivity' | 'battery';
const toOptions = (words: readonly { id: string; label: string }[], say: Say): SelectOption[] =>
  words.map(({ id, label }) => ({ value: id, label: say(label) }));
const FIXED = {
  tether: TETHER_STATUSES,
  load: LOAD_STATUSES,
  connectivity: CONNECTIVITIES,
  battery: BATTERY_HEALTHS,
  productTypes: PRODUCT_TYPES,
} as const;
/** Filters that require a feature. */
const NEEDED: Partial<Record<Kind, FeatureName>> = {
  connectivity: 'DisplaySensorConnectivityFilter',
  battery: 'DisplayBatteryStatusFilter',
};
const ITEM_TYPES = TRAILER_TYPES.map(({ label }) => ({ id: label, label }));

/** The filters of the bar. Values of one filter are alternatives, and all filters must match. */
export function ControlFilters(props: ControlFiltersProps) {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);

  const { id, filter, onFilterChange, onSearch, unitIdOf, groups } = props;
  const { track, hasFeature } = useWidgetHost();
  const groupOptions = useMemo(() => groups.map((name) => ({ value: name, label: name })), [groups]);
  const say = useWords();
  const kinds: readonly [Kind, string, readonly SelectOption[]][] = [
    ['groups', say('Groups'), groupOptions],
    ['tether', say('Tether'), toOptions(FIXED.tether, say)],
    ['load', say('Load'), toOptions(FIXED.load, say)],
    ['productTypes', say('Product'), toOptions(FIXED.productTypes, say)],
    ['itemTypes', messages.trailerType, toOptions(ITEM_TYPES, say)],
    ['connectivity', say('Connectivity'), toOptions(FIXED.connectivity, say)],
    ['battery', say('Battery'), toOptions(FIXED.battery, say)],
  ];
  // Names of groups and trailers are private, so only their number is tracked
  const change = (kind: Kind | 'vins', values: readonly string[]) => {
    const reported = kind === 'groups' || kind === 'vins' ? String(values.length) : values.join(',');
    track({ type: 'filterClick', filter: kind, value: reported });
    onFilterChange({ ...filter, [kind]: values });
  };
  // A filter that was set while its feature was on can still be removed
  const isOffered = (kind: Kind) => {
    const needed = NEEDED[kind];
    return needed === undefined || hasFeature(needed) || (filter[kind]?.length ?? 0) > 0;
  };
  const full = (filter.vins?.length ?? 0) >= MAX_VINS;
  return (
    <Panel id={id} role="group" aria-label={messages.dashboardFilters}>
      {kinds
        .filter(([kind]) => isOffered(kind))
        .map(([kind, label, options]) => (
          <MultiSelect
            key={kind}
            label={label}
            placeholder={messages.all}
            options={options}
            value={filter[kind] ?? []}
            onChange={(values) => change(kind, values)}
          />
        ))}
      <MultiSelect
        label={messages.vins}
        placeholder={messages.searchPlaceholder}
        hint={full ? messages.upToTrailers(MAX_VINS) : undefined}
        delayMs={100}
        labelOf={unitIdOf}
        onSearch={async (text, signal) =>
          (await onSearch(text, signal))
            .slice(0, text.trim() ? 50 : PICKER_POLICY.suggestions)
            .map(({ vin, unitId }) => ({ value: vin, label: unitId, note: vinParts(vin).tail }))
        }
        value={filter.vins ?? []}
        onChange={(values) => change('vins', values.slice(0, MAX_VINS))}
      />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 12px;
  flex: none;
  padding: 14px 16px 16px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-panel);
`;
