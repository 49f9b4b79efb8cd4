import { Button } from '@gladhand/ui';
import { AccountFrame } from '../internal/AccountFrame';
import type { AccountScreenProps } from '../internal/accountScreen';

export interface ExpiringPasswordProps {
  /** Whole days until the password expires. */
  daysLeft: number;
  screen: AccountScreenProps;
  onChangeNow: () => void;
  onContinue: () => void;
}

/** Says that the password runs out soon: change it now, or go on. */
export function ExpiringPassword({ daysLeft, screen, onChangeNow, onContinue }: ExpiringPasswordProps) {
  return (
    <AccountFrame
      title={`Your password expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`}
      lead="Change it now, or continue and be asked again the next time you sign in."
      {...screen}
    >
      <Button kind="primary" size="medium" wide onClick={onChangeNow}>
        Change password now
      </Button>
      <Button size="medium" wide onClick={onContinue}>
        Continue without changing
      </Button>
    </AccountFrame>
  );
}
