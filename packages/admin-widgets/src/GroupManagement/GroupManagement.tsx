import { customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, EmptyState, Icon, PageHeader, PlusIcon } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { groupsQuery } from '../internal/groupsQuery';
import { customerOf } from '../internal/listView/customerOf';
import { type ListViewProps, useListView } from '../internal/listView/useListView';
import { GroupDialogs, type GroupTask } from './GroupDialogs';
import * as S from './GroupManagement.styles';
import { GroupPanel } from './GroupPanel';
import { GroupsPane } from './GroupsPane';
import { FIRST_VIEW, type GroupView } from './groupView';
import { counted } from './groupWords';

export interface GroupManagementProps extends ListViewProps<GroupView> {
  /** The customer that is chosen at first, where no `view` is given. @default the only one there is, otherwise none */
  customerId?: number | undefined;
}

/** Said while there are several customers and none is chosen; the specification's words. */
const CHOOSE_CUSTOMER = 'You need to select a customer in order to change group assignments or to edit groups';

/** Vehicle groups of a customer: what stands under what, and which trailers and users are in them. */
export function GroupManagement({ customerId: first, ...given }: GroupManagementProps) {
  const { can } = useWidgetHost();
  const customers = useApiQuery(customersQuery);
  const only = customers.data?.length === 1 ? customers.data[0]?.id : undefined;
  const { view, setView } = useListView(given, { ...FIRST_VIEW, customerId: first ?? null });
  const customerId = only ?? customerOf(view.customerId, customers.data) ?? undefined;
  const select = (groupId: string | null) => setView({ ...FIRST_VIEW, customerId: view.customerId, groupId });
  const [task, setTask] = useState<GroupTask>();
  const groups = useApiQuery(groupsQuery(customerId ?? 0), {
    enabled: customerId !== undefined && !customers.isPending,
  });
  const group = groups.data?.find(({ id }) => id === view.groupId);
  const mayWrite = can('updateVehicleGroup');
  const options = useMemo(
    () => (customers.data ?? []).map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    [customers.data],
  );
  const regular = groups.data?.filter(({ kind }) => kind === 'regular').length;
  const writes = mayWrite && groups.isSuccess;

  return (
    <S.Page>
      <PageHeader
        title="Group Management"
        meta={regular === undefined ? undefined : counted(regular, 'group')}
        actions={
          <>
            {options.length > 1 && (
              <S.CustomerSelect
                aria-label="Customer"
                placeholder="Select a customer"
                options={options}
                value={customerId === undefined ? null : String(customerId)}
                onChange={(next) => setView({ ...FIRST_VIEW, customerId: next === null ? null : Number(next) })}
              />
            )}
            {mayWrite && (
              <>
                <Button disabled={!writes} onClick={() => setTask({ kind: 'paste' })}>
                  Paste trailers
                </Button>
                <Button
                  kind="primary"
                  icon={<Icon icon={PlusIcon} />}
                  disabled={!writes}
                  onClick={() => setTask({ kind: 'create', under: group?.kind === 'regular' ? group : undefined })}
                >
                  Create Group
                </Button>
              </>
            )}
          </>
        }
      />
      {customerId === undefined ? (
        <S.Notice>
          {options.length > 1 && <Banner tone="caution">{CHOOSE_CUSTOMER}</Banner>}
          {customers.isSuccess && options.length === 0 && (
            <EmptyState edge="none" title="No customers">
              There is no customer in your sight whose groups you could look at.
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
              <EmptyState edge="none" title="No group chosen">
                Choose a group to see its trailers and users.
              </EmptyState>
            </S.NothingChosen>
          )}
        </S.Panes>
      )}
      {task && customerId !== undefined && (
        <GroupDialogs
          task={task}
          customerId={customerId}
          groups={groups.data ?? []}
          onClose={() => setTask(undefined)}
          onSelect={select}
        />
      )}
    </S.Page>
  );
}
