import { ERROR_TEXT, LinkPurpose, type LinkState, type MessageAnswer } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button } from '@gladhand/ui';
import { AccountFrame } from '../internal/AccountFrame';
import type { AccountScreenProps } from '../internal/accountScreen';
import { DoneScreen } from '../internal/DoneScreen';
import { FailureBanner } from '../internal/FailureBanner';
import { LinkGate } from '../internal/LinkGate';
import { useRetryCountdown } from '../internal/useRetryCountdown';

export interface UnsubscribeProps extends AccountScreenProps {
  /** Token of the link at the end of an e-mail; '' when the address has none. */
  token: string;
  /** Goes on afterwards. */
  onDone?: () => void;
}

const TITLE = 'Unsubscribe';
const PURPOSES = [LinkPurpose.Unsubscribe] as const;

/** Stops the e-mails to an address, by the link at the end of one of them. */
export function Unsubscribe({ token, onDone, ...screen }: UnsubscribeProps) {
  return (
    <LinkGate {...{ token, screen }} title={TITLE} purposes={PURPOSES} invalidText={ERROR_TEXT.unsubscribe}>
      {(link) => <Question {...{ token, link, screen, onDone }} />}
    </LinkGate>
  );
}

interface QuestionProps {
  token: string;
  link: LinkState;
  screen: AccountScreenProps;
  onDone: (() => void) | undefined;
}

/** Asks first: mail scanners open links too. */
function Question({ token, link, screen, onDone }: QuestionProps) {
  const unsubscribe = useApiMutation<string, MessageAnswer>({ run: (api, of) => api.account.unsubscribe(of) });
  const secondsLeft = useRetryCountdown(unsubscribe.error);

  if (unsubscribe.data) {
    return (
      <DoneScreen title={TITLE} message={unsubscribe.data.message} onDone={onDone} {...screen}>
        {link.email} gets no more alert and report e-mails.
      </DoneScreen>
    );
  }
  return (
    <AccountFrame title={TITLE} lead={`Stop alert and report e-mails to ${link.email}?`} {...screen}>
      {unsubscribe.error &&
        (secondsLeft > 0 ? (
          <FailureBanner error={unsubscribe.error} secondsLeft={secondsLeft} />
        ) : (
          <Banner tone="critical">{ERROR_TEXT.unsubscribe}</Banner>
        ))}
      <Button
        kind="primary"
        size="medium"
        wide
        working={unsubscribe.isPending}
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={() => {
          if (secondsLeft === 0) unsubscribe.mutate(token);
        }}
      >
        Unsubscribe
      </Button>
    </AccountFrame>
  );
}
