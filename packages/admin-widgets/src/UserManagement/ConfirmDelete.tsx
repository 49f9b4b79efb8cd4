import { type ManagedUser, USER_TEXTS } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { ConfirmDialog } from '@gladhand/ui';
import type { Result } from './ResultDialog';
import { deleteUser } from './userQuery';

interface ConfirmDeleteProps {
  user: ManagedUser;
  onResult: (result: Result) => void;
  onClose: () => void;
}

/** Asks before an account is gone for good. */
export function ConfirmDelete({ user: { id, email }, onResult, onClose }: ConfirmDeleteProps) {
  const deleting = useApiMutation(deleteUser);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${email}?`}
      confirmLabel="Delete"
      destructive
      working={deleting.isPending}
      onConfirm={() =>
        deleting.mutate(id, {
          onSuccess: () => onResult({ tone: 'good', text: USER_TEXTS.deleted + email }),
          onError: ({ message }) =>
            onResult({ tone: 'critical', text: USER_TEXTS.deleteFailed + email, lines: [message] }),
        })
      }
    >
      <p>The account, its sessions and its memberships are gone for good. The audit log keeps what it did.</p>
      <p>To keep somebody out for a while, disable the account instead.</p>
    </ConfirmDialog>
  );
}
