import type { VehicleGroup } from '@gladhand/domain/administration';
import { GroupKind } from '@gladhand/domain/groups';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages } from '@gladhand/ui';
import { COMMON_MESSAGES } from '../internal/messages';
import { removeUsers } from './groupQueries';
import { GROUP_MESSAGES } from './messages';

interface RemoveUserProps {
  customerId: number;
  group: VehicleGroup;
  user: { id: string; email: string };
  onClose: () => void;
}

/** Confirms that a user is removed from a group. */
export function RemoveUser({ customerId, group, user, onClose }: RemoveUserProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

  const { notify } = useWidgetHost();
  const removing = useApiMutation(removeUsers);
  const remove = () =>
    removing.mutate(
      { customerId, userIds: [user.id], vehicleGroupIds: [group.id] },
      {
        onSuccess: () => {
          notify({ tone: 'good', title: groupMessages.userRemoved, detail: group.name });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={groupMessages.removeUser(user.email, group.name)}
      confirmLabel={commonMessages.remove}
      working={removing.isPending}
      onConfirm={remove}
    >
      <p>
        {group.kind === GroupKind.Regular || group.kind === GroupKind.NoVins
          ? groupMessages.defaultGroup
          : groupMessages.otherGroupsKept}
      </p>
      {removing.error && (
        <Banner tone="critical" title={groupMessages.notRemoved}>
          {removing.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
