import type { ManagedUser } from '@gladhand/domain/administration';
import { useApiMutation } from '@gladhand/domain/react';
import { ConfirmDialog, useMessages } from '@gladhand/ui';
import { COMMON_MESSAGES } from '../internal/messages';
import { USER_MESSAGES } from './messages';
import type { Result } from './result';
import { deleteUser } from './userQueries';

interface ConfirmDeleteProps {
  user: ManagedUser;
  onResult: (result: Result) => void;
  onClose: () => void;
}

/** Confirms that an account is permanently deleted. */
export function ConfirmDelete({ user: { id, email }, onResult, onClose }: ConfirmDeleteProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const userMessages = useMessages(USER_MESSAGES);

  const deleting = useApiMutation(deleteUser);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={userMessages.deleteTitle(email)}
      confirmLabel={commonMessages.delete}
      destructive
      working={deleting.isPending}
      onConfirm={() =>
        deleting.mutate(id, {
          onSuccess: () => onResult({ tone: 'good', text: userMessages.userDeleted(email) }),
          onError: ({ message }) =>
            onResult({ tone: 'critical', text: userMessages.notDeleted(email), lines: [message] }),
        })
      }
    >
      <p>{userMessages.deleteText}</p>
      <p>{userMessages.deleteHint}</p>
    </ConfirmDialog>
  );
}
