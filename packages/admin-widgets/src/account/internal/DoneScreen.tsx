import { Banner, Button, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { AccountFrame } from './AccountFrame';
import { type AccountScreenProps, HostLink } from './accountScreen';
import { PASSWORD_MESSAGES } from './passwordMessages';

export interface DoneScreenProps extends AccountScreenProps {
  title: string;
  /** The result, as the server reports it. */
  message: ReactNode;
  /** The next step. */
  children?: ReactNode;
  /** @default the way to the sign-in screen */
  doneLabel?: string | undefined;
  /** Called by the button. Without it, a link to the sign-in screen is shown if there is one. */
  onDone?: (() => void) | undefined;
}

/** The last state of an account screen. */
export function DoneScreen(props: DoneScreenProps) {
  const messages = useMessages(PASSWORD_MESSAGES);

  const { message, doneLabel = messages.goToSignIn, onDone, children, ...frame } = props;
  return (
    <AccountFrame {...frame}>
      <Banner tone="good" title={message}>
        {children}
      </Banner>
      {onDone ? (
        <Button kind="primary" size="medium" wide onClick={onDone}>
          {doneLabel}
        </Button>
      ) : (
        <HostLink href={frame.links?.signIn} renderLink={frame.renderLink}>
          {doneLabel}
        </HostLink>
      )}
    </AccountFrame>
  );
}
