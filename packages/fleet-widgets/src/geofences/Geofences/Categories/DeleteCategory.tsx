import type { OwnGeofenceCategory } from '@gladhand/domain/geofences';
import { useApiMutation, useReadingFormats } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages } from '@gladhand/ui';
import { deleteCategory } from '../../../internal/geofenceQueries';
import { CATEGORIES_MESSAGES } from './messages';

interface DeleteCategoryProps {
  customerId: number;
  category: OwnGeofenceCategory;
  onClose: () => void;
}

/** Asks before a category is deleted, and says what becomes of its geofences. */
export function DeleteCategory({ customerId, category, onClose }: DeleteCategoryProps) {
  const messages = useMessages(CATEGORIES_MESSAGES);
  const formats = useReadingFormats();
  const remove = useApiMutation(deleteCategory);
  const { id, label, geofences } = category;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={messages.deleteTitle(label)}
      confirmLabel={messages.deleteConfirm}
      destructive
      working={remove.isPending}
      onConfirm={() => remove.mutate({ customerId, id }, { onSuccess: onClose })}
    >
      <p>{messages.deleteHint(geofences, formats.count(geofences))}</p>
      {remove.isError && <Banner tone="critical" title={messages.notDeleted} />}
    </ConfirmDialog>
  );
}
