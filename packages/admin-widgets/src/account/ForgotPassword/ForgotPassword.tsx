import type { MessageAnswer } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { AccountFrame } from '../internal/AccountFrame';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { DoneScreen } from '../internal/DoneScreen';
import { EmailForm } from '../internal/EmailForm';

export interface ForgotPasswordProps extends AccountScreenProps {
  /** Address to begin with, e.g. what was typed on the sign-in screen. @default '' */
  email?: string;
  /** Goes on after the e-mail was sent, usually back to the sign-in screen. */
  onDone?: () => void;
}

/** Asks for a reset e-mail. The answer is the same whether or not the account exists. */
export function ForgotPassword({ email, onDone, ...screen }: ForgotPasswordProps) {
  const title = 'Forgot your password?';
  const request = useApiMutation<string, MessageAnswer>({
    run: (api, username) => api.account.requestPasswordReset(username),
  });

  if (request.data) {
    return (
      <DoneScreen title={title} message={request.data.message} onDone={onDone} doneLabel="Back to sign in" {...screen}>
        It arrives within a few minutes if the address has an account. The link in it works once.
      </DoneScreen>
    );
  }
  return (
    <AccountFrame title={title} lead="We send you a link to choose a new one." {...screen}>
      <EmailForm
        submitLabel="Send reset e-mail"
        failedText="Failed to send reset password email."
        email={email}
        working={request.isPending}
        error={request.error}
        onSubmit={(username) => request.mutate(username)}
      />
      <HostLink href={screen.links?.signIn} renderLink={screen.renderLink}>
        Back to sign in
      </HostLink>
    </AccountFrame>
  );
}
