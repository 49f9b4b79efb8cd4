import { LinkPurpose, PASSWORD_MISMATCH } from '@gladhand/domain';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { LinkGate } from '../internal/LinkGate';
import { PasswordFromLink } from '../internal/PasswordFromLink';

export interface SetPasswordProps extends AccountScreenProps {
  /** Token of the link from the welcome e-mail; '' when the address has none. */
  token: string;
  /** Goes on after the password was set, usually to the sign-in screen. */
  onDone?: () => void;
}

const PURPOSES = [LinkPurpose.SetPassword, LinkPurpose.ResetPassword, LinkPurpose.ConfirmEmail] as const;

/** The first password of a new user, by the link from the e-mail; it verifies the address too. */
export function SetPassword({ token, onDone, ...screen }: SetPasswordProps) {
  const title = 'Set your password';
  return (
    <LinkGate
      {...{ token, title, screen }}
      purposes={PURPOSES}
      invalidAction={
        <HostLink href={screen.links?.forgotPassword} renderLink={screen.renderLink}>
          Send a new e-mail
        </HostLink>
      }
    >
      {(link) => (
        <PasswordFromLink
          {...{ token, title, link, screen, onDone }}
          lead={`Choose a password for ${link.email}.`}
          mismatchText={PASSWORD_MISMATCH}
          submitLabel="Set password"
        />
      )}
    </LinkGate>
  );
}
