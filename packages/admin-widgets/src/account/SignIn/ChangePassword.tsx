import type { AccountPort, ApiError, MessageAnswer } from '@gladhand/domain';
import { RESET_MISMATCH } from '@gladhand/domain/account';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button, useMessages } from '@gladhand/ui';
import { AccountFrame } from '../internal/AccountFrame';
import type { AccountScreenProps } from '../internal/accountScreen';
import { FailureBanner } from '../internal/FailureBanner';
import { NewPasswordForm } from '../internal/NewPasswordForm';
import { PASSWORD_MESSAGES } from '../internal/passwordMessages';
import { useRetryCountdown } from '../internal/useRetryCountdown';
import { SIGN_IN_STEP_MESSAGES } from './stepMessages';

export interface ChangePasswordProps {
  username: string;
  /** Why the password must be changed, as the server reports it. Empty if the user chose to change it. */
  message: string;
  screen: AccountScreenProps;
  working: boolean;
  error: ApiError | null;
  onSubmit: (newPassword: string) => void;
  /** Continues with the old password. Undefined once it has expired. */
  onContinue: (() => void) | undefined;
  onCancel: () => void;
}

/** Chooses a new password after the credentials were entered. */
export function ChangePassword(props: ChangePasswordProps) {
  const passwordMessages = useMessages(PASSWORD_MESSAGES);
  const signInStepMessages = useMessages(SIGN_IN_STEP_MESSAGES);

  const { username, message, screen, working, error, onSubmit, onContinue, onCancel } = props;
  return (
    <AccountFrame title={signInStepMessages.choosePassword} lead={signInStepMessages.forUser(username)} {...screen}>
      {message && <Banner tone="caution">{message}</Banner>}
      <NewPasswordForm
        {...{ username, working, error, onSubmit }}
        mismatchText={RESET_MISMATCH}
        submitLabel={signInStepMessages.changeAndSignIn}
      />
      {onContinue ? (
        <Button size="medium" wide onClick={onContinue}>
          {signInStepMessages.continue}
        </Button>
      ) : (
        <ResetByMail username={username} />
      )}
      <Button kind="link" onClick={onCancel}>
        {passwordMessages.backToSignIn}
      </Button>
    </AccountFrame>
  );
}

/** Requests a reset link instead of choosing a new password here. */
function ResetByMail({ username }: { username: string }) {
  const messages = useMessages(SIGN_IN_STEP_MESSAGES);

  const request = useApiMutation<string, MessageAnswer>({
    run: (api: AccountPort, name) => api.account.requestPasswordReset(name),
  });
  const secondsLeft = useRetryCountdown(request.error);
  if (request.data) return <Banner tone="good">{request.data.message}</Banner>;
  return (
    <>
      {request.error && <FailureBanner error={request.error} title={messages.resetFailed} secondsLeft={secondsLeft} />}
      <Button
        size="medium"
        wide
        working={request.isPending}
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={() => {
          if (secondsLeft === 0) request.mutate(username);
        }}
      >
        {messages.resetInstead}
      </Button>
    </>
  );
}
