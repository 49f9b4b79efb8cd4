import { failureOf } from '@gladhand/domain';
import type { VehicleGroup } from '@gladhand/domain/administration';
import { GroupKind } from '@gladhand/domain/groups';
import type { useApiQuery } from '@gladhand/domain/react';
import { EmptyState, FailedState, Menu, useBoxQuery, useMessages } from '@gladhand/ui';
import { Tree, type TreeHandle } from '@gladhand/ui/grid';
import { useEffect, useMemo, useRef } from 'react';
import { type GroupNode, groupRows } from '../internal/groupNodes';
import { COMMON_MESSAGES } from '../internal/messages';
import * as S from './GroupManagement.styles';
import type { GroupTask } from './groupTask';
import { GROUP_MESSAGES } from './messages';

interface GroupsPaneProps {
  groups: ReturnType<typeof useApiQuery<VehicleGroup[]>>;
  groupId: string | undefined;
  onSelect: (groupId: string) => void;
  /** Left out if nothing can be changed. */
  onTask: ((task: GroupTask) => void) | undefined;
}

const NONE: readonly VehicleGroup[] = [];

/** All groups as a tree with search and the number of trailers. */
export function GroupsPane({ groups, groupId, onSelect, onTask }: GroupsPaneProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

  const tree = useRef<TreeHandle>(null);
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 768);
  const data = groups.data ?? NONE;
  const { index, placesOf } = useMemo(() => groupRows(data), [data]);
  const placeId = groupId === undefined ? null : (placesOf.get(groupId)?.[0] ?? null);
  const selected = useRef<string>(null);

  // A group that was selected elsewhere, such as a new one, is scrolled into view.
  useEffect(() => {
    if (placeId !== null && placeId !== selected.current) tree.current?.reveal(placeId);
    selected.current = placeId;
  }, [placeId]);

  if (groups.isError && !groups.data)
    return (
      <S.Pane>
        <FailedState
          what={groupMessages.theGroups}
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
        label={groupMessages.groups}
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
                <Menu.Item onSelect={() => onTask({ kind: 'create', under: group })}>
                  {groupMessages.createBelow}
                </Menu.Item>
                <Menu.Item onSelect={() => onTask({ kind: 'rename', group })}>{commonMessages.rename}</Menu.Item>
                <Menu.Item onSelect={() => onTask({ kind: 'move', group })}>{groupMessages.move}</Menu.Item>
                <Menu.Item tone="critical" onSelect={() => onTask({ kind: 'delete', group })}>
                  {commonMessages.delete}
                </Menu.Item>
              </>
            ) : null,
        })}
        busy={groups.isPending}
        density={isNarrow ? 'comfortable' : 'compact'}
        searchable
        texts={{ search: groupMessages.find }}
      >
        {groups.isSuccess && data.length === 0 && (
          <EmptyState edge="none" title={groupMessages.none}>
            {groupMessages.noneHint}
          </EmptyState>
        )}
      </Tree>
    </S.Pane>
  );
}

/** Whether a row shows this group. The id of a row ends with the id of its group. */
const isAt = (placeId: string, groupId: string | undefined) => groupId !== undefined && placeId.endsWith(groupId);
