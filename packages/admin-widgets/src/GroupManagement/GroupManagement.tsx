import { GroupKind } from '@gladhand/domain/groups';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, EmptyState, Icon, PlusIcon, useMessages } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { ListPage } from '../internal/ListPage/ListPage';
import { useCustomerScope } from '../internal/ListPage/useCustomerScope';
import { useListPage } from '../internal/ListPage/useListPage';
import type { ListViewProps } from '../internal/ListPage/useListView';
import { COMMON_MESSAGES } from '../internal/messages';
import { groupsQuery } from '../internal/sharedQueries';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { GroupDialogs } from './GroupDialogs';
import * as S from './GroupManagement.styles';
import { GroupPanel } from './GroupPanel';
import { GroupsPane } from './GroupsPane';
import type { GroupTask } from './groupTask';
import { FIRST_VIEW, type GroupView } from './groupView';
import { GROUP_MESSAGES } from './messages';

export interface GroupManagementProps extends ListViewProps<GroupView>, LocalizedProps {
  /** The customer that is chosen at first, if no `view` is given. @default the only customer, otherwise none */
  customerId?: number | undefined;
}

/** The vehicle groups of a customer as a tree, with the trailers and users of the selected group. */
export function GroupManagement({ messages, ...props }: GroupManagementProps) {
  return (
    <WidgetTexts messages={messages}>
      <GroupManagementBody {...props} />
    </WidgetTexts>
  );
}

function GroupManagementBody({ customerId: initialCustomerId, ...given }: GroupManagementProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

  const { can } = useWidgetHost();
  const scope = useCustomerScope();
  const initial = { ...FIRST_VIEW, customerId: initialCustomerId ?? null };
  const { view, setView } = useListPage(given, initial, scope.limit);
  const only = scope.customers.length === 1 ? scope.customers[0]?.id : undefined;
  const customerId = only ?? view.customerId ?? undefined;
  const select = (groupId: string | null) => setView({ ...FIRST_VIEW, customerId: view.customerId, groupId });
  const [task, setTask] = useState<GroupTask>();
  const groups = useApiQuery(groupsQuery(customerId ?? 0), {
    enabled: customerId !== undefined && !scope.isPending,
  });
  const group = groups.data?.find(({ id }) => id === view.groupId);
  const mayWrite = can('updateVehicleGroup');
  const options = useMemo(() => scope.options.map(({ id, label }) => ({ value: String(id), label })), [scope.options]);
  const regularCount = groups.data?.filter(({ kind }) => kind === GroupKind.Regular).length;
  const isReady = groups.isSuccess;
  const customerSelect = scope.hasChoice && (
    <S.CustomerSelect
      aria-label={commonMessages.customer}
      placeholder={commonMessages.selectCustomer}
      options={options}
      value={customerId === undefined ? null : String(customerId)}
      onChange={(next) => setView({ ...FIRST_VIEW, customerId: next === null ? null : Number(next) })}
    />
  );

  return (
    <ListPage
      framed={false}
      title={groupMessages.title}
      meta={regularCount === undefined ? undefined : groupMessages.groupCount(regularCount)}
      actions={
        <>
          {customerId !== undefined && customerSelect}
          {mayWrite && (
            <>
              <Button disabled={!isReady} onClick={() => setTask({ kind: 'paste' })}>
                {groupMessages.pasteTrailers}
              </Button>
              <Button
                kind="primary"
                icon={<Icon icon={PlusIcon} />}
                disabled={!isReady}
                onClick={() =>
                  setTask({ kind: 'create', under: group?.kind === GroupKind.Regular ? group : undefined })
                }
              >
                {groupMessages.createGroup}
              </Button>
            </>
          )}
        </>
      }
      query={groups}
      dialogs={
        task &&
        customerId !== undefined && (
          <GroupDialogs
            task={task}
            customerId={customerId}
            groups={groups.data ?? []}
            onClose={() => setTask(undefined)}
            onSelect={select}
          />
        )
      }
    >
      {customerId === undefined ? (
        <S.Notice>
          {customerSelect && (
            <EmptyState edge="none" title={groupMessages.noCustomerChosen} action={customerSelect}>
              {groupMessages.chooseCustomer}
            </EmptyState>
          )}
          {scope.isSuccess && options.length === 0 && (
            <EmptyState edge="none" title={groupMessages.noCustomers}>
              {groupMessages.noCustomersHint}
            </EmptyState>
          )}
        </S.Notice>
      ) : (
        <S.Panes data-chosen={group ? '' : undefined}>
          <GroupsPane
            key={customerId}
            groups={groups}
            groupId={view.groupId ?? undefined}
            onSelect={select}
            onTask={mayWrite ? setTask : undefined}
          />
          {group && groups.data ? (
            <GroupPanel
              key={group.id}
              customerId={customerId}
              group={group}
              groups={groups.data}
              view={view}
              onViewChange={setView}
              onBack={() => select(null)}
              onTask={mayWrite ? setTask : undefined}
            />
          ) : (
            <S.NothingChosen>
              <EmptyState edge="none" title={groupMessages.noneChosen}>
                {groupMessages.noneChosenHint}
              </EmptyState>
            </S.NothingChosen>
          )}
        </S.Panes>
      )}
    </ListPage>
  );
}
