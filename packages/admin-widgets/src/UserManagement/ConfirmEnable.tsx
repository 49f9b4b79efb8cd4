import type { ManagedUser } from '@gladhand/domain/administration';
import { useApiMutation } from '@gladhand/domain/react';
import { ConfirmDialog, useMessages } from '@gladhand/ui';
import { ConfirmConflict } from '../internal/SaveConflict/ConfirmConflict';
import { conflictOf } from '../internal/SaveConflict/differences';
import { USER_MESSAGES } from './messages';
import type { Result } from './result';
import { disableUser, enableUser } from './userQueries';

interface ConfirmEnableProps {
  user: ManagedUser;
  /** Whether the user is enabled; otherwise disabled. */
  enabled: boolean;
  onResult: (result: Result) => void;
  onClose: () => void;
}

/** Confirms that a user is enabled or disabled. */
export function ConfirmEnable({ user, enabled, onResult, onClose }: ConfirmEnableProps) {
  const messages = useMessages(USER_MESSAGES);

  const enabling = useApiMutation(enableUser);
  const disabling = useApiMutation(disableUser);
  const current = conflictOf<ManagedUser>(enabling.error ?? disabling.error);
  const { id, email } = user;
  const { version, roles } = current ?? user;
  const handlers = {
    onSuccess: () => onResult({ tone: 'good', text: messages.userUpdated(email) }),
    onError: (error: Error) => {
      if (!conflictOf(error)) onResult({ tone: 'critical', text: messages.notUpdated(email), lines: [error.message] });
    },
  };
  const confirm = () =>
    enabled
      ? enabling.mutate({ userId: id, roleNames: roles, version }, handlers)
      : disabling.mutate({ userId: id, version }, handlers);
  const verb = enabled ? messages.enable : messages.disable;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.confirmTitle(verb, email)}
      confirmLabel={verb}
      destructive={!enabled}
      working={enabling.isPending || disabling.isPending}
      onConfirm={confirm}
    >
      <p>{enabled ? messages.enableText : messages.disableText}</p>
      {current && (
        <ConfirmConflict
          what={messages.thisUser}
          state={messages.stateNow(current.enabled, current.roles.join(', '))}
          confirm={messages.anyway(verb)}
        />
      )}
    </ConfirmDialog>
  );
}
