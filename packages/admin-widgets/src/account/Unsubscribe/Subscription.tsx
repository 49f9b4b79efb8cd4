import { type AccountPort, ERROR_TEXT, type MessageAnswer, type SubscriptionState } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { AccountFrame } from '../internal/AccountFrame';
import type { AccountScreenProps } from '../internal/accountScreen';
import { DoneScreen } from '../internal/DoneScreen';
import { FailureBanner } from '../internal/FailureBanner';
import { useRetryCountdown } from '../internal/useRetryCountdown';
import { UNSUBSCRIBE_MESSAGES } from './messages';

interface SubscriptionProps {
  token: string;
  state: SubscriptionState;
  screen: AccountScreenProps;
  onDone: (() => void) | undefined;
}

type Change = 'one' | 'kind' | 'all' | 'undo';

/** The only kind whose emails can be unsubscribed from one by one. */
const ALERT = 'alert';

/** Confirms before unsubscribing, because mail scanners also open links. The change can be undone here. */
export function Subscription({ token, state, screen, onDone }: SubscriptionProps) {
  const messages = useMessages(UNSUBSCRIBE_MESSAGES);

  const say = useWords();
  const { email } = state;
  const label = say(state.label);
  const [last, setLast] = useState<Change>();
  const change = useApiMutation<Change, MessageAnswer>({
    run: (api: AccountPort, kind) =>
      kind === 'undo'
        ? api.account.resubscribe(token)
        : api.account.unsubscribe(token, { all: kind === 'all', kind: kind === 'kind' }),
  });
  const secondsLeft = useRetryCountdown(change.error);
  const run = (kind: Change) => {
    if (secondsLeft === 0) change.mutate(kind, { onSuccess: () => setLast(kind) });
  };
  const button = (kind: Change, text: string, isPrimary: boolean) => (
    <Button
      kind={isPrimary ? 'primary' : 'default'}
      size="medium"
      wide
      working={change.isPending && change.variables === kind}
      aria-disabled={secondsLeft > 0 || undefined}
      onClick={() => run(kind)}
    >
      {text}
    </Button>
  );
  const allAlerts = state.kind === ALERT && button('kind', messages.unsubscribeAlerts, false);
  const failure =
    change.error &&
    (secondsLeft > 0 ? (
      <FailureBanner error={change.error} secondsLeft={secondsLeft} />
    ) : (
      <Banner tone="critical">{ERROR_TEXT.unsubscribe}</Banner>
    ));

  if (last === 'undo') {
    return (
      <DoneScreen title={messages.title} message={change.data?.message} onDone={onDone} {...screen}>
        {messages.resubscribed(label, email)}
      </DoneScreen>
    );
  }
  if (last !== undefined || !state.subscribed) {
    const text =
      last === 'all'
        ? messages.unsubscribedAll(email)
        : last === 'kind'
          ? messages.unsubscribedAlerts(email)
          : messages.unsubscribed(label, email);
    return (
      <AccountFrame title={messages.title} {...screen}>
        <Banner tone="good" title={last ? change.data?.message : undefined}>
          {last ? text : messages.already(label, email)}
        </Banner>
        {failure}
        {button('undo', messages.undo, false)}
        {last === 'one' && allAlerts}
        {onDone && (
          <Button kind="primary" size="medium" wide onClick={onDone}>
            {messages.done}
          </Button>
        )}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={messages.title} lead={messages.question(label, email)} {...screen}>
      {failure}
      {button('one', messages.unsubscribe, true)}
      {allAlerts}
      {button('all', messages.unsubscribeAll, false)}
      <p style={{ margin: 0, font: 'var(--gh-text-12)', color: 'var(--gh-color-text-muted)' }}>
        {messages.accountMail}
      </p>
    </AccountFrame>
  );
}
