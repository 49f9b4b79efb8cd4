import { changeChosen, GroupKind, type VehicleGroup } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { EmptyState, Tree, TreeSelection } from '@gladhand/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { FailedState } from '../internal/FailedState';
import { type GroupNode, groupRows } from '../internal/groupNodes';
import { groupsQuery } from '../internal/groupsQuery';
import { ChosenGroups } from './ChosenGroups';
import { toggledGroups } from './toggledGroups';

export interface GroupTreeProps {
  /** The customer whose groups are shown. */
  customerId: number;
  /** Ids of the chosen groups; each stands for all below it. Groups that are not shown are kept in it as they are. */
  value: readonly string[];
  /** The new choice. */
  onChange: (value: string[]) => void;
  /** What the tree lists, for assistive technology. @default 'Groups' */
  label?: string | undefined;
  /** Nothing can be chosen; opening and searching work. @default false */
  disabled?: boolean | undefined;
}

/** They give sight of trailers, so they are chosen here; the others are switches elsewhere. */
const WITH_SIGHT: readonly string[] = [GroupKind.Regular, GroupKind.AllVins, GroupKind.NoVins];
const NO_GROUPS: readonly VehicleGroup[] = [];

/**
 * Chooses groups of a customer. All VINs and No VINs stand at the top, and each of them is the only choice. Fills the
 * height it is given.
 */
export function GroupTree({ customerId, value, onChange, label = 'Groups', disabled = false }: GroupTreeProps) {
  const query = useApiQuery(groupsQuery(customerId));
  const groups = query.data ?? NO_GROUPS;
  const shown = useMemo(() => groups.filter(({ kind }) => WITH_SIGHT.includes(kind)), [groups]);
  const { index, placesOf } = useMemo(() => groupRows(shown), [shown]);
  const checked = useMemo(
    () =>
      TreeSelection.of(
        index,
        value.flatMap((id) => placesOf.get(id) ?? []),
      ),
    [index, placesOf, value],
  );
  const open = useMemo(() => openPlaces(checked), [checked]);
  const change = (what: Parameters<typeof changeChosen>[2]) => onChange(changeChosen(groups, value, what));

  if (query.isError && !query.data)
    return (
      <FailedState
        what="The groups"
        error={query.error}
        onRetry={() => query.refetch()}
        retrying={query.isRefetching}
      />
    );
  return (
    <Frame>
      <ChosenGroups groups={shown} value={value} disabled={disabled} onRemove={(id) => change({ remove: [id] })} />
      <Tree
        // what is chosen is open when the tree comes in, and stays as the user leaves it
        key={query.isPending ? 'waiting' : customerId}
        label={label}
        nodes={index}
        checked={checked}
        onCheckedChange={(next) => change(toggledGroups(checked, next))}
        defaultExpanded={open}
        busy={query.isPending}
        disabled={disabled}
        searchable
        texts={{ search: 'Find a group' }}
      >
        {query.isSuccess && shown.length === 0 && (
          <EmptyState edge="none" title="No groups yet">
            This customer has no groups. They are made in Group Management.
          </EmptyState>
        )}
      </Tree>
    </Frame>
  );
}

/** Rows that something chosen stands under. */
function openPlaces(selection: TreeSelection<GroupNode>): string[] {
  return selection.index.nodes.filter((_, i) => selection.stateAt(i) === 'mixed').map(({ id }) => id);
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  block-size: 100%;
  min-block-size: 0;
`;
