import type { AccountPort, MessageAnswer } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { AccountFrame } from '../internal/AccountFrame';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { DoneScreen } from '../internal/DoneScreen';
import { EmailForm } from '../internal/EmailForm';
import { PASSWORD_MESSAGES } from '../internal/passwordMessages';
import { FORGOT_PASSWORD_MESSAGES } from './messages';

export interface ForgotPasswordProps extends AccountScreenProps, LocalizedProps {
  /** The initial address, e.g. from the sign-in screen. @default '' */
  email?: string | undefined;
  /** Called after the email was sent, usually to open the sign-in screen. */
  onDone?: (() => void) | undefined;
}

/** Requests a reset email. The message does not reveal whether the account exists. */
export function ForgotPassword({ messages, ...props }: ForgotPasswordProps) {
  return (
    <WidgetTexts messages={messages}>
      <ForgotPasswordBody {...props} />
    </WidgetTexts>
  );
}

function ForgotPasswordBody({ email, onDone, ...screen }: ForgotPasswordProps) {
  const forgotPasswordMessages = useMessages(FORGOT_PASSWORD_MESSAGES);
  const passwordMessages = useMessages(PASSWORD_MESSAGES);

  const request = useApiMutation<string, MessageAnswer>({
    run: (api: AccountPort, username) => api.account.requestPasswordReset(username),
  });

  if (request.data) {
    return (
      <DoneScreen
        title={forgotPasswordMessages.title}
        message={request.data.message}
        onDone={onDone}
        doneLabel={passwordMessages.backToSignIn}
        {...screen}
      >
        {forgotPasswordMessages.sent}
      </DoneScreen>
    );
  }
  return (
    <AccountFrame title={forgotPasswordMessages.title} lead={forgotPasswordMessages.lead} {...screen}>
      <EmailForm
        submitLabel={forgotPasswordMessages.send}
        failedText={forgotPasswordMessages.sendFailed}
        email={email}
        working={request.isPending}
        error={request.error}
        onSubmit={(username) => request.mutate(username)}
      />
      <HostLink href={screen.links?.signIn} renderLink={screen.renderLink}>
        {passwordMessages.backToSignIn}
      </HostLink>
    </AccountFrame>
  );
}
