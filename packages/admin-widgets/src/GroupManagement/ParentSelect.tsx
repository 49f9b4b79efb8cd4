import { childrenById, GroupKind, type VehicleGroup, withDescendants } from '@gladhand/domain';
import { MultiSelect } from '@gladhand/ui';
import { useMemo } from 'react';
import { groupPaths } from './groupWords';

interface ParentSelectProps {
  groups: readonly VehicleGroup[];
  /** The group that is moved: neither it nor what stands below it is offered. */
  group?: VehicleGroup | undefined;
  value: readonly string[];
  onChange: (parentIds: string[]) => void;
}

/** Chooses the groups that one stands under: several, one, or none for the top level. */
export function ParentSelect({ groups, group, value, onChange }: ParentSelectProps) {
  const options = useMemo(() => {
    const below = group ? withDescendants(childrenById(groups), [group.id]) : new Set();
    const paths = groupPaths(groups);
    return groups
      .filter(({ id, kind }) => kind === GroupKind.Regular && !below.has(id))
      .map(({ id, name }) => ({ value: id, label: paths.get(id) ?? name }));
  }, [groups, group]);
  return (
    <MultiSelect
      label="Stands under"
      hint={value.length === 0 ? 'No group: it stands at the top level.' : 'It is shown under each of them.'}
      placeholder="Top level"
      options={options}
      value={value}
      onChange={onChange}
      searchFrom={12}
    />
  );
}
