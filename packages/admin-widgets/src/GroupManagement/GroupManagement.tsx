import { customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, EmptyState, Icon, PageHeader, PlusIcon } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { groupsQuery } from '../internal/groupsQuery';
import { GroupDialogs, type GroupTask } from './GroupDialogs';
import * as S from './GroupManagement.styles';
import { GroupPanel } from './GroupPanel';
import { GroupsPane } from './GroupsPane';
import { counted } from './groupWords';

export interface GroupManagementProps {
  /** The customer that is chosen at first. @default the only one in sight, otherwise none */
  customerId?: number | undefined;
}

/** Said while there are several customers and none is chosen; the specification's words. */
const CHOOSE_CUSTOMER = 'You need to select a customer in order to change group assignments or to edit groups';

/** Vehicle groups of a customer: what stands under what, and which trailers and users are in them. */
export function GroupManagement({ customerId: given }: GroupManagementProps) {
  const { can } = useWidgetHost();
  const customers = useApiQuery(customersQuery);
  const only = customers.data?.length === 1 ? customers.data[0]?.id : undefined;
  const [chosen, setChosen] = useState(given);
  const customerId = chosen ?? only;
  const [groupId, setGroupId] = useState<string>();
  const [task, setTask] = useState<GroupTask>();
  const groups = useApiQuery(groupsQuery(customerId ?? 0), { enabled: customerId !== undefined });
  const group = groups.data?.find(({ id }) => id === groupId);
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
                onChange={(next) => {
                  setChosen(next === null ? undefined : Number(next));
                  setGroupId(undefined);
                }}
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
            groupId={groupId}
            onSelect={setGroupId}
            onTask={mayWrite ? setTask : undefined}
          />
          {group && groups.data ? (
            <GroupPanel
              key={group.id}
              customerId={customerId}
              group={group}
              groups={groups.data}
              onBack={() => setGroupId(undefined)}
              onSelect={setGroupId}
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
          onSelect={setGroupId}
        />
      )}
    </S.Page>
  );
}
