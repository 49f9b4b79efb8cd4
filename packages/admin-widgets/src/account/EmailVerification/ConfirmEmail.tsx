import { ApiError, ApiErrorCode, type LinkState, type PortalApi } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { Button, useMessages } from '@gladhand/ui';
import { AccountFrame } from '../internal/AccountFrame';
import type { AccountScreenProps } from '../internal/accountScreen';
import { DoneScreen } from '../internal/DoneScreen';
import { FailureBanner } from '../internal/FailureBanner';
import { useRetryCountdown } from '../internal/useRetryCountdown';
import { EMAIL_VERIFICATION_MESSAGES } from './messages';

export interface ConfirmEmailProps {
  token: string;
  title: string;
  link: LinkState;
  screen: AccountScreenProps;
  /** Called when the address is verified but the account has no password yet. */
  onPasswordNeeded: () => void;
  onDone: (() => void) | undefined;
}

interface Confirmed {
  message: string;
  needsPassword: boolean;
}

/** Verifies an address when a button is pressed, because mail scanners also open links. */
export function ConfirmEmail({ token, title, link, screen, onPasswordNeeded, onDone }: ConfirmEmailProps) {
  const messages = useMessages(EMAIL_VERIFICATION_MESSAGES);

  const confirm = useApiMutation<string, Confirmed>({ run: confirmEmail });
  const secondsLeft = useRetryCountdown(confirm.error);

  function press() {
    if (secondsLeft > 0) return;
    confirm.mutate(token, {
      onSuccess: ({ needsPassword }) => {
        if (needsPassword) onPasswordNeeded();
      },
    });
  }

  if (confirm.data && !confirm.data.needsPassword) {
    return (
      <DoneScreen title={title} message={confirm.data.message} onDone={onDone} {...screen}>
        {messages.verified(link.email)}
      </DoneScreen>
    );
  }
  return (
    <AccountFrame title={title} lead={messages.confirm(link.email)} {...screen}>
      {confirm.error && <FailureBanner error={confirm.error} secondsLeft={secondsLeft} onRetry={press} />}
      <Button
        kind="primary"
        size="medium"
        wide
        working={confirm.isPending}
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={press}
      >
        {messages.verify}
      </Button>
    </AccountFrame>
  );
}

/** If the account has no password, the link stays valid to choose one. */
async function confirmEmail({ account }: PortalApi, token: string): Promise<Confirmed> {
  const { message } = await account.confirmEmail(token);
  try {
    const { expired } = await account.link(token);
    return { message, needsPassword: !expired };
  } catch (error) {
    if (error instanceof ApiError && error.code === ApiErrorCode.LinkInvalid) return { message, needsPassword: false };
    throw error;
  }
}
