import type { SavedPlace } from '@gladhand/domain/geofences';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages } from '@gladhand/ui';
import { deletePlace } from '../../../internal/geofenceQueries';
import { PLACES_MESSAGES } from './messages';

/** Asks before a place is deleted. */
export function DeletePlace({ place, onClose }: { place: SavedPlace; onClose: () => void }) {
  const messages = useMessages(PLACES_MESSAGES);

  const { notify } = useWidgetHost();
  const remove = useApiMutation(deletePlace);
  const { id, customerId, name } = place;
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
            onSuccess() {
              notify({ tone: 'good', title: messages.deleted, detail: name });
              onClose();
            },
          },
        )
      }
    >
      <p>{messages.deleteHint}</p>
      {remove.isError && <Banner tone="critical" title={messages.notDeleted} />}
    </ConfirmDialog>
  );
}
