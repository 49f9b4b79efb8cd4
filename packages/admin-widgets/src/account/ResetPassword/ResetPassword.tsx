import { LinkPurpose } from '@gladhand/domain';
import { RESET_MISMATCH } from '@gladhand/domain/account';
import { useMessages } from '@gladhand/ui';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { LinkGate } from '../internal/LinkGate';
import { PasswordFromLink } from '../internal/PasswordFromLink';
import { RESET_PASSWORD_MESSAGES } from './messages';

export interface ResetPasswordProps extends AccountScreenProps, LocalizedProps {
  /** Token of the link in the reset email, or ''. */
  token: string;
  /** Called after the password was set, usually to open the sign-in screen. */
  onDone?: (() => void) | undefined;
}

const PURPOSES = [LinkPurpose.ResetPassword, LinkPurpose.SetPassword] as const;

/** Resets a forgotten password by an emailed link. */
export function ResetPassword({ messages, ...props }: ResetPasswordProps) {
  return (
    <WidgetTexts messages={messages}>
      <ResetPasswordBody {...props} />
    </WidgetTexts>
  );
}

function ResetPasswordBody({ token, onDone, ...screen }: ResetPasswordProps) {
  const messages = useMessages(RESET_PASSWORD_MESSAGES);

  const { title } = messages;
  return (
    <LinkGate
      {...{ token, title, screen }}
      purposes={PURPOSES}
      invalidAction={
        <HostLink href={screen.links?.forgotPassword} renderLink={screen.renderLink}>
          {messages.requestLink}
        </HostLink>
      }
    >
      {(link) => (
        <PasswordFromLink
          {...{ token, title, link, screen, onDone }}
          lead={messages.choosePassword(link.email)}
          mismatchText={RESET_MISMATCH}
          submitLabel={messages.submit}
        />
      )}
    </LinkGate>
  );
}
