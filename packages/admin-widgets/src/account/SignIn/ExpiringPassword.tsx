import { Button, useMessages } from '@gladhand/ui';
import { AccountFrame } from '../internal/AccountFrame';
import type { AccountScreenProps } from '../internal/accountScreen';
import { SIGN_IN_STEP_MESSAGES } from './stepMessages';

export interface ExpiringPasswordProps {
  /** Whole days until the password expires. */
  daysLeft: number;
  screen: AccountScreenProps;
  onChangeNow: () => void;
  onContinue: () => void;
}

/** Offers to change a password that expires soon. */
export function ExpiringPassword({ daysLeft, screen, onChangeNow, onContinue }: ExpiringPasswordProps) {
  const messages = useMessages(SIGN_IN_STEP_MESSAGES);

  return (
    <AccountFrame title={messages.expiresIn(daysLeft)} lead={messages.expiringLead} {...screen}>
      <Button kind="primary" size="medium" wide onClick={onChangeNow}>
        {messages.changeNow}
      </Button>
      <Button size="medium" wide onClick={onContinue}>
        {messages.continue}
      </Button>
    </AccountFrame>
  );
}
