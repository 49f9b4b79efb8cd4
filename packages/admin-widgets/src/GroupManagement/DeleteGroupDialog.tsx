import { ApiErrorCode } from '@gladhand/domain';
import type { VehicleGroup } from '@gladhand/domain/administration';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages } from '@gladhand/ui';
import { COMMON_MESSAGES } from '../internal/messages';
import { ConfirmConflict } from '../internal/SaveConflict/ConfirmConflict';
import { conflictOf } from '../internal/SaveConflict/differences';
import { AccessPreview } from './AccessPreview';
import { deleteGroup, previewQuery } from './groupQueries';
import type { GroupDialogProps } from './groupTask';
import { GROUP_MESSAGES } from './messages';

/** Confirms that a group is deleted, and lists the users who lose access to trailers. */
export function DeleteGroupDialog({ customerId, group, onClose }: GroupDialogProps & { group: VehicleGroup }) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const groupMessages = useMessages(GROUP_MESSAGES);

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
          notify({ tone: 'good', title: groupMessages.groupDeleted, detail: group.name });
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={groupMessages.deleteTitle(group.name)}
      confirmLabel={commonMessages.delete}
      destructive
      working={deleting.isPending}
      onConfirm={confirm}
    >
      <p>
        {groupMessages.deleteText(group.vehicleCount, group.userCount)}
        {below > 0 && groupMessages.groupsMoveUp(below)}
      </p>
      <AccessPreview preview={preview} />
      {current && (
        <ConfirmConflict
          what={groupMessages.thisGroup}
          state={groupMessages.named(current.name)}
          confirm={groupMessages.deleteAnyway}
        />
      )}
      {deleting.error && deleting.error.code !== ApiErrorCode.Conflict && (
        <Banner tone="critical" title={groupMessages.notDeleted}>
          {deleting.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
