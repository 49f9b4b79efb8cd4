import { failureOf, GroupKind, type VehicleGroup } from '@gladhand/domain';
import type { useApiQuery } from '@gladhand/domain/react';
import { EmptyState, FailedState, Menu, Tree, type TreeHandle, useMediaQuery } from '@gladhand/ui';
import { useEffect, useMemo, useRef } from 'react';
import { type GroupNode, groupRows } from '../internal/groupNodes';
import type { GroupTask } from './GroupDialogs';
import * as S from './GroupManagement.styles';

interface GroupsPaneProps {
  groups: ReturnType<typeof useApiQuery<VehicleGroup[]>>;
  groupId: string | undefined;
  onSelect: (groupId: string) => void;
  /** Left out: nothing can be changed. */
  onTask: ((task: GroupTask) => void) | undefined;
}

const NONE: readonly VehicleGroup[] = [];

/** All groups as a tree, with search and the number of trailers. */
export function GroupsPane({ groups, groupId, onSelect, onTask }: GroupsPaneProps) {
  const tree = useRef<TreeHandle>(null);
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const data = groups.data ?? NONE;
  const { index, placesOf } = useMemo(() => groupRows(data), [data]);
  const placeId = groupId === undefined ? null : (placesOf.get(groupId)?.[0] ?? null);
  const selected = useRef<string>(null);

  // a group that was chosen elsewhere, e.g. one that was just made, is brought into view
  useEffect(() => {
    if (placeId !== null && placeId !== selected.current) tree.current?.reveal(placeId);
    selected.current = placeId;
  }, [placeId]);

  if (groups.isError && !groups.data)
    return (
      <S.Pane>
        <FailedState
          what="The groups"
          {...failureOf(groups.error)}
          onRetry={() => groups.refetch()}
          retrying={groups.isRefetching}
        />
      </S.Pane>
    );
  return (
    <S.Pane>
      <Tree<GroupNode>
        ref={tree}
        label="Groups"
        nodes={index}
        selectedId={selected.current !== null && isAt(selected.current, groupId) ? selected.current : placeId}
        onSelect={({ id, group }) => {
          selected.current = id;
          onSelect(group.id);
        }}
        {...(onTask && {
          actions: ({ group }) =>
            group.kind === GroupKind.Regular ? (
              <>
                <Menu.Item onSelect={() => onTask({ kind: 'create', under: group })}>Create group below</Menu.Item>
                <Menu.Item onSelect={() => onTask({ kind: 'rename', group })}>Rename</Menu.Item>
                <Menu.Item onSelect={() => onTask({ kind: 'move', group })}>Move</Menu.Item>
                <Menu.Item tone="critical" onSelect={() => onTask({ kind: 'delete', group })}>
                  Delete
                </Menu.Item>
              </>
            ) : null,
        })}
        busy={groups.isPending}
        density={isNarrow ? 'comfortable' : 'compact'}
        searchable
        texts={{ search: 'Find a group' }}
      >
        {groups.isSuccess && data.length === 0 && (
          <EmptyState edge="none" title="No groups yet">
            A group collects trailers that belong together, and says who sees them.
          </EmptyState>
        )}
      </Tree>
    </S.Pane>
  );
}

/** Whether a row stands for this group: its place ends with the group's id. */
const isAt = (placeId: string, groupId: string | undefined) => groupId !== undefined && placeId.endsWith(groupId);
