import type { VehicleGroup } from '@gladhand/domain/administration';
import { childrenById, GroupKind, withDescendants } from '@gladhand/domain/groups';
import { MultiSelect, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { groupPaths } from '../internal/groupPaths';
import { GROUP_MESSAGES } from './messages';

interface ParentSelectProps {
  groups: readonly VehicleGroup[];
  /** The group that is moved. It and the groups below it cannot be its parents. */
  group?: VehicleGroup | undefined;
  value: readonly string[];
  onChange: (parentIds: string[]) => void;
}

/** Chooses the parents of a group. A group without parents is at the top level. */
export function ParentSelect({ groups, group, value, onChange }: ParentSelectProps) {
  const messages = useMessages(GROUP_MESSAGES);

  const options = useMemo(() => {
    const below = group ? withDescendants(childrenById(groups), [group.id]) : new Set();
    const paths = groupPaths(groups);
    return groups
      .filter(({ id, kind }) => kind === GroupKind.Regular && !below.has(id))
      .map(({ id, name }) => ({ value: id, label: paths.get(id) ?? name }));
  }, [groups, group]);
  return (
    <MultiSelect
      label={messages.parents}
      hint={value.length === 0 ? messages.noParents : messages.parentsHint}
      placeholder={messages.topLevel}
      options={options}
      value={value}
      onChange={onChange}
      searchFrom={12}
    />
  );
}
