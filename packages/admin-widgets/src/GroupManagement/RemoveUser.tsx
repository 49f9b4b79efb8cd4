import { GroupKind, type VehicleGroup } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog } from '@gladhand/ui';
import { removeUsers } from './groupQueries';

interface RemoveUserProps {
  customerId: number;
  group: VehicleGroup;
  user: { id: string; email: string };
  onClose: () => void;
}

/** Asks before a user is taken out of a group. */
export function RemoveUser({ customerId, group, user, onClose }: RemoveUserProps) {
  const { notify } = useWidgetHost();
  const removing = useApiMutation(removeUsers);
  const remove = () =>
    removing.mutate(
      { customerId, userIds: [user.id], vehicleGroupIds: [group.id] },
      {
        onSuccess: () => {
          notify({ tone: 'good', title: 'User removed', detail: group.name });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${user.email} from ${group.name}?`}
      confirmLabel="Remove"
      working={removing.isPending}
      onConfirm={remove}
    >
      <p>
        {group.kind === GroupKind.Regular || group.kind === GroupKind.NoVins
          ? 'A user who is then in no other group gets the default group, All VINs, and sees every trailer of the customer.'
          : 'The user keeps the other groups.'}
      </p>
      {removing.error && (
        <Banner tone="critical" title="Not removed">
          {removing.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
