import type { VehicleGroup } from '@gladhand/domain';
import { useApiFetch, useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog, MultiSelect } from '@gladhand/ui';
import { useCallback, useRef, useState } from 'react';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import type { GroupDialogProps } from './GroupDialogs';
import { addUsers, findUsersQuery } from './groupQueries';
import { counted } from './groupWords';

/** Puts users of the customer into a group; found by a part of the address. */
export function AddUsersDialog({ customerId, group, onClose }: GroupDialogProps & { group: VehicleGroup }) {
  const { notify } = useWidgetHost();
  const ask = useApiFetch();
  const [userIds, setUserIds] = useState<readonly string[]>([]);
  const emails = useRef(new Map<string, string>());
  const adding = useApiMutation(addUsers);
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { users } = await ask(findUsersQuery(customerId, text), signal);
      for (const { id, email } of users) emails.current.set(id, email);
      return users.map(({ id, email, groups }) => {
        const isInside = groups.some((each) => each.id === group.id);
        return { value: id, label: email, disabled: isInside, ...(isInside && { note: 'in the group' }) };
      });
    },
    [ask, customerId, group.id],
  );
  const add = () =>
    adding.mutate(
      { customerId, userIds, vehicleGroupIds: [group.id] },
      {
        onSuccess: () => {
          notify({ tone: 'good', title: `${counted(userIds.length, 'user')} added`, detail: group.name });
          onClose();
        },
      },
    );
  return (
    <FormDialog width="small" changed={userIds.length > 0} working={adding.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{`Add users to ${group.name}`}</Dialog.Title>
        <Dialog.Description>They see its trailers, and those of groups below it.</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body style={{ display: 'grid', gap: 16, minBlockSize: 220, alignContent: 'start' }}>
        {adding.error && (
          <Banner tone="critical" title="Not added">
            {adding.error.message} Your choice is still here.
          </Banner>
        )}
        <MultiSelect
          label="Users"
          placeholder="Part of an e-mail address"
          onSearch={search}
          labelOf={(id) => emails.current.get(id)}
          value={userIds}
          onChange={setUserIds}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={adding.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" disabled={userIds.length === 0} working={adding.isPending} onClick={add}>
          {userIds.length === 0 ? 'Add' : `Add ${counted(userIds.length, 'user')}`}
        </Button>
      </Dialog.Footer>
    </FormDialog>
  );
}
