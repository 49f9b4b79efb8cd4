import { failureOf } from '@gladhand/domain';
import type { VehicleGroup } from '@gladhand/domain/administration';
import { changeChosen, GroupKind } from '@gladhand/domain/groups';
import { useApiQuery } from '@gladhand/domain/react';
import { EmptyState, FailedState, useMessages } from '@gladhand/ui';
import { Tree, type TreeHandle, TreeSelection } from '@gladhand/ui/grid';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { groupRows } from '../groupNodes';
import { groupsQuery } from '../sharedQueries';
import { type LocalizedProps, WidgetTexts } from '../WidgetTexts';
import { ChosenGroups } from './ChosenGroups';
import { GROUP_TREE_MESSAGES } from './messages';
import { toggledGroups } from './toggledGroups';

export interface GroupTreeProps extends LocalizedProps {
  /** The customer whose groups are shown. */
  customerId: number;
  /** Ids of the chosen groups. Each includes all groups below it. Groups that are not shown are kept. */
  value: readonly string[];
  /** The new choice. */
  onChange: (value: string[]) => void;
  /** What the tree lists, for assistive technology. @default 'Groups' */
  label?: string | undefined;
  /** Groups can be opened and searched, but not chosen. @default false */
  disabled?: boolean | undefined;
}

/** Kinds of groups that give access to trailers. The other kinds are switches elsewhere. */
const ACCESS_KINDS: readonly string[] = [GroupKind.Regular, GroupKind.AllVins, GroupKind.NoVins];
/** The number of chosen groups that are scrolled to at first. */
const MAX_REVEALED = 20;
const NO_GROUPS: readonly VehicleGroup[] = [];

/**
 * Chooses groups of a customer. All VINs and No VINs are at the top, and each excludes every other choice. Fills the
 * height of its container.
 */
export function GroupTree({ messages, ...props }: GroupTreeProps) {
  return (
    <WidgetTexts messages={messages}>
      <GroupTreeBody {...props} />
    </WidgetTexts>
  );
}

function GroupTreeBody({ customerId, value, onChange, label, disabled = false }: GroupTreeProps) {
  const messages = useMessages(GROUP_TREE_MESSAGES);

  const query = useApiQuery(groupsQuery(customerId));
  const groups = query.data ?? NO_GROUPS;
  const shown = useMemo(() => groups.filter(({ kind }) => ACCESS_KINDS.includes(kind)), [groups]);
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

  // The chosen groups are scrolled into view once, when the groups have loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later choices are already in view
  useEffect(() => {
    if (!query.isSuccess) return;
    for (const id of value.slice(0, MAX_REVEALED).toReversed()) tree.current?.reveal(placesOf.get(id)?.[0] ?? '');
  }, [customerId, query.isSuccess]);

  const change = (what: Parameters<typeof changeChosen>[2]) => onChange(changeChosen(groups, value, what));

  if (query.isError && !query.data)
    return (
      <FailedState
        what={messages.groups}
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
        label={label ?? messages.label}
        nodes={index}
        checked={checked}
        onCheckedChange={(next) => change(toggledGroups(checked, next))}
        busy={query.isPending}
        disabled={disabled}
        searchable
        texts={{ search: messages.find }}
      >
        {query.isSuccess && shown.length === 0 && (
          <EmptyState edge="none" title={messages.none}>
            {messages.noneHint}
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
