import type { AccountPort, LinkState, MessageAnswer, SetPasswordInput } from '@gladhand/domain';
import { ApiErrorCode, ERROR_TEXT } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { AccountFrame } from './AccountFrame';
import type { AccountScreenProps } from './accountScreen';
import { DoneScreen } from './DoneScreen';
import { LINK_MESSAGES } from './linkMessages';
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

/** Sets a password by a valid link. */
export function PasswordFromLink(props: PasswordFromLinkProps) {
  const messages = useMessages(LINK_MESSAGES);

  const { token, link, title, lead, mismatchText, submitLabel, screen, onDone } = props;
  const set = useApiMutation<SetPasswordInput, MessageAnswer>({
    run: (api: AccountPort, input) => api.account.setPassword(input),
  });

  if (set.data) {
    return (
      <DoneScreen title={title} message={set.data.message || ERROR_TEXT.success} onDone={onDone} {...screen}>
        {messages.passwordSet}
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
