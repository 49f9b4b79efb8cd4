import { LinkPurpose, type LinkState } from '@gladhand/domain';
import { PASSWORD_MISMATCH } from '@gladhand/domain/account';
import { useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { AccountScreenProps } from '../internal/accountScreen';
import { LinkGate } from '../internal/LinkGate';
import { PasswordFromLink } from '../internal/PasswordFromLink';
import { ConfirmEmail } from './ConfirmEmail';
import { EMAIL_VERIFICATION_MESSAGES } from './messages';

export interface EmailVerificationProps extends AccountScreenProps, LocalizedProps {
  /** Token of the link in the verification email, or ''. */
  token: string;
  /** Called when the account is ready, usually to open the sign-in screen. */
  onDone?: (() => void) | undefined;
}

const PURPOSES = [LinkPurpose.ConfirmEmail, LinkPurpose.SetPassword] as const;

/** Verifies an address by an emailed link. A user without a password then chooses one. */
export function EmailVerification({ messages, ...props }: EmailVerificationProps) {
  return (
    <WidgetTexts messages={messages}>
      <EmailVerificationBody {...props} />
    </WidgetTexts>
  );
}

function EmailVerificationBody({ token, onDone, ...screen }: EmailVerificationProps) {
  const messages = useMessages(EMAIL_VERIFICATION_MESSAGES);

  return (
    <LinkGate {...{ token, screen }} title={messages.title} purposes={PURPOSES}>
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
  const messages = useMessages(EMAIL_VERIFICATION_MESSAGES);

  const [needsPassword, setNeedsPassword] = useState(link.purpose === LinkPurpose.SetPassword);
  if (!needsPassword) {
    return (
      <ConfirmEmail
        {...{ token, link, screen, onDone }}
        title={messages.title}
        onPasswordNeeded={() => setNeedsPassword(true)}
      />
    );
  }
  return (
    <PasswordFromLink
      {...{ token, link, screen, onDone }}
      title={messages.createAccount}
      lead={messages.choosePassword(link.email)}
      mismatchText={PASSWORD_MISMATCH}
      submitLabel={messages.create}
    />
  );
}
