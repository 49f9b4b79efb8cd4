import { ApiErrorCode, type VehicleGroup } from '@gladhand/domain';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog } from '@gladhand/ui';
import { conflictOf } from '../internal/SaveConflict/differences';
import type { GroupDialogProps } from './GroupDialogs';
import { deleteGroup, previewQuery } from './groupQueries';
import { counted } from './groupWords';
import { SightPreview } from './SightPreview';

/** Asks before a group is deleted, and says who loses sight of which trailers. */
export function DeleteGroupDialog({ customerId, group, onClose }: GroupDialogProps & { group: VehicleGroup }) {
  const { notify } = useWidgetHost();
  const preview = useApiQuery(previewQuery(group, customerId, null));
  const deleting = useApiMutation(deleteGroup);
  const current = conflictOf<Pick<VehicleGroup, 'name' | 'version'>>(deleting.error);
  const below = preview.data?.groupCount ?? 0;
  const confirm = () => {
    if (!preview.isSuccess) return;
    const { name, version } = current ?? group;
    deleting.mutate(
      { customerId, name, version },
      {
        onSuccess: () => {
          notify({ tone: 'good', title: 'Group deleted', detail: group.name });
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${group.name}?`}
      confirmLabel="Delete"
      destructive
      working={deleting.isPending}
      onConfirm={confirm}
    >
      <p>
        {`${counted(group.vehicleCount, 'trailer')} and ${counted(group.userCount, 'user')} leave the group; none of them is deleted.`}
        {below > 0 && ` What stands below it, ${counted(below, 'group')}, moves up to where it stood.`}
      </p>
      <SightPreview preview={preview} />
      {current && (
        <Banner tone="caution" title="Somebody else saved this group meanwhile">
          {`It is called ${current.name} now. Delete it all the same?`}
        </Banner>
      )}
      {deleting.error && deleting.error.code !== ApiErrorCode.Conflict && (
        <Banner tone="critical" title="Not deleted">
          {deleting.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
