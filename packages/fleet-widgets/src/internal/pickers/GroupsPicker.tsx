import type { VehicleGroupNode } from '@gladhand/domain/groups';
import { useApiQuery } from '@gladhand/domain/react';
import { MultiSelect } from '@gladhand/ui';
import { useMemo } from 'react';
import { groupsQuery } from './groupsQuery';

interface GroupsPickerProps {
  customerId: number;
  value: readonly string[];
  onChange: (groupIds: string[]) => void;
  texts: { vehicleGroups: string; searchGroups: string };
}

/** Selects groups of a customer; their subgroups are part of them. */
export function GroupsPicker({ customerId, value, onChange, texts }: GroupsPickerProps) {
  const { data: hierarchy, error } = useApiQuery(groupsQuery(customerId), { staleMs: 300_000 });
  const options = useMemo(() => {
    const byId = new Map<string, string>();
    const visit = ({ id, name, kind, vehicleGroups }: VehicleGroupNode) => {
      if (kind === 'regular') byId.set(id, name);
      vehicleGroups.forEach(visit);
    };
    for (const { id, vehicleGroups } of hierarchy ?? []) if (id === customerId) vehicleGroups.forEach(visit);
    return [...byId].map(([id, name]) => ({ value: id, label: name }));
  }, [hierarchy, customerId]);
  return (
    <MultiSelect
      label={texts.vehicleGroups}
      placeholder={texts.searchGroups}
      options={options}
      searchFrom={12}
      error={error?.message}
      value={value}
      onChange={onChange}
    />
  );
}
