import { Banner, Button } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { AccountFrame } from './AccountFrame';
import { type AccountScreenProps, HostLink } from './accountScreen';

export interface DoneScreenProps extends AccountScreenProps {
  title: string;
  /** What was done, in the server's words. */
  message: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** @default 'Go to sign in' */
  doneLabel?: string;
  /** Goes on. Without it, a link to the sign-in screen is offered where there is one. */
  onDone?: (() => void) | undefined;
}

/** The end of an account screen. */
export function DoneScreen(props: DoneScreenProps) {
  const { message, doneLabel = 'Go to sign in', onDone, children, ...frame } = props;
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
