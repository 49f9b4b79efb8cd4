import { LinkPurpose } from '@gladhand/domain';
import { PASSWORD_MISMATCH } from '@gladhand/domain/account';
import { useMessages } from '@gladhand/ui';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { LinkGate } from '../internal/LinkGate';
import { PasswordFromLink } from '../internal/PasswordFromLink';
import { SET_PASSWORD_MESSAGES } from './messages';

export interface SetPasswordProps extends AccountScreenProps, LocalizedProps {
  /** Token of the link in the welcome email, or ''. */
  token: string;
  /** Called after the password was set, usually to open the sign-in screen. */
  onDone?: (() => void) | undefined;
}

const PURPOSES = [LinkPurpose.SetPassword, LinkPurpose.ResetPassword, LinkPurpose.ConfirmEmail] as const;

/** Sets the first password of a new user by an emailed link, which also verifies the address. */
export function SetPassword({ messages, ...props }: SetPasswordProps) {
  return (
    <WidgetTexts messages={messages}>
      <SetPasswordBody {...props} />
    </WidgetTexts>
  );
}

function SetPasswordBody({ token, onDone, ...screen }: SetPasswordProps) {
  const messages = useMessages(SET_PASSWORD_MESSAGES);

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
          mismatchText={PASSWORD_MISMATCH}
          submitLabel={messages.submit}
        />
      )}
    </LinkGate>
  );
}
