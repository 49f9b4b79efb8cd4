import { type ApiError, type MessageAnswer, RESET_MISMATCH } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button } from '@gladhand/ui';
import { AccountFrame } from '../internal/AccountFrame';
import type { AccountScreenProps } from '../internal/accountScreen';
import { FailureBanner } from '../internal/FailureBanner';
import { NewPasswordForm } from '../internal/NewPasswordForm';
import { useRetryCountdown } from '../internal/useRetryCountdown';

export interface ChangePasswordProps {
  username: string;
  /** Why the password has to be changed, in the server's words; '' when it was the user's wish. */
  message: string;
  screen: AccountScreenProps;
  working: boolean;
  error: ApiError | null;
  onSubmit: (newPassword: string) => void;
  /** Goes on with the old password; not possible once it has expired. */
  onContinue: (() => void) | undefined;
  onCancel: () => void;
}

/** A new password for somebody who just typed the old one. */
export function ChangePassword(props: ChangePasswordProps) {
  const { username, message, screen, working, error, onSubmit, onContinue, onCancel } = props;
  return (
    <AccountFrame title="Choose a new password" lead={`For ${username}.`} {...screen}>
      {message && <Banner tone="caution">{message}</Banner>}
      <NewPasswordForm
        {...{ username, working, error, onSubmit }}
        mismatchText={RESET_MISMATCH}
        submitLabel="Change password and sign in"
      />
      {onContinue ? (
        <Button size="medium" wide onClick={onContinue}>
          Continue without changing
        </Button>
      ) : (
        <ResetByMail username={username} />
      )}
      <Button kind="link" onClick={onCancel}>
        Back to sign in
      </Button>
    </AccountFrame>
  );
}

/** The other way to a new password: a link by e-mail. */
function ResetByMail({ username }: { username: string }) {
  const request = useApiMutation<string, MessageAnswer>({
    run: (api, name) => api.account.requestPasswordReset(name),
  });
  const secondsLeft = useRetryCountdown(request.error);
  if (request.data) return <Banner tone="good">{request.data.message}</Banner>;
  return (
    <>
      {request.error && (
        <FailureBanner error={request.error} title="Failed to send reset password email." secondsLeft={secondsLeft} />
      )}
      <Button
        size="medium"
        wide
        working={request.isPending}
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={() => {
          if (secondsLeft === 0) request.mutate(username);
        }}
      >
        Send a reset e-mail instead
      </Button>
    </>
  );
}
