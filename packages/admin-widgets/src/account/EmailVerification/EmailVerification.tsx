import { LinkPurpose, type LinkState, PASSWORD_MISMATCH } from '@gladhand/domain';
import { useState } from 'react';
import type { AccountScreenProps } from '../internal/accountScreen';
import { LinkGate } from '../internal/LinkGate';
import { PasswordFromLink } from '../internal/PasswordFromLink';
import { ConfirmEmail } from './ConfirmEmail';

export interface EmailVerificationProps extends AccountScreenProps {
  /** Token of the link from the verification e-mail; '' when the address has none. */
  token: string;
  /** Goes on when the account is ready, usually to the sign-in screen. */
  onDone?: () => void;
}

const PURPOSES = [LinkPurpose.ConfirmEmail, LinkPurpose.SetPassword] as const;
const TITLE = 'Verify your email';

/** Verifies an address by the link from the e-mail; whoever has no password yet chooses one by the same link. */
export function EmailVerification({ token, onDone, ...screen }: EmailVerificationProps) {
  return (
    <LinkGate {...{ token, screen }} title={TITLE} purposes={PURPOSES}>
      {(link) => <Verification {...{ token, link, screen, onDone }} />}
    </LinkGate>
  );
}

interface VerificationProps {
  token: string;
  link: LinkState;
  screen: AccountScreenProps;
  onDone: (() => void) | undefined;
}

function Verification({ token, link, screen, onDone }: VerificationProps) {
  const [needsPassword, setNeedsPassword] = useState(link.purpose === LinkPurpose.SetPassword);
  if (!needsPassword) {
    return (
      <ConfirmEmail
        {...{ token, link, screen, onDone }}
        title={TITLE}
        onPasswordNeeded={() => setNeedsPassword(true)}
      />
    );
  }
  return (
    <PasswordFromLink
      {...{ token, link, screen, onDone }}
      title="Create your account"
      lead={`Choose a password for ${link.email}.`}
      mismatchText={PASSWORD_MISMATCH}
      submitLabel="Create account"
    />
  );
}
