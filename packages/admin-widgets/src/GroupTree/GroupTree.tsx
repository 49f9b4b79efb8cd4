import { changeChosen, failureOf, GroupKind, type VehicleGroup } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { EmptyState, FailedState, Tree, type TreeHandle, TreeSelection } from '@gladhand/ui';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { groupRows } from '../internal/groupNodes';
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
/** Chosen groups that are opened to at first. */
const REVEALED = 20;
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
  const tree = useRef<TreeHandle>(null);

  // what is chosen is in view when the groups come in, and then stays as the user leaves it
  // biome-ignore lint/correctness/useExhaustiveDependencies: later choices are made where one looks
  useEffect(() => {
    if (!query.isSuccess) return;
    for (const id of value.slice(0, REVEALED).toReversed()) tree.current?.reveal(placesOf.get(id)?.[0] ?? '');
  }, [customerId, query.isSuccess]);

  const change = (what: Parameters<typeof changeChosen>[2]) => onChange(changeChosen(groups, value, what));

  if (query.isError && !query.data)
    return (
      <FailedState
        what="The groups"
        {...failureOf(query.error)}
        onRetry={() => query.refetch()}
        retrying={query.isRefetching}
      />
    );
  return (
    <Frame>
      <ChosenGroups groups={shown} value={value} disabled={disabled} onRemove={(id) => change({ remove: [id] })} />
      <Tree
        key={customerId}
        ref={tree}
        label={label}
        nodes={index}
        checked={checked}
        onCheckedChange={(next) => change(toggledGroups(checked, next))}
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

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  block-size: 100%;
  min-block-size: 0;
`;
