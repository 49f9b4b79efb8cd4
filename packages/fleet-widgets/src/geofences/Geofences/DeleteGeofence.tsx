import type { Geofence } from '@gladhand/domain/geofences';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages } from '@gladhand/ui';
import { deleteGeofence } from '../../internal/geofenceQueries';
import { GEOFENCES_MESSAGES } from './messages';

interface DeleteGeofenceProps {
  geofence: Geofence;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a geofence is deleted. */
export function DeleteGeofence({ geofence, onClose, onDeleted }: DeleteGeofenceProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);

  const { notify } = useWidgetHost();
  const remove = useApiMutation(deleteGeofence);
  const { id, customerId, name } = geofence;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.deleteTitle(name)}
      confirmLabel={messages.delete}
      destructive
      working={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { customerId, id },
          {
            onSuccess: () => {
              notify({ tone: 'good', title: messages.deleted, detail: name });
              onDeleted();
              onClose();
            },
          },
        )
      }
    >
      <p>{messages.deleteHint}</p>
      {remove.isError && <Banner tone="critical" title={messages.deleteFailed} />}
    </ConfirmDialog>
  );
}
