import {
  BATTERY_HEALTHS,
  CONNECTIVITIES,
  type ControlFilter,
  type FeatureName,
  LOAD_STATUSES,
  PICKER_POLICY,
  PRODUCT_TYPES,
  TETHER_STATUSES,
  TRAILER_TYPES,
} from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { MultiSelect, type SelectOption } from '@gladhand/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { NamedTrailer } from '../positions/useTrailerSearch';

interface ControlFiltersProps {
  id: string;
  filter: ControlFilter;
  onFilterChange: (filter: ControlFilter) => void;
  /** Finds trailers, filtered or not, by what is typed. */
  onSearch: (text: string, signal: AbortSignal) => Promise<readonly NamedTrailer[]>;
  unitIdOf: (vin: string) => string | undefined;
  groups: readonly string[];
}

/** More VINs than these do not fit into a saved filter. */
const MAX_VINS = 100;

type Kind = 'groups' | 'tether' | 'load' | 'productTypes' | 'itemTypes' | 'connectivity' | 'battery';
const toOptions = (words: readonly { id: string; label: string }[]): SelectOption[] =>
  words.map(({ id, label }) => ({ value: id, label }));
const FIXED: Readonly<
  Record<'tether' | 'load' | 'connectivity' | 'battery' | 'productTypes', readonly SelectOption[]>
> = {
  tether: toOptions(TETHER_STATUSES),
  load: toOptions(LOAD_STATUSES),
  connectivity: toOptions(CONNECTIVITIES),
  battery: toOptions(BATTERY_HEALTHS),
  productTypes: toOptions(PRODUCT_TYPES),
};
/** Kinds that are offered only with a feature. */
const NEEDED: Partial<Record<Kind, FeatureName>> = {
  connectivity: 'DisplaySensorConnectivityFilter',
  battery: 'DisplayBatteryStatusFilter',
};
const ITEM_TYPES: readonly SelectOption[] = TRAILER_TYPES.map(({ label }) => ({ value: label, label }));

/** The filters of the bar. Values of one kind are alternatives, the kinds all hold. */
export function ControlFilters(props: ControlFiltersProps) {
  const { id, filter, onFilterChange, onSearch, unitIdOf, groups } = props;
  const { track, hasFeature } = useWidgetHost();
  const groupOptions = useMemo(() => groups.map((name) => ({ value: name, label: name })), [groups]);
  const kinds: readonly [Kind, string, readonly SelectOption[]][] = [
    ['groups', 'Groups', groupOptions],
    ['tether', 'Tether', FIXED.tether],
    ['load', 'Load', FIXED.load],
    ['productTypes', 'Product', FIXED.productTypes],
    ['itemTypes', 'Trailer type', ITEM_TYPES],
    ['connectivity', 'Connectivity', FIXED.connectivity],
    ['battery', 'Battery', FIXED.battery],
  ];
  // names of groups and trailers are nobody else's business: how many is told, not which
  const change = (kind: Kind | 'vins', values: readonly string[]) => {
    const told = kind === 'groups' || kind === 'vins' ? String(values.length) : values.join(',');
    track({ type: 'filterClick', filter: kind, value: told });
    onFilterChange({ ...filter, [kind]: values });
  };
  // a filter that was set while its feature was on can still be taken away
  const isOffered = (kind: Kind) => {
    const needed = NEEDED[kind];
    return needed === undefined || hasFeature(needed) || (filter[kind]?.length ?? 0) > 0;
  };
  const full = (filter.vins?.length ?? 0) >= MAX_VINS;
  return (
    <Panel id={id} role="group" aria-label="Filters of the dashboard">
      {kinds
        .filter(([kind]) => isOffered(kind))
        .map(([kind, label, options]) => (
          <MultiSelect
            key={kind}
            label={label}
            placeholder="All"
            options={options}
            value={filter[kind] ?? []}
            onChange={(values) => change(kind, values)}
          />
        ))}
      <MultiSelect
        label="VINs"
        placeholder="Unit ID or VIN"
        hint={full ? `At most ${MAX_VINS} trailers` : undefined}
        delayMs={100}
        labelOf={unitIdOf}
        onSearch={async (text, signal) =>
          (await onSearch(text, signal))
            .slice(0, text.trim() ? 50 : PICKER_POLICY.suggestions)
            .map(({ vin, unitId }) => ({ value: vin, label: unitId, note: vin.slice(-8) }))
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
