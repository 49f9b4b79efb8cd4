import type { VehicleGroup } from '@gladhand/domain/administration';
import { useApiFetch, useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Dialog, MultiSelect, useMessages } from '@gladhand/ui';
import { useCallback, useId, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { COMMON_MESSAGES } from '../internal/messages';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { addUsers, findUsersQuery } from './groupQueries';
import type { GroupDialogProps } from './groupTask';
import { GROUP_MESSAGES } from './messages';

interface AddUsersEntry {
  userIds: readonly string[];
}

/** Adds users of the customer to a group. They are found by a part of the email address. */
export function AddUsersDialog({ customerId, group, onClose }: GroupDialogProps & { group: VehicleGroup }) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

  const formId = useId();
  const { notify } = useWidgetHost();
  const fetch = useApiFetch();
  const { control, handleSubmit, watch } = useForm<AddUsersEntry>({ defaultValues: { userIds: [] } });
  const count = watch('userIds').length;
  const emails = useRef(new Map<string, string>());
  const adding = useApiMutation(addUsers);
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { users } = await fetch(findUsersQuery(customerId, text), signal);
      for (const { id, email } of users) emails.current.set(id, email);
      return users.map(({ id, email, groups }) => {
        const isInside = groups.some((each) => each.id === group.id);
        return { value: id, label: email, disabled: isInside, ...(isInside && { note: groupMessages.inGroup }) };
      });
    },
    [fetch, customerId, group.id, groupMessages.inGroup],
  );
  const add = handleSubmit(({ userIds }) => {
    if (userIds.length === 0 || adding.isPending) return;
    adding.mutate(
      { customerId, userIds, vehicleGroupIds: [group.id] },
      {
        onSuccess: () => {
          notify({ tone: 'good', title: groupMessages.usersAdded(userIds.length), detail: group.name });
          onClose();
        },
      },
    );
  });
  return (
    <FormDialog width="small" changed={count > 0} working={adding.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{groupMessages.addUsersTo(group.name)}</Dialog.Title>
        <Dialog.Description>{groupMessages.addUsersHint}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body style={{ minBlockSize: 220 }}>
        <form id={formId} noValidate onSubmit={add} style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
          <SaveFailed error={adding.error} title={groupMessages.notAdded} kept={groupMessages.choiceKept} />
          <Controller
            control={control}
            name="userIds"
            render={({ field }) => (
              <MultiSelect
                label={groupMessages.users}
                placeholder={groupMessages.addressPart}
                onSearch={search}
                labelOf={(id) => emails.current.get(id)}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </form>
      </Dialog.Body>
      <FormFooter
        formId={formId}
        submitLabel={count === 0 ? commonMessages.add : groupMessages.addUserCount(count)}
        working={adding.isPending}
        disabled={count === 0}
        onClose={onClose}
      />
    </FormDialog>
  );
}
