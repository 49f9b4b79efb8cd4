import type { VehicleGroup, VehiclesToGroupsResult } from '@gladhand/domain/administration';
import { GroupKind } from '@gladhand/domain/groups';
import { useApiMutation, useApiQuery } from '@gladhand/domain/react';
import { Button, Dialog, FailedState, MultiSelect, Select, Skeleton, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { groupPaths } from '../internal/groupPaths';
import { useCustomerScope } from '../internal/ListPage/useCustomerScope';
import { COMMON_MESSAGES } from '../internal/messages';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { groupsQuery } from '../internal/sharedQueries';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { addPasted } from './groupQueries';
import { GROUP_MESSAGES } from './messages';
import { PasteResult } from './PasteResult';

export interface AddToGroupsProps extends LocalizedProps {
  /** VINs of 1 to 2,000 trailers. */
  vins: readonly string[];
  /** The customer whose groups are offered first. @default the user's only customer */
  customerId?: number | null | undefined;
  onClose: () => void;
}

/** Adds given trailers to groups of one customer, and shows the result of each. */
export function AddToGroups({ messages, ...props }: AddToGroupsProps) {
  return (
    <WidgetTexts messages={messages}>
      <AddToGroupsBody {...props} />
    </WidgetTexts>
  );
}

function AddToGroupsBody({ vins, customerId = null, onClose }: AddToGroupsProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

  const scope = useCustomerScope();
  const [chosenCustomer, setChosenCustomer] = useState(customerId);
  const customer = chosenCustomer ?? (scope.hasChoice ? null : (scope.options[0]?.id ?? null));
  const [names, setNames] = useState<readonly string[]>([]);
  const [result, setResult] = useState<VehiclesToGroupsResult>();
  const adding = useApiMutation(addPasted);
  const add = () => {
    if (customer === null) return;
    adding.mutate({ customerId: customer, unitIdsOrVins: [...vins], groupNames: [...names] }, { onSuccess: setResult });
  };
  return (
    <FormDialog changed={!result && names.length > 0} working={adding.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{groupMessages.addToGroups(vins.length)}</Dialog.Title>
        <Dialog.Description>{groupMessages.addToGroupsHint}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body style={{ display: 'grid', gap: 16, alignContent: 'start', minBlockSize: 280 }}>
        {result ? (
          <PasteResult result={result} />
        ) : (
          <>
            <SaveFailed error={adding.error} title={groupMessages.notAdded} kept={groupMessages.choiceKept} />
            {scope.hasChoice && (
              <Select
                label={groupMessages.customer}
                options={scope.options.map(({ id, label }) => ({ value: String(id), label }))}
                value={customer === null ? null : String(customer)}
                onChange={(value) => {
                  setChosenCustomer(value === null ? null : Number(value));
                  setNames([]);
                }}
              />
            )}
            {customer !== null && <GroupNames customerId={customer} value={names} onChange={setNames} />}
          </>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        {result ? (
          <Button kind="primary" onClick={onClose}>
            {commonMessages.done}
          </Button>
        ) : (
          <>
            <Button disabled={adding.isPending} onClick={onClose}>
              {commonMessages.cancel}
            </Button>
            <Button kind="primary" disabled={names.length === 0} working={adding.isPending} onClick={add}>
              {commonMessages.add}
            </Button>
          </>
        )}
      </Dialog.Footer>
    </FormDialog>
  );
}

interface GroupNamesProps {
  customerId: number;
  value: readonly string[];
  onChange: (names: readonly string[]) => void;
}

/** Selects regular groups of a customer. */
function GroupNames({ customerId, value, onChange }: GroupNamesProps) {
  const messages = useMessages(GROUP_MESSAGES);

  const groups = useApiQuery(groupsQuery(customerId));
  if (groups.isError && !groups.data) {
    return (
      <FailedState
        what={messages.theGroups}
        message={groups.error.message}
        onRetry={() => void groups.refetch()}
        retrying={groups.isFetching}
      />
    );
  }
  if (!groups.data) return <Skeleton height={32} />;
  return (
    <MultiSelect
      label={messages.groups}
      options={optionsOf(groups.data)}
      value={value}
      onChange={onChange}
      searchFrom={12}
    />
  );
}

function optionsOf(groups: readonly VehicleGroup[]) {
  const paths = groupPaths(groups);
  return groups
    .filter(({ kind }) => kind === GroupKind.Regular)
    .map(({ id, name }) => ({ value: name, label: paths.get(id) ?? name }));
}
