import type { GroupsPort } from '@gladhand/domain';
import type { CustomerHierarchy, VehicleGroupNode } from '@gladhand/domain/groups';
import { type ApiQuery, useApiQuery } from '@gladhand/domain/react';
import { MultiSelect, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';

interface GroupsPickerProps {
  customerId: number;
  value: readonly string[];
  onChange: (groupIds: string[]) => void;
}

const groupsQuery = (customerId: number): ApiQuery<CustomerHierarchy[]> => ({
  key: ['groups', 'hierarchy', customerId],
  fetch: (api: GroupsPort, options) => api.groups.hierarchy(customerId, options),
});

/** Selects groups of a customer; their subgroups are part of them. */
export function GroupsPicker({ customerId, value, onChange }: GroupsPickerProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);

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
      label={messages.vehicleGroups}
      placeholder={messages.searchGroups}
      options={options}
      searchFrom={12}
      error={error?.message}
      value={value}
      onChange={onChange}
    />
  );
}
