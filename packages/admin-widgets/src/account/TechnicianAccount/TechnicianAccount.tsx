import type { MessageAnswer } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { AccountFrame } from '../internal/AccountFrame';
import { type AccountScreenProps, HostLink } from '../internal/accountScreen';
import { DoneScreen } from '../internal/DoneScreen';
import { EmailForm } from '../internal/EmailForm';

export interface TechnicianAccountProps extends AccountScreenProps {
  /** Goes on after the e-mail was sent, usually back to the sign-in screen. */
  onDone?: () => void;
}

/** Registers a technician of an authorized service location; the account begins with the e-mail it sends. */
export function TechnicianAccount({ onDone, ...screen }: TechnicianAccountProps) {
  const title = 'Create a technician account';
  const register = useApiMutation<string, MessageAnswer>({
    run: (api, email) => api.account.registerTechnician(email),
  });

  if (register.data) {
    return (
      <DoneScreen title={title} message={register.data.message} onDone={onDone} doneLabel="Back to sign in" {...screen}>
        Open the link in it to verify your address and choose a password.
      </DoneScreen>
    );
  }
  return (
    <AccountFrame
      title={title}
      lead="For authorized service locations. We send you a link to verify your address and choose a password."
      {...screen}
    >
      <EmailForm
        submitLabel="Create account"
        failedText="Failed to send verification email."
        autoComplete="email"
        working={register.isPending}
        error={register.error}
        onSubmit={(email) => register.mutate(email)}
      />
      <HostLink href={screen.links?.signIn} renderLink={screen.renderLink}>
        Back to sign in
      </HostLink>
    </AccountFrame>
  );
}
