import { LinkPurpose, RESET_MISMATCH } from '@gladhand/domain';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { LinkGate } from '../internal/LinkGate';
import { PasswordFromLink } from '../internal/PasswordFromLink';

export interface ResetPasswordProps extends AccountScreenProps {
  /** Token of the link from the reset e-mail; '' when the address has none. */
  token: string;
  /** Goes on after the password was set, usually to the sign-in screen. */
  onDone?: () => void;
}

const PURPOSES = [LinkPurpose.ResetPassword, LinkPurpose.SetPassword] as const;

/** A new password for somebody who forgot the old one, by the link from the e-mail. */
export function ResetPassword({ token, onDone, ...screen }: ResetPasswordProps) {
  const title = 'Reset your password';
  return (
    <LinkGate
      {...{ token, title, screen }}
      purposes={PURPOSES}
      invalidAction={
        <HostLink href={screen.links?.forgotPassword} renderLink={screen.renderLink}>
          Send a new reset e-mail
        </HostLink>
      }
    >
      {(link) => (
        <PasswordFromLink
          {...{ token, title, link, screen, onDone }}
          lead={`Choose a new password for ${link.email}.`}
          mismatchText={RESET_MISMATCH}
          submitLabel="Reset password"
        />
      )}
    </LinkGate>
  );
}
