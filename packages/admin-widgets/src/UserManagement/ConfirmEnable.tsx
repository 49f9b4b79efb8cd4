import { type ManagedUser, USER_TEXTS } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, ConfirmDialog } from '@gladhand/ui';
import { conflictOf } from '../internal/SaveConflict/differences';
import type { Result } from './ResultDialog';
import { disableUser, enableUser } from './userQuery';

interface ConfirmEnableProps {
  user: ManagedUser;
  /** Whether the user shall be let in. */
  enabled: boolean;
  onResult: (result: Result) => void;
  onClose: () => void;
}

/** Asks before a user is let in again or kept out. */
export function ConfirmEnable({ user, enabled, onResult, onClose }: ConfirmEnableProps) {
  const enabling = useApiMutation(enableUser);
  const disabling = useApiMutation(disableUser);
  const current = conflictOf<ManagedUser>(enabling.error ?? disabling.error);
  const { id, email } = user;
  const { version, roles } = current ?? user;
  const told = {
    onSuccess: () => onResult({ tone: 'good', text: USER_TEXTS.updated + email }),
    onError: (error: Error) => {
      if (!conflictOf(error))
        onResult({ tone: 'critical', text: USER_TEXTS.updateFailed + email, lines: [error.message] });
    },
  };
  const confirm = () =>
    enabled
      ? enabling.mutate({ userId: id, roleNames: roles, version }, told)
      : disabling.mutate({ userId: id, version }, told);
  const verb = enabled ? 'Enable' : 'Disable';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${verb} ${email}?`}
      confirmLabel={verb}
      destructive={!enabled}
      working={enabling.isPending || disabling.isPending}
      onConfirm={confirm}
    >
      <p>
        {enabled
          ? 'The user can sign in again, with the same types and groups as before.'
          : 'The user is signed out everywhere at once and cannot sign in. Types and groups are kept; you can enable the user again.'}
      </p>
      {current && (
        <Banner tone="caution" title="Somebody else saved this user meanwhile">
          {`It is ${current.enabled ? 'enabled' : 'disabled'} now, with ${current.roles.join(', ')}. ${verb} it all the same?`}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
