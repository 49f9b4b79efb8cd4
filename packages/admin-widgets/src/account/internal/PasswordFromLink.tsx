import type { LinkState, MessageAnswer, SetPasswordInput } from '@gladhand/domain';
import { ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { AccountFrame } from './AccountFrame';
import type { AccountScreenProps } from './accountScreen';
import { DoneScreen } from './DoneScreen';
import { NewPasswordForm } from './NewPasswordForm';

export interface PasswordFromLinkProps {
  token: string;
  link: LinkState;
  title: string;
  lead: string;
  mismatchText: string;
  submitLabel: string;
  screen: AccountScreenProps;
  onDone: (() => void) | undefined;
}

/** Sets a password by a link that was found good. */
export function PasswordFromLink(props: PasswordFromLinkProps) {
  const { token, link, title, lead, mismatchText, submitLabel, screen, onDone } = props;
  const set = useApiMutation<SetPasswordInput, MessageAnswer>({ run: (api, input) => api.account.setPassword(input) });

  if (set.data) {
    return (
      <DoneScreen title={title} message={set.data.message || ERROR_TEXT.success} onDone={onDone} {...screen}>
        You can sign in with your new password now.
      </DoneScreen>
    );
  }
  return (
    <AccountFrame title={title} lead={lead} {...screen}>
      <NewPasswordForm
        username={link.email}
        mismatchText={mismatchText}
        submitLabel={submitLabel}
        working={set.isPending}
        error={set.error?.code === ApiErrorCode.Cancelled ? null : set.error}
        onSubmit={(password) => set.mutate({ token, password })}
      />
    </AccountFrame>
  );
}
